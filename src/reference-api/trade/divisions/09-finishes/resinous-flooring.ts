import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, content, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const pcr = 'NSF PCR: Resinous Floor Coatings';
const perArea = (massKg: number, gwp: readonly [number, number]) => declared('1 m2', massKg, gwp, pcr);
const voc = measured('vocContent', 'ASTM D3960', 0, 50, 5);
const bond = measured('bondStrength', 'ASTM D7234', 300, 450, 25);
const dcof = measured('slipResistance', 'ANSI A326.3', 0.5, 0.75, 0.01);
const cure = (least: number, greatest: number) => measured('cureTime', null, least, greatest, 4);
const thick = (least: number, greatest: number, step: number) =>
  measured('thickness', null, least, greatest, step);
const compressive = (least: number, greatest: number) =>
  measured('compressiveStrength', 'ASTM C579', least, greatest, 100);
const base = ['ASTM C579', 'ASTM D7234', 'ASTM D3960', 'ASTM F2170', 'ICRI 310.2R'];
const programs = ['cdph', 'indoor-advantage', 'declare'];
const quartz = content('Quartz, bound', '14808-60-7', 'Aggregate', 55, 75, 'LT-1');
const epoxy = content('Bisphenol A diglycidyl ether polymer', '25068-38-6', 'Resin', 15, 30, 'LT-P1');
const hardener = content('Isophorone diamine', '2855-13-2', 'Curing agent', 3, 8, 'LT-P1');
const diluent = content('Benzyl alcohol', '100-51-6', 'Diluent', 2, 6, 'BM-2');
const colors = option(
  'Color',
  ['Silver gray', '#b4b6b5'],
  ['Tile red', '#8f4b3d'],
  ['Beige', '#c9b998'],
  ['Slate', '#5b6166'],
);
const texture = option('Texture', 'Smooth', 'Medium', 'Coarse');
const ordered = option('Lead time', 'In stock', 'Blends to order: 2 weeks');
const sunlight = 'Epoxies yellow in sunlight; ask for an aliphatic topcoat at windows.';
const moisture = 'Slabs above 85 percent relative humidity need a moisture vapor primer.';

const mortar: ProductKind = {
  noun: 'Epoxy mortar floor',
  materials: ['100 percent solids epoxy with graded quartz, troweled'],
  descriptions: ['Troweled floor that takes forklifts, dropped tools and abrasion.'],
  uses: ['manufacturing plants', 'loading docks', 'mechanical rooms', 'maintenance shops'],
  limitations: [sunlight, moisture, 'Not for steam cleaning; use urethane cement there.'],
  attributes: [
    thick(0.1875, 0.375, 0.0625),
    compressive(10000, 14000),
    measured('flexuralStrength', 'ASTM C580', 3000, 5000, 100),
    bond,
    dcof,
    voc,
    cure(12, 24),
  ],
  standards: [...base, 'ASTM C580'],
  programs,
  epd: perArea(10.5, [13.2, 21.5]),
  hpd: [quartz, epoxy, hardener, diluent],
  options: [option('Thickness', '3/16 in', '1/4 in', '3/8 in'), texture, colors, ordered],
};

const broadcast: ProductKind = {
  noun: 'Broadcast quartz floor',
  materials: ['100 percent solids epoxy with colored quartz, broadcast twice'],
  descriptions: ['Seamless floor with colored quartz for grip and looks, coved up the walls.'],
  uses: ['locker rooms', 'laboratories', 'toilet rooms', 'cafeterias'],
  limitations: [sunlight, moisture],
  attributes: [
    thick(0.125, 0.1875, 0.0625),
    compressive(10000, 13000),
    measured('hardnessD', 'ASTM D2240', 78, 86, 1),
    bond,
    dcof,
    voc,
    cure(12, 24),
  ],
  standards: [...base, 'ASTM D2240'],
  programs,
  epd: perArea(6.6, [10.4, 17.2]),
  hpd: [quartz, epoxy, hardener, diluent],
  options: [option('Thickness', '1/8 in', '3/16 in'), texture, colors, ordered],
};

const flake: ProductKind = {
  noun: 'Decorative flake floor',
  materials: ['epoxy base with vinyl flakes and a polyaspartic topcoat'],
  descriptions: ['Thin seamless floor with a speckled face that hides wear.'],
  uses: ['veterinary clinics', 'showrooms', 'corridors', 'residential garages'],
  limitations: ['Not for heavy wheels or thermal shock.', moisture],
  attributes: [
    measured('dryFilmThickness', null, 20, 40, 5),
    measured('hardnessD', 'ASTM D2240', 76, 84, 1),
    bond,
    measured('slipResistance', 'ANSI A326.3', 0.45, 0.6, 0.01),
    voc,
    cure(8, 16),
  ],
  standards: [...base, 'ASTM D2240'],
  programs,
  epd: perArea(1.6, [5.2, 8.4]),
  hpd: [
    content('Bisphenol A diglycidyl ether polymer', '25068-38-6', 'Resin', 40, 55, 'LT-P1'),
    hardener,
    content('Polyvinyl acetate flakes', '9003-20-7', 'Decorative flake', 15, 30, 'LT-UNK'),
    diluent,
  ],
  options: [option('Flake', '1/16 in', '1/8 in', '1/4 in'), colors, ordered],
};

