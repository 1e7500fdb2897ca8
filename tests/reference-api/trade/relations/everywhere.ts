import type { Product } from '#src/contracts/content.ts';
import { profileOf } from '#src/reference-api/seed/profiles.ts';
import { profileOfKind } from '#src/reference-api/trade/product-kind.ts';
import {
  type Relation,
  both,
  near,
  numberOf,
  textOf,
} from '#tests/reference-api/trade/relations/relation.ts';

const textsOf = ({
  title,
  summary,
  description,
  limitations,
  materials,
  uses,
  options,
}: Product): string[] => [
  title,
  summary,
  description,
  materials,
  ...limitations,
  ...uses,
  ...options.flatMap(({ values }) => values.map(({ text }) => text)),
];

const vehicles = /\b(?:drive|driveway|street|road|roadway|crosswalk|parking|fire lane|truck)/i;
/** What is a whole assembly in itself, or is listed with its hours. */
const wholes = /masonry unit|face unit|precast|cabinet|floor door|barrier|damper|curtain|elevator/i;

const words = (text: string) => text.toLowerCase().match(/[a-z\d/]{2,}/g) ?? [];

/** Rules that every product keeps, of whatever section it is. */
export const everywhereRelations: readonly Relation[] = [
  {
    name: 'NFPA 285 has no threshold of height for foam in Types I to IV (IBC 2603.5)',
    sections: [],
    holds: (product) => {
      const about = textsOf(product).filter((text) => text.includes('NFPA 285'));
      return about.length === 0 ? null : !about.some((text) => /\b\d+ (?:feet|ft)\b/.test(text));
    },
  },
  {
    name: 'ratings as FM 1-90 are those of FM 4470 and FM 4471, and nothing else has their symbol',
    sections: [],
    holds: ({ attributes }) => {
      const rated = attributes.filter(({ symbol }) => symbol === 'FM 1-');
      return rated.length === 0 ? null : rated.every(({ standard }) => /^FM 447[01]$/.test(standard ?? ''));
    },
  },
  {
    name: 'the stated warranty is one that is offered',
    sections: [],
    holds: ({ attributes, options }) => {
      const stated = attributes.find(({ key }) => key === 'warranty')?.value;
      const offered = options.find(({ name }) => name === 'Warranty')?.values ?? [];
      const years = offered.flatMap(({ text }) =>
        Array.from(text.matchAll(/\b(\d+) years?\b/g), ([, one]) => Number(one)),
      );
      return typeof stated !== 'number' || years.length === 0 ? null : years.includes(stated);
    },
  },
  {
    name: 'what is for pedestrians is not for vehicles',
    sections: [],
    holds: (product) =>
      /^pedestrian/i.test(textOf(product, 'loadClass') ?? '')
        ? !product.uses.some((use) => vehicles.test(use))
        : null,
  },
  {
    name: 'a loss of pressure is not called a head, and water through a coil or exchanger has no head',
    sections: ['22', '23', '4'],
    holds: ({ attributes }) => {
      const heads = attributes.filter(({ label }) => /\bhead\b/i.test(label));
      return heads.length === 0
        ? null
        : heads.every(({ standard }) => standard === null || !/AHRI/.test(standard));
    },
  },
  {
    name: 'UL 1995 is for more than 600 V; below, UL 60335-2-40 holds',
    sections: ['23'],
    holds: ({ standards }) => !standards.some((one) => one.startsWith('UL 1995')),
  },
  {
    name: 'hours of fire resistance belong to what is an assembly; a part names those of tested assemblies',
    sections: [],
    holds: (product) => {
      const stated = product.attributes.some(
        ({ key, value }) => key === 'fireRating' && /hour/.test(String(value)),
      );
      return stated ? wholes.test(product.noun) : null;
    },
  },
  {
    name: 'a choice that is also stated is one of those that are offered',
    sections: [],
    holds: ({ attributes, options }) => {
      const both = options.flatMap(({ name, values }) => {
        const value = attributes.find(({ label }) => label === name)?.value;
        return typeof value === 'string' ? [{ value, offered: values.map(({ text }) => text) }] : [];
      });
      if (both.length === 0) return null;
      return both.every(({ value, offered }) =>
        offered.some((one) =>
          words(one).some((word) => words(value).some((other) => word.startsWith(other.slice(0, 5)))),
        ),
      );
    },
  },
  {
    name: 'the least and the greatest flow span the range that the limits name',
    sections: [],
    holds: (product) => {
      const range = /range is (\d+) to 1/.exec(product.limitations.join(' '))?.[1];
      return range === undefined
        ? null
        : both(product, ['leastFlow', 'flowRate'], (least, greatest) =>
            near(greatest / least, Number(range), 0.02),
          );
    },
  },
  {
    name: 'a second section is one that its kind names',
    sections: [],
    holds: ({ csi, noun }) => {
      const [first, ...others] = csi.map(({ number }) => number.replaceAll(/\D/g, ''));
      const section = first === undefined ? null : profileOf(first);
      if (section === null) return others.length === 0;
      const { also } = profileOfKind(section, noun);
      return others.every((number) => also.includes(number));
    },
  },
  {
    name: 'a stall of 60 by 56 inches leaves 9 inches of toe clearance; without it, it is 66 by 62 (ADA Standards 604.8.1)',
    sections: ['1021'],
    holds: ({ limitations }) => {
      const stalls = limitations.filter((text) => /60 (?:by|x) 56/.test(text));
      return stalls.length === 0
        ? null
        : stalls.every((text) => /9 inches of toe/.test(text) && /66 (?:by|x) 62/.test(text));
    },
  },
  {
    name: 'alternating current is stated with its phases',
    sections: [],
    holds: (product) => {
      const voltage = textOf(product, 'voltage');
      if (voltage === null || !/\d V(?:AC)?(?!\w| (?:AC|DC|battery))/.test(voltage)) return null;
      return /(?:single|three) phase/i.test(`${voltage}; ${textOf(product, 'phase') ?? ''}`);
    },
  },
  {
    name: 'a motor above 5 hp runs on three phases, and none does at 120 V',
    sections: [],
    holds: (product) => {
      const [voltage, power] = [textOf(product, 'voltage'), numberOf(product, 'motorPower')];
      if (voltage === null || !voltage.includes('phase')) return null;
      const isThree = voltage.endsWith('three phase');
      return power !== null && power > 5 ? isThree : !(isThree && /^1[12]\d V/.test(voltage));
    },
  },
];
