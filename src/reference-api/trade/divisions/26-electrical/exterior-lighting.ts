import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, crossed, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

/** A pole has no lumens. */
const steelPole: ProductKind = {
  noun: 'Steel light pole',
  materials: [
    'tapered round steel shaft, hot-dip galvanized',
    'straight square steel shaft, hot-dip galvanized and powder coated',
  ],
  descriptions: ['Carries luminaires and cameras on an anchor base with a handhole.'],
  uses: ['parking lots', 'roadways', 'sports courts', 'campus walks'],
  limitations: [
    'Check pole height and effective projected area against the design wind speed.',
    'Foundation and anchors are designed for the soil and wind of the site.',
    'Straight square poles hum and fatigue in steady wind without a damper.',
  ],
  attributes: [
    measured('length', null, 12, 40, 1),
    measured('wallThickness', 'ASTM A595', 0.12, 0.179, 0.001),
    measured('yieldStrength', 'ASTM A595', 46, 55, 1),
    measured('projectedArea', 'AASHTO LTS', 3, 22, 0.5),
    measured('weight', null, 90, 620, 10),
    chosen('coating', 'ASTM A123', 'Hot-dip galvanized', 'Galvanized and powder coated'),
  ],
  series: [
    { length: 12, wallThickness: 0.12, yieldStrength: 46, projectedArea: 12, weight: 90 },
    { length: 20, wallThickness: 0.12, yieldStrength: 46, projectedArea: 9, weight: 160 },
    { length: 25, wallThickness: 0.12, yieldStrength: 55, projectedArea: 10.5, weight: 240 },
    { length: 30, wallThickness: 0.179, yieldStrength: 55, projectedArea: 14, weight: 420 },
    { length: 40, wallThickness: 0.179, yieldStrength: 55, projectedArea: 8, weight: 620 },
  ],
  standards: ['AASHTO LTS', 'ASTM A595', 'ASTM A123', 'ASTM F1554', 'ANSI C136.31'],
  programs: ['baba', 'iso-9001'],
  epd: declared('1 metric ton', 1000, [2100, 2900], 'UL PCR Part B: Designated Steel Construction Product'),
  bim: { category: 'Lighting Fixtures', ifcClass: 'IfcColumn', host: 'unhosted' },
  options: [
    option('Height', '12 ft', '20 ft', '25 ft', '30 ft', '40 ft'),
    option('Drilling', 'One', 'Two at 180°', 'Four at 90°', 'Tenon'),
    option('Color', ['Bronze', '#4a3f35'], ['Black', '#242628'], ['Silver', '#a9adb0']),
    option('Lead time', 'Stock: 2 weeks', '10 weeks'),
    option('Warranty', '1 year'),
  ],
};

const pcr = 'PSR-0014: Luminaires';
const unit = (massKg: number, gwp: readonly [number, number]) => declared('1 unit', massKg, gwp, pcr);
const flux = (least: number, greatest: number) => measured('luminousFlux', 'IES LM-79', least, greatest, 100);
const efficacy = (least: number, greatest: number) => measured('efficacy', 'IES LM-79', least, greatest, 1);
const color = measured('colorTemperature', 'ANSI C78.377', 2200, 4000, 100);
const life = measured('lumenMaintenance', 'IES TM-21', 60000, 150000, 10000);
const power = measured('powerInput', 'IES LM-79', 5, 400, 1);
const salt = measured('corrosionResistance', 'ASTM B117', 1000, 5000, 1000);
const sealed = (...values: readonly string[]) => chosen('ingressProtection', 'IEC 60529', ...values);
const base = ['UL 1598', 'UL 8750', 'IES LM-79', 'IES TM-21', 'IES TM-15', 'IEC 60529', 'ASTM B117'];
const programs = ['dlc', 'ul-listed', 'csa', 'etl', 'baba'];
const warm = table('colorTemperature', 2700, 3000, 4000);
const watts = (values: { readonly [key: string]: number | string }) => ({
  powerInput: Math.round(Number(values['luminousFlux']) / Number(values['efficacy'])),
});
const finishes = option(
  'Color',
  ['Bronze', '#4a3f35'],
  ['Black', '#242628'],
  ['Silver', '#a9adb0'],
  ['Dark green', '#2f4436'],
);
const controls = option('Controls', 'None', 'Photocontrol', 'Motion, bi-level', '7-pin receptacle');
const ordered = option('Lead time', 'Stock types: 2 weeks', 'Made to order: 8 weeks');
const warranty = option('Warranty', '5 years', '10 years');
const wildlife = 'Color temperatures above 3000 K are not accepted near wildlife habitat or observatories.';
const pole = { category: 'Lighting Fixtures', ifcClass: 'IfcLightFixture', host: 'unhosted' } as const;

