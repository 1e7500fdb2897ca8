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
  /** Btu/h; null without storage or a burner. */
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

/** Input in thousands of Btu/h × gallons of storage; the most usual comes first. */
const sizes: Readonly<Record<HeaterModel['kind'], string>> = {
  condensing:
    '199×100 125×60 150×80 250×100 300×120 399×130 500×130 600×150 750×200 850×220 1000×250 1200×300 1500×350 350×130 450×130 700×175',
  tankless: '199×0 120×0 160×0 240×0 380×0 398×0 597×0 796×0 995×0 1194×0 1393×0 1492×0 1592×0 1791×0 1990×0',
  storage:
    '199×75 120×50 154×81 180×100 250×100 275×85 310×100 365×85 400×100 500×130 650×200 800×250 999×300 140×75 225×85 450×120',
  indirect:
    '260×120 150×50 210×80 330×150 400×200 520×250 640×300 760×350 880×400 1000×450 1200×500 180×65 290×135 460×220',
};

const efficiencies: Readonly<Record<HeaterModel['kind'], number | null>> = {
  condensing: 96,
  tankless: 95,
  storage: 82,
  indirect: null,
};

export const modelsOf = (kind: HeaterModel['kind'], most: number): HeaterModel[] =>
  sizes[kind]
    .split(' ')
    .slice(0, most)
    .map((size) => size.split('×').map(Number))
    .toSorted(([one = 0, small = 0], [other = 0, large = 0]) => one - other || small - large)
    .map(([input = 0, volume = 0]) => modelOf(kind, input * 1000, volume));

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
    standbyLoss:
      volume === 0 || efficiency === null ? null : Math.round(input / 800 + 110 * Math.sqrt(volume)),
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