const urethaneCement: ProductKind = {
  noun: 'Urethane cement floor',
  materials: ['polyurethane resin with portland cement and silica aggregate'],
  descriptions: ['Withstands steam, hot water and acids in kitchens and food plants.'],
  uses: ['commercial kitchens', 'food plants', 'breweries', 'freezers'],
  limitations: [
    'Color ambers under ultraviolet light.',
    'Edges shall be keyed into saw cuts at drains and ends.',
  ],
  attributes: [
    thick(0.1875, 0.375, 0.0625),
    measured('serviceTemperature', 'ASTM C884', 180, 250, 10),
    compressive(6500, 8500),
    measured('flexuralStrength', 'ASTM C580', 1800, 2600, 100),
    bond,
    dcof,
    voc,
    cure(8, 12),
  ],
  series: table('thickness serviceTemperature', [0.1875, 180], [0.25, 220], [0.375, 250]),
  standards: [...base, 'ASTM C580', 'ASTM C884'],
  programs: ['cdph', 'indoor-advantage'],
  epd: perArea(12.8, [14.6, 23.8]),
  hpd: [
    content('Quartz, bound', '14808-60-7', 'Aggregate', 50, 65, 'LT-1'),
    content('Portland cement', '65997-15-1', 'Binder', 12, 22, 'LT-P1'),
    content('Castor oil', '8001-79-4', 'Polyol', 6, 12, 'LT-UNK'),
    content('Polymeric MDI', '9016-87-9', 'Isocyanate, reacted', 6, 12, 'LT-UNK'),
  ],
  options: [option('Thickness', '3/16 in', '1/4 in', '3/8 in'), texture, colors, ordered],
};

const dissipative: ProductKind = {
  noun: 'Electrostatic dissipative floor',
  materials: ['epoxy with conductive fibers over a conductive primer and copper grounding strip'],
  descriptions: ['Leads static charge to ground before it reaches electronics or solvents.'],
  uses: ['electronics assembly', 'data centers', 'operating rooms', 'munitions plants'],
  limitations: [
    'Wax and polish break the path to ground.',
    'Resistance shall be measured at turnover and each year.',
    moisture,
  ],
  attributes: [
    measured('dryFilmThickness', null, 20, 125, 5),
    chosen('electricalResistance', 'ANSI/ESD STM7.1', 'Dissipative, 1 to 1,000 megohms'),
    compressive(9000, 11000),
    bond,
    measured('hardnessD', 'ASTM D2240', 78, 84, 1),
    voc,
    cure(16, 24),
  ],
  series: table('dryFilmThickness', 20, 40, 80, 125),
  standards: [...base, 'ANSI/ESD STM7.1', 'ANSI/ESD S20.20', 'NFPA 99', 'ASTM D2240'],
  programs: ['cdph', 'iso-9001'],
  epd: perArea(2.4, [7.4, 12.6]),
  hpd: [
    content('Bisphenol A diglycidyl ether polymer', '25068-38-6', 'Resin', 45, 60, 'LT-P1'),
    hardener,
    content('Carbon fiber', '7440-44-0', 'Conductive filler', 1, 4, 'LT-UNK'),
    diluent,
  ],
  options: [colors, ordered],
};

export const resinousFlooring: SectionDeclaration = {
  number: '096723',
  descriptions: [
    'Seals concrete with a seamless floor that turns up the wall as an integral cove base.',
    'Withstands steam cleaning and thermal shock in food and beverage plants.',
    'Drains static charge to ground where electronics are handled.',
  ],
  uses: [
    'commercial kitchens',
    'laboratories',
    'locker rooms',
    'vehicle service bays',
    'animal holding rooms',
  ],
  limitations: [
    'Concrete shall be at least 28 days old and prepared to the surface profile stated by the manufacturer.',
    'Epoxy topcoats yellow in sunlight; use an aliphatic topcoat near glazing.',
    'Do not apply when the slab is within 5 degrees Fahrenheit of the dew point.',
    'Moving joints in the slab shall be carried through the floor and sealed; resin does not bridge them.',
  ],
  standards: [
    'ASTM C579',
    'ASTM C580',
    'ASTM D7234',
    'ASTM D2240',
    'ASTM F2170',
    'ICRI 310.2R',
    'ANSI/ESD S20.20',
  ],
  programs: ['cdph', 'indoor-advantage', 'declare', 'iso-9001', 'iso-14001'],
  epd: declared('1 m2', 9.8, [9.2, 24.6], pcr),
  hpd: [
    content('Quartz, bound', '14808-60-7', 'Aggregate', 50, 75, 'LT-1'),
    content('Bisphenol A diglycidyl ether polymer', '25068-38-6', 'Resin', 15, 30, 'LT-P1'),
    content('Isophorone diamine', '2855-13-2', 'Curing agent', 3, 8, 'LT-P1'),
    content('Benzyl alcohol', '100-51-6', 'Diluent', 2, 6, 'BM-2'),
    content('Titanium dioxide, bound', '13463-67-7', 'Pigment', 1, 3, 'LT-1'),
  ],
  bim: { category: 'Floors', ifcClass: 'IfcCovering', host: 'floor' },
  assembly: 'Resinous Flooring',
  sheetPrefix: 'RSN',
  related: ['093013', '096519', '079200', '115300'],
  installation: [
    'Prepare concrete by shot blasting or diamond grinding to ICRI CSP 3 to 5; acid etching is not accepted.',
    'Test slab moisture and, above the stated limit, install the moisture mitigation primer of the same manufacturer.',
    'Key terminations at drains, doors and free edges with a saw cut twice as deep as the floor is thick.',
    'Install the integral cove base before the field, 4 inches high with a 1 inch radius unless indicated otherwise.',
    'Verify slip resistance on a 100 square foot mock-up; the accepted mock-up is the standard for the work.',
  ],
  kinds: [mortar, broadcast, flake, urethaneCement, dissipative],
};
