import type { Product } from '#src/contracts/content.ts';
import {
  both,
  number,
  numberOf,
  textOf,
  type Relation,
} from '#tests/reference-api/trade/relations/relation.ts';

const cites = ({ standards }: Product, designation: RegExp): boolean =>
  standards.some((one) => designation.test(one));
/** What it is made of, and its choices in words. */
const saidOf = ({ materials, attributes }: Product): string =>
  [materials, ...attributes.map(({ value }) => String(value))].join('; ');

/** What is stated in words, and the standard without which it says nothing. */
const standardsOfWords: readonly (readonly [
  what: string,
  sections: readonly string[],
  said: RegExp,
  cited: RegExp,
])[] = [
  ['a PVDF finish', ['05', '07', '08'], /PVDF/, /^AAMA (?:260[45]|621) /],
  [
    'galvanizing after fabrication',
    ['05', '3231', '3471'],
    /hot-dip galvanized/i,
    /^ASTM A(?:123|153|653|1003) /,
  ],
  ['BACnet', [], /BACnet/, /^ASHRAE 135 /],
  ['laminated glass overhead', ['0862'], /\blaminated\b/i, /^ASTM C1172 /],
  ['an anodized handrail or joint cover', ['0552', '0795'], /anodized/i, /^AAMA 611 /],
];

/** Standards that say what a unit must reach; how it is tested stands elsewhere. */
const productSpecifications = /^ASTM C(?:90|129|216|652|902|936|1272|1405)$/;

/** One thing, of which one says “a shaft”, unlike “steel sheet”. */
const countable =
  /\b(?:shaft|frame|cover and curb|core|body|base|face|casing|door in a frame|grid|cover|shell|head|housing|plenum|case|zone|mast and arm|gutter|frog|blanket|bellows|hose|car|ring)$/;
const withArticle = /^(?:an?|one|two|three|four) /;
/** The thing that a material is named by: `a welded steel frame` with perforated doors. */
const thingIn = (materials: string): string =>
  materials.split(
    /,| (?:with|of|on|over|around|between|that|and(?! curb| arm)|for|behind|under|to|in(?! a frame)) /,
  )[0] ?? '';

/** What a text says of a make, and the make that it is true of. */
const saidOfMakes: readonly (readonly [said: RegExp, make: RegExp])[] = [
  [/\bsplitters\b/, /splitters/],
  [/\bin a venturi\b/, /venturi/],
  [/\bbead chain\b/, /chain/i],
  [/\bfrom a track\b/, /track/i],
  [/\bpush of the plate\b/, /push plate/i],
  [/\blockable box\b/, /lockable box/i],
  [/\bon strips\b/, /strips/],
  [/\btilts down\b/, /tilt-down/],
  [/\blift trucks and pallets\b/, /industrial truck/],
  [/^Covers walls and floors in panels/, /floors and walls/],
  [/\bpeople and carts over\b/, /cart|forklift/],
];
/** Marks of fire-rated glazing, and where the IBC (716.1) puts what bears them. */
const usesOfMarks: readonly (readonly [mark: RegExp, uses: RegExp])[] = [
  [/^D-/, /door/],
  [/^OH-/, /sidelite|window/],
  [/^W-(?:60|90)$/, /enclosure|sidelite/],
  [/^W-120$/, /enclosure|sidelite|fire wall/],
];

/** Kinds that MasterFormat gives a number of their own in the division of the section that sells them. */
const numbersOfKinds: readonly (readonly [noun: RegExp, number: string])[] = [
  [/^Unit price bid form$/, '004143'],
  [/^Fire barrier blanket$/, '078443'],
  [/^Indirect-fired hot water generator$/, '223500'],
  [/^Surge protective device$/, '264300'],
  [/^Tree grate$/, '329443'],
  [/^Emergency shower/, '224500'],
  [/^Duct silencer$/, '233319'],
  [/^Translucent panel skylight$/, '084500'],
  [/\bgate valve$/, '400561'],
  [/\bplug valve$/, '400562'],
  [/^Butterfly valve$/, '400564'],
  [/\bcheck valve$/, '400565'],
  [/^Fiber distribution cable$/, '271323'],
  [/^Glass fiber reinforced concrete panel$/, '034900'],
];

