import type { Random } from '#src/reference-api/world/random.ts';
import { slugOf } from '#src/lib/slug.ts';
import { foundedFor } from '#src/reference-api/seed/company-about.ts';
import { profilesSuggestedBy } from '#src/reference-api/seed/suggested-profiles.ts';
import { clientNames, listedNames } from '#src/reference-api/seed/choose-names.ts';
import { namedManufacturers, type NamedManufacturer } from '#src/reference-api/seed/named-manufacturers.ts';
import { csiSectionOf, profileOf, profilesOfDivision } from '#src/reference-api/seed/profiles.ts';
import type { SeededManufacturer, SeedContext } from '#src/reference-api/seed/seed-context.ts';
import {
  manufacturerAssociations,
  type CompanyName,
  places,
  streetNames,
} from '#src/reference-api/content/names.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** The most sections in which a manufacturer has products, in its main division and in each other division. */
const MAIN_SECTIONS = 4;
const OTHER_SECTIONS = 1;
/** In the standard world, the number of manufacturers that are not clients, besides the named one. */
const LISTED_MANUFACTURERS = 19;
/** A library of 100,000 products has about 1,600 manufacturers: they grow by the square root. */
const GROWTH = 0.5;

/** All manufacturers: the named ones, then clients, then the others. */
export function seedManufacturers(context: SeedContext): void {
  const growth = Math.max(1, context.scale) ** GROWTH;
  const clients = clientNames(growth);
  const listed = listedNames(Math.round(LISTED_MANUFACTURERS * growth), clients);
  const all = [
    ...namedManufacturers.map((named) => ({ name: named, isClient: named.isClient, from: named })),
    ...clients.map((name, index) => ({ name, isClient: true, from: index })),
    ...listed.map((name, index) => ({ name, isClient: false, from: clients.length + index })),
  ];
  const manufacturers = all.map((one) => manufacturerOf(context, one));
  coverEverySection(manufacturers);
  for (const manufacturer of manufacturers) context.manufacturers.push(manufacturer);
  for (const { company } of manufacturers) {
    context.world.companies.set(company.coid, company);
    context.world.byAbbreviation.set(company.webabrv, company);
  }
}

interface Candidate {
  name: CompanyName;
  isClient: boolean;
  /** The named record, or a place in the list of numbers. */
  from: NamedManufacturer | number;
}

function manufacturerOf(context: SeedContext, { name, isClient, from }: Candidate): SeededManufacturer {
  const coid = typeof from === 'number' ? coidAt(from) : from.coid;
  const random = context.random('company', coid);
  const profiles =
    typeof from === 'number' || from.sections === null
      ? sectionsFor(name, coid)
      : from.sections.flatMap((number) => profileOf(number) ?? []);
  const place = random.pick(places);
  const founded = typeof from === 'number' ? foundedFor(profiles, random.integer(1921, 2014)) : from.founded;
  const line = `(${place.areaCode}) 555-01${String(random.integer(10, 99))}`;
  const named = typeof from === 'number' ? null : from;
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
          ].slice(0, random.integer(1, 3))
        : [],
      hasNews: false,
      hasProjects: false,
      isClient,
      about: '',
      logo: isClient ? `/api/files/company/${coid}/logo.svg` : null,
      address: {
        street: named?.street ?? `${String(random.integer(10, 4900))} ${random.pick(streetNames)}`,
        city: named?.city ?? place.city,
        state: named?.state ?? place.state,
        zip: named?.zip ?? place.postalCode,
        country: (named ? /\d{5}/.test(named.zip) : place.country === 'US') ? 'US' : 'CA',
      },
      phone: named?.phone ?? line,
      tollFree: named
        ? named.tollFree
        : isClient && random.chance(0.5)
          ? `(800) 555-01${String(random.integer(10, 99))}`
          : null,
      founded,
      sections: profiles.map(({ number }) => csiSectionOf(number)),
      counts: {},
      associations: isClient ? membershipsOf(divisionsOf(profiles, name.divisions), random) : [],
      sustainability: null,
      updated_at: context.ago(random.integer(1, 420)),
    },
  };
}

/** The divisions that a manufacturer makes products in, or would. */
const divisionsOf = (profiles: readonly { number: string }[], usual: readonly string[]): readonly string[] =>
  profiles.length > 0 ? profiles.map(({ number }) => number.slice(0, 2)) : usual;

/** Associations to which a manufacturer of these divisions belongs. They are fictional, like the manufacturer. */
function membershipsOf(divisions: readonly string[], random: Random): string[] {
  const fitting = manufacturerAssociations.filter((one) =>
    one.divisions.some((division) => divisions.includes(division)),
  );
  return random.sample(fitting, random.integer(1, 2)).map(({ name }) => name);
}

/**
 * Company numbers from 20000 up, 78,000 different ones. None is a number that fails on demand (`sentinels`) or belongs to a named
 * manufacturer.
 */
function coidAt(index: number): number {
  const coid = 20000 + (((index + 1) * 7919) % 78000);
  return namedManufacturers.some((named) => named.coid === coid) ? 98000 + (index % 900) : coid;
}

/** The sections that the name suggests, otherwise some from each of its divisions. */
function sectionsFor(name: CompanyName, coid: number): SectionProfile[] {
  const named = profilesSuggestedBy(name);
  return named.length > 0
    ? named.slice(0, MAIN_SECTIONS)
    : name.divisions.flatMap((division, order) => sectionsFromDivision(division, order, coid));
}

/** Consecutive sections of a division, beginning at a different one for each manufacturer. */
function sectionsFromDivision(division: string, order: number, coid: number): SectionProfile[] {
  const profiles = profilesOfDivision(division);
  const most = order === 0 ? MAIN_SECTIONS : OTHER_SECTIONS;
  if (profiles.length <= most) return [...profiles];
  const start = coid % profiles.length;
  return [...profiles.slice(start), ...profiles.slice(0, start)].slice(0, most);
}

/** Gives each section without a client to the client of its division with the fewest sections. */
function coverEverySection(manufacturers: SeededManufacturer[]): void {
  const clients = manufacturers.filter(({ company, profiles }) => company.isClient && profiles.length > 0);
  const served = new Set(clients.flatMap(({ profiles }) => profiles));
  const divisions = new Set(clients.flatMap(({ divisions: all }) => all));
  for (const profile of [...divisions].flatMap(profilesOfDivision)) {
    if (served.has(profile)) continue;
    const division = profile.number.slice(0, 2);
    const [least] = clients
      .filter(
        (manufacturer) =>
          manufacturer.divisions.includes(division) &&
          manufacturer.company.coid !== namedManufacturers[0]?.coid,
      )
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
