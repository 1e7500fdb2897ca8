import { stateOf } from '#src/lib/states.ts';
import { templateListIn } from '#src/reference-api/content/templates.ts';
import type { Random } from '#src/reference-api/world/random.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';
import { inRunningText, joinedList } from '#src/reference-api/seed/titles-and-text.ts';
import { capitalized, lowerFirstLetter, pluralOf } from '#src/reference-api/specifications/spec-words.ts';
import { findSection } from '#src/domain/masterformat/sections.ts';

export interface CompanyFacts {
  name: string;
  city: string;
  state: string;
  founded: number;
  profiles: readonly SectionProfile[];
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
  const things = facts.profiles.map(thingsOf);
  return capitalized(template?.((name) => values[name]({ facts, things }), random) ?? '');
};

/** What a manufacturer says about itself: a client in three sentences, others in one. */
export function aboutOf(facts: CompanyFacts, place: number, isClient: boolean, random: Random): string {
  const chosen = isClient ? (['beginnings', 'work', 'service'] as const) : (['beginnings'] as const);
  return chosen.map((list) => sentenceOf(list, place, facts, random)).join(' ');
}

export const sustainabilityOf = (facts: CompanyFacts, place: number, random: Random): string =>
  sentenceOf('sustainability', place, facts, random);

/** What is made in a section, countable: `roof hatches`. */
function thingsOf({ nouns, assembly }: SectionProfile): string {
  const countable = nouns.find((noun) => pluralOf(noun) !== lowerFirstLetter(noun));
  return countable === undefined ? assemblies(inRunningText(assembly)) : pluralOf(countable);
}

/** A section's products in running text, `metal wall panels`: its title, or the name of its assembly if the title is long. */
export function productsInText({ number, assembly }: SectionProfile): string {
  const title = findSection(number)?.title ?? assembly;
  return title.length > LONG_TITLE ? assemblies(inRunningText(assembly)) : inRunningText(title);
}

const LONG_TITLE = 30;

/** `membrane roofs`, but `waterproofing`. */
const assemblies = (assembly: string) => (/(?:ing|work|s)$/.test(assembly) ? assembly : `${assembly}s`);

function standardsOf(profiles: readonly SectionProfile[]): string {
  const codes = profiles.flatMap(({ standards: [first] }) => first?.split(' - ')[0] ?? []);
  return codes.slice(0, 2).join(' and ') || 'the governing standards';
}
