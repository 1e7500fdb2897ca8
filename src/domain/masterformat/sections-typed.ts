import type { Edition } from '#src/domain/masterformat/edition.ts';
import { sectionsNamed } from '#src/domain/masterformat/sections-named.ts';
import { type Section, sections } from '#src/domain/masterformat/sections.ts';

const label = /^(?:section|sec|csi|mf)[\s.:#]*(?=\d)/;
const minDigits = 2;

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Sections whose number begins with these digits, those of the edition that is read first. */
function beginningWith(digits: string, edition: Edition): Section[] {
  const in04 = sections.filter((section) => section.digits.startsWith(digits));
  const in95 = sections.filter(({ former }) => former.startsWith(digits));
  return edition === '95' ? [...in95, ...in04] : digits.length > minDigits ? [...in04, ...in95] : in04;
}

/** Sections that have, for each of the words, one that begins so. */
function entitled(words: readonly string[]): Section[] {
  const [first] = words;
  if (first === undefined) return [];
  return sections
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
 * The listed sections that someone who has typed so far may mean: by a number or its beginning, in any spelling and
 * either edition (`07 42`, `074213`, `07410`), or by words of the title, the last of which need not be whole. At most
 * `count`, the likeliest first; none for less than two characters.
 */
export function sectionsTyped(text: string, edition: Edition, count: number): readonly Section[] {
  const plain = text.normalize('NFKC').toLowerCase().trim().replace(label, '');
  if (plain.length < 2) return [];
  const digits = plain.replace(/[\s._/\p{Pd}]/gu, '');
  const found = /^\d+$/.test(digits)
    ? [...sectionsNamed(plain), ...(digits.length < minDigits ? [] : beginningWith(digits, edition))]
    : entitled(wordsOf(plain));
  return [...new Set(found)].slice(0, count);
}
