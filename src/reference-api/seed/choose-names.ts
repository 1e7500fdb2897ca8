import { divisions } from '#src/domain/masterformat/divisions.ts';
import { createRandom } from '#src/reference-api/world/random.ts';
import { profilesSuggestedBy } from '#src/reference-api/seed/suggested-profiles.ts';
import { profilesOfDivision } from '#src/reference-api/seed/profiles.ts';
import { spreadEvenly } from '#src/reference-api/seed/seed-context.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';
import { companyNames, type CompanyName } from '#src/reference-api/content/names.ts';

/** The divisions that sell the most products; several manufacturers compete in each of their sections. */
const BUSY_DIVISIONS = ['03', '04', '05', '07', '08', '09', '10', '22', '23', '26', '32'];
/** Not a client, and has the same name as a client. */
const NAMESAKE = 'sandpiperw';
/** The client with that name. */
const NAMED_TWICE = 'sandpiper';

const candidates = companyNames.filter(({ abbreviation }) => abbreviation !== NAMESAKE);

/**
 * Names of clients, `growth` times the standard number: for each section, a name that suggests it; one for each division
 * without any; competitors in the busy divisions; then composed names.
 */
export function clientNames(growth: number): CompanyName[] {
  const standard = standardClients();
  const count = Math.round(standard.length * growth);
  const rest = candidates.filter((name) => !standard.includes(name));
  const names = [...standard, ...rest.filter((_, index) => index % 2 === 0)].slice(
    0,
    Math.max(count, standard.length),
  );
  return [...names, ...composeNames('client', count - names.length)];
}

function standardClients(): CompanyName[] {
  const chosen = new Set<CompanyName>();
  const covered = new Set<SectionProfile>();
  const take = (name: CompanyName) => {
    chosen.add(name);
    for (const profile of profilesSuggestedBy(name)) covered.add(profile);
  };
  for (const profile of divisions.flatMap(({ number }) => profilesOfDivision(number))) {
    if (covered.has(profile)) continue;
    const [best] = candidates
      .filter((name) => !chosen.has(name) && profilesSuggestedBy(name).includes(profile))
      .toSorted((one, other) => profilesSuggestedBy(one).length - profilesSuggestedBy(other).length);
    if (best) take(best);
  }
  for (const { number } of divisions) {
    if ([...chosen].some(({ divisions: [main] }) => main === number)) continue;
    const first = candidates.find(({ divisions: [main] }) => main === number);
    if (first) take(first);
  }
  const twin = candidates.find(({ abbreviation }) => abbreviation === NAMED_TWICE);
  if (twin) take(twin);
  const competitors = candidates.filter(
    (name) =>
      !chosen.has(name) &&
      BUSY_DIVISIONS.includes(name.divisions[0] ?? '') &&
      profilesSuggestedBy(name).length > 0,
  );
  return [...chosen, ...competitors.filter((_, index) => index % 2 === 0)];
}

/** Unused names for manufacturers that are not clients. */
export function listedNames(count: number, used: readonly CompanyName[]): CompanyName[] {
  const free = candidates.filter((name) => !used.includes(name));
  const namesake = companyNames.filter(({ abbreviation }) => abbreviation === NAMESAKE);
  const names = [...namesake, ...spreadEvenly(free, Math.min(free.length, count - namesake.length))];
  return [...names, ...composeNames('listed', count - names.length)].slice(0, count);
}

const first =
  'Alder Amber Ashford Aspen Basalt Beacon Blackthorn Bramble Cedar Chalk Cinder Clover Copper Coral Crag Dale Delta Dover Drift Dunlin Elder Ember Fallow Fen Fern Flint Forge Garnet Gorse Granite Grove Harbor Hazel Heath Heron Holm Indigo Iron Islay Ivory Jasper Kelp Kiln Larch Ledger Linden Loch Maple Marl Mead Merlin Mica Moss Nettle Oakum Onyx Opal Osier Otter Pebble Pine Plover Quarry Quartz Raven Reed Ridge Rowan Rush Sable Sage Sedge Shale Slate Sorrel Spruce Sterling Stone Tern Thistle Timber Topaz Umber Vale Walnut Willow Wren Yarrow Yew'.split(
    ' ',
  );
const second =
  'bank bay beck bourne bridge brook burn cliff combe cote crest croft cross dale dene down edge fall field ford gate glen grange hall ham haven hill holt hurst keep land ley march mere mill moor mount ness path point port reach ridge rock row shaw shore side spring stead stoke stow thorpe ton vale view wall ward water way well wick wood worth'.split(
    ' ',
  );
const trades: Readonly<Record<string, string>> = {
  '00': 'Documents',
  '01': 'Site Services',
  '02': 'Abatement',
  '03': 'Concrete',
  '04': 'Masonry',
  '05': 'Metals',
  '06': 'Millwork',
  '07': 'Envelope',
  '08': 'Openings',
  '09': 'Finishes',
  '10': 'Specialties',
  '11': 'Equipment',
  '12': 'Furnishings',
  '13': 'Structures',
  '14': 'Lifts',
};
const suffixes = ['Company', 'Industries', 'Manufacturing', 'Products', 'Systems', 'Works'];

/** For worlds larger than the list of names: syllables, made unique by a number. */
const composeNames = (kind: string, count: number): CompanyName[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => {
    const random = createRandom(0, 'composed-name', kind, index);
    const place = `${random.pick(first)}${random.pick(second)}`;
    const [main, other] = random.sample(divisions, 2).map(({ number }) => number);
    const trade = trades[main ?? ''] ?? 'Building Products';
    return {
      name: `${place} ${trade} ${random.pick(suffixes)}`,
      abbreviation: `${place.slice(0, 5).toLowerCase()}${asLetters(index, kind === 'client' ? 'q' : 'z')}`,
      divisions: [main ?? '07', other ?? '09'],
    };
  });

/** A number as letters, since abbreviations have letters only. */
const asLetters = (value: number, head: string): string =>
  head +
  [...value.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('');
