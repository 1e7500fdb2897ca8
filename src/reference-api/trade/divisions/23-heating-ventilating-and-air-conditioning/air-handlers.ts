import type { ProductKind, SectionDeclaration } from '#src/reference-api/trade/section-profile.ts';
import { chosen, crossed, declared, measured, option, table } from '#src/reference-api/trade/entries.ts';

const pcr = 'PEP PCR ed4: Electrical, Electronic and HVAC-R Products';
const unit = (massKg: number, gwp: readonly [number, number]) => declared('1 unit', massKg, gwp, pcr);
const airflow = (least: number, greatest: number) => measured('airflow', 'AHRI 430', least, greatest, 100);
const pressure = measured('staticPressure', 'AMCA 210', 2, 8, 0.5);
const face = measured('faceVelocity', 'AHRI 410', 400, 500, 25);
const merv = chosen('filterRating', 'ASHRAE 52.2', 'MERV 8 and 13', 'MERV 8 and 14', 'MERV 8 and 15');
const casing = chosen(
  'casingLeakage',
  'ASHRAE 111',
  'Class 6 at design pressure',
  'Class 12 at design pressure',
);
const voltage = chosen('voltage', 'UL 1995', '208 V', '460 V', '575 V');
const power = measured('motorPower', null, 2, 150, 0.5);
const cooling = measured('coolingCapacity', 'AHRI 410', 3, 240, 1);
const base = ['AHRI 430', 'AHRI 410', 'AMCA 210', 'ASHRAE 52.2', 'ASHRAE 62.1', 'UL 1995'];
const programs = ['ahri', 'amca', 'etl', 'ul-listed', 'baba'];
const pull = 'Coil pull space equal to the unit width shall be kept clear on one side.';
const path = 'Units ship in sections; verify the path from dock to mechanical room.';
const coils = option('Coils', 'Chilled water', 'Direct expansion', 'Hot water', 'Steam');
const panels = option(
  'Casing',
  '2 in foam, galvanized',
  '2 in mineral wool, galvanized',
  '4 in foam, thermally broken',
  'Stainless steel liner',
);
const ordered = option('Lead time', '14 weeks', '20 weeks with controls by the maker');
const warranty = option('Warranty', '1 year parts', '5 years parts');
/** Sensible and latent cooling at 400 cfm a ton; fan power at 65 percent efficiency: cfm × in / (6356 × 0.65). */
const fanPower = (airflowCfm: number, inches: number) => {
  const least = (airflowCfm * inches) / (6356 * 0.65);
  return (
    [2, 3, 5, 7.5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 100, 125, 150].find((size) => size >= least) ?? 150
  );
};
const follows = (values: { readonly [key: string]: number | string }) => ({
  motorPower: fanPower(Number(values['airflow']), Number(values['staticPressure'])),
  coolingCapacity: Math.round(Number(values['airflow']) / 400),
});
const sizes = (...values: readonly number[]) =>
  crossed(table('airflow', ...values), table('staticPressure', 3, 4, 5, 6));

const modular: ProductKind = {
  noun: 'Modular air-handling unit',
  materials: [
    'double-wall galvanized steel panels with injected foam',
    'double-wall galvanized steel panels with mineral wool',
  ],
  descriptions: ['Filters, heats, cools and moves the air of a building from sections that bolt together.'],
  uses: ['office buildings', 'schools', 'hotels', 'clinics'],
  limitations: [path, pull, 'Cooling coils above 500 feet per minute need mist eliminators.'],
  attributes: [airflow(2000, 40000), cooling, pressure, power, face, merv, casing, voltage],
  series: sizes(2000, 4000, 6000, 8000, 10000, 15000, 20000, 30000, 40000),
  deriveValues: follows,
  standards: base,
  programs,
  epd: unit(2900, [9200, 16800]),
  options: [coils, panels, option('Fan', 'Plenum, direct drive', 'Fan array', 'Housed'), ordered, warranty],
};

const custom: ProductKind = {
  noun: 'Custom air-handling unit',
  materials: [
    'welded aluminum frame with 4 inch thermally broken panels',
    'welded structural steel base with 4 inch mineral wool panels',
  ],
  descriptions: ['Built to the room, the flow and the noise of one project, with a corridor for service.'],
  uses: ['hospitals', 'laboratories', 'clean rooms', 'universities'],
  limitations: [path, pull, 'Leakage is tested in the shop; witness it before shipment.'],
  attributes: [
    airflow(10000, 60000),
    cooling,
    pressure,
    power,
    face,
    merv,
    chosen('casingLeakage', 'ASHRAE 111', 'Class 6 at design pressure'),
    voltage,
  ],
  series: crossed(table('airflow', 10000, 20000, 30000, 40000, 60000), table('staticPressure', 5, 6, 7, 8)),
  deriveValues: follows,
  standards: [...base, 'ASHRAE 111', 'ASHRAE 170'],
  programs,
  epd: unit(6800, [18500, 34000]),
  options: [
    coils,
    panels,
    option('Fan', 'Fan array', 'Plenum, direct drive'),
    option('Lead time', '24 weeks', '32 weeks'),
    warranty,
  ],
};

