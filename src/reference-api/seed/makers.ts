import type { Random } from '#src/reference-api/world/random.ts';
import { slugOf } from '#src/lib/slug.ts';
import { aboutOf, sustainabilityOf } from '#src/reference-api/seed/company-about.ts';
import { profilesSuggestedBy } from '#src/reference-api/seed/affinity.ts';
import { clientNames, listedNames } from '#src/reference-api/seed/choose-names.ts';
import { namedMakers, type NamedMaker } from '#src/reference-api/seed/named-makers.ts';
import { csiSectionOf, profileOf, profilesOfDivision } from '#src/reference-api/seed/profiles.ts';
import type { Maker, Seeding } from '#src/reference-api/seed/seeding.ts';
import {
  associationsOfMakers,
  type CompanyName,
  places,
  streetNames,
} from '#src/reference-api/content/names.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Sections in which a manufacturer has products: in its main division, and in each other one. */
const MAIN_SECTIONS = 4;
const OTHER_SECTIONS = 1;
/** Manufacturers that are not clients, besides the named one, in the standard world. */
const LISTED = 19;
/**
 * A library of 100,000 products has about 1,600 manufacturers, not 20,000, so their number grows by the square root.
 */
const GROWTH = 0.5;

/** All manufacturers: the named ones, then clients, then the others. */
export function seedMakers(seeding: Seeding): void {
  const growth = Math.max(1, seeding.scale) ** GROWTH;
  const clients = clientNames(growth);
  const listed = listedNames(Math.round(LISTED * growth), clients);
  const makers = [
    ...namedMakers.map((named) => makerOf(seeding, named, named.isClient, named)),
    ...clients.map((name, index) => makerOf(seeding, name, true, index)),
    ...listed.map((name, index) => makerOf(seeding, name, false, clients.length + index)),
  ];
  coverEverySection(makers);
  for (const maker of makers) seeding.makers.push(maker);
  for (const { company } of makers) {
    seeding.world.companies.set(company.coid, company);
    seeding.world.byAbbreviation.set(company.webabrv, company);
  }
}

function makerOf(seeding: Seeding, name: CompanyName, isClient: boolean, from: NamedMaker | number): Maker {
  const coid = typeof from === 'number' ? coidAt(from) : from.coid;
  const random = seeding.random('company', coid);
  const profiles =
    typeof from === 'number' || from.sections === null
      ? sectionsFor(name, coid)
      : from.sections.flatMap((number) => profileOf(number) ?? []);
  const place = random.pick(places);
  const founded = typeof from === 'number' ? random.whole(1921, 2014) : from.founded;
  const line = `(${place.areaCode}) 555-01${String(random.whole(10, 99))}`;
  const named = typeof from === 'number' ? null : from;
  const facts = {
    name: name.name,
    city: named?.city ?? place.city,
    state: named?.state ?? place.state,
    founded,
    profiles,
  };
  return {
    code: codeOf(name.abbreviation),
    divisions: name.divisions,
    profiles: isClient ? profiles : [],
    company: {
      coid,
      company: name.name,
      companyNoHtml: name.name,
      companySlug: slugOf(name.name),
      webabrv: name.abbreviation,
      urls: isClient
        ? [
            { seq: coid * 10 + 1, label: 'Website', url: `https://www.${name.abbreviation}.example/` },
            {
              seq: coid * 10 + 2,
              label: 'Technical library',
              url: `https://www.${name.abbreviation}.example/technical`,
            },
            {
              seq: coid * 10 + 3,
              label: 'Find a representative',
              url: `https://www.${name.abbreviation}.example/reps`,
            },
          ].slice(0, random.whole(1, 3))
        : [],
      hasNews: false,
      hasProjects: false,
      isClient,
      about: isClient ? aboutOf(facts, random) : '',
      logo: isClient ? `/api/files/company/${coid}/logo.svg` : null,
      address: {
        street: named?.street ?? `${String(random.whole(10, 4900))} ${random.pick(streetNames)}`,
        city: facts.city,
        state: facts.state,
        zip: named?.zip ?? place.postalCode,
        country: (named ? /\d{5}/.test(named.zip) : place.country === 'US') ? 'US' : 'CA',
      },
      phone: named?.phone ?? line,
      tollFree: named
        ? named.tollFree
        : isClient && random.chance(0.5)
          ? `(800) 555-01${String(random.whole(10, 99))}`
          : null,
      founded: isClient ? founded : null,
      sections: profiles.map(({ number }) => csiSectionOf(number)),
      counts: {},
      associations: isClient ? membershipsOf(name.divisions, random) : [],
      sustainability: isClient && profiles.length > 0 ? sustainabilityOf(facts, random) : null,
      updated_at: seeding.ago(random.whole(1, 420)),
    },
  };
}

/** Associations to which a manufacturer of these divisions belongs. They are fictional, like the manufacturer. */
function membershipsOf(divisions: readonly string[], random: Random): string[] {
  const fitting = associationsOfMakers.filter((one) =>
    one.divisions.some((division) => divisions.includes(division)),
  );
  return random.sample(fitting, random.whole(1, 2)).map(({ name }) => name);
}

/** 78,000 numbers from 20000 up, each once, none of them a sentinel. Those of the named manufacturers are skipped. */
function coidAt(index: number): number {
  const coid = 20000 + (((index + 1) * 7919) % 78000);
  return namedMakers.some((named) => named.coid === coid) ? 98000 + (index % 900) : coid;
}

/** Sections that the name suggests; else part of its divisions. */
function sectionsFor(name: CompanyName, coid: number): SectionProfile[] {
  const named = profilesSuggestedBy(name);
  return named.length > 0
    ? named.slice(0, MAIN_SECTIONS)
    : name.divisions.flatMap((division, order) => share(division, order, coid));
}

/** A manufacturer's part of a division: consecutive sections, with a different start for each. */
function share(division: string, order: number, coid: number): SectionProfile[] {
  const profiles = profilesOfDivision(division);
  const most = order === 0 ? MAIN_SECTIONS : OTHER_SECTIONS;
  if (profiles.length <= most) return [...profiles];
  const start = coid % profiles.length;
  return [...profiles.slice(start), ...profiles.slice(0, start)].slice(0, most);
}

/** Gives each section without a client to the client of its division with the fewest sections. */
function coverEverySection(makers: Maker[]): void {
  const clients = makers.filter(({ company, profiles }) => company.isClient && profiles.length > 0);
  const served = new Set(clients.flatMap(({ profiles }) => profiles));
  const divisions = new Set(clients.flatMap(({ divisions: all }) => all));
  for (const profile of [...divisions].flatMap(profilesOfDivision)) {
    if (served.has(profile)) continue;
    const division = profile.number.slice(0, 2);
    const [least] = clients
      .filter((maker) => maker.divisions.includes(division) && maker.company.coid !== namedMakers[0]?.coid)
      .toSorted((one, other) => one.profiles.length - other.profiles.length);
    if (!least) continue;
    least.profiles = [...least.profiles, profile];
    least.company.sections.push(csiSectionOf(profile.number));
  }
}

/** The three letters that begin a manufacturer's file names: `nfd` for `northfold`. */
function codeOf(abbreviation: string): string {
  const consonants = [...abbreviation].filter((letter) => !'aeiou'.includes(letter));
  const middle = consonants[Math.ceil(consonants.length / 2)];
  return [abbreviation[0], middle, consonants.at(-1)].join('');
}
