import { hasControlCharacter, hasEncodedSlash } from '#src/lib/hostile-text.ts';

/** Company names are far shorter, so a longer parameter is not one of our links. */
const maxParameterLength = 200;

/** Five digits with no other digit, of any script, next to them. */
const coidGroup = /(?<!\p{Nd})[0-9]{5}(?!\p{Nd})/gu;

/**
 * The company number in a link's parameter, or null. Accepts `31250`, `31250-northfold`, `arc31250-northfold`,
 * `northfold-roofing-systems-31250`, and `arc31250.html`. If there are several numbers, one at the end wins, then the
 * first. (requirements: company-identifier)
 */
export function companyIdFrom(param: string): number | null {
  const text = cleanedParameter(param);
  if (text === null) return null;
  const groups = text.match(coidGroup);
  const last = groups?.at(-1);
  if (groups === null || last === undefined) return null;
  return Number(text.endsWith(last) ? last : groups[0]);
}

/** Strips slashes and apostrophes, collapses hyphens, drops `.html` and a last hyphen; null if hostile. */
function cleanedParameter(param: string): string | null {
  if (param.length > maxParameterLength) return null;
  if (hasControlCharacter(param) || hasEncodedSlash(param)) return null;
  if (param.includes('\\') || param.includes('..')) return null;
  return param
    .replace(/[/'’]/g, '')
    .replace(/\.html$/i, '')
    .replace(/-{2,}/g, '-')
    .replace(/-$/, '');
}
