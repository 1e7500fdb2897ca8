import type { Product } from '#src/contracts/content.ts';
import { numberOf, textOf, type Relation } from '#tests/reference-api/trade/relations/relation.ts';

const cites = ({ standards }: Product, designation: RegExp): boolean =>
  standards.some((one) => designation.test(one));
const isUsedFor = ({ uses }: Product, use: RegExp): boolean => uses.some((one) => use.test(one));
const offers = ({ options }: Product, option: string, choice = /./): boolean =>
  options.some(({ name, values }) => name === option && values.some(({ text }) => choice.test(text)));

/** Uses that call for something: what it is, and whether the product has it. */
const callsOfUses: readonly (readonly [
  name: string,
  sections: readonly string[],
  use: RegExp,
  answers: (product: Product) => boolean,
])[] = [
  [
    'fireproofing in air plenums is tested for air erosion',
    ['0781'],
    /air plenums/,
    (product) => cites(product, /^ASTM E859 /),
  ],
  [
    'fire walls and shafts are of units rated 2 hours or more',
    ['0422'],
    /fire walls/,
    (product) => !(textOf(product, 'fireRating') ?? '').startsWith('1 hour'),
  ],
  [
    'bearing walls are of units 6 inches thick or more',
    ['0422'],
    /bearing walls/,
    (product) => (numberOf(product, 'thickness') ?? 0) >= 5.6,
  ],
  [
    'chemicals are metered in a liner that bears them',
    ['4071'],
    /chemical/,
    (product) => ['PTFE', null].includes(textOf(product, 'liner')),
  ],
  [
    'glass overhead is laminated (IBC 2405)',
    ['0880'],
    /skylights|overhead/,
    ({ materials }) => /interlayer|laminated/.test(materials),
  ],
  [
    'vehicles cross drains of Class C 250 or more, trucks of D 400 (EN 1433)',
    ['3342'],
    /garage|car wash|docks/,
    (product) =>
      /^(?:D 400|F 900)/.test(textOf(product, 'loadClass') ?? '') ||
      (!isUsedFor(product, /docks/) && textOf(product, 'loadClass') === 'C 250'),
  ],
  [
    'refineries have exchangers of TEMA Class R',
    ['4213'],
    /refineries/,
    ({ attributes }) => attributes.some(({ value }) => value === 'Class R'),
  ],
  [
    'outdoor panels are in enclosures for outdoors',
    ['2624'],
    /site lighting/,
    (product) => /Type (?:3R|4X)/.test(textOf(product, 'enclosureType') ?? ''),
  ],
  [
    'rooms with people have panels of Type 1',
    ['2624'],
    /classrooms|tenant spaces|retail/,
    (product) => textOf(product, 'enclosureType') === 'Type 1',
  ],
];

/** What whoever writes the section asks of a record: whether its uses, choices, and sentences are true of this product. */
export const askedBySpecifiersRelations: readonly Relation[] = [
  ...callsOfUses.map(([name, sections, use, answers]): Relation => ({
    name,
    sections,
    holds: (product) => (isUsedFor(product, use) ? answers(product) : null),
  })),
  {
    name: 'composite wood is of low formaldehyde (TSCA Title VI)',
    sections: ['0641', '0814', '0984'],
    holds: (product) =>
      /particleboard|\bMDF\b|plywood|fiberboard/i.test(product.materials)
        ? cites(product, /^40 CFR 770 /)
        : null,
  },
  {
    name: 'a finish that is offered is cited with its standard',
    sections: [],
    holds: (product) =>
      offers(product, 'Color, PVDF') || offers(product, 'Anodized finish')
        ? cites(product, /^AAMA (?:260[45]|611|621) /)
        : null,
  },
  {
    name: 'mechanical galvanizing is cited with its standard',
    sections: ['05'],
    holds: (product) =>
      /mechanically galvanized/i.test(textOf(product, 'coating') ?? '')
        ? cites(product, /^ASTM B695 /)
        : null,
  },
  {
    name: 'plastic glazing overhead is tested for ignition and burning (IBC 2606.4)',
    sections: ['0862'],
    nouns: /^(?:Domed|Translucent)/,
    holds: (product) => cites(product, /^ASTM D1929 /) && cites(product, /^ASTM D635 /),
  },
  {
    name: 'what lies on the floor has no recess, what stays in place without power no safe end',
    sections: ['1248', '2535'],
    holds: (product) => {
      const told = `${product.summary} ${product.description}`;
      const states = product.attributes.map(({ value }) => value);
      const lies = (textOf(product, 'mounting') ?? '').startsWith('Surface');
      const stays = states.includes('In place');
      return lies || stays ? !(lies ? /\brecess/ : /safe end/).test(told) : null;
    },
  },
  {
    name: 'an enclosure of Type 3R, 4X, or 12 is not let into a wall',
    sections: ['2624'],
    holds: (product) =>
      /Type (?:3R|4X|12)$/.test(textOf(product, 'enclosureType') ?? '')
        ? !offers(product, 'Trim', /Flush/) && !offers(product, 'Cover', /Flush/)
        : null,
  },
  {
    name: 'colors that take longer are offered',
    sections: [],
    holds: ({ options }) => {
      const times = options.find(({ name }) => name === 'Lead time')?.values ?? [];
      return times.some(({ text }) => /\bcolors\b/i.test(text))
        ? options.some(({ name }) => /color|finish|laminate|glaze|insert|panel|metal/i.test(name))
        : null;
    },
  },
];
