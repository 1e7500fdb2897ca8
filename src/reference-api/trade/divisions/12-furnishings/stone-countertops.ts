import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const pcr = 'UL PCR Part B: Residential and Commercial Countertops';
const perArea = (massKg: number, gwp: readonly [number, number]) => declared('1 m2', massKg, gwp, pcr);
const classA = chosen('surfaceBurningClass', 'ASTM E84', 'Class A');
const edges = chosen('edgeDetail', null, 'Eased', 'Bullnose', 'Waterfall', 'Mitered 2 in');
const recycled = (greatest: number) => measured('recycledContent', 'ISO 14021', 0, greatest, 5);
const solidTests = ['ISFA 2-01', 'ANSI/ICPA SS-1', 'ASTM E84', 'ASTM D790', 'ASTM D570', 'NSF/ANSI 51'];
const programs = ['greenguard', 'declare', 'cdph', 'indoor-advantage'];
const alumina = content('Aluminum hydroxide', '21645-51-2', 'Filler', 55, 70, 'BM-2');
const acrylic = content('Polymethyl methacrylate', '9011-14-7', 'Binder', 28, 40, 'LT-UNK');
const white = content('Titanium dioxide, bound', '13463-67-7', 'Pigment', 0.5, 3, 'LT-1');
const colors = option(
  'Color',
  ['Arctic', '#f3f2ee'],
  ['Dove', '#c4c3bf'],
  ['Sandstone', '#cdbb9f'],
  ['Graphite', '#4b4d50'],
);
const ordered = option('Lead time', 'After templating: 2 weeks', 'Special colors: 6 weeks');
const warranty = option('Warranty', '10 years', '15 years');
const overhang = 'Overhangs beyond 12 inches need brackets or a substrate.';
const corners = 'Inside corners shall be cut with a radius of 1/2 inch at least to prevent cracks.';
const solid = [
  measured('flexuralStrength', 'ASTM D790', 6500, 10500, 100),
  measured('waterAbsorption', 'ASTM D570', 0.04, 0.2, 0.01),
  measured('density', 'ASTM D792', 105, 110, 1),
  measured('hardnessBarcol', 'ASTM D2583', 54, 62, 1),
];

const quartz: ProductKind = {
  noun: 'Quartz-aggregate countertop',
  materials: [
    'quartz aggregate bound in polyester resin, vibrated under vacuum',
    'recycled glass and mineral aggregate in polyester resin',
  ],
  descriptions: ['Covers counters with a hard, nonporous surface that needs no sealer.'],
  uses: ['pantries', 'reception desks', 'toilet room vanities', 'hotel baths'],
  limitations: [
    'For interior use; sunlight discolors the resin.',
    'Hot pans above 300 degrees Fahrenheit mark the surface; use trivets.',
    overhang,
  ],
  attributes: [
    measured('thickness', null, 0.75, 1.25, 0.25),
    measured('flexuralStrength', 'ASTM C880', 5800, 8700, 100),
    measured('waterAbsorption', 'ASTM C97', 0.02, 0.05, 0.01),
    measured('density', 'ASTM C97', 145, 154, 1),
    classA,
    chosen('finish', null, 'Polished', 'Honed', 'Leathered'),
    edges,
    recycled(70),
  ],
  series: table('thickness', 0.75, 1.25),
  standards: ['ISFA 3-01', 'ASTM C880', 'ASTM C97', 'ASTM E84', 'NSF/ANSI 51'],
  programs,
  epd: perArea(46, [48, 82]),
  hpd: [
    content('Quartz, bound', '14808-60-7', 'Aggregate', 82, 93, 'LT-1'),
    content('Polyester resin', '26098-37-3', 'Binder', 6, 14, 'LT-UNK'),
    white,
  ],
  options: [option('Thickness', '3/4 in (2 cm)', '1-1/4 in (3 cm)'), colors, ordered, warranty],
};

const solidSurface: ProductKind = {
  noun: 'Solid surfacing countertop',
  materials: [
    'homogeneous acrylic resin with alumina trihydrate',
    'modified acrylic-polyester resin with alumina trihydrate',
  ],
  descriptions: ['Forms counter and splash without open joints; scratches are sanded out.'],
  uses: ['nurse stations', 'laboratories', 'reception desks', 'pantries'],
  limitations: ['Hot pans above 212 degrees Fahrenheit mark the surface; use trivets.', corners, overhang],
  attributes: [
    measured('thickness', null, 0.5),
    ...solid,
    classA,
    chosen('finish', null, 'Matte', 'Satin'),
    edges,
  ],
  standards: solidTests,
  programs,
  epd: perArea(22.5, [52, 78]),
  hpd: [alumina, acrylic, white],
  options: [option('Splash', 'None', '4 in, coved', 'Full height'), colors, ordered, warranty],
};

const vanity: ProductKind = {
  noun: 'Solid surface vanity top',
  materials: ['homogeneous acrylic resin with alumina trihydrate, with apron'],
  descriptions: ['Vanity with an apron that hides the pipes and keeps knee space clear.'],
  uses: ['public toilet rooms', 'patient toilets', 'dormitories', 'schools'],
  limitations: [corners, 'The rim is 34 inches above the floor at most where accessible.'],
  attributes: [
    measured('thickness', null, 0.5),
    measured('depth', null, 20, 24, 1),
    ...solid.slice(0, 3),
    classA,
    edges,
    chosen('accessibility', 'ADA Standards 606', 'Knee clearance with a 34 in rim'),
  ],
  standards: [...solidTests, 'ADA Standards for Accessible Design'],
  programs,
  epd: perArea(24, [54, 82]),
  hpd: [alumina, acrylic, white],
  options: [option('Bowl', 'Undermount', 'Drop-in cutout'), option('Apron', '4 in', '6 in'), colors, ordered],
};

