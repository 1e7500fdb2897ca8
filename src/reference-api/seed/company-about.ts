import { stateOf } from '#src/lib/states.ts';
import { templateListIn } from '#src/reference-api/content/templates.ts';
import type { Random } from '#src/reference-api/world/random.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';
import { inRunningText, joinedList } from '#src/reference-api/seed/titles-and-text.ts';
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
const beginnings = sentences('Beginnings');
const middles = sentences('Middles');
const endings = sentences('Endings');
const sustainable = sentences('Sustainability');

/** Three or four sentences about a manufacturer; no two texts are the same. */
export function aboutOf(facts: CompanyFacts, random: Random): string {
  const things = random.sample(facts.profiles, 3).map(productsInText);
  const chosen = [random.pick(beginnings), ...random.sample(middles, 2), random.pick(endings)];
  return chosen.map((sentence) => sentence((name) => values[name]({ facts, things }), random)).join(' ');
}

export function sustainabilityOf(facts: CompanyFacts, random: Random): string {
  const things = random.sample(facts.profiles, 2).map(productsInText);
  return random
    .sample(sustainable, 2)
    .map((sentence) => sentence((name) => values[name]({ facts, things }), random))
    .join(' ');
}

/** A section's products in running text, `metal wall panels`: its title, or the name of its assembly if the title is long. */
export function productsInText({ number, assembly }: SectionProfile): string {
  const title = findSection(number)?.title ?? assembly;
  return title.length > LONG_TITLE ? pluralOf(inRunningText(assembly)) : inRunningText(title);
}

const LONG_TITLE = 30;

/** `membrane roofs`, but `waterproofing`. */
const pluralOf = (assembly: string) => (/(?:ing|work|s)$/.test(assembly) ? assembly : `${assembly}s`);

function standardsOf(profiles: readonly SectionProfile[]): string {
  const codes = profiles.flatMap(({ standards: [first] }) => first?.split(' - ')[0] ?? []);
  return codes.slice(0, 2).join(' and ') || 'the governing standards';
}
