import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, declared, measured, option } from '#src/reference-api/trade/entries.ts';

const pcr = 'NSF PCR: Architectural Coatings';
const perArea = (massKg: number, gwp: readonly [number, number]) => declared('1 m2', massKg, gwp, pcr);
const voc = (greatest: number) => measured('vocContent', 'ASTM D6886', 0, greatest, 5);
const solids = (least: number, greatest: number) =>
  measured('solidsByVolume', 'ASTM D2697', least, greatest, 1);
const gloss = measured('gloss', 'ASTM D523', 1, 85, 1);
const recoat = measured('dryingTime', 'ASTM D5895', 1, 16, 0.5);
const scrub = (least: number, greatest: number) =>
  measured('scrubResistance', 'ASTM D2486', least, greatest, 100);
/** Film of one coat in mils and what a gallon covers follow from solids: 1,604 sq ft at one mil, wet. */
const spread = (film: number) => (values: { readonly [key: string]: number | string }) => ({
  dryFilmThickness: film,
  coverageRate: Math.round((16.04 * Number(values['solidsByVolume'] ?? 0)) / film / 5) * 5,
});
const film = measured('dryFilmThickness', 'ASTM D7091', 1.2, 3, 0.1);
const coverage = measured('coverageRate', null, 150, 550, 5);
const base = [
  'ASTM D6886',
  'ASTM D2697',
  'ASTM D523',
  'SCAQMD Rule 1113',
  'MPI Architectural Painting Specification Manual',
];
const programs = ['greenguard', 'cdph', 'declare', 'indoor-advantage'];
const water = content('Water', '7732-18-5', 'Carrier', 45, 58, 'BM-4');
const titanium = content('Titanium dioxide', '13463-67-7', 'Pigment', 14, 25, 'LT-1');
const acrylic = content('Acrylic polymer', '25133-97-5', 'Binder', 12, 22, 'LT-UNK');
const kaolin = content('Kaolin', '1332-58-7', 'Extender', 3, 10, 'LT-UNK');
const sizes = option('Container', '1 gal', '5 gal');
const colors = option(
  'Color',
  ['Pure white', '#f6f5f0'],
  ['Chalk gray', '#cfcdc6'],
  ['Linen', '#e6dcc8'],
  ['Tinted to match', '#93a5a8'],
);
const cold = 'Apply between 50 and 90 degrees Fahrenheit, below 85 percent relative humidity.';

/** Gloss at 60 degrees by sheen (MPI gloss levels). */
const sheens = {
  flat: { finish: 'Flat, MPI G1', gloss: 3 },
  eggshell: { finish: 'Eggshell, MPI G3', gloss: 15 },
  satin: { finish: 'Satin, MPI G4', gloss: 28 },
  semigloss: { finish: 'Semigloss, MPI G5', gloss: 45 },
  gloss: { finish: 'Gloss, MPI G6', gloss: 75 },
} as const;
const sheen = (...names: readonly (keyof typeof sheens)[]) =>
  chosen('finish', 'MPI', ...names.map((name) => sheens[name].finish));

const latex: ProductKind = {
  noun: 'Interior latex paint',
  materials: ['100 percent acrylic latex'],
  descriptions: [
    'Finishes gypsum board, plaster and primed masonry with a film that is washed and touched up.',
  ],
  uses: ['offices', 'classrooms', 'corridors', 'apartments'],
  limitations: [
    cold,
    'Not for floors or for surfaces that stay wet.',
    'Fresh plaster and concrete shall cure and be primed first.',
  ],
  attributes: [
    sheen('flat', 'eggshell', 'satin', 'semigloss'),
    gloss,
    voc(50),
    solids(34, 42),
    film,
    coverage,
    scrub(600, 2000),
    recoat,
  ],
  series: [
    { ...sheens.flat, scrubResistance: 600 },
    { ...sheens.eggshell, scrubResistance: 1200 },
    { ...sheens.satin, scrubResistance: 1600 },
    { ...sheens.semigloss, scrubResistance: 2000 },
  ],
  deriveValues: spread(1.6),
  standards: [...base, 'ASTM D2486', 'ASTM D5895'],
  programs,
  epd: perArea(0.36, [0.7, 1.6]),
  hpd: [water, titanium, acrylic, kaolin],
  options: [option('Sheen', 'Flat', 'Eggshell', 'Satin', 'Semigloss'), colors, sizes],
};

const lowOdor: ProductKind = {
  noun: 'Low-odor eggshell paint',
  materials: ['acrylic latex without added solvents'],
  descriptions: ['Repaints occupied rooms without smell; rooms are used the same day.'],
  uses: ['patient rooms', 'hotel rooms', 'occupied offices', 'schools'],
  limitations: [cold, 'Deep tints add volatile compounds; ask for colorants without them.'],
  attributes: [
    sheen('eggshell'),
    gloss,
    measured('vocContent', 'ASTM D6886', 5),
    solids(36, 42),
    film,
    coverage,
    scrub(1000, 1600),
    recoat,
  ],
  series: [sheens.eggshell],
  deriveValues: spread(1.6),
  standards: [...base, 'ASTM D2486'],
  programs,
  epd: perArea(0.36, [0.7, 1.5]),
  hpd: [water, titanium, acrylic, kaolin],
  options: [colors, sizes],
};

