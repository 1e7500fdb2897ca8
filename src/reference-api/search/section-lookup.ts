import type { CsiSection } from '#src/contracts/shapes.ts';
import { findDivision } from '#src/domain/masterformat/divisions.ts';
import { to04, to95 } from '#src/domain/masterformat/crosswalk.ts';
import type { SectionNumber } from '#src/domain/masterformat/number.ts';
import { sectionTitle } from '#src/domain/masterformat/known-sections.ts';
import { otherSections } from '#src/reference-api/content/masterformat.ts';
import { titleKey } from '#src/reference-api/search/scan-words.ts';

/** A section that a number names: the exact one ranks above those below it, a document's first above its others. */
export interface SectionNamed {
  edition: SectionNumber['edition'];
  digits: string;
  /** The score of an item whose first section this is, and of what has it besides. */
  first: number;
  other: number;
}

export interface SectionLookup {
  /** The sections with content that a number names. */
  namedBy: (number: SectionNumber) => readonly SectionNamed[];
  /** Whether anything is in the section, below it, or in the one above, so that none of its neighbors answers for it. */
  isInUse: (number: SectionNumber) => boolean;
  /** The section above a number of eight digits that has none of its own; null otherwise. */
  above: (number: SectionNumber) => CsiSection | null;
  /** The section with exactly this number, in either edition. */
  byNumber: (number: SectionNumber) => CsiSection | null;
  /** The section with exactly this title, singular or plural. */
  byTitle: (title: string) => CsiSection | null;
  /** By its six or eight digits of the 2004 edition. */
  find: (digits: string) => CsiSection | null;
}

// Far above any score by words, so the exact section always comes first.
const strengths = { exact: 1_000_000, exactOther: 800_000, under: 500_000, withoutOwnChoice: 400_000 };

const otherTitles = new Map(otherSections.map(({ number, title }) => [number, title]));

const stemOf95 = (digits: string) => digits.replace(/0{1,3}$/, '');
const stemOf04 = ({ digits, level }: SectionNumber) =>
  level >= 4 ? digits : digits.slice(0, [0, 2, 3, 4][level] ?? 4);

/** `used`: the sections of all documents, each once, in the order of the index. */
export function createSectionLookup(used: readonly CsiSection[]): SectionLookup {
  const sections = new Map(used.map((section) => [section.number, section]));
  const byTitle = new Map(used.map((section) => [titleKey(section.title), section]));
  const digitsOf = {
    '04': [...sections.keys()],
    '95': [...new Set(used.flatMap(({ number95 }) => number95 ?? []))],
  };

  const find = (digits: string): CsiSection | null => {
    const known = sections.get(digits);
    if (known !== undefined) return known;
    const division = digits.endsWith('0000') ? findDivision(digits.slice(0, 2))?.title : undefined;
    const title = sectionTitle(digits) ?? otherTitles.get(digits) ?? division;
    return title === undefined ? null : { number: digits, number95: to95(digits), title };
  };
  const startingWith = ({ edition, digits: asked }: SectionNumber, stem: string): SectionNamed[] =>
    digitsOf[edition]
      .filter((digits) => digits.startsWith(stem))
      .map((digits) => ({
        edition,
        digits,
        first: digits === asked ? strengths.exact : strengths.under,
        other: digits === asked ? strengths.exactOther : strengths.withoutOwnChoice,
      }));

  return {
    namedBy(number) {
      const { digits } = number;
      // If nothing is in the section, its parent answers: 08 11 13 for 08 11 13.13, then 08 11.
      const stems =
        number.edition === '04'
          ? [stemOf04(number), digits.slice(0, 6), digits.slice(0, 4)]
          : [stemOf95(digits), digits.slice(0, 4), digits.slice(0, 3)];
      for (const stem of stems.filter(({ length }) => length <= digits.length)) {
        const found = startingWith(number, stem);
        if (found.length > 0 || number.level === 1) return found;
      }
      return [];
    },
    isInUse(number) {
      const stem = stemOf04(number);
      const above = `${number.digits.slice(0, 4)}00`;
      return (
        number.edition === '95' ||
        digitsOf['04'].some((used) => used === above || used.startsWith(stem.slice(0, 6)))
      );
    },
    above: ({ digits }) =>
      digits.length > 6 && !sections.has(digits) ? (sections.get(digits.slice(0, 6)) ?? null) : null,
    byNumber(number) {
      if (number.edition === '04') return find(number.digits);
      const inUse = used.find(({ number95 }) => number95 === number.digits);
      const [listed, ...others] = to04(number.digits);
      const isListed = listed?.former === number.digits;
      // Divisions 03 to 12 and 14 kept the broad numbers: 05500 is 05 50 00.
      const isKept = !isListed && /^(?:0[3-9]|1[0124])\d00$/.test(number.digits);
      // Of what a broad number of the others covers, none answers for the rest: 15400 is more than water heaters.
      const isOne = isListed || others.length === 0;
      return (
        inUse ??
        (isKept ? find(`${number.digits}0`) : null) ??
        (listed !== undefined && isOne ? find(listed.digits) : null)
      );
    },
    byTitle: (title) => byTitle.get(titleKey(title)) ?? null,
    find,
  };
}
