import type { Random } from '#src/reference-api/random.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';
import { inText } from '#src/reference-api/seed/titles.ts';
import { findSection } from '#src/domain/masterformat/sections.ts';

export interface CompanyFacts {
  name: string;
  city: string;
  state: string;
  founded: number;
  profiles: readonly SectionProfile[];
}

type Sentence = (facts: CompanyFacts, things: readonly string[]) => string;

const beginnings: readonly Sentence[] = [
  ({ name, city, state, founded }, [first, second]) =>
    `${name} has made ${first ?? 'building products'} and ${second ?? 'accessories'} in ${city}, ${state}, since ${founded}.`,
  ({ name, city, founded }, [first]) =>
    `What began in ${founded} as a repair shop in ${city} is today one of the few independent makers of ${first ?? 'building products'}: ${name}.`,
  ({ name, founded }, [first, , third]) =>
    `Architects have specified ${name} since ${founded}, at first for ${first ?? 'one product'} and now also for ${third ?? first ?? 'its accessories'}.`,
  ({ name, city, state }, [first]) =>
    `${name} is a family-owned manufacturer of ${first ?? 'building products'} with its works, laboratory and drafting office on one site in ${city}, ${state}.`,
  ({ name, founded, city }, [first, second]) =>
    `In ${founded} three engineers left a larger competitor to build ${first ?? 'products'} their own way; ${name} of ${city} still does, and added ${second ?? 'its own accessories'} on the road.`,
  ({ name, state }, [first]) =>
    `Employee-owned since 2009, ${name} supplies ${first ?? 'building products'} from ${state} to projects across the United States and Canada.`,
  ({ name }, [first, second, third]) =>
    `${name} makes ${[first, second, third].filter(Boolean).join(', ')} to order; nothing is stocked that has not been drawn for a project first.`,
];

const middles: readonly Sentence[] = [
  (_, [first]) =>
    `Every lot of ${first ?? 'material'} is sampled before it ships, and the results are kept for the life of the warranty.`,
  ({ city }) =>
    `Questions about a detail go to the people in ${city} who drew it, and are answered within two working days.`,
  ({ profiles }) =>
    `Test reports to ${standardsOf(profiles)} are available in full, not as summaries, to any design professional who asks.`,
  (_, [, second]) =>
    `Installers of ${second ?? 'its systems'} are trained on mock-ups at the works; a list of those in good standing is published each quarter.`,
  () =>
    'Drawings, objects and guide specifications carry the same revision number, so a set can be checked at a glance.',
  ({ profiles }) =>
    `The technical staff sit on the committees behind ${standardsOf(profiles)}, and say so when a number in the literature flatters.`,
  () => 'Lead times are published every Monday and have been kept in nineteen weeks of the last twenty.',
  (_, [first]) =>
    `Its reference buildings include ${first ?? 'work'} that has been in place for thirty years and is inspected every five.`,
  () =>
    'Shop drawings are checked against the contract documents before fabrication starts, and a discrepancy is reported rather than assumed away.',
];

const endings: readonly Sentence[] = [
  (_, [first]) =>
    `A specification writer is on staff for anyone who is unsure which ${singularHint(first)} a building needs.`,
  ({ name }) =>
    `${name} does not sell through the internet: orders come through contractors and dealers, advice comes free.`,
  () =>
    'Samples leave the same day when they are asked for before noon, with the declarations that belong to them.',
  ({ city }) =>
    `The showroom in ${city} is open to design teams by appointment, full-size corner mock-ups included.`,
  () => 'Replacement parts are held for at least twenty years after a product leaves the range.',
  () => 'Claims are handled by the plant that made the product, not by a call center.',
  ({ state }) =>
    `Two of three orders stay within five hundred miles of ${state}, and freight is quoted with every one of them.`,
];

const sustainable: readonly Sentence[] = [
  ({ city }) =>
    `The works in ${city} buys all of its electricity from wind contracts and reports its energy per ton made each year.`,
  (_, [first]) =>
    `Offcuts of ${first ?? 'production'} go back into production or to a named recycler; less than four percent of the intake reaches a landfill.`,
  () =>
    'Environmental and health declarations are renewed a year before they run out, so a project is never left with an expired one.',
  () => 'Packaging is taken back on full loads; since 2021 no expanded polystyrene leaves the dock.',
  (_, [first, second]) =>
    `Life-cycle assessments cover ${first ?? 'the range'}${second ? ` and ${second}` : ''}; the data behind them may be read by any verifier.`,
  () => 'Process water runs in a closed loop and is topped up from the roofs of the plant.',
];

/** Who a manufacturer is, in three to four sentences; no two read the same. */
export function aboutOf(facts: CompanyFacts, random: Random): string {
  const things = random.sample(facts.profiles, 3).map(thingsOf);
  const sentences = [random.pick(beginnings), ...random.sample(middles, 2), random.pick(endings)];
  return sentences.map((sentence) => sentence(facts, things)).join(' ');
}

export function sustainabilityOf(facts: CompanyFacts, random: Random): string {
  const things = random.sample(facts.profiles, 2).map(thingsOf);
  return random
    .sample(sustainable, 2)
    .map((sentence) => sentence(facts, things))
    .join(' ');
}

/** The section's title as running text, `metal wall panels`; the name of its assembly where the title is long. */
export function thingsOf({ number, assembly }: SectionProfile): string {
  const title = findSection(number)?.title ?? assembly;
  return title.length > LONG_TITLE ? `${inText(assembly)}s` : inText(title);
}

const LONG_TITLE = 30;

function standardsOf(profiles: readonly SectionProfile[]): string {
  const codes = profiles.flatMap(({ standards: [first] }) => first?.split(' - ')[0] ?? []);
  return codes.slice(0, 2).join(' and ') || 'the governing standards';
}

const singularHint = (things: string | undefined): string => (things ? `grade of ${things}` : 'product');