const dryFall: ProductKind = {
  noun: 'Dry-fall ceiling paint',
  materials: ['fast-drying waterborne acrylic', 'fast-drying waterborne alkyd'],
  descriptions: ['Covers deck, joists and ducts by spray; overspray falls as dust that is swept.'],
  uses: ['warehouses', 'retail ceilings', 'parking decks', 'gymnasiums'],
  limitations: [
    'Overspray sticks within 10 feet and in cold or damp air.',
    'Not for surfaces that are washed.',
  ],
  attributes: [
    sheen('flat', 'eggshell'),
    gloss,
    voc(50),
    solids(36, 45),
    film,
    coverage,
    measured('lightReflectance', 'ASTM E1347', 0.8, 0.88, 0.01),
    recoat,
  ],
  series: [sheens.flat, sheens.eggshell],
  deriveValues: spread(2.5),
  standards: [...base, 'ASTM E1347'],
  programs,
  epd: perArea(0.5, [0.9, 1.8]),
  hpd: [water, titanium, acrylic, kaolin],
  options: [option('Color', ['White', '#f2f2ee'], ['Black', '#232427'], ['Gray', '#a9abab']), sizes],
};

const enamel: ProductKind = {
  noun: 'Waterborne alkyd enamel',
  materials: ['waterborne alkyd resin'],
  descriptions: ['Levels like oil on doors, frames and trim, and cures hard without yellowing much.'],
  uses: ['hollow metal frames', 'wood doors', 'trim', 'railings'],
  limitations: [cold, 'Bare steel and galvanized metal need their primers.'],
  attributes: [
    sheen('satin', 'semigloss', 'gloss'),
    gloss,
    voc(50),
    solids(35, 42),
    film,
    coverage,
    scrub(1500, 2500),
    recoat,
  ],
  series: [sheens.satin, sheens.semigloss, sheens.gloss],
  deriveValues: spread(1.5),
  standards: [...base, 'ASTM D2486', 'ASTM D3363'],
  programs,
  epd: perArea(0.36, [0.9, 2.1]),
  hpd: [water, titanium, content('Alkyd resin', '63148-69-6', 'Binder', 14, 24, 'LT-UNK')],
  options: [option('Sheen', 'Satin', 'Semigloss', 'Gloss'), colors, sizes],
};

const primer: ProductKind = {
  noun: 'Drywall primer',
  materials: ['vinyl acrylic latex', 'acrylic latex, high build'],
  descriptions: ['Seals paper and joint compound alike, so that finish coats dry to an even sheen.'],
  uses: ['new gypsum board', 'skim-coated walls', 'patched walls', 'ceilings'],
  limitations: [cold, 'Not a finish and not a stain blocker.'],
  attributes: [
    sheen('flat'),
    voc(50),
    solids(28, 36),
    film,
    coverage,
    recoat,
    measured('permeance', 'ASTM E96', 10, 30, 1),
  ],
  series: [{ finish: sheens.flat.finish }],
  deriveValues: spread(1.3),
  standards: [
    'ASTM D6886',
    'ASTM D2697',
    'ASTM E96',
    'SCAQMD Rule 1113',
    'MPI Architectural Painting Specification Manual',
  ],
  programs,
  epd: perArea(0.32, [0.5, 1.1]),
  hpd: [
    content('Water', '7732-18-5', 'Carrier', 50, 62, 'BM-4'),
    content('Calcium carbonate', '471-34-1', 'Extender', 14, 26, 'BM-3'),
    content('Vinyl acetate copolymer', '25213-24-5', 'Binder', 10, 18, 'LT-UNK'),
  ],
  options: [sizes],
};

export const interiorPainting: SectionDeclaration = {
  number: '099123',
  descriptions: [
    'Protects and colors gypsum board, plaster, wood and metal indoors.',
    'Withstands scrubbing and hospital disinfectants without burnish or color rub-off.',
    'Falls dry to the floor when sprayed on exposed decks and structure.',
  ],
  uses: ['offices', 'corridors', 'classrooms', 'exposed ceilings', 'doors and trim'],
  limitations: [
    'Do not apply below 50 degrees Fahrenheit or above 85 percent relative humidity.',
    'Interior paint is not a vapor retarder unless a perm rating is stated for the film.',
    'Galvanized steel needs a primer free of alkyd, or the film will peel.',
    'New plaster and masonry shall cure 30 days and test below pH 10 before coating.',
  ],
  standards: [
    'MPI Architectural Painting Specification Manual',
    'ASTM D2486',
    'ASTM D523',
    'ASTM D2697',
    'ASTM D3273',
    'SCAQMD Rule 1113',
    'SSPC-SP 1',
  ],
  programs: ['greenguard', 'cdph', 'declare', 'indoor-advantage', 'iso-14001'],
  epd: declared('1 m2', 0.36, [0.6, 2.4], pcr),
  hpd: [
    content('Water', '7732-18-5', 'Carrier', 45, 58, 'BM-4'),
    content('Titanium dioxide', '13463-67-7', 'Pigment', 14, 25, 'LT-1'),
    content('Acrylic polymer', '25133-97-5', 'Binder', 12, 24, 'LT-UNK'),
    content('Kaolin', '1332-58-7', 'Extender', 3, 10, 'LT-UNK'),
    content('Propylene glycol', '57-55-6', 'Open-time agent', 0.1, 1.5, 'BM-3'),
  ],
  bim: { category: 'Walls', ifcClass: 'IfcCovering', host: 'wall' },
  assembly: 'Painted Interior Wall',
  sheetPrefix: 'PNT',
  related: ['092900', '081113', '061600', '098413'],
  installation: [
    'Examine each substrate and measure moisture: gypsum board 12 percent, wood 15 percent, masonry 12 percent maximum.',
    'Remove hardware, plates and luminaires before painting and reinstall them after; masking in place is not accepted.',
    'Apply one coat of primer and two finish coats at the spread rate stated; tint the primer toward the finish color.',
    'Sand lightly between coats of enamel and correct sags, holidays and lap marks before the next coat.',
    'Paint the back of access panels and the tops and bottoms of doors like their exposed faces.',
  ],
  kinds: [latex, lowOdor, dryFall, enamel, primer],
};
