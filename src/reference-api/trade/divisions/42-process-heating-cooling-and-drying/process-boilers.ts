import type { ProductKind, SectionDeclaration, Values } from '#src/reference-api/trade/section-profile.ts';
import { toNearest } from '#src/reference-api/trade/sizing.ts';
import {
  chosen,
  crossed,
  derived,
  numberIn,
  option,
  sizes,
  table,
  tabled,
} from '#src/reference-api/trade/entries.ts';

const gasCodes = ['ASME CSD-1', 'NFPA 85', 'UL 795', '40 CFR 63, Subpart JJJJJJ'] as const;
const fuels = chosen('fuel', null, 'Natural gas', 'Gas and No. 2 oil');
const ordered = option('Lead time', 'Standard trim: 16 weeks', 'With economizer: 24 weeks');
const vessel = option('Warranty', '1 year, complete', '5 years, pressure vessel');
const sound = (lines: readonly Values[]) => tabled('soundPressure', null, lines);
const feedwater = 'Feedwater shall be softened and deaerated; raw water scales tubes within weeks.';
const air = 'Rooms need two combustion air openings or a fan interlocked with the burner.';

/** A boiler horsepower is 33,475 Btu/h, or 34.5 lb/h of steam from and at 212 °F. */
const output = (line: Values) => toNearest(numberIn(line, 'boilerHorsepower') * 33_475, 1000);
const fired = (lines: readonly Values[]) =>
  derived(lines, (line) => ({
    heatingCapacity: output(line),
    heatInput: toNearest((output(line) * 100) / numberIn(line, 'thermalEfficiency'), 1000),
  }));
const steaming = (lines: readonly Values[]) =>
  derived(lines, (line) => ({ steamOutput: toNearest(numberIn(line, 'boilerHorsepower') * 34.5, 1) }));
const duties = (lines: readonly Values[], rating: string) => [
  ...tabled('heatingCapacity', rating, lines),
  ...tabled('heatInput', rating, lines),
  ...tabled('thermalEfficiency', rating, lines),
];

const firetubeSizes = crossed(
  steaming(
    fired(
      table(
        'boilerHorsepower thermalEfficiency weight soundPressure',
        [100, 82, 13500, 80],
        [200, 82, 21000, 82],
        [350, 82.5, 33500, 84],
        [500, 83, 44000, 85],
        [800, 83, 62000, 87],
      ),
    ),
  ),
  table('pressure', 150, 200, 250),
);
const firetube: ProductKind = {
  noun: 'Firetube steam boiler',
  materials: ['an SA-516 Grade 70 steel shell with SA-178 tubes in three passes'],
  descriptions: ['Makes saturated steam in a horizontal shell whose flue gas passes through the tubes.'],
  limitations: [
    feedwater,
    'High-pressure boilers require licensed attendants in many states.',
    'Tubes are pulled through the front door; keep their length clear.',
    air,
  ],
  attributes: [
    ...duties(firetubeSizes, 'ASME PTC 4'),
    ...tabled('boilerHorsepower steamOutput', null, firetubeSizes),
    ...tabled('pressure', 'ASME BPVC I', firetubeSizes),
    fuels,
    chosen('voltage', 'NFPA 70', '460 V'),
    ...tabled('weight', null, firetubeSizes),
    ...sound(firetubeSizes),
  ],
  series: firetubeSizes,
  standards: ['ASME BPVC Section I', ...gasCodes, 'ASME PTC 4'],
  programs: ['asme-stamp', 'ul-listed', 'csa', 'fm', 'baba'],
  options: [
    sizes('Size', firetubeSizes, 'boilerHorsepower', 'hp'),
    option('Pressure', '150 psi', '200 psi', '250 psi'),
    option('Burner', 'Standard', 'Low NOx, 30 ppm', 'Ultra-low NOx, 9 ppm'),
    ordered,
    vessel,
  ],
};

