import type { Edition } from '#src/domain/masterformat/edition.ts';
import { plainNumberText } from '#src/domain/masterformat/number-signs.ts';
import { sectionsNamed } from '#src/domain/masterformat/sections-named.ts';
import { type Section, sections } from '#src/domain/masterformat/sections.ts';

const label = /^(?:section|sec|csi|mf)[\s.:#]*(?=\d)/;
const minDigits = 2;

/** Typed text without the word in front of a number: `section 07 42` gives `07 42`. */
export const withoutSectionWord = (text: string): string => plainNumberText(text).replace(label, '');

/** Typed text without the characters that separate the digits of a number. */
export const withoutSeparators = (plain: string): string => plain.replace(/[\s._/\p{Pd}]/gu, '');

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Sections whose number starts with these digits; the visitor's edition first. */
function beginningWith(digits: string, edition: Edition): Section[] {
  const in04 = sections.filter((section) => section.digits.startsWith(digits));
  const in95 = sections.filter(({ former }) => former.startsWith(digits));
  return edition === '95' ? [...in95, ...in04] : digits.length > minDigits ? [...in04, ...in95] : in04;
}

/** Sections whose titles have a word starting with each of these words. */
export function sectionsByTitle<Known extends { title: string }>(
  text: string,
  among: readonly Known[],
): Known[] {
  const words = wordsOf(text);
  const [first] = words;
  if (first === undefined) return [];
  return among
    .map((section) => ({ section, own: wordsOf(section.title) }))
    .filter(({ own }) => words.every((typed) => own.some((word) => word.startsWith(typed))))
    .toSorted(
      (a, b) =>
        Number(b.own[0]?.startsWith(first)) - Number(a.own[0]?.startsWith(first)) ||
        a.section.title.length - b.section.title.length,
    )
    .map(({ section }) => section);
}

/**
 * Listed sections that match typed text so far: a number or its beginning, in any spelling and either edition (`07 42`,
 * `074213`, `07410`), or words of the title, of which the last can be incomplete. At most `count`, most likely first;
 * none for fewer than two characters.
 */
export function suggestSections(text: string, edition: Edition, count: number): readonly Section[] {
  const plain = withoutSectionWord(text);
  if (plain.length < 2) return [];
  const digits = withoutSeparators(plain);
  const found = /^\d+$/.test(digits)
    ? [...sectionsNamed(plain), ...(digits.length < minDigits ? [] : beginningWith(digits, edition))]
    : sectionsByTitle(plain, sections);
  return [...new Set(found)].slice(0, count);
}
