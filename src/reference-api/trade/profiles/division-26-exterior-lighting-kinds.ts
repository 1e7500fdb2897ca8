import { steelPole } from '#src/reference-api/trade/profiles/division-26-steel-pole.ts';
import type { ProductKind } from '#src/reference-api/trade/section-profile.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import {
  chosen,
  crossed,
  declared,
  measured,
  option,
  rows,
  table,
} from '#src/reference-api/trade/profiles/profile-entries.ts';

const pcr = 'PSR-0014: Luminaires';
const unit = (massKg: number, gwp: readonly [number, number]) => declared('1 unit', massKg, gwp, pcr);
const flux = (least: number, greatest: number) => measured('luminousFlux', 'IES LM-79', least, greatest, 100);
const efficacy = (least: number, greatest: number) => measured('efficacy', 'IES LM-79', least, greatest, 1);
const color = measured('colorTemperature', 'ANSI C78.377', 2200, 4000, 100);
const life = measured('lumenMaintenance', 'IES TM-21', 60000, 150000, 10000);
const power = measured('powerInput', 'IES LM-79', 5, 400, 1);
const salt = measured('corrosionResistance', 'ASTM B117', 1000, 5000, 1000);
const sealed = (...values: readonly string[]) => chosen('ingressProtection', 'IEC 60529', ...values);
const beams = chosen('distribution', 'IES RP-8', 'Type II', 'Type III', 'Type IV', 'Type V');
const base = cited('UL 1598', 'UL 8750', 'IES LM-79', 'IES TM-21', 'IES TM-15', 'IEC 60529', 'ASTM B117');
const programs = ['dlc', 'ul-listed', 'csa', 'etl', 'baba'];
const warm = rows('colorTemperature', 2700, 3000, 4000);
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
const wind = 'Check pole height and effective projected area against the design wind speed.';
const pole = { category: 'Lighting Fixtures', ifcClass: 'IfcLightFixture', host: 'unhosted' } as const;

const area: ProductKind = {
  noun: 'Area luminaire',
  materials: ['die-cast low-copper aluminum, powder coated'],
  descriptions: ['Lights parking and roads with cutoff optics that keep light off the sky.'],
  uses: ['parking lots', 'roadways', 'campus roads', 'truck yards'],
  limitations: [wind, wildlife],
  attributes: [
    flux(6000, 48000),
    efficacy(125, 165),
    beams,
    color,
    sealed('IP65', 'IP66'),
    life,
    salt,
    power,
  ],
  series: crossed(
    rows('luminousFlux', 6000, 12000, 18000, 24000, 36000, 48000),
    rows('colorTemperature', 3000, 4000),
  ),
  agree: watts,
  standards: [...base, ...cited('IES RP-8', 'ANSI C136.31')],
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
  series: crossed(rows('luminousFlux', 2500, 4000, 6000, 8000), warm),
  agree: watts,
  standards: [...base, ...cited('IES RP-8', 'ANSI C136.31')],
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
  series: crossed(rows('luminousFlux', 500, 900, 1400, 1800), warm),
  agree: watts,
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
  series: crossed(rows('luminousFlux', 1500, 3000, 6000, 12000), rows('colorTemperature', 3000, 4000)),
  agree: watts,
  standards: [...base, ...cited('UL 924')],
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
    crossed(rows('beamAngle', 10, 25, 40, 60), warm),
  ),
  agree: watts,
  standards: [...base, ...cited('IEC 60598-2-13')],
  programs: ['ul-listed', 'etl', 'csa', 'baba'],
  epd: unit(6.8, [58, 104]),
  options: [
    option('Beam', '10°', '25°', '40°', '60°'),
    option('Ring', ['Bronze', '#6b5539'], ['Stainless', '#b7babb']),
    option('Louver', 'None', 'Hex louver'),
    ordered,
  ],
};

export const exteriorLightingKinds: readonly ProductKind[] = [
  area,
  postTop,
  bollard,
  wallPack,
  uplight,
  steelPole,
];
