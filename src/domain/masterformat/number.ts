import { findDivision, findFormerDivision } from '#src/domain/masterformat/divisions.ts';
import type { Edition } from '#src/domain/masterformat/edition.ts';
import { mayBeDate, plainNumberText } from '#src/domain/masterformat/number-signs.ts';
import { withoutTrailing } from '#src/lib/without-trailing.ts';

export interface SectionNumber {
  edition: Edition;
  /** 04: six digits, or eight with a fifth level; 95: five digits. No spaces. */
  digits: string;
  /** 1 is a division; 04 goes to level 5, 95 to level 4. */
  level: 1 | 2 | 3 | 4 | 5;
  /** The first two digits. */
  division: string;
}

const longest = 40;
const label = /^(?:section|sec|csi|mf)[\s.:#]*(?=\d)/;
const divisionOnly = /^div(?:ision)?[\s.:#]*(\d{1,2})$/;
const pairs = /^(\d{1,2})[\s._-]+(\d{2})(?:[\s._-]+(\d{2})(?:[\s._-]+(\d{2}))?)?$/;
/** Without separators, or with some: `07-5423`, `08 7100`. */
const compact = /^(\d{2})[\s._-]?(\d{2})[\s._-]?(\d{2})[\s._-]?(\d{2})?$/;
/** `07/54/23`; two numbers with a slash are a fraction. */
const slashed = /^(\d{1,2}) ?\/ ?(\d{2}) ?\/ ?(\d{2})(?: ?[./-] ?(\d{2}))?$/;

function level04(second: string, third: string, fourth: string): SectionNumber['level'] {
  if (fourth !== '00') return 5;
  if (third !== '00') return 4;
  if (second === '00') return 1;
  return second.endsWith('0') ? 2 : 3;
}

function in04(first: string, second: string, third = '00', fourth = '00'): SectionNumber | null {
  const division = first.padStart(2, '0');
  if (findDivision(division) === null) return null;
  const digits = `${division}${second}${third}${fourth === '00' ? '' : fourth}`;
  return { edition: '04', digits, level: level04(second, third, fourth), division };
}

function in95(digits: string): SectionNumber | null {
  const division = digits.slice(0, 2);
  if (division !== '00' && findFormerDivision(division) === null) return null;
  const zeros = digits.length - Math.max(2, withoutTrailing(digits, /0/).length);
  const levels = [4, 3, 2, 1] as const;
  return { edition: '95', digits, level: levels[zeros] ?? 4, division };
}

/** `isNamed`: the text says "section", so it can't be a date. */
function inSlashes(text: string, isNamed: boolean): SectionNumber | null {
  const [, first = '', second = '', third = '', fourth] = slashed.exec(text) ?? [];
  if (first === '' || (!isNamed && mayBeDate(first, second, third))) return null;
  return in04(first, second, third, fourth);
}

/**
 * Parses a section or division number as a specifier may spell it: `074213`, `07 42 13`, `07-42-13`, `07-4213`, `7.42.13`,
 * `07·42·13`, `07/42/13` if that can't be a date, `07 42 13.13`, `07421313`, `07`, `division 7`, or `07410` of the 1995
 * edition. Null for numbers in a reserved division and for anything else.
 */
export function parseSectionNumber(text: string): SectionNumber | null {
  if (text.length > longest) return null;
  const plain = plainNumberText(text);
  const division = divisionOnly.exec(plain)?.[1]?.padStart(2, '0');
  if (division !== undefined) return in04(division, '00') ?? in95(`${division}000`);
  const bare = plain.replace(label, '');
  if (/^\d{2}$/.test(bare)) return in04(bare, '00');
  if (/^\d{5}$/.test(bare)) return in95(bare);
  const found = pairs.exec(bare) ?? compact.exec(bare);
  if (found === null) return inSlashes(bare, bare !== plain);
  const [, first = '', second = '', third, fourth] = found;
  return in04(first, second, third, fourth);
}

/** The first two digits; `''` if there are none. */
export const divisionOf = (digits: string): string =>
  /^\d{2}(?:\d{3,4}|\d{6})?$/.test(digits) ? digits.slice(0, 2) : '';
