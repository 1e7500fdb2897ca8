import type { CountedSection } from '#src/contracts/csi.ts';
import type { SectionLookup } from '#src/reference-api/search/section-lookup.ts';

const shown = 4;

const shared = (one: string, other: string): number => {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return same;
};

/** The sections with products closest to a MasterFormat number: from its group, or else its division. */
export function nearestSections(
  number: string,
  products: ReadonlyMap<string, number>,
  sections: SectionLookup,
): CountedSection[] {
  const inDivision = [...products].filter(([digits]) => digits.startsWith(number.slice(0, 2)));
  const inGroup = inDivision.filter(([digits]) => shared(digits, number) >= 3);
  return (inGroup.length > 0 ? inGroup : inDivision)
    .toSorted(
      ([one], [other]) =>
        shared(other, number) - shared(one, number) ||
        Math.abs(Number(one.slice(0, 6)) - Number(number)) -
          Math.abs(Number(other.slice(0, 6)) - Number(number)),
    )
    .slice(0, shown)
    .flatMap(([digits, doc_count]) => {
      const section = sections.find(digits);
      return section === null ? [] : [{ ...section, doc_count }];
    });
}