const area: ProductKind = {
  noun: 'Area luminaire',
  materials: ['die-cast low-copper aluminum, powder coated'],
  descriptions: ['Lights parking and roads with cutoff optics that keep light off the sky.'],
  uses: ['parking lots', 'roadways', 'campus roads', 'truck yards'],
  limitations: ['Check pole height and effective projected area against the design wind speed.', wildlife],
  attributes: [
    flux(6000, 48000),
    efficacy(125, 165),
    chosen('distribution', 'IES RP-8', 'Type II', 'Type III', 'Type IV', 'Type V'),
    color,
    sealed('IP65', 'IP66'),
    life,
    salt,
    power,
  ],
  series: crossed(
    table('luminousFlux', 6000, 12000, 18000, 24000, 36000, 48000),
    table('colorTemperature', 3000, 4000),
  ),
  deriveValues: watts,
  standards: [...base, 'IES RP-8', 'ANSI C136.31'],
  programs,
  epd: unit(11.5, [72, 148]),
  bim: pole,
  options: [
    option('Lumens', '6,000', '12,000', '18,000', '24,000', '36,000', '48,000'),
    option('Distribution', 'Type II', 'Type III', 'Type IV', 'Type V'),
    finishes,
    controls,
    ordered,
    warranty,
  ],
};

const postTop: ProductKind = {
  noun: 'Pedestrian post-top luminaire',
  materials: ['cast aluminum with a clear acrylic cylinder', 'cast aluminum with an indirect reflector'],
  descriptions: ['Lights walks at the height of people, with shielded sources.'],
  uses: ['campus walks', 'plazas', 'parks', 'town centers'],
  limitations: ['Clear globes glare; choose indirect optics beside houses.', wildlife],
  attributes: [
    flux(2500, 8000),
    efficacy(80, 115),
    chosen('distribution', 'IES RP-8', 'Type III', 'Type V'),
    color,
    sealed('IP65', 'IP66'),
    life,
    salt,
    power,
  ],
  series: crossed(table('luminousFlux', 2500, 4000, 6000, 8000), warm),
  deriveValues: watts,
  standards: [...base, 'IES RP-8', 'ANSI C136.31'],
  programs,
  epd: unit(9.2, [64, 118]),
  bim: pole,
  options: [option('Tenon', '2-3/8 in', '3 in', '4 in'), finishes, controls, ordered, warranty],
};

const bollard: ProductKind = {
  noun: 'Lighted bollard',
  materials: [
    'extruded aluminum shaft with a cast base',
    'steel shaft with concrete fill and a cast aluminum head',
  ],
  descriptions: ['Marks paths at low height where poles are not wanted.'],
  uses: ['garden walks', 'building entries', 'plazas', 'campus paths'],
  limitations: ['Lighted bollards do not stop vehicles unless they are rated for it.', wildlife],
  attributes: [
    flux(500, 1800),
    efficacy(50, 85),
    measured('height', null, 30, 42, 6),
    measured('diameter', null, 5, 8, 1),
    color,
    sealed('IP65'),
    salt,
    power,
  ],
  series: crossed(table('luminousFlux', 500, 900, 1400, 1800), warm),
  deriveValues: watts,
  standards: base,
  programs,
  epd: unit(10.5, [78, 142]),
  options: [
    option('Height', '30 in', '36 in', '42 in'),
    option('Beam', '360°', '180°'),
    finishes,
    ordered,
    warranty,
  ],
};

