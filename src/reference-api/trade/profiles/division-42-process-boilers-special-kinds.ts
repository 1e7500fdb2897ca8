import type { ProductKind } from '#src/reference-api/trade/section-profile.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import {
  chosen,
  crossed,
  derived,
  leadTime,
  numberIn,
  option,
  rows,
  sizes,
  table,
  tabled,
  warranties,
} from '#src/reference-api/trade/profiles/profile-entries.ts';
import { toNearest } from '#src/reference-api/trade/profiles/sizing.ts';
import {
  fuels,
  vessel,
  feedwater,
  output,
  fired,
  steaming,
  duties,
} from '#src/reference-api/trade/profiles/division-42-process-boilers-kinds.ts';
/** A boiler horsepower takes 9.81 kW of electricity, and one percent more for the loss of the shell. */
const electricSizes = crossed(
  derived(
    steaming(table('boilerHorsepower weight', [10, 1300], [20, 1900], [40, 2900], [80, 4600], [150, 7800])),
    (line) => ({
      electricInput: toNearest(numberIn(line, 'boilerHorsepower') * 9.81 * 1.01, 1),
      heatingCapacity: output(line),
      thermalEfficiency: 99,
    }),
  ),
  rows('pressure', 100, 150),
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
    tabled('electricInput', null, electricSizes),
    tabled('steamOutput', null, electricSizes),
    tabled('boilerHorsepower', null, electricSizes),
    tabled('heatingCapacity', null, electricSizes),
    tabled('thermalEfficiency', null, electricSizes),
    tabled('pressure', 'ASME BPVC I', electricSizes),
    chosen('voltage', 'NFPA 70', '460 V'),
    tabled('weight', null, electricSizes),
  ],
  series: electricSizes,
  standards: cited('ASME BPVC Section I', 'ASME CSD-1', 'UL 834', 'NFPA 70'),
  programs: ['asme-stamp', 'ul-listed', 'csa', 'baba'],
  options: [sizes('Size', electricSizes, 'boilerHorsepower', 'hp'), leadTime('10 weeks'), vessel],
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
    tabled('serviceTemperature', 'ASME BPVC VIII', fluidSizes),
    tabled('flowRate', null, fluidSizes),
    fuels,
    chosen('voltage', 'NFPA 70', '460 V'),
    tabled('weight', null, fluidSizes),
  ],
  series: fluidSizes,
  standards: cited('ASME BPVC Section VIII, Division 1', 'NFPA 87', 'UL 795', 'ASME PTC 4'),
  programs: ['asme-stamp', 'ul-listed', 'fm', 'baba'],
  options: [
    option('Output', '2 million Btu/h', '4 million Btu/h', '8 million Btu/h', '16 million Btu/h'),
    leadTime('20 weeks'),
    warranties('1 year, complete', '5 years, coil'),
  ],
};

export const processBoilersSpecialKinds: readonly ProductKind[] = [electric, thermalFluid];
