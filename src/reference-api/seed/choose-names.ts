import { divisions } from '#src/domain/masterformat/divisions.ts';
import { randomOf } from '#src/reference-api/random.ts';
import { companyNames, type CompanyName } from '#src/reference-api/trade/company-names.ts';

/** Divisions of the named manufacturers, which need no other one to have content. */
const SERVED = ['07', '08', '22'];
/** Those with most products get a second and third manufacturer, as in the trade. */
const BUSY = [
  'stormglass',
  'lanternhil',
  'feltwright',
  'lowland',
  'sandpiper',
  'filament',
  'kestrelair',
  'parkhurst',
  'anvilcreek',
];
/** Listed only, though another manufacturer has the same name. */
const NAMESAKE = 'sandpiperw';

/** Names for so many clients: every live division has one, busy divisions more, further ones are composed. */
export function clientNames(count: number): CompanyName[] {
  const firsts = divisions
    .filter(({ number }) => !SERVED.includes(number))
    .flatMap(({ number }) => companyNames.find(({ divisions: [main] }) => main === number) ?? []);
  const busy = companyNames.filter(({ abbreviation }) => BUSY.includes(abbreviation));
  const chosen = new Set([...firsts, ...busy]);
  const more = companyNames.filter((name) => !chosen.has(name) && name.abbreviation !== NAMESAKE);
  // Every third name stays free for the manufacturers that are listed without being clients.
  const names = [...chosen, ...more.filter((_, index) => index % 3 !== 0)];
  return [...names, ...composed('client', count - names.length)].slice(0, count);
}

/** Names for so many manufacturers that are not clients, none of them taken. */
export function listedNames(count: number, taken: readonly CompanyName[]): CompanyName[] {
  const isTaken = new Set(taken);
  const free = companyNames.filter((name) => !isTaken.has(name) && name.abbreviation !== NAMESAKE);
  const namesake = companyNames.filter(({ abbreviation }) => abbreviation === NAMESAKE);
  const names = [
    ...namesake,
    ...free.filter((_, index) => index % 4 === 0),
    ...free.filter((_, index) => index % 4 !== 0),
  ];
  return [...names, ...composed('listed', count - names.length)].slice(0, count);
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

/** At large scale the list of names ends; these are put together from syllables, each with a number of its own. */
function composed(kind: string, count: number): CompanyName[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const random = randomOf(0, 'composed-name', kind, index);
    const place = `${random.pick(first)}${random.pick(second)}`;
    const [main, other] = random.sample(divisions, 2).map(({ number }) => number);
    const trade = trades[main ?? ''] ?? 'Building Products';
    return {
      name: `${place} ${trade} ${random.pick(suffixes)}`,
      abbreviation: `${place.slice(0, 5).toLowerCase()}${letters(index, kind === 'client' ? 'q' : 'z')}`,
      divisions: [main ?? '07', other ?? '09'],
    };
  });
}

/** A number as letters, so that composed abbreviations differ: they hold letters only. */
function letters(value: number, head: string): string {
  return (
    head +
    [...value.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('')
  );
}
