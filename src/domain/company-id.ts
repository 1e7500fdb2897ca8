import { hasControlCharacter, hasEncodedSlash } from '#src/lib/hostile-text.ts';

/** What a company identifier says: `arc31250-northfold` is `{ coid: 31250, webabrv: 'northfold', prefix: 'arc' }`. */
export interface CompanyIdentifier {
  coid: number;
  /** The company's abbreviation as written. */
  webabrv: string;
  /** Letters before the number, or null. */
  prefix: string | null;
}

/** Company names end far below this; what is longer is no link of ours. */
const longestParameter = 200;

/** Five digits that no other digit touches, of any script. */
const coidGroup = /(?<!\p{Nd})[0-9]{5}(?!\p{Nd})/gu;

const identifierForm = /^-?(\p{L}{1,20})?([0-9]{5})-([\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*)$/u;

/**
 * The number of the company that a link's parameter names, or null when it names none.
 * Accepts `31250`, `31250-northfold`, `arc31250-northfold`, `northfold-roofing-systems-31250` and `arc31250.html`.
 * Of several numbers the one at the end wins, else the first. (spec §2, §5)
 */
export function companyIdFrom(param: string): number | null {
  const text = cleaned(param);
  if (text === null) return null;
  const groups = text.match(coidGroup);
  const last = groups?.at(-1);
  if (groups === null || last === undefined) return null;
  return Number(text.endsWith(last) ? last : groups[0]);
}

/**
 * The parts of an identifier in its strict form: optional prefix, five digits, '-', a name.
 * Null is a bad company, which the caller logs. (spec §5)
 */
export function companyIdentifier(text: string): CompanyIdentifier | null {
  const parts = cleaned(text)?.match(identifierForm);
  const [, prefix, coid, webabrv] = parts ?? [];
  if (coid === undefined || webabrv === undefined) return null;
  return { coid: Number(coid), webabrv, prefix: prefix ?? null };
}

/** A company's number as links and paths write it: always five digits. */
export function coidText(coid: number): string {
  return String(coid).padStart(5, '0');
}

/** Slashes and apostrophes stripped, hyphens collapsed, `.html` and the trailing hyphen gone; null when hostile. */
function cleaned(param: string): string | null {
  if (param.length > longestParameter) return null;
  if (hasControlCharacter(param) || hasEncodedSlash(param)) return null;
  if (param.includes('\\') || param.includes('..')) return null;
  return param
    .replace(/[/'’]/g, '')
    .replace(/\.html$/i, '')
    .replace(/-{2,}/g, '-')
    .replace(/-$/, '');
}
