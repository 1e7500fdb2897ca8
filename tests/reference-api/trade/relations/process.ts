import {
  both,
  near,
  number,
  numberOf,
  oneOf,
  textOf,
  type Relation,
} from '#tests/reference-api/trade/relations/relation.ts';

const motors = [
  0.25, 0.33, 0.5, 0.75, 1, 1.5, 2, 3, 5, 7.5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 100, 125, 150, 200, 250,
  300, 350, 400,
];
/** Pumps, boilers, heat exchangers, dust collectors, valves and meters. */
export const processRelations: readonly Relation[] = [
  {
    name: 'motors come in the sizes of NEMA MG 1',
    sections: ['4321', '4411', '4213', '4121', '4122', '3471', '4515', '4533', '4633'],
    holds: oneOf('motorPower', ...motors),
  },
  {
    name: 'the motor of a pump covers flow × head / (3960 × efficiency), and not twice as much',
    sections: ['4321'],
    holds: (product) => {
      const [flow, head] = [numberOf(product, 'flowRate'), numberOf(product, 'head')];
      const [share, motor] = [numberOf(product, 'pumpEfficiency'), numberOf(product, 'motorPower')];
      if (flow === null || head === null || share === null || motor === null) return null;
      const power = (flow * head) / (39.6 * share);
      return motor >= power && motor <= power * 2;
    },
  },
  {
    name: 'water leaves a pump at 15 ft/s at most',
    sections: ['4321'],
    holds: (product) =>
      both(product, ['flowRate', 'diameter'], (flow, inches) => flow <= 2.448 * inches ** 2 * 15),
  },
  {
    name: 'a progressing cavity pump is rated by pressure, not by head',
    sections: ['4321'],
    nouns: /cavity/i,
    holds: (product) => numberOf(product, 'pressure') !== null && numberOf(product, 'head') === null,
  },
  {
    name: 'only a self-priming pump lifts its suction',
    sections: ['4321'],
    holds: (product) =>
      numberOf(product, 'suctionLift') === null ? null : /self-priming/i.test(product.noun),
  },
  {
    name: 'a boiler horsepower is 33,475 Btu/h',
    sections: ['4211'],
    holds: (product) =>
      both(product, ['boilerHorsepower', 'heatingCapacity'], (horsepower, output) =>
        near(output, horsepower * 33_475, 0.01),
      ),
  },
  {
    name: 'a boiler horsepower makes 34.5 lb/h of steam',
    sections: ['4211'],
    holds: (product) =>
      both(product, ['boilerHorsepower', 'steamOutput'], (horsepower, steam) =>
        near(steam, horsepower * 34.5, 0.01),
      ),
  },
  {
    name: 'fuel input × thermal efficiency = output',
    sections: ['4211'],
    holds: (product) => {
      const [input, output] = [numberOf(product, 'heatInput'), numberOf(product, 'heatingCapacity')];
      const efficiency = numberOf(product, 'thermalEfficiency');
      if (input === null || output === null || efficiency === null) return null;
      return near((input * efficiency) / 100, output, 0.005);
    },
  },
  {
    name: 'a condensing boiler reaches 94 percent, others that burn fuel 86 at most',
    sections: ['4211'],
    holds: (product) => {
      const efficiency = numberOf(product, 'thermalEfficiency');
      if (efficiency === null || textOf(product, 'fuel') === null) return null;
      return /condensing/i.test(product.noun) ? efficiency >= 94 && efficiency <= 98 : efficiency <= 86;
    },
  },
  {
    name: 'an electric boiler burns no fuel and takes 9.8 kW for each boiler horsepower',
    sections: ['4211'],
    nouns: /electric/i,
    holds: (product) =>
      textOf(product, 'fuel') === null &&
      numberOf(product, 'heatInput') === null &&
      both(product, ['boilerHorsepower', 'electricInput'], (horsepower, input) =>
        near(input, horsepower * 9.81, 0.03),
      ),
  },
  {
    name: 'hot water boilers of Section IV hold 160 psi',
    sections: ['4211'],
    nouns: /hot water|condensing/i,
    holds: number('pressure', (pressure) => pressure === 160),
  },
  {
    name: 'heat duty = U × area × 20 °F',
    sections: ['4213'],
    holds: (product) => {
      const [duty, area] = [numberOf(product, 'heatDuty'), numberOf(product, 'heatTransferArea')];
      const coefficient = numberOf(product, 'overallCoefficient');
      if (duty === null || area === null || coefficient === null) return null;
      return near(duty, coefficient * area * 20, 0.02);
    },
  },
  {
    name: 'water that changes by 20 °F carries 10,000 Btu/h for each gpm',
    sections: ['4213'],
    nouns: /plate/i,
    holds: (product) =>
      both(product, ['heatDuty', 'flowRate'], (duty, flow) => near(flow, duty / 10_000, 0.1)),
  },
  {
    name: 'plates pass more heat for their area than tubes',
    sections: ['4213'],
    nouns: /plate|tube/i,
    holds: (product) => {
      const coefficient = numberOf(product, 'overallCoefficient');
      return coefficient === null
        ? null
        : /plate/i.test(product.noun)
          ? coefficient >= 600
          : coefficient <= 300;
    },
  },
  {
    name: 'only shell and tube exchangers have a TEMA class',
    sections: ['4213'],
    holds: (product) =>
      textOf(product, 'constructionClass') === null ? null : /shell and tube/i.test(product.noun),
  },
  {
    name: 'gaskets of a plate exchanger bear 250 °F at most',
    sections: ['4213'],
    nouns: /gasketed/i,
    holds: number('serviceTemperature', (heat) => heat <= 250),
  },
  {
    name: 'airflow of a filter = filter area × air-to-cloth ratio',
    sections: ['4411'],
    holds: (product) => {
      const [airflow, area] = [numberOf(product, 'airflow'), numberOf(product, 'filterArea')];
      const ratio = numberOf(product, 'airToCloth');
      if (airflow === null || area === null || ratio === null) return null;
      return near(airflow, area * ratio, 0.01);
    },
  },
  {
    name: 'bags take 4 to 7 cfm for each square foot, pleated cartridges 2.5 at most',
    sections: ['4411'],
    holds: (product) => {
      const ratio = numberOf(product, 'airToCloth');
      return ratio === null
        ? null
        : /cartridge/i.test(product.noun)
          ? ratio <= 2.5
          : ratio >= 4 && ratio <= 7;
    },
  },
  {
    name: 'only filters have filter area; only a scrubber uses water',
    sections: ['4411'],
    holds: (product) =>
      (numberOf(product, 'filterArea') === null || /baghouse|cartridge/i.test(product.noun)) &&
      (numberOf(product, 'waterUse') === null || /scrubber/i.test(product.noun)),
  },
  {
    name: 'a precipitator collects 1 - exp(-w × area / flow), w = 20 fpm (Deutsch and Anderson)',
    sections: ['4411'],
    nouns: /precipitator/i,
    holds: (product) => {
      const [airflow, area] = [numberOf(product, 'airflow'), numberOf(product, 'collectingArea')];
      const share = numberOf(product, 'removalEfficiency');
      if (airflow === null || area === null || share === null) return null;
      return (
        Math.abs(share - 100 * (1 - Math.exp((-20 * area) / airflow))) <= 0.06 &&
        (numberOf(product, 'pressureDrop') ?? 9) <= 1
      );
    },
  },
  {
    name: 'resilient-seated gate valves hold 250 psi, plug and check valves 175 psi to 12 in and 150 psi above',
    sections: ['400551'],
    holds: (product) =>
      both(product, ['diameter', 'pressure'], (inches, pressure) => {
        if (/resilient/i.test(product.noun)) return pressure === 250 && inches <= 12;
        if (/plug|check/i.test(product.noun)) return pressure === (inches <= 12 ? 175 : 150);
        return pressure <= 250;
      }),
  },
  {
    name: 'a gate valve passes more than a butterfly valve, and that more than a swing check',
    sections: ['400551'],
    holds: (product) =>
      both(product, ['diameter', 'flowCoefficient'], (inches, cv) => {
        const each = cv / inches ** 2;
        if (/resilient/i.test(product.noun)) return each > 70;
        return /check/i.test(product.noun) ? each < 30 : each > 30 && each < 70;
      }),
  },
  {
    name: 'a larger valve of a kind weighs more for each inch',
    sections: ['400551'],
    holds: (product) => both(product, ['diameter', 'weight'], (inches, weight) => weight / inches >= 8),
  },
  {
    name: 'meters measure from 0.3 to 40 ft/s in their pipe',
    sections: ['4071'],
    nouns: /meter|venturi/i,
    holds: (product) =>
      both(product, ['diameter', 'flowRate'], (inches, flow) => flow / (2.448 * inches ** 2) <= 41),
  },
  {
    name: 'the least flow is a fifth of the greatest at most',
    sections: ['4071'],
    holds: (product) => both(product, ['leastFlow', 'flowRate'], (least, greatest) => least < greatest / 5),
  },
  {
    name: 'only magnetic meters need a conductive liquid, and only thermal ones read gas',
    sections: ['4071'],
    holds: (product) =>
      (numberOf(product, 'leastConductivity') === null || /magnetic/i.test(product.noun)) &&
      (numberOf(product, 'airflow') === null || /thermal/i.test(product.noun)),
  },
  {
    name: 'a 12 in Parshall flume passes 4 × Ha^1.522 cubic feet a second (ASTM D1941)',
    sections: ['4071'],
    nouns: /flume/i,
    holds: (product) => {
      const [throat, head, flow] = [
        numberOf(product, 'throatWidth'),
        numberOf(product, 'headAtFlow'),
        numberOf(product, 'flowRate'),
      ];
      return throat !== 12 || head === null || flow === null
        ? null
        : near(flow, 4 * head ** 1.522 * 448.83, 0.01);
    },
  },
];
