import { numberIn, rounded, toStep } from '#src/reference-api/trade/formulas/numbers.ts';
import type { Formulas, Values } from '#src/reference-api/trade/section-profile.ts';

/** Square feet that a gallon covers one mil thick, for each percent of solids. */
const COVERAGE = 16.04;

const coverage = (values: Values) => ({
  coverageRate: Math.round(
    (COVERAGE * numberIn(values, 'solidsByVolume')) / numberIn(values, 'dryFilmThickness'),
  ),
});

/** Thermal resistance, from thickness in inches. */
const resistance = (values: Values) => ({
  thermalResistance: rounded(numberIn(values, 'thickness') * numberIn(values, 'thermalResistancePerInch'), 1),
});

/** Permeance of a board, from that of one inch. */
const permeance = (ofOneInch: number, values: Values) =>
  rounded(ofOneInch / Math.max(1, numberIn(values, 'thickness')), 1);

const weightOfConcrete = (inches: number) => Math.round(inches * 12.5);
const precastWeight = (values: Values) => ({
  weightPerArea: weightOfConcrete(numberIn(values, 'thickness')),
});

const joistGauges = ['54 mil (16 ga)', '68 mil (14 ga)', '97 mil (12 ga)'];
/** Feet at 16 inches on center, under 40 psf of live and 15 psf of dead load, to L/480, by depth in inches. */
const joistSpans: Readonly<Record<number, readonly number[]>> = {
  8: [14, 15, 17],
  10: [17, 18.5, 20.5],
  12: [19.5, 21.5, 24],
};

/** Pounds per square foot of a sheet one inch thick. */
const weightsOfMetal: Readonly<Record<string, number>> = {
  aluminum: 14.1,
  'stainless steel': 41.7,
  bronze: 45.7,
  'weathering steel': 40.8,
};

/** From metal and thickness, less the holes. */
const sheetWeight = (values: Values) => ({
  weightPerArea: rounded(
    (weightsOfMetal[String(values.materialType)] ?? 0) *
      numberIn(values, 'thickness') *
      (1 - numberIn(values, 'openArea') / 100),
    2,
  ),
});

/** Glass-reinforced polyester weighs 8.2 lb per square foot and inch of thickness. */
const polyesterWeight = (values: Values) => ({
  weightPerArea: rounded(numberIn(values, 'thickness') * 8.2, 2),
});

/** Classes of UL 580 in pounds per square foot. */

/** Smallest and largest joint width, from the movement capability as a share of the nominal width. */
const jointWidths = (values: Values) => {
  const [nominal, share] = [numberIn(values, 'jointWidth'), numberIn(values, 'movementCapability') / 100];
  return {
    leastJointWidth: rounded(nominal * (1 - share), 2),
    greatestJointWidth: rounded(nominal * (1 + share), 2),
  };
};

const inverseResistance = (values: Values) => ({
  uFactor: rounded(1 / numberIn(values, 'thermalResistance'), 3),
});

/** What a gallon of paint covers follows from its solids and the film of one coat in mils. */
const paintCoverage = (film: number) => (values: Values) => ({
  dryFilmThickness: film,
  coverageRate: toStep((COVERAGE * numberIn(values, 'solidsByVolume')) / film, 5),
});

/** Airflow through the open sash; the clear opening is a foot narrower than the hood. */
const hoodAir = (open: number) => (values: Values) => ({
  airflow: toStep(((numberIn(values, 'width') - 12) / 12) * open * numberIn(values, 'faceVelocity'), 5),
});

/** Gallons per foot of length and depth, for a lane of 7.5 feet. */
const GALLONS = 7.48 * 7.5;

const stops = ({ travel }: Values) => ({
  stops: Math.min(6, Math.max(2, Math.floor(Number(travel) / 12) + 1)),
});

