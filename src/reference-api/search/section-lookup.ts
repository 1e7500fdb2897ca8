import type { CsiSection } from '#src/contracts/shapes.ts';
import { to04, to95 } from '#src/domain/masterformat/crosswalk.ts';
import type { SectionNumber } from '#src/domain/masterformat/number.ts';
import { findSection } from '#src/domain/masterformat/sections.ts';
import { otherSections } from '#src/reference-api/content/masterformat.ts';
import { sectionsOf } from '#src/reference-api/search/document-fields.ts';
import { scanWords } from '#src/reference-api/search/scan-words.ts';
import type { SearchDocument } from '#src/reference-api/search/search-document.ts';

/** A document in a section that a number names; the exact section ranks above those below it. */
export interface SectionMatch {
  document: number;
  strength: number;
}

export interface SectionLookup {
  documentsOf: (number: SectionNumber) => readonly SectionMatch[];
  /** The section with exactly this number, in either edition. */
  byNumber: (number: SectionNumber) => CsiSection | null;
  /** The section with exactly this title, singular or plural. */
  byTitle: (title: string) => CsiSection | null;
  /** By its six or eight digits of the 2004 edition. */
  find: (digits: string) => CsiSection | null;
}

interface Member {
  document: number;
  isPrincipal: boolean;
}

// Far above any score by words, so the exact section always comes first.
const strengths = { exact: 1_000_000, exactOther: 800_000, under: 500_000, withoutOwnChoice: 400_000 };

const otherTitles = new Map(otherSections.map(({ number, title }) => [number, title]));

const stemOf95 = (digits: string) => digits.replace(/0{1,3}$/, '');
const stemOf04 = ({ digits, level }: SectionNumber) =>
  level >= 4 ? digits : digits.slice(0, [0, 2, 3, 4][level] ?? 4);
const titleKey = (title: string) =>
  scanWords(title)
    .map(({ term }) => term)
    .join(' ');

export function createSectionLookup(documents: readonly SearchDocument[]): SectionLookup {
  const sections = new Map<string, CsiSection>();
  const byTitle = new Map<string, CsiSection>();
  const members = { '04': new Map<string, Member[]>(), '95': new Map<string, Member[]>() };
  const file = (under: Map<string, Member[]>, digits: string, member: Member) => {
    const filed = under.get(digits);
    if (filed === undefined) under.set(digits, [member]);
    else filed.push(member);
  };
  documents.forEach(({ hit }, document) => {
    sectionsOf(hit).forEach((section, at) => {
      if (!sections.has(section.number)) {
        sections.set(section.number, section);
        byTitle.set(titleKey(section.title), section);
      }
      const member = { document, isPrincipal: at === 0 && hit.content_type !== 'company' };
      file(members['04'], section.number, member);
      if (section.number95 !== null) file(members['95'], section.number95, member);
    });
  });

  const find = (digits: string): CsiSection | null => {
    const known = sections.get(digits);
    if (known !== undefined) return known;
    const title = findSection(digits)?.title ?? otherTitles.get(digits);
    return title === undefined ? null : { number: digits, number95: to95(digits), title };
  };
  const matches = (number: SectionNumber, stem: string): SectionMatch[] => {
    const best = new Map<number, number>();
    for (const [digits, filed] of members[number.edition]) {
      if (!digits.startsWith(stem)) continue;
      const isExact = digits === number.digits;
      for (const { document, isPrincipal } of filed) {
        const first = isExact ? strengths.exact : strengths.under;
        const other = isExact ? strengths.exactOther : strengths.withoutOwnChoice;
        const strength = isPrincipal ? first : other;
        if (strength > (best.get(document) ?? 0)) best.set(document, strength);
      }
    }
    return [...best].map(([document, strength]) => ({ document, strength }));
  };

  return {
    documentsOf(number) {
      const { digits } = number;
      // If nothing is in the section, its parent answers: 08 11 13 for 08 11 13.13, then 08 11.
      const stems =
        number.edition === '04'
          ? [stemOf04(number), digits.slice(0, 6), digits.slice(0, 4)]
          : [stemOf95(digits), digits.slice(0, 4), digits.slice(0, 3)];
      for (const stem of stems.filter(({ length }) => length <= digits.length)) {
        const found = matches(number, stem);
        if (found.length > 0 || number.level === 1) return found;
      }
      return [];
    },
    byNumber(number) {
      if (number.edition === '04') return find(number.digits);
      const inUse = [...sections.values()].find(({ number95 }) => number95 === number.digits);
      const listed = to04(number.digits)[0];
      return inUse ?? (listed === undefined ? null : find(listed.digits));
    },
    byTitle: (title) => byTitle.get(titleKey(title)) ?? null,
    find,
  };
}