/** Rules by which a specifier reads what a product states. */
export const closelyReadRelations: readonly Relation[] = [
  ...standardsOfWords.map(([what, sections, said, cited]): Relation => ({
    name: `${what} is cited with its standard`,
    sections,
    holds: (product) => (said.test(saidOf(product)) ? cites(product, cited) : null),
  })),
  {
    name: 'boilers that burn gas alone are not subject to 40 CFR 63, Subpart JJJJJJ (63.11195(e))',
    sections: ['42'],
    holds: (product) => {
      const fuel = textOf(product, 'fuel');
      return fuel === null || /oil/i.test(fuel) ? null : !cites(product, /Subpart JJJJJJ/);
    },
  },
  {
    name: 'strength and absorption are measured by a test, not by the specification of the unit',
    sections: [],
    holds: ({ attributes }) => {
      const measured = attributes.filter(
        ({ key }) => key === 'compressiveStrength' || key === 'waterAbsorption',
      );
      return measured.length === 0
        ? null
        : !measured.some(({ standard }) => productSpecifications.test(standard ?? ''));
    },
  },
  {
    name: 'head-hardened rail of 370 HB yields at 120 ksi and breaks at 171 (AREMA Chapter 4); standard rail at 74 and 142.5',
    sections: ['3411'],
    nouns: /^Tee rail/,
    holds: (product) => {
      const isHard = numberOf(product, 'hardnessBrinell') === 370;
      return both(
        product,
        ['yieldStrength', 'metalTensileStrength'],
        (first, last) => first === (isHard ? 120 : 74) && last === (isHard ? 171 : 142.5),
      );
    },
  },
  {
    name: 'recycled content is stated where there is some',
    sections: [],
    holds: number('recycledContent', (share) => share > 0),
  },
  {
    name: 'a limit that names a flush volume names the product’s own',
    sections: ['2242'],
    holds: (product) => {
      const own = numberOf(product, 'flushVolume');
      const named = Array.from(product.limitations.join(' ').matchAll(/(\d\.\d+) gallons/g), ([, one]) =>
        Number(one),
      );
      return own === null || named.length === 0 ? null : named.every((one) => one === own);
    },
  },
  {
    name: 'acids and hypochlorite are not fed through stainless steel',
    sections: ['4633'],
    nouns: /pump/i,
    holds: (product) =>
      /stainless/i.test(textOf(product, 'materialType') ?? '')
        ? !/hypochlorite|pool/i.test([...product.limitations, ...product.uses].join(' '))
        : null,
  },
  {
    name: 'what stands on the floor does not leave it free',
    sections: [],
    holds: (product) =>
      /^Floor/i.test(textOf(product, 'mounting') ?? '')
        ? !/leaves the floor free|nothing on the floor/i.test(`${product.summary} ${product.description}`)
        : null,
  },
  {
    name: 'what a text says of a make is true of this one',
    sections: [],
    holds: (product) => {
      const told = `${product.summary}\n${product.description}`;
      return saidOfMakes.every(([said, make]) => !said.test(told) || make.test(saidOf(product)));
    },
  },
  {
    name: 'a kind with a number of its own in MasterFormat is also found under it',
    sections: ['00', '03', '07', '08', '11', '2234', '26', '27', '32', '40', '44'],
    holds: ({ noun, csi, title }) => {
      const own = numbersOfKinds.find(([kind]) => kind.test(noun))?.[1];
      // Those that are drawn for the tests alone have but the section of their kind.
      return own === undefined || / of \d+$/.test(title) ? null : csi.some(({ number: one }) => one === own);
    },
  },
  {
    name: 'fire-rated glazing is used where its mark is accepted (IBC 716.1)',
    sections: ['0880'],
    nouns: /fire-rated/i,
    holds: (product) => {
      const uses = usesOfMarks.find(([mark]) => mark.test(textOf(product, 'configuration') ?? ''))?.[1];
      return uses === undefined ? null : product.uses.every((use) => uses.test(use));
    },
  },
  {
    name: 'a lock that stays locked when power fails is on no stair with reentry (IBC 1010)',
    sections: ['0871'],
    holds: (product) =>
      product.attributes.some(({ value }) => value === 'fail-secure')
        ? !product.uses.some((use) => /reentry/.test(use))
        : null,
  },
  {
    name: 'a module of two panes is of fire Type 29, one of glass and a back sheet of Type 1 or 2',
    sections: ['4814'],
    nouns: /^Photovoltaic module/,
    holds: (product) =>
      (textOf(product, 'moduleFireType') === 'Type 29') === /two panes/.test(product.materials),
  },
  {
    name: 'what a burner takes is its input; its capacity is what is left of it',
    sections: ['2234', '4211'],
    holds: (product) => {
      const efficiency = numberOf(product, 'thermalEfficiency');
      if (efficiency === null || textOf(product, 'fuel') === null) return null;
      const [input, capacity] = [numberOf(product, 'heatInput'), numberOf(product, 'heatingCapacity')];
      return input !== null && (capacity === null || capacity < input);
    },
  },
  {
    name: 'what is used as a skylight lets light through',
    sections: ['4814'],
    holds: (product) => {
      const light = numberOf(product, 'visibleTransmittance');
      return light === null ? null : light > 0 || !product.uses.includes('skylights');
    },
  },
  {
    name: 'a panel for outdoors has no flush cover',
    sections: ['2624'],
    holds: (product) =>
      textOf(product, 'enclosureType') === 'Type 3R'
        ? !product.options.some(
            ({ name, values }) => name === 'Cover' && values.some(({ text }) => text === 'Flush'),
          )
        : null,
  },
  {
    name: 'one thing has an article: made of a steel shaft, made of steel sheet',
    sections: [],
    holds: ({ materials }) => {
      const thing = thingIn(materials);
      return countable.test(thing) ? withArticle.test(thing) : null;
    },
  },
];
