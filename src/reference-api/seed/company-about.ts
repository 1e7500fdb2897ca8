import { stateOf } from '#src/lib/states.ts';
import type { Random } from '#src/reference-api/random.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';
import { inText, listed } from '#src/reference-api/seed/titles.ts';
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

type Sentence = (facts: CompanyFacts, things: readonly string[]) => string;

const beginnings: readonly Sentence[] = [
  ({ name, city, state, founded }, [first, second]) =>
    `${name} has made ${first ?? 'building products'} and ${second ?? 'accessories'} in ${city}, ${stateName(state)}, since ${founded}.`,
  ({ name, city, founded }, [first]) =>
    `What began in ${founded} as a repair shop in ${city} is today ${name}, one of the few independent manufacturers of ${first ?? 'building products'}.`,
  ({ name, founded }, [first, , third]) =>
    `Architects have specified ${first ?? 'products'} from ${name} since ${founded}${third ? `, and now specify its ${third} as well` : ''}.`,
  ({ name, city, state }, [first]) =>
    `${name} is a family-owned manufacturer of ${first ?? 'building products'} with its plant, laboratory, and drafting department on one site in ${city}, ${stateName(state)}.`,
  ({ name, founded, city }, [first, second]) =>
    `In ${founded}, three engineers left a larger competitor to build ${first ?? 'products'} their own way. ${name} of ${city} still does, and has since added ${second ?? 'its own accessories'}.`,
  ({ name, state }, [first]) =>
    `Employee-owned since 2009, ${name} supplies ${first ?? 'building products'} from ${stateName(state)} to projects across the United States and Canada.`,
  ({ name }, [first, second, third]) =>
    `${name} makes ${listed([first, second, third].flatMap((one) => one ?? [])) || 'building products'} to order for each project.`,
];

const middles: readonly Sentence[] = [
  (_, [first]) =>
    `Every lot of ${first ?? 'material'} is sampled before it ships, and test results are kept for the life of the warranty.`,
  ({ city }) =>
    `Questions about a detail go to the people in ${city} who drew it, with an answer within two business days.`,
  ({ profiles }) =>
    `Full test reports to ${standardsOf(profiles)}, not just summaries, are available to any design professional on request.`,
  (_, [, second]) =>
    `Installers of ${second ?? 'its systems'} train on mock-ups at the plant, and an updated list of authorized installers is published each quarter.`,
  () =>
    'Drawings, BIM objects, and guide specifications share one revision number, so it is easy to see that a set is current.',
  ({ profiles }) => `Its technical staff serves on the committees responsible for ${standardsOf(profiles)}.`,
  () =>
    'Lead times are published every Monday, and the company met them in nineteen of the last twenty weeks.',
  () => 'Its oldest installations have been in service for thirty years and are inspected every five.',
  () =>
    'Shop drawings are checked against the contract documents before fabrication starts, and discrepancies are reported to the architect.',
];

const endings: readonly Sentence[] = [
  () => 'A staff specification writer can help select the right product for a project.',
  ({ name }) =>
    `${name} does not sell online. Orders go through contractors and dealers, and technical advice is free.`,
  () => 'Samples requested before noon ship the same day, along with their declarations.',
  ({ city }) =>
    `The showroom in ${city} has full-size corner mock-ups and is open to design teams by appointment.`,
  () => 'Replacement parts are stocked for at least twenty years after a product is discontinued.',
  () => 'Claims are handled by the plant that made the product, not by a call center.',
  ({ state }) =>
    `Two out of three orders ship less than five hundred miles from ${stateName(state)}, and every quote includes freight.`,
];

const sustainable: readonly Sentence[] = [
  ({ city }) =>
    `The plant in ${city} buys all of its electricity through wind power contracts and reports its energy use per ton every year.`,
  (_, [first]) =>
    `Scrap from ${first ?? 'production'} goes back into production or to a recycler, and less than 4% of all material ends up in a landfill.`,
  () => 'Environmental and health product declarations are renewed a year before they expire.',
  () =>
    'Packaging is taken back on full-load deliveries, and since 2021 no shipment has used expanded polystyrene.',
  (_, [first, second]) =>
    `Life-cycle assessments cover ${first ?? 'the product line'}${second ? ` and ${second}` : ''}, and the underlying data are open to any verifier.`,
  () => 'Process water runs in a closed loop, with makeup water collected from the plant’s roofs.',
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
  return title.length > LONG_TITLE ? pluralOf(inText(assembly)) : inText(title);
}

const LONG_TITLE = 30;

/** `membrane roofs`, but `waterproofing`. */
const pluralOf = (assembly: string) => (/(?:ing|work|s)$/.test(assembly) ? assembly : `${assembly}s`);

function standardsOf(profiles: readonly SectionProfile[]): string {
  const codes = profiles.flatMap(({ standards: [first] }) => first?.split(' - ')[0] ?? []);
  return codes.slice(0, 2).join(' and ') || 'the governing standards';
}
