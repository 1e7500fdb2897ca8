import {
  both,
  number,
  numberOf,
  oneOf,
  textOf,
  type Relation,
} from '#tests/reference-api/trade/relations/relation.ts';

export const equipmentRelations: readonly Relation[] = [
  {
    name: 'an emergency shower gives 20 gpm and has no face velocity (ANSI/ISEA Z358.1)',
    sections: ['1153'],
    nouns: /shower/i,
    holds: (product) => numberOf(product, 'flowRate') === 20 && numberOf(product, 'faceVelocity') === null,
  },
  {
    name: 'an eyewash gives 0.4 gpm, an eye and face wash 3 gpm (ANSI/ISEA Z358.1)',
    sections: ['1153'],
    holds: oneOf('eyewashFlow', 0.4, 3),
  },
  {
    name: 'air through a hood = face velocity × area of the open sash',
    sections: ['1153'],
    nouns: /bench-top/i,
    holds: (product) => {
      const [width, velocity] = [numberOf(product, 'width'), numberOf(product, 'faceVelocity')];
      const airflow = numberOf(product, 'airflow');
      if (width === null || velocity === null || airflow === null) return null;
      return Math.abs(airflow - ((width - 12) / 12) * 1.5 * velocity) <= 2.5;
    },
  },
  {
    name: 'a fume hood draws 60 to 100 fpm, a Class II cabinet 100 fpm',
    sections: ['1153'],
    holds: (product) => {
      const velocity = numberOf(product, 'faceVelocity');
      if (velocity === null) return null;
      return /cabinet/i.test(product.noun) ? velocity === 100 : velocity >= 60 && velocity <= 100;
    },
  },
  {
    name: 'a mechanical dock leveler and a manual restraint use no current',
    sections: ['1113'],
    nouns: /mechanical|restraint/i,
    holds: (product) =>
      /powered/i.test(textOf(product, 'operation') ?? '') ? null : textOf(product, 'voltage') === null,
  },
  {
    name: 'dock levelers are 6, 6-1/2 or 7 ft wide and 6, 8 or 10 ft long',
    sections: ['1113'],
    nouns: /leveler/i,
    holds: (product) =>
      both(
        product,
        ['width', 'length'],
        (width, length) => [72, 78, 84].includes(width) && [6, 8, 10].includes(length),
      ),
  },
  {
    name: 'a vehicle restraint holds 32,000 lbf at least (ANSI MH30.3)',
    sections: ['1113'],
    nouns: /restraint/i,
    holds: number('restrainingForce', (force) => force >= 32_000),
  },
  {
    name: 'seals and shelters carry no truck',
    sections: ['1113'],
    nouns: /seal|shelter/i,
    holds: (product) => numberOf(product, 'loadCapacity') === null,
  },
  {
    name: 'visible light that a shade lets through grows with its openness',
    sections: ['1224'],
    holds: (product) =>
      both(product, ['openness', 'visibleTransmittance'], (open, light) =>
        open === 0 ? light === 0 : light >= open / 100 && light <= open / 100 + 0.07,
      ),
  },
  {
    name: 'a blackout shade has no openness',
    sections: ['1224'],
    nouns: /blackout/i,
    holds: number('openness', (open) => open === 0),
  },
  {
    name: 'only motors make sound among shades',
    sections: ['1224'],
    holds: (product) =>
      numberOf(product, 'soundPressure') === null ? null : /Motor/.test(textOf(product, 'operation') ?? ''),
  },
  {
    name: 'quartz surfacing is heavier than solid surfacing',
    sections: ['1236'],
    holds: (product) => {
      const density = numberOf(product, 'density');
      if (density === null) return null;
      return /quartz/i.test(product.noun) ? density >= 140 : density <= 115;
    },
  },
  {
    name: 'solid surfacing is 1/2 in thick, quartz 3/4 or 1-1/4 in',
    sections: ['1236'],
    nouns: /quartz|solid/i,
    holds: (product) => {
      const thickness = numberOf(product, 'thickness');
      if (thickness === null) return null;
      return /quartz/i.test(product.noun) ? [0.75, 1.25].includes(thickness) : thickness === 0.5;
    },
  },
  {
    name: 'deeper entrance mats bear heavier wheels',
    sections: ['1248'],
    nouns: /mat$/i,
    holds: (product) =>
      both(product, ['depth', 'wheelLoad'], (depth, load) => (depth >= 1 ? load >= 500 : load <= 400)),
  },
  {
    name: 'longer tandem seating has more seats',
    sections: ['1293'],
    nouns: /tandem/i,
    holds: (product) =>
      both(product, ['seats', 'length'], (seats, length) => length / seats >= 1.9 && length / seats <= 2.2),
  },
  {
    name: 'hot water raised by 100 °F = input × efficiency / (500 × 100)',
    sections: ['2234'],
    holds: (product) => {
      const flow = numberOf(product, 'recoveryFlow');
      const input = numberOf(product, 'heatInput') ?? numberOf(product, 'heatingCapacity');
      const efficiency = numberOf(product, 'thermalEfficiency') ?? 100;
      return input === null || flow === null
        ? null
        : Math.abs(flow - (input * efficiency) / 5_000_000) <= 0.051;
    },
  },
  {
    name: 'a condensing heater reaches 94 percent, an atmospheric one 82 at most',
    sections: ['2234'],
    holds: (product) => {
      const efficiency = numberOf(product, 'thermalEfficiency');
      if (efficiency === null) return null;
      return /condensing|tankless/i.test(product.noun) ? efficiency >= 94 : efficiency <= 82;
    },
  },
  {
    name: 'a tankless heater stores nothing',
    sections: ['2234'],
    nouns: /tankless/i,
    holds: (product) => numberOf(product, 'tankVolume') === null,
  },
  {
    name: 'an indirect heater burns no fuel',
    sections: ['2234'],
    nouns: /indirect/i,
    holds: (product) => textOf(product, 'fuel') === null && numberOf(product, 'thermalEfficiency') === null,
  },
  {
    name: 'air in the inlet of a terminal is 2,100 fpm at most',
    sections: ['2336'],
    nouns: /terminal/i,
    holds: (product) =>
      both(
        product,
        ['airflow', 'diameter'],
        (airflow, inches) => airflow / (Math.PI * (inches / 24) ** 2) <= 2100,
      ),
  },
  {
    name: 'only fan-powered terminals have a motor',
    sections: ['2336'],
    holds: (product) => (numberOf(product, 'motorPower') === null ? null : /fan-powered/i.test(product.noun)),
  },
  {
    name: 'a larger outlet of a kind throws farther',
    sections: ['2337'],
    nouns: /plaque/i,
    holds: (product) => both(product, ['neck', 'throwDistance'], (neck, reach) => reach === neck - 1),
  },
  {
    name: 'a return grille throws no air',
    sections: ['2337'],
    nouns: /return/i,
    holds: (product) => numberOf(product, 'throwDistance') === null,
  },
  {
    name: 'displacement air leaves below 40 fpm',
    sections: ['2337'],
    nouns: /displacement/i,
    holds: number('faceVelocity', (velocity) => velocity <= 40),
  },
  {
    name: 'fan power ≥ airflow × pressure / (6356 × efficiency)',
    sections: ['2373'],
    holds: (product) => {
      const [airflow, pressure] = [numberOf(product, 'airflow'), numberOf(product, 'staticPressure')];
      const power = numberOf(product, 'motorPower');
      if (airflow === null || pressure === null || power === null) return null;
      return power >= (airflow * pressure) / (6356 * 0.66);
    },
  },
  {
    name: 'cooling of an air handler follows its airflow: 400 cfm a ton, 180 for outdoor air',
    sections: ['2373'],
    holds: (product) =>
      both(
        product,
        ['airflow', 'coolingCapacity'],
        (airflow, tons) => Math.abs(tons - airflow / (/outdoor/i.test(product.noun) ? 180 : 400)) <= 0.51,
      ),
  },
  {
    name: 'coils stay below 500 fpm',
    sections: ['2373'],
    holds: number('faceVelocity', (velocity) => velocity <= 500),
  },
  {
    name: 'a panelboard interrupts what breakers of its voltage are made for',
    sections: ['2624'],
    nouns: /panelboard|load center/i,
    holds: (product) => {
      const [voltage, rating] = [textOf(product, 'voltage'), numberOf(product, 'interruptingRating')];
      if (voltage === null || rating === null) return null;
      return (voltage.startsWith('480') ? [14, 35, 65, 100] : [10, 22, 65]).includes(rating);
    },
  },
  {
    name: 'voltage and phase of a panelboard agree',
    sections: ['2624'],
    holds: (product) => {
      const [voltage, phase] = [textOf(product, 'voltage'), textOf(product, 'phase')];
      if (voltage === null || phase === null) return null;
      return (voltage === '120/240 V') === phase.startsWith('Single');
    },
  },
  {
    name: 'a surge protective device states surge current, and no bus or circuits',
    sections: ['2624'],
    nouns: /surge/i,
    holds: (product) =>
      numberOf(product, 'surgeCurrent') !== null &&
      numberOf(product, 'current') === null &&
      numberOf(product, 'poles') === null,
  },
];