const watertubeSizes = fired(
  table(
    'boilerHorsepower thermalEfficiency pressure weight soundPressure',
    [50, 83, 160, 4200, 76],
    [100, 83, 160, 6800, 78],
    [200, 84, 160, 11500, 80],
    [350, 84, 160, 17500, 82],
    [500, 84.5, 160, 24000, 84],
  ),
);
const watertube: ProductKind = {
  noun: 'Watertube hot water boiler',
  materials: ['bent SA-178 steel tubes between two drums, replaced without welding'],
  descriptions: ['Heats water in bent tubes that give with heat, so that thermal shock does not crack them.'],
  uses: ['campuses', 'process water heating', 'district heating plants', 'hospitals'],
  limitations: [
    'Return water stays above 150 degrees Fahrenheit, or flue gas condenses and corrodes the tubes.',
    'A flow switch is required; tubes overheat within minutes without flow.',
    air,
  ],
  attributes: [
    ...duties(watertubeSizes, 'ANSI/AHRI 1500'),
    ...tabled('boilerHorsepower', null, watertubeSizes),
    ...tabled('pressure', 'ASME BPVC IV', watertubeSizes),
    fuels,
    chosen('voltage', 'NFPA 70', '208 V', '460 V'),
    ...tabled('weight', null, watertubeSizes),
    ...sound(watertubeSizes),
  ],
  series: watertubeSizes,
  standards: ['ASME BPVC Section IV', ...gasCodes, 'ANSI/AHRI 1500'],
  programs: ['asme-stamp', 'ahri', 'ul-listed', 'csa', 'baba'],
  options: [
    sizes('Size', watertubeSizes, 'boilerHorsepower', 'hp'),
    option('Burner', 'Standard', 'Low NOx, 30 ppm'),
    ordered,
    option('Warranty', '1 year, complete', '25 years, thermal shock'),
  ],
};

const condensingSizes = derived(
  table(
    'heatInput thermalEfficiency pressure weight soundPressure nitrogenOxides voltage',
    [1000000, 95, 160, 1250, 62, 20, '120 V'],
    [2000000, 95, 160, 2100, 65, 20, '208 V'],
    [3000000, 95.5, 160, 3400, 67, 20, '460 V'],
    [4000000, 96, 160, 4600, 68, 9, '460 V'],
    [6000000, 96, 160, 7200, 70, 9, '460 V'],
  ),
  (line) => ({
    heatingCapacity: toNearest(
      (numberIn(line, 'heatInput') * numberIn(line, 'thermalEfficiency')) / 100,
      1000,
    ),
  }),
);
const condensing: ProductKind = {
  noun: 'Condensing process boiler',
  materials: [
    'a duplex stainless steel heat exchanger with a premix burner',
    'a Type 316L stainless steel firetube exchanger',
  ],
  descriptions: ['Recovers the latent heat of its flue gas and turns its burner down with the load.'],
  uses: ['wash water heating', 'pools and digesters', 'low-temperature process loops', 'greenhouses'],
  limitations: [
    'It condenses only with return water below 130 degrees Fahrenheit; above it, efficiency falls to about 87%.',
    'Condensate shall be neutralized before it enters the drain.',
    'Vents are listed Category IV, of stainless steel or polypropylene.',
  ],
  attributes: [
    ...duties(condensingSizes, 'ANSI/AHRI 1500'),
    ...tabled('pressure', 'ASME BPVC IV', condensingSizes),
    chosen('fuel', null, 'Natural gas', 'Propane'),
    ...tabled('nitrogenOxides', null, condensingSizes),
    ...tabled('voltage', 'NFPA 70', condensingSizes),
    ...tabled('weight', null, condensingSizes),
    ...sound(condensingSizes),
  ],
  series: condensingSizes,
  standards: ['ASME BPVC Section IV', 'ASME CSD-1', 'ANSI/AHRI 1500', 'UL 795', 'UL 1738'],
  programs: ['ahri', 'asme-stamp', 'csa', 'baba'],
  options: [
    option('Input', '1,000 MBH', '2,000 MBH', '3,000 MBH', '4,000 MBH', '6,000 MBH'),
    option('Lead time', 'Stock sizes: 4 weeks', '6,000 MBH: 12 weeks'),
    option('Warranty', '10 years, heat exchanger', '20 years, thermal shock'),
  ],
};

