import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, measured, option, table } from '#src/reference-api/trade/entries.ts';

const access = ['ADA Standards for Accessible Design', 'ICC A117.1'];
const tactile = chosen('accessibility', 'ADA Standards 703', 'Tactile and braille');
const height = (...values: readonly [number, number, number]) => measured('height', null, ...values);
const width = (...values: readonly [number, number, number]) => measured('width', null, ...values);
const roomMounting = chosen('mounting', null, 'Foam tape and silicone', 'Mechanical fasteners');
const faces = option(
  'Color',
  ['Warm gray', '#8b8780'],
  ['Navy', '#1f2d4a'],
  ['Black', '#232427'],
  ['White', '#f4f4f1'],
);
const metals = option(
  'Finish',
  ['Satin aluminum', '#b9bcbe'],
  ['Oxidized bronze', '#5b4a36'],
  ['Polished brass', '#c0a04f'],
);
const ordered = option('Lead time', 'After the message schedule is approved: 4 weeks');
const warranty = option('Warranty', '5 years', '7 years');
const baselines = 'Tactile characters shall be 48 to 60 inches above the floor, measured to their baselines.';
const side =
  'Signs at double doors without wall space on the right need a location approved by the Architect.';

const tactileSign: ProductKind = {
  noun: 'Tactile room sign',
  materials: [
    'acrylic with applied characters and inlaid braille beads',
    'phenolic core, engraved, with braille beads',
  ],
  descriptions: ['Names permanent rooms with raised characters and braille that are read by touch.'],
  uses: ['permanent rooms', 'toilet rooms', 'exit stairs', 'offices'],
  limitations: [baselines, side, 'For interior use.'],
  attributes: [
    height(6, 10, 1),
    width(6, 10, 1),
    measured('characterHeight', 'ADA Standards 703', 0.625, 2, 0.125),
    measured('characterRelief', 'ADA Standards 703', 0.03125),
    tactile,
    roomMounting,
  ],
  series: table('height width characterHeight', [6, 6, 0.625], [8, 8, 0.75], [10, 8, 1]),
  standards: [...access, 'ASTM E84'],
  programs: ['declare', 'recycled', 'iso-9001'],
  options: [option('Size', '6 x 6 in', '8 x 8 in', '8 x 10 in'), faces, ordered, warranty],
};

const photopolymer: ProductKind = {
  noun: 'Photopolymer sign',
  materials: ['a photopolymer face on a phenolic back', 'a photopolymer face on an aluminum back'],
  descriptions: [
    'One-piece face: characters and braille are etched out of the polymer and cannot be picked off.',
    'Frames with inserts take names that change.',
  ],
  uses: ['permanent rooms', 'hospital rooms', 'classrooms', 'offices'],
  limitations: ['Sun fades and embrittles the face; not for exteriors.', baselines, side],
  attributes: [
    height(6, 12, 1),
    width(6, 10, 1),
    measured('thickness', null, 0.125),
    measured('characterHeight', 'ADA Standards 703', 0.625, 1, 0.125),
    measured('characterRelief', 'ADA Standards 703', 0.03125),
    tactile,
    roomMounting,
  ],
  series: table('height width characterHeight', [6, 6, 0.625], [8, 8, 0.75], [12, 8, 0.75]),
  standards: [...access, 'ASTM E84'],
  programs: ['declare', 'iso-9001'],
  options: [option('Insert', 'None', 'Paper window', 'Sliding occupied'), faces, ordered, warranty],
};

const plaque: ProductKind = {
  noun: 'Cast metal plaque',
  materials: ['cast aluminum alloy 514', 'cast bronze, 85-5-5-5'],
  descriptions: ['Marks buildings, donors and dates in cast relief.'],
  uses: ['building exteriors', 'lobbies', 'monuments', 'donor walls'],
  limitations: [
    'Bronze weathers unless it is lacquered and waxed again.',
    'Isolate studs from steel and copper.',
  ],
  attributes: [
    height(6, 36, 1),
    width(8, 48, 1),
    measured('thickness', null, 0.25, 0.5, 0.125),
    measured('characterHeight', null, 0.375, 3, 0.125),
    chosen('accessibility', null, 'Visual only'),
    chosen('mounting', null, 'Concealed studs', 'Rosettes and screws'),
  ],
  series: table('height width thickness', [8, 12, 0.25], [18, 24, 0.375], [24, 36, 0.5]),
  standards: ['ASTM B26', 'ASTM B584', 'AAMA 611'],
  programs: ['recycled', 'baba', 'iso-9001'],
  options: [
    option('Border', 'Flat band', 'Bevel', 'None'),
    metals,
    option('Lead time', '8 weeks after approval'),
  ],
};

