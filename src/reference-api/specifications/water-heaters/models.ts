/** A size of water heater, with the values that physics derives from it. */
export interface HeaterModel {
  kind: 'condensing' | 'tankless' | 'storage' | 'indirect';
  /** Burner input, or heat taken from boiler water, in Btu/h. */
  input: number;
  /** Storage in gallons; 0 for none. */
  volume: number;
  /** Thermal efficiency in percent; null if a boiler supplies the heat. */
  efficiency: number | null;
  /** Recovery at a rise of 100 degrees F, gallons an hour. */
  recovery: number;
  firstHour: number;
  /** Btu/h; null without storage. */
  standbyLoss: number | null;
  /** Diameter in inches; null without a burner. */
  vent: number | null;
  gasInlet: string;
  waterInlet: string;
  /** Pounds, filled. */
  weight: number;
}

/** Btu to heat a gallon of water by one degree F. */
const HEAT_OF_A_GALLON = 8.33;
/** The share of a tank's volume that can be drawn before it runs cool. */
const USABLE_SHARE = 0.7;

type Size = readonly [input: number, volume: number];

const sizes: Readonly<Record<HeaterModel['kind'], readonly Size[]>> = {
  condensing: [
    [199_000, 100],
    [125_000, 60],
    [150_000, 80],
    [250_000, 100],
    [300_000, 120],
    [399_000, 130],
    [500_000, 130],
    [600_000, 150],
    [750_000, 200],
    [850_000, 220],
    [1_000_000, 250],
    [1_200_000, 300],
    [1_500_000, 350],
    [350_000, 130],
    [450_000, 130],
    [700_000, 175],
  ],
  tankless: [
    [199_000, 0],
    [120_000, 0],
    [160_000, 0],
    [240_000, 0],
    [380_000, 0],
    [398_000, 0],
    [597_000, 0],
    [796_000, 0],
    [995_000, 0],
    [1_194_000, 0],
    [1_393_000, 0],
    [1_492_000, 0],
    [1_592_000, 0],
    [1_791_000, 0],
    [1_990_000, 0],
  ],
  storage: [
    [199_000, 75],
    [120_000, 50],
    [154_000, 81],
    [180_000, 100],
    [250_000, 100],
    [275_000, 85],
    [310_000, 100],
    [365_000, 85],
    [400_000, 100],
    [500_000, 130],
    [650_000, 200],
    [800_000, 250],
    [999_000, 300],
    [140_000, 75],
    [225_000, 85],
    [450_000, 120],
  ],
  indirect: [
    [260_000, 120],
    [150_000, 50],
    [210_000, 80],
    [330_000, 150],
    [400_000, 200],
    [520_000, 250],
    [640_000, 300],
    [760_000, 350],
    [880_000, 400],
    [1_000_000, 450],
    [1_200_000, 500],
    [180_000, 65],
    [290_000, 135],
    [460_000, 220],
  ],
};

const efficiencies: Readonly<Record<HeaterModel['kind'], number | null>> = {
  condensing: 96,
  tankless: 95,
  storage: 82,
  indirect: null,
};

export function modelsOf(kind: HeaterModel['kind'], most: number): HeaterModel[] {
  return sizes[kind]
    .slice(0, most)
    .toSorted(([one, small], [other, large]) => one - other || small - large)
    .map(([input, volume]) => modelOf(kind, input, volume));
}

function modelOf(kind: HeaterModel['kind'], input: number, volume: number): HeaterModel {
  const efficiency = efficiencies[kind];
  const recovery = Math.round((input * (efficiency ?? 100)) / 100 / HEAT_OF_A_GALLON / 100);
  return {
    kind,
    input,
    volume,
    efficiency,
    recovery,
    firstHour: recovery + Math.round(USABLE_SHARE * volume),
    // The limit in the energy standard for gas storage heaters.
    standbyLoss: volume === 0 ? null : Math.round(input / 800 + 110 * Math.sqrt(volume)),
    vent: efficiency === null ? null : ventOf(input, efficiency),
    gasInlet: input < 200_000 ? '3/4' : input < 400_000 ? '1' : input < 800_000 ? '1-1/4' : '1-1/2',
    waterInlet: input < 200_000 ? '1' : input < 400_000 ? '1-1/2' : input < 900_000 ? '2' : '2-1/2',
    weight: Math.round((180 + input / 1_600 + volume * (HEAT_OF_A_GALLON + 3.4)) / 5) * 5,
  };
}

function ventOf(input: number, efficiency: number): number {
  const diameter = input < 200_000 ? 3 : input < 400_000 ? 4 : input < 800_000 ? 6 : 8;
  // Hot flue gas that does not condense needs a wider vent.
  return efficiency < 90 ? diameter + 2 : diameter;
}
