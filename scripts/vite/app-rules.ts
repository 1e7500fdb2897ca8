const BEGIN = '# --- begin of the app’s addresses';
const END = '# --- end of the app’s addresses';

/** Parameters whose values may hold a slash: the host reads `/search/5%2F8` as two segments. */
const texts = /^:(?:terms|qstr|webabrv|password|resetToken|filename|designation|category|type)$/;

/**
 * Redirect patterns of the host for the patterns of routes, in the order of the alphabet, without those that another one
 * covers: `/search/*`, `/product/:id`.
 */
export function appRules(paths: readonly string[]): string[] {
  const patterns = [...new Set(paths.map(hostPattern))];
  return patterns.filter((one) => !patterns.some((other) => other !== one && covers(other, one))).toSorted();
}

/** A parameter that is free text takes all that follows, since it may hold slashes. */
function hostPattern(path: string): string {
  const parts = path.split('/');
  const text = parts.findIndex((part) => texts.test(part));
  return text === -1 ? path : [...parts.slice(0, text), '*'].join('/');
}

/** Whether all that fits the second pattern also fits the first; `*` stands for any number of segments, or none. */
function covers(wide: string, narrow: string): boolean {
  const [wideParts, narrowParts] = [wide.split('/'), narrow.split('/')];
  const isOpen = wideParts.at(-1) === '*';
  const fixed = isOpen ? wideParts.slice(0, -1) : wideParts;
  if (isOpen ? narrowParts.length < fixed.length : narrowParts.length !== fixed.length) return false;
  return fixed.every((part, at) => {
    const other = narrowParts[at];
    return part === other || (part.startsWith(':') && other !== '*' && other !== '');
  });
}

/**
 * The text of `netlify.toml` with these patterns as the app's addresses, which lead to the page that its last rule names.
 * Throws where one of the two is missing.
 */
export function withAppRules(toml: string, patterns: readonly string[]): string {
  const [begin, end] = [toml.indexOf(BEGIN), toml.indexOf(END)];
  const [, page] = /\nfrom = "\/\*"\nto = "([^"]+)"\n/.exec(toml) ?? [];
  if (begin === -1 || end < begin || page === undefined)
    throw new Error(`netlify.toml has no place for the app’s addresses, or no last rule: ${BEGIN} … ${END}`);
  const rules = patterns.map((from) => `[[redirects]]\nfrom = "${from}"\nto = "${page}"\nstatus = 200\n`);
  return `${toml.slice(0, begin)}${BEGIN}\n${rules.join('\n')}\n${toml.slice(end)}`;
}