const recovery: ProductKind = {
  noun: 'Energy recovery air handler',
  materials: [
    'double-wall galvanized steel panels with a desiccant-coated aluminum wheel',
    'double-wall galvanized steel panels with a polymer membrane core',
  ],
  descriptions: ['Recovers heat and moisture from exhaust air before it leaves.'],
  uses: ['schools', 'dormitories', 'offices', 'fitness centers'],
  limitations: [
    'Wheels are not for laboratory or kitchen exhaust unless carry-over is approved.',
    pull,
    path,
  ],
  attributes: [
    airflow(1000, 20000),
    measured('recoveryEffectiveness', 'AHRI 1060', 62, 80, 1),
    cooling,
    pressure,
    power,
    merv,
    casing,
    voltage,
  ],
  series: crossed(
    table('airflow', 1000, 2000, 4000, 6000, 10000, 15000, 20000),
    table('staticPressure', 3, 4, 5),
  ),
  deriveValues: follows,
  standards: [...base, 'AHRI 1060', 'ASHRAE 90.1'],
  programs,
  epd: unit(2200, [7400, 13200]),
  options: [
    option('Recovery', 'Enthalpy wheel', 'Membrane plate', 'Sensible plate'),
    coils,
    panels,
    ordered,
    warranty,
  ],
};

const outdoorAir: ProductKind = {
  noun: 'Dedicated outdoor air unit',
  materials: [
    'double-wall galvanized steel panels with injected foam and a wraparound coil',
    'double-wall galvanized steel panels with a heat pump circuit',
  ],
  descriptions: ['Dries and tempers outdoor air alone, and leaves the room loads to the terminals.'],
  uses: ['offices with chilled beams', 'apartments', 'schools', 'hotels'],
  limitations: [
    'Does not carry room loads; terminals do.',
    pull,
    'Low ambient needs a preheat coil or face and bypass.',
  ],
  attributes: [
    airflow(1000, 15000),
    measured('moistureRemovalEfficiency', 'AHRI 920', 3.8, 6.8, 0.1),
    cooling,
    pressure,
    power,
    merv,
    casing,
    voltage,
  ],
  series: crossed(
    table('airflow', 1000, 2000, 3000, 5000, 8000, 12000, 15000),
    table('staticPressure', 2, 3, 4),
  ),
  deriveValues: (values) => ({
    ...follows(values),
    coolingCapacity: Math.round(Number(values['airflow']) / 180),
  }),
  standards: [...base, 'AHRI 920', 'ASHRAE 90.1'],
  programs,
  epd: unit(1900, [6800, 12400]),
  options: [coils, panels, option('Reheat', 'None', 'Hot gas', 'Wraparound coil'), ordered, warranty],
};

export const airHandlers: SectionDeclaration = {
  number: '237300',
  descriptions: [
    'Filters, heats, cools and moves the air of a building from one place indoors.',
    'Recovers heat and moisture from exhaust air before it leaves.',
    'Conditions outdoor air alone, and leaves the room loads to the terminals.',
  ],
  uses: ['hospitals', 'office towers', 'laboratories', 'universities', 'clean rooms'],
  limitations: [
    'Units ship in sections; the path from dock to mechanical room shall be verified.',
    'Energy wheels are not suitable for laboratory exhaust unless carry-over is approved.',
    'Cooling coils above 500 feet per minute face velocity need mist eliminators.',
    pull,
  ],
  standards: ['AHRI 430', 'AHRI 410', 'AHRI 1060', 'AMCA 210', 'ASHRAE 52.2', 'ASHRAE 62.1', 'UL 1995'],
  programs: ['ahri', 'amca', 'etl', 'ul-listed', 'baba', 'iso-9001'],
  epd: declared('1 unit', 2900, [9200, 21500], pcr),
  hpd: null,
  bim: { category: 'Mechanical Equipment', ifcClass: 'IfcUnitaryEquipment', host: 'floor' },
  assembly: 'Air-Handling Unit',
  sheetPrefix: 'AHU',
  related: ['233600', '233700', '253500', '089100', '421300'],
  installation: [
    'Set units on a pad or rails high enough for the condensate trap: 1 inch plus twice the fan static pressure.',
    'Join sections with the gaskets and bolts supplied and caulk the seams from within.',
    'Connect ducts with flexible collars and pipes so that coils are pulled without cutting mains.',
    'Do not run fans during construction without temporary MERV 8 filters; install final filters at turnover.',
    'Test casing leakage at 1.25 times design pressure and accept at one percent of design flow or less.',
  ],
  kinds: [modular, custom, recovery, outdoorAir],
};
