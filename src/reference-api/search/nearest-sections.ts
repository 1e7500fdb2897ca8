import type { CountedSection } from '#src/contracts/csi.ts';
import { generalWords } from '#src/reference-api/search/reading/other-things.ts';
import { titleKey } from '#src/reference-api/search/scan-words.ts';
import { weakWords } from '#src/reference-api/search/things-asked-for.ts';
import type { SectionLookup } from '#src/reference-api/search/section-lookup.ts';

const shown = 4;
/** What heads more titles than this says little. */
const mostAlike = 2;
/** Heads of titles that name no thing. */
const headsOfAny = new Set(
  'accessory specialty work material result application requirement procedure control protection enclosure'.split(
    ' ',
  ),
);

const shared = (one: string, other: string): number => {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return same;
};

/** The last word of a title, if it names a kind of thing: `casework` of Residential Casework, `exchanger` of Heat Exchangers for HVAC. */
const headOf = (title: string): string | null => {
  const head =
    titleKey(title.split(' for ')[0] ?? '')
      .split(' ')
      .at(-1) ?? '';
  return [generalWords, headsOfAny, weakWords].some((words) => words.has(head)) || head === '' ? null : head;
};

/** The sections with products closest to a MasterFormat section: those of the same head noun, then from its group, or else its division. */
export function nearestSections(
  number: string,
  title: string,
  products: ReadonlyMap<string, number>,
  sections: SectionLookup,
): CountedSection[] {
  const inDivision = [...products].filter(([digits]) => digits.startsWith(number.slice(0, 2)));
  const inGroup = inDivision.filter(([digits]) => shared(digits, number) >= 3);
  const head = headOf(title);
  const alike =
    head === null
      ? []
      : [...products].filter(([digits]) => headOf(sections.find(digits)?.title ?? '') === head);
  const near = (inGroup.length > 0 ? inGroup : inDivision).toSorted(
    ([one], [other]) =>
      shared(other, number) - shared(one, number) ||
      Math.abs(Number(one.slice(0, 6)) - Number(number)) -
        Math.abs(Number(other.slice(0, 6)) - Number(number)),
  );
  return [...new Map([...(alike.length > mostAlike ? [] : alike), ...near])]
    .slice(0, shown)
    .flatMap(([digits, doc_count]) => {
      const section = sections.find(digits);
      return section === null ? [] : [{ ...section, doc_count }];
    });
}