const letters: ProductKind = {
  noun: 'Dimensional letters',
  materials: ['fabricated aluminum, painted', 'cut stainless steel plate', 'cast aluminum'],
  descriptions: ['Single letters that name a building from the street.'],
  uses: ['building exteriors', 'lobbies', 'monument signs', 'campus gateways'],
  limitations: [
    'Lighted letters need a listed supply and a disconnect within sight.',
    'Isolate studs from steel and copper.',
  ],
  attributes: [
    height(4, 36, 2),
    measured('depth', null, 0.25, 5, 0.25),
    chosen('accessibility', null, 'Visual only'),
    chosen('mounting', null, 'Concealed studs', 'Studs with spacers', 'Raceway'),
    chosen('illumination', 'UL 48', 'None', 'Halo lit', 'Face lit'),
  ],
  series: [
    { height: 6, depth: 0.25, illumination: 'None' },
    { height: 12, depth: 0.5, illumination: 'None' },
    { height: 18, depth: 3, illumination: 'Halo lit' },
    { height: 24, depth: 5, illumination: 'Face lit' },
    { height: 36, depth: 5, illumination: 'Face lit' },
  ],
  standards: ['UL 48', 'ASTM B209', 'AAMA 2605', 'AAMA 611'],
  programs: ['ul-listed', 'recycled', 'iso-9001'],
  options: [
    option('Height', '6 in', '12 in', '18 in', '24 in', '36 in'),
    metals,
    option('Lead time', '8 weeks after approval'),
    warranty,
  ],
};

const directory: ProductKind = {
  noun: 'Directory board',
  materials: [
    'an extruded aluminum frame with replaceable film strips',
    'an extruded aluminum frame with a hinged tempered glass door',
  ],
  descriptions: ['Lists tenants and floors on strips that are changed without tools.'],
  uses: ['lobbies', 'elevator lobbies', 'clinics', 'campus buildings'],
  limitations: [
    'For interior walls; glass doors project 2 inches.',
    'Characters smaller than 3/8 inch cannot be read at 6 feet.',
  ],
  attributes: [
    height(24, 72, 6),
    width(18, 60, 6),
    measured('depth', null, 1, 3.75, 0.25),
    chosen('accessibility', null, 'Visual only'),
    chosen('mounting', null, 'Surface', 'Recessed'),
    chosen('illumination', 'UL 48', 'None', 'Edge lit LED'),
  ],
  standards: ['UL 48', 'AAMA 611', 'ASTM C1048', 'ADA Standards for Accessible Design'],
  programs: ['ul-listed', 'recycled'],
  options: [
    option('Strips', '1/2 in', '3/4 in', '1 in'),
    metals,
    option('Lead time', '6 weeks after approval'),
    warranty,
  ],
};

export const signage: SectionDeclaration = {
  number: '101400',
  descriptions: [
    'Names permanent rooms with raised characters and braille that are read by touch.',
    'Directs visitors through a building and out of it.',
    'Holds paper or film inserts that are changed without tools.',
  ],
  uses: ['permanent rooms', 'exit stairs', 'lobbies', 'building exteriors', 'parking structures'],
  limitations: [
    'Photopolymer is for interior use; direct sun fades and embrittles the face.',
    baselines,
    side,
    'Dissimilar metals shall be isolated where cast letters are pinned to steel or copper.',
  ],
  standards: [
    'ADA Standards for Accessible Design',
    'ICC A117.1',
    'ASTM B26',
    'ASTM E84',
    'AAMA 611',
    'UL 48',
  ],
  programs: ['ul-listed', 'declare', 'recycled', 'iso-9001'],
  epd: null,
  hpd: null,
  bim: { category: 'Specialty Equipment', ifcClass: 'IfcFurnishingElement', host: 'wall' },
  assembly: 'Room Identification Sign',
  sheetPrefix: 'SGN',
  related: ['081113', '081416', '092900', '265100'],
  installation: [
    'Locate signs on the latch side of the door, where a person standing to read is clear of the door swing.',
    'Set the baseline of the lowest tactile character at 48 inches minimum and of the highest at 60 inches maximum.',
    'Mount on glass with a matching blank panel on the other side.',
    'Drill holes for letter studs from the paper template furnished, fill with structural silicone, and hold letters with tape until cured.',
    'Submit a message schedule and obtain written approval of every line before fabrication.',
  ],
  kinds: [tactileSign, photopolymer, plaque, letters, directory],
};
