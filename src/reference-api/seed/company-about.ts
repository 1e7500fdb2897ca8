import * as v from 'valibot';
import { smallest } from '#src/lib/long-lists.ts';
import { stateOf } from '#src/lib/states.ts';
import { digits, sectionNumber, text, wholeNumber } from '#src/reference-api/content/fields.ts';
import { rowsOf } from '#src/reference-api/content/tables.ts';
import { templateListIn } from '#src/reference-api/content/templates.ts';
import type { Random } from '#src/reference-api/world/random.ts';
import type { SeedContext, SeededManufacturer } from '#src/reference-api/seed/seed-context.ts';
import { profileOf } from '#src/reference-api/seed/profiles.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';
import { inRunningText, joinedList } from '#src/reference-api/seed/titles-and-text.ts';
import { capitalized, lowerFirstLetter, pluralOf } from '#src/reference-api/specifications/spec-words.ts';
import { findSection } from '#src/domain/masterformat/sections.ts';

interface CompanyFacts {
  name: string;
  city: string;
  state: string;
  founded: number;
  profiles: readonly SectionProfile[];
  /** The kinds that it makes; empty if it has no products here. */
  kinds: ReadonlySet<string>;
}

/** `Minnesota` for `MN`, `Ontario` for `ON` and `ON, CAN`. */
export const stateName = (code: string): string => (stateOf(code) ?? stateOf(`${code}, CAN`))?.name ?? code;

const values = {
  name: ({ facts }) => facts.name,
  city: ({ facts }) => facts.city,
  state: ({ facts }) => stateName(facts.state),
  founded: ({ facts }) => facts.founded,
  'first thing': ({ things }) => things[0] ?? null,
  'second thing': ({ things }) => things[1] ?? null,
  'third thing': ({ things }) => things[2] ?? null,
  things: ({ things }) => (things.length > 0 ? joinedList(things) : null),
  standards: ({ facts }) => standardsOf(facts.profiles),
} satisfies Record<
  string,
  (about: { facts: CompanyFacts; things: readonly string[] }) => string | number | null
>;

type AboutValue = keyof typeof values;
const isAboutValue = (name: string): name is AboutValue => name in values;
const aboutValues = Object.keys(values).filter(isAboutValue);

const sentences = (heading: string) => templateListIn('companies/about.md', heading, aboutValues);
const lists = {
  beginnings: sentences('Beginnings'),
  work: sentences('Work'),
  service: sentences('Service'),
  sustainability: sentences('Sustainability'),
};

/** A sentence of each list by the manufacturer's place among all, so that two share none before a list is used up. */
const sentenceOf = (list: keyof typeof lists, place: number, facts: CompanyFacts, random: Random): string => {
  const template = lists[list][place % lists[list].length];
  const sold = facts.profiles.filter((profile) => firstYearOf(profile) <= facts.founded);
  const made = [...new Set([...sold, ...facts.profiles])].map((profile) => thingsOf(profile, facts));
  const things = made.length === 0 ? ['building products'] : made;
  return capitalized(template?.((name) => values[name]({ facts, things }), random) ?? '');
};

const firstYears = rowsOf(
  'companies/first-years.md',
  v.strictObject({ sections: digits, year: wholeNumber }),
);

const firstYearOf = ({ number }: SectionProfile): number =>
  firstYears.find(({ sections }) => number.startsWith(sections))?.year ?? 0;

const firstYearsOfKinds = rowsOf(
  'companies/first-years-of-kinds.md',
  v.strictObject({ words: text, year: wholeNumber }),
);

const firstYearOfKind = (noun: string): number =>
  firstYearsOfKinds.find(({ words }) => noun.toLowerCase().includes(words))?.year ?? 0;

/** A year in which one could begin to make at least one of these: the drawn one, or else a later one. */
export function foundedFor(profiles: readonly SectionProfile[], drawn: number): number {
  const first = profiles.length === 0 ? 0 : smallest(profiles.map(firstYearOf));
  return drawn >= first ? drawn : first + (drawn % 20);
}

/** What manufacturers say about themselves, of what they make. Clients come first, whose texts are longer. */
export function seedCompanyTexts(context: SeedContext): void {
  const isClient = ({ company }: SeededManufacturer) => company.isClient;
  const { manufacturers, seededProducts } = context;
  const inOrder = [...manufacturers.filter(isClient), ...manufacturers.filter((one) => !isClient(one))];
  for (const [place, { company }] of inOrder.entries()) {
    const facts = {
      name: company.company,
      city: company.address?.city ?? '',
      state: company.address?.state ?? '',
      founded: company.founded ?? 0,
      profiles: company.sections.flatMap(({ number }) => profileOf(number) ?? []),
      kinds: new Set(
        seededProducts
          .filter(({ manufacturer }) => manufacturer.company === company)
          .map(({ product }) => product.noun),
      ),
    };
    const random = context.random('company texts', company.coid);
    company.about = aboutOf(facts, place, company.isClient, random);
    if (company.isClient && facts.profiles.length > 0)
      company.sustainability = sentenceOf('sustainability', place, facts, random);
  }
}

/** A client in three sentences, others in one. */
function aboutOf(facts: CompanyFacts, place: number, isClient: boolean, random: Random): string {
  const isOfPaper = facts.profiles.every(({ number }) => number.startsWith('00'));
  const chosen = !isClient
    ? (['beginnings'] as const)
    : isOfPaper
      ? (['beginnings', 'service'] as const)
      : (['beginnings', 'work', 'service'] as const);
  return chosen.map((list) => sentenceOf(list, place, facts, random)).join(' ');
}

const counted = new Map(
  rowsOf('companies/countable-things.md', v.strictObject({ section: sectionNumber, things: text })).map(
    ({ section, things }) => [section, things],
  ),
);

/** What one makes in a section, countable and in few words: `water heaters` for condensing gas water heaters. */
function thingsOf(profile: SectionProfile, { kinds, founded }: CompanyFacts): string {
  const { number, nouns } = profile;
  const listed = counted.get(number);
  if (listed !== undefined) return listed;
  const isCounted = (noun: string) => pluralOf(noun) !== lowerFirstLetter(noun);
  const made = nouns.filter((noun) => kinds.has(noun));
  const isKnown = (noun: string) => firstYearOfKind(noun) <= founded;
  if (made.length > 0 && !made.some(isKnown)) return `products for ${productsInText(profile)}`;
  const possible = [...made, ...nouns].filter(isKnown);
  const countable = possible.find(isCounted) ?? possible[0] ?? nouns[0] ?? '';
  const [head = ''] = countable.split(' with ');
  return pluralOf(head.includes(' and ') ? head : head.split(' ').slice(-2).join(' '));
}

/** A section's products in running text, `metal wall panels`: its title, or the name of its assembly if the title is long. */
export function productsInText({ number, assembly }: SectionProfile): string {
  const title = findSection(number)?.title ?? assembly;
  return title.length > LONG_TITLE ? assemblies(inRunningText(assembly)) : inRunningText(title);
}

const LONG_TITLE = 30;

/** `membrane roofs`, but `waterproofing`. */
const assemblies = (assembly: string) => (/(?:ing|work|s)$/.test(assembly) ? assembly : pluralOf(assembly));

function standardsOf(profiles: readonly SectionProfile[]): string {
  const codes = profiles.flatMap(({ standards: [first] }) => first?.split(' - ')[0] ?? []);
  return codes.slice(0, 2).join(' and ') || 'the governing standards';
}