/** One boiler horsepower takes 9.81 kW of electricity, plus one percent for shell loss. */
const electricSizes = crossed(
  derived(
    steaming(table('boilerHorsepower weight', [10, 1300], [20, 1900], [40, 2900], [80, 4600], [150, 7800])),
    (line) => ({
      electricInput: toNearest(numberIn(line, 'boilerHorsepower') * 9.81 * 1.01, 1),
      heatingCapacity: output(line),
      thermalEfficiency: 99,
    }),
  ),
  table('pressure', 100, 150),
);
const electric: ProductKind = {
  noun: 'Electric steam boiler',
  materials: ['a carbon steel vessel with flanged immersion elements of alloy 800'],
  descriptions: ['Makes steam without a stack, a burner or fuel in the building.'],
  uses: ['sterilizers', 'humidification', 'laboratories', 'sites without gas'],
  limitations: [
    'Elements above their water level burn out; two low-water cutoffs are required.',
    'The utility service and its demand charge shall be checked before sizes are chosen.',
    feedwater,
  ],
  attributes: [
    ...tabled(
      'electricInput steamOutput boilerHorsepower heatingCapacity thermalEfficiency',
      null,
      electricSizes,
    ),
    ...tabled('pressure', 'ASME BPVC I', electricSizes),
    chosen('voltage', 'NFPA 70', '460 V'),
    ...tabled('weight', null, electricSizes),
  ],
  series: electricSizes,
  standards: ['ASME BPVC Section I', 'ASME CSD-1', 'UL 834', 'NFPA 70'],
  programs: ['asme-stamp', 'ul-listed', 'csa', 'baba'],
  options: [sizes('Size', electricSizes, 'boilerHorsepower', 'hp'), option('Lead time', '10 weeks'), vessel],
};

const fluidSizes = fired(
  table(
    'boilerHorsepower thermalEfficiency flowRate serviceTemperature weight',
    [60, 82, 140, 600, 6500],
    [120, 83, 280, 600, 10500],
    [240, 84, 560, 650, 18000],
    [480, 85, 1120, 650, 32000],
  ),
);
const thermalFluid: ProductKind = {
  noun: 'Thermal fluid heater',
  materials: ['SA-106 Grade B helical coils in a sheet steel casing with mineral wool'],
  descriptions: ['Heats a liquid to 600 degrees Fahrenheit and more without the pressure of steam.'],
  uses: ['asphalt plants', 'presses and rolls', 'fryers', 'chemical reactors'],
  limitations: [
    'Fluid shall keep flowing until it is below 250 degrees Fahrenheit after each shutdown.',
    'The expansion tank stands at the high point and vents outdoors.',
    'Fluid is tested each year; cracked fluid cokes the coil.',
  ],
  attributes: [
    ...duties(fluidSizes, 'ASME PTC 4'),
    ...tabled('serviceTemperature', 'ASME BPVC VIII', fluidSizes),
    ...tabled('flowRate', null, fluidSizes),
    fuels,
    chosen('voltage', 'NFPA 70', '460 V'),
    ...tabled('weight', null, fluidSizes),
  ],
  series: fluidSizes,
  standards: ['ASME BPVC Section VIII, Division 1', 'NFPA 87', 'UL 795', 'ASME PTC 4'],
  programs: ['asme-stamp', 'ul-listed', 'fm', 'baba'],
  options: [
    option('Output', '2 million Btu/h', '4 million Btu/h', '8 million Btu/h', '16 million Btu/h'),
    option('Lead time', '20 weeks'),
    option('Warranty', '1 year, complete', '5 years, coil'),
  ],
};

export const processBoilers: SectionDeclaration = {
  number: '421100',
  descriptions: [
    'Makes steam or hot water for process, sterilizing and heating.',
    'Recovers the latent heat of its flue gas where return water is cool.',
    'Runs on gas and changes to oil when the gas supply is curtailed.',
  ],
  uses: ['food plants', 'hospitals', 'laundries', 'universities', 'chemical plants'],
  limitations: [
    feedwater,
    'Condensing efficiency is reached only with return water below 130 degrees Fahrenheit.',
    'High-pressure boilers require licensed attendants in many states.',
    air,
  ],
  standards: [
    'ASME BPVC Section I',
    'ASME BPVC Section IV',
    'ASME CSD-1',
    'NFPA 85',
    'ASME PTC 4',
    'UL 795',
    '40 CFR 63, Subpart JJJJJJ',
  ],
  programs: ['asme-stamp', 'ahri', 'ul-listed', 'csa', 'fm', 'baba'],
  epd: null,
  hpd: null,
  bim: { category: 'Mechanical Equipment', ifcClass: 'IfcBoiler', host: 'floor' },
  assembly: 'Process Boiler',
  sheetPrefix: 'PBL',
  related: ['421300', '432100', '223400', '262416', '407100'],
  installation: [
    'Set boilers level on a 6 inch pad with tube-pull space kept clear before the front door.',
    'Pipe relief valves separately to a safe point outdoors with drip-pan elbows.',
    'Boil out with the solution stated, drain, flush and inspect the water side before first fire.',
    'Test each limit and flame safeguard in the presence of the boiler inspector.',
    'Tune combustion at five firing rates and submit oxygen, carbon monoxide and NOx readings.',
  ],
  kinds: [firetube, watertube, condensing, electric, thermalFluid],
};