const wallPack: ProductKind = {
  noun: 'Wall pack',
  materials: ['die-cast aluminum with a tempered glass lens', 'die-cast aluminum with a polycarbonate lens'],
  descriptions: ['Lights doors, docks and walls, with full cutoff and a battery for exit doors.'],
  uses: ['exit doors', 'loading docks', 'building facades', 'parking structures'],
  limitations: ['Tilted wall packs send light to the sky; mount them level.', wildlife],
  attributes: [
    flux(1500, 12000),
    efficacy(110, 145),
    chosen('distribution', 'IES RP-8', 'Type III', 'Type IV'),
    color,
    sealed('IP65', 'IP66'),
    life,
    salt,
    power,
  ],
  series: crossed(table('luminousFlux', 1500, 3000, 6000, 12000), table('colorTemperature', 3000, 4000)),
  deriveValues: watts,
  standards: [...base, 'UL 924'],
  programs,
  epd: unit(4.2, [34, 66]),
  bim: { category: 'Lighting Fixtures', ifcClass: 'IfcLightFixture', host: 'wall' },
  options: [
    option('Battery', 'None', '90 minutes, 0 °C', '90 minutes, -20 °C'),
    finishes,
    controls,
    ordered,
    warranty,
  ],
};

const uplight: ProductKind = {
  noun: 'In-grade uplight',
  materials: [
    'cast bronze with a tempered glass lens',
    'Type 316 stainless steel ring on a composite housing',
  ],
  descriptions: ['Lights trees, flags and columns from below the paving.'],
  uses: ['trees', 'facades', 'monuments', 'flagpoles'],
  limitations: [
    'Needs a drained gravel sump below the housing.',
    'Glass in walks stays below 140 degrees Fahrenheit; check the wattage.',
    'Uplight is not permitted where sky ordinances apply.',
  ],
  attributes: [
    flux(800, 4000),
    efficacy(60, 95),
    measured('beamAngle', 'IES LM-79', 10, 60, 5),
    color,
    sealed('IP67', 'IP68'),
    measured('wheelLoad', 'IEC 60598-2-13', 4400, 11000, 1100),
    measured('diameter', null, 6, 11, 1),
    power,
  ],
  series: crossed(
    table('diameter luminousFlux', [6, 800], [8, 2000], [11, 4000]),
    crossed(table('beamAngle', 10, 25, 40, 60), warm),
  ),
  deriveValues: watts,
  standards: [...base, 'IEC 60598-2-13'],
  programs: ['ul-listed', 'etl', 'csa', 'baba'],
  epd: unit(6.8, [58, 104]),
  options: [
    option('Beam', '10°', '25°', '40°', '60°'),
    option('Ring', ['Bronze', '#6b5539'], ['Stainless', '#b7babb']),
    option('Louver', 'None', 'Hex louver'),
    ordered,
  ],
};

export const exteriorLighting: SectionDeclaration = {
  number: '265600',
  descriptions: [
    'Lights parking, roads and walks with cutoff optics that keep light off the sky.',
    'Marks paths at low height where poles are not wanted.',
    'Dims itself when no one is near and returns to full light on approach.',
  ],
  uses: ['parking lots', 'campus walks', 'plazas', 'building facades', 'roadways'],
  limitations: [
    'Pole height and effective projected area shall be checked against the design wind speed.',
    'Aluminum poles need a vibration damper where steady wind is expected.',
    'In-grade luminaires need a drained gravel sump below the housing.',
    wildlife,
  ],
  standards: ['IES RP-8', 'IES TM-15', 'IES LM-79', 'ANSI C136.31', 'AASHTO LTS', 'UL 1598', 'ASTM B117'],
  programs: ['dlc', 'ul-listed', 'csa', 'etl', 'baba'],
  epd: declared('1 unit', 11.5, [62, 210], pcr),
  hpd: null,
  bim: { category: 'Lighting Fixtures', ifcClass: 'IfcLightFixture', host: 'floor' },
  assembly: 'Exterior Luminaire',
  sheetPrefix: 'LTX',
  related: ['265100', '262416', '323300', '321400', '033000'],
  installation: [
    'Cast anchor bolts with the template of the pole manufacturer; project the base 30 inches above paving where vehicles park.',
    'Bond each pole to a ground rod and fuse each luminaire in the handhole.',
    'Plumb poles with leveling nuts, then grout the base with a weep left open.',
    'Aim luminaires at night in the presence of the Architect and lock the aiming.',
    'Touch up coating with the kit supplied the same day it is scratched.',
  ],
  kinds: [area, postTop, bollard, wallPack, uplight, steelPole],
};
