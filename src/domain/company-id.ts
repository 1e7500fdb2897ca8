import { hasControlCharacter, hasEncodedSlash } from '#src/lib/hostile-text.ts';

/** Company names end far below this; what is longer is no link of ours. */
const maxParameterLength = 200;

/** Five digits that no other digit touches, of any script. */
const coidGroup = /(?<!\p{Nd})[0-9]{5}(?!\p{Nd})/gu;

/**
 * The number of the company that a link's parameter names, or null when it names none.
 * Accepts `31250`, `31250-northfold`, `arc31250-northfold`, `northfold-roofing-systems-31250` and `arc31250.html`.
 * Of several numbers the one at the end wins, else the first. (requirements: company-identifier)
 */
export function companyIdFrom(param: string): number | null {
  const text = cleaned(param);
  if (text === null) return null;
  const groups = text.match(coidGroup);
  const last = groups?.at(-1);
  if (groups === null || last === undefined) return null;
  return Number(text.endsWith(last) ? last : groups[0]);
}

/** Slashes and apostrophes stripped, hyphens collapsed, `.html` and the trailing hyphen gone; null when hostile. */
function cleaned(param: string): string | null {
  if (param.length > maxParameterLength) return null;
  if (hasControlCharacter(param) || hasEncodedSlash(param)) return null;
  if (param.includes('\\') || param.includes('..')) return null;
  return param
    .replace(/[/'’]/g, '')
    .replace(/\.html$/i, '')
    .replace(/-{2,}/g, '-')
    .replace(/-$/, '');
}
