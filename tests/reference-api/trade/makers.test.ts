import { describe, expect, it } from 'vitest';

import { companyNames } from '#src/reference-api/content/names.ts';
import { namedManufacturers } from '#src/reference-api/seed/named-manufacturers.ts';
import { profileOf } from '#src/reference-api/seed/profiles.ts';
import { profilesSuggestedBy } from '#src/reference-api/seed/suggested-profiles.ts';
import { sectionProfiles } from '#src/reference-api/trade/section-profiles.ts';
import { sampleWorld } from '#tests/support/sample-worlds.ts';

const makers = [...sampleWorld(1).companies.values()].filter(
  ({ coid }) => !namedManufacturers.some((named) => named.coid === coid),
);
const rowOf = new Map(companyNames.map((row) => [row.abbreviation, row]));
/** Fencing and fences, docks and a dock, pools and a pool. */
const stemsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 4));

describe('The makers of the sample world', () => {
  it('serve every section that has products', () => {
    const served = new Set(
      [...sampleWorld(1).companies.values()]
        .filter(({ isClient }) => isClient)
        .flatMap(({ sections }) => sections.map(({ number }) => number)),
    );
    const offered = sectionProfiles.flatMap(({ number }) => (profileOf(number) ? [number] : []));
    expect(offered.filter((number) => !served.has(number))).toEqual([]);
  });

  it('make what their name or their row says, and nothing else', () => {
    expect(makers.length).toBeGreaterThan(100);
    const strays = makers.flatMap(({ company, webabrv, sections }) => {
      const row = rowOf.get(webabrv);
      const said = row ? [...profilesSuggestedBy(row).map(({ number }) => number), ...(row.makes ?? [])] : [];
      return sections
        .filter(({ number }) => !said.includes(number))
        .map(({ number }) => `${company}: ${number}`);
    });
    expect(strays).toEqual([]);
  });

  it('have a word in their name for each trade that they are in, unless it names none', () => {
    const several = makers.filter(({ isClient, webabrv, sections }) => {
      const row = rowOf.get(webabrv);
      return isClient && sections.length > 1 && row && profilesSuggestedBy(row).length > 0;
    });
    expect(several.length).toBeGreaterThan(20);
    const silent = several.flatMap(({ companyNoHtml, sections }) =>
      sections.flatMap(({ number, title }) => {
        const profile = profileOf(number);
        const words = stemsOf([title, profile?.assembly ?? '', ...(profile?.nouns ?? [])].join(' '));
        return stemsOf(companyNoHtml).some((stem) => words.includes(stem))
          ? []
          : [`${companyNoHtml}: ${title}`];
      }),
    );
    expect(silent).toEqual([]);
  });
});
