import { describe, expect, it } from 'vitest';

import { isPhone } from '#src/lib/checks/phone.ts';
import { isZip } from '#src/lib/checks/zip.ts';
import { divisions } from '#src/domain/masterformat/divisions.ts';
import { slugOf } from '#src/lib/slug.ts';
import {
  companyNames,
  firstNames,
  jobTitles,
  lastNames,
  places,
  streetNames,
} from '#src/reference-api/content/names.ts';

/** The names that the sample world keeps for its named records. */
const kept = ['northfold', 'ohalloran', 'brightwater', 'plain', 'tamarack'];

describe('the makers of the sample world', () => {
  it.each(divisions.map(({ number, title }) => [number, title]))('serve division %s, %s', (number) => {
    const serving = companyNames.filter((company) => company.divisions.includes(number));
    expect(serving.length).toBeGreaterThanOrEqual(2);
  });

  it('serve no division that does not exist', () => {
    const live = new Set(divisions.map(({ number }) => number));
    expect(companyNames.flatMap((company) => company.divisions).filter((one) => !live.has(one))).toEqual([]);
  });

  it('are told apart by their abbreviations', () => {
    const abbreviations = [...companyNames.map(({ abbreviation }) => abbreviation), ...kept];
    expect(new Set(abbreviations).size).toBe(abbreviations.length);
    expect(companyNames.filter(({ abbreviation }) => !/^[a-z]{4,10}$/.test(abbreviation))).toEqual([]);
  });

  it('hold one name twice, in trades that have nothing in common', () => {
    const alike = companyNames.filter(
      ({ name }) => companyNames.filter((other) => other.name === name).length > 1,
    );
    expect(alike).toHaveLength(2);
    const [one, other] = alike;
    expect(one?.divisions.filter((division) => other?.divisions.includes(division))).toEqual([]);
  });

  it('hold one name in two spellings, within one division', () => {
    const joined = (name: string) => slugOf(name).replaceAll('-', '');
    const pair = companyNames.filter(({ name }) => joined(name) === 'cobblewaypavers');
    expect(pair.map(({ divisions: served }) => served)).toEqual([['32'], ['32']]);
  });
});

describe('the people of the sample world', () => {
  it.each([
    ['first names', firstNames, 80],
    ['last names', lastNames, 120],
    ['job titles', jobTitles, 20],
    ['streets', streetNames, 40],
  ])('have enough %s, none twice', (_, names, least) => {
    expect(names.length).toBeGreaterThanOrEqual(least);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the places of the sample world', () => {
  it('are sixty towns in the United States and Canada', () => {
    expect(new Set(places.map(({ city, state }) => `${city}, ${state}`)).size).toBe(60);
    expect(places.filter(({ country }) => country === 'CA')).toHaveLength(12);
  });

  it.each(places.map((place) => [place.city, place] as const))(
    '%s can be written to and called',
    (_, place) => {
      const canadian = /^[A-Z]\d[A-Z] \d[A-Z]\d$/;
      const postal = place.country === 'US' ? isZip(place.postalCode) : canadian.test(place.postalCode);
      expect(postal).toBe(true);
      expect(isPhone(`(${place.areaCode}) 555-0142`)).toBe(true);
    },
  );
});