/** Divisions 00 to 14. */
export const buildingFormulas: Formulas = {
  '004113': {
    'Unit price bid form': ({ unitPrices }) => ({ pages: unitPrices === 25 ? 5 : unitPrices === 50 ? 6 : 8 }),
  },
  '024119': {
    'Salvage crate system': (values) => ({
      storageVolume: rounded(
        (numberIn(values, 'width') * numberIn(values, 'depth') * numberIn(values, 'height')) / 1728,
        1,
      ),
    }),
  },
  '028213': { 'Asbestos encapsulant': coverage, 'Lockdown sealer': coverage },
  '033000': {
    'Curing compound': (values) => ({
      dryFilmThickness: rounded(
        (COVERAGE * numberIn(values, 'solidsByVolume')) / numberIn(values, 'coverageRate'),
        1,
      ),
    }),
  },
  '034500': {
    'Architectural precast wall panel': precastWeight,
    'Precast column cover': precastWeight,
    'Insulated precast sandwich panel': (values) => {
      const core = numberIn(values, 'insulationThickness');
      const wythes = numberIn(values, 'thickness') - core;
      return {
        thermalResistance: rounded(core * 5 + wythes * 0.07 + 0.2, 1),
        weightPerArea: weightOfConcrete(wythes),
      };
    },
  },
  '054000': {
    'Cold-formed floor joist': (values) => ({
      spanLength: joistSpans[numberIn(values, 'depth')]?.[joistGauges.indexOf(String(values.gauge))] ?? null,
    }),
  },
  '057000': {
    'Ornamental metal screen': sheetWeight,
    'Perforated metal panel': sheetWeight,
    'Column cover': sheetWeight,
  },
  '068316': {
    'FRP wall panel': polyesterWeight,
    'Class A FRP panel': polyesterWeight,
    'FRP ceiling panel': polyesterWeight,
    'Decorative FRP panel': polyesterWeight,
  },
  '072113': {
    'Polyisocyanurate wall insulation': resistance,
    'Mineral wool board': resistance,
    'Foil-faced continuous insulation': resistance,
    'Extruded polystyrene board': (values) => ({ ...resistance(values), permeance: permeance(1.1, values) }),
    'Expanded polystyrene board': (values) => ({
      ...resistance(values),
      permeance: permeance(numberIn(values, 'permeance'), values),
    }),
  },
  '072413': {
    'Drainable EIFS system': resistance,
    'Barrier EIFS system': resistance,
    'High-impact EIFS system': resistance,
  },
  '074113': {
    'Insulated metal roof panel': resistance,
  },
  '074213': { 'Insulated metal wall panel': resistance },
  '079513': {
    'Interior floor joint cover': jointWidths,
    'Exterior wall joint cover': jointWidths,
    'Seismic joint cover': jointWidths,
    'Compression seal': jointWidths,
    'Roof joint bellows': jointWidths,
    'Fire barrier blanket': jointWidths,
  },
  '083613': {
    'Insulated steel sectional door': inverseResistance,
    'Thermally broken sectional door': inverseResistance,
    'Impact-rated sectional door': inverseResistance,
  },
  '084113': {
    // Water is tested at 15 percent of the design pressure.
    'Impact-resistant storefront': (values) => ({
      waterResistance: Math.max(10, Math.ceil(0.15 * numberIn(values, 'designPressure'))),
    }),
  },
  '093013': {
    'Gauged porcelain panel': ({ classification }) =>
      classification === 'Class P1, walls' ? { slipResistance: null } : {},
  },
  '099123': {
    'Interior latex paint': paintCoverage(1.6),
    'Low-odor eggshell paint': paintCoverage(1.6),
    'Dry-fall ceiling paint': paintCoverage(2.5),
    'Waterborne alkyd enamel': paintCoverage(1.5),
    'Drywall primer': paintCoverage(1.3),
  },
  '111300': {
    'Vehicle restraint': ({ operation }) => (operation === 'Manual' ? { voltage: null } : {}),
  },
  '115300': {
    'Bench-top fume hood': hoodAir(1.5),
    'Walk-in fume hood': hoodAir(2.5),
    'Biological safety cabinet': ({ width }) => ({
      airflow: toStep(((Number(width) - 4) / 12) * (8 / 12) * 100, 5),
    }),
  },
  '131100': {
    'Stainless steel pool shell': (values) => ({
      tankVolume: toStep(
        numberIn(values, 'poolLength') * numberIn(values, 'lanes') * numberIn(values, 'waterDepth') * GALLONS,
        100,
      ),
    }),
    'Pool filter': (values) => ({
      flowRate: Math.floor(numberIn(values, 'filterArea') * numberIn(values, 'filtrationRate')),
    }),
  },
  '142400': {
    'Holeless hydraulic elevator': ({ travel }) => ({ stops: Number(travel) < 16 ? 2 : 3 }),
    'In-ground hydraulic elevator': stops,
    'Roped hydraulic elevator': stops,
  },
};