const integral: ProductKind = {
  noun: 'Integral bowl vanity',
  materials: ['cast acrylic resin with alumina trihydrate, bowl and top in one'],
  descriptions: ['Bowl and top in one piece, without a rim or joint to clean.'],
  uses: ['patient toilets', 'airports', 'dormitories', 'hotel baths'],
  limitations: [
    'A damaged bowl is repaired in place; it cannot be exchanged.',
    'Drain openings shall fit the fitting approved.',
  ],
  attributes: [
    measured('thickness', null, 0.5),
    measured('width', null, 25, 73, 6),
    measured('depth', null, 19, 22, 1),
    ...solid.slice(0, 2),
    classA,
    chosen('accessibility', 'ADA Standards 606', 'Knee clearance with a 34 in rim'),
  ],
  series: table('width', 25, 31, 37, 49, 61, 73),
  standards: [...solidTests, 'IAPMO/ANSI Z124.3', 'ADA Standards for Accessible Design'],
  programs: ['cupc', ...programs],
  epd: perArea(28, [58, 92]),
  hpd: [alumina, acrylic, white],
  bim: { category: 'Plumbing Fixtures', ifcClass: 'IfcSanitaryTerminal', host: 'wall' },
  options: [
    option('Width', '25 in', '31 in', '37 in', '49 in', '61 in', '73 in'),
    option('Bowls', 'One', 'Two', 'Trough'),
    colors,
    ordered,
  ],
};

const stool: ProductKind = {
  noun: 'Window stool',
  materials: [
    'homogeneous acrylic resin with alumina trihydrate',
    'quartz aggregate bound in polyester resin',
  ],
  descriptions: ['Finishes the sill inside the window with one washable piece.'],
  uses: ['offices', 'schools', 'patient rooms', 'apartments'],
  limitations: [
    'Dark quartz fades in sun; choose light acrylic at south windows.',
    'Bed fully; unsupported ends crack.',
  ],
  attributes: [
    measured('thickness', null, 0.5, 0.75, 0.25),
    measured('depth', null, 4, 14, 1),
    measured('length', null, 3, 12, 1),
    classA,
    chosen('edgeDetail', null, 'Eased', 'Bullnose'),
    recycled(20),
  ],
  standards: ['ISFA 2-01', 'ISFA 3-01', 'ASTM E84'],
  programs,
  epd: null,
  hpd: [alumina, acrylic, white],
  bim: { category: 'Casework', ifcClass: 'IfcCovering', host: 'wall' },
  options: [option('Depth', '4 in', '6 in', '8 in', '12 in'), colors, ordered],
};

export const stoneCountertops: SectionDeclaration = {
  number: '123661',
  descriptions: [
    'Covers counters with a nonporous, repairable surface that needs no sealer.',
    'Forms counter, splash and bowl without open joints.',
    'Withstands stains and cleaning at nurse stations, pantries and toilet rooms.',
  ],
  uses: ['toilet room vanities', 'nurse stations', 'pantries', 'reception desks', 'window stools'],
  limitations: [
    'Quartz surfacing is for interior use; sunlight discolors the resin.',
    'Hot pans above 300 degrees Fahrenheit mark the surface; use trivets.',
    overhang,
    'Inside corners shall be cut with a radius of 1/2 inch minimum to prevent cracks.',
  ],
  standards: [
    'ISFA 2-01',
    'ISFA 3-01',
    'ASTM E84',
    'ASTM D790',
    'ASTM D570',
    'NSF/ANSI 51',
    'ANSI/ICPA SS-1',
  ],
  programs: ['greenguard', 'declare', 'cdph', 'recycled', 'indoor-advantage'],
  epd: declared('1 m2', 46, [42, 96], pcr),
  hpd: [
    content('Quartz, bound', '14808-60-7', 'Aggregate', 70, 93, 'LT-1'),
    content('Polyester resin', '26098-37-3', 'Binder', 6, 15, 'LT-UNK'),
    content('Titanium dioxide, bound', '13463-67-7', 'Pigment', 0.5, 3, 'LT-1'),
    content('Styrene, residual', '100-42-5', 'Monomer', 0, 0.1, 'LT-1'),
  ],
  bim: { category: 'Casework', ifcClass: 'IfcFurniture', host: 'face' },
  assembly: 'Simulated Stone Countertop',
  sheetPrefix: 'CTP',
  related: ['064100', '224200', '115300', '079200'],
  installation: [
    'Template after casework is anchored and level within 1/8 inch in 10 feet.',
    'Leave 1/8 inch at walls for expansion and seal with color-matched silicone.',
    'Join sections with the manufacturer’s adhesive in seams placed away from cutouts and dishwasher openings.',
    'Reinforce cutouts for sinks with rods or a bonded strip, and keep 4 inches between cutout and seam.',
    'Support solid surfacing on full-length rails, not on a continuous sheet that traps heat.',
  ],
  kinds: [quartz, solidSurface, vanity, integral, stool],
};
