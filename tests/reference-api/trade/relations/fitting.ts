import type { Product } from '#src/contracts/content.ts';
import { sectionProfiles } from '#src/reference-api/trade/section-profiles.ts';
import { optionsOfMaterial } from '#src/reference-api/trade/fitting-choices.ts';
import { hasWords } from '#src/reference-api/trade/conditions.ts';
import { numberOf, textOf, type Relation } from '#tests/reference-api/trade/relations/relation.ts';

const choicesOf = ({ options }: Product, name: string): string =>
  options
    .filter((option) => option.name === name)
    .flatMap(({ values }) => values.map(({ text }) => text))
    .join('; ');

const kinds = new Map(
  sectionProfiles.flatMap(({ number, kinds: all }) =>
    all.map((kind) => [`${number}/${kind.noun}`, kind] as const),
  ),
);
/** Of these, what is named is a part that they also have. */
const ofSeveral =
  /^(?:Steam-jacketed kettle|Corner guard|Wall-mounted temperature sensor|Plastic-laminate-faced door)$/;

/** Choices of its kind that a product does not state. */
function otherChoices({ csi, noun, attributes }: Product): string[] {
  const own = attributes.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  return attributes.flatMap(({ key }) => {
    const values = kinds
      .get(`${csi[0]?.number ?? ''}/${noun}`)
      ?.attributes.find((one) => one.key === key)?.values;
    if (values === undefined || 'least' in values) return [];
    return values.filter((value) => value.length > 3 && !own.some((one) => hasWords(one, value)));
  });
}

/** Choices, uses, and limits of a kind are only those of the products that can have them. */
export const fittingRelations: readonly Relation[] = [
  {
    name: 'a material names no choice that its product does not have',
    sections: [],
    holds: (product) => {
      const others = ofSeveral.test(product.noun) ? [] : otherChoices(product);
      return others.length === 0 ? null : !others.some((other) => hasWords(product.materials, other));
    },
  },
  {
    name: 'an option offers nothing that is decided by the material of another product of its kind',
    sections: [],
    holds: ({ csi, noun, materials, options }) => {
      const kind = kinds.get(`${csi[0]?.number ?? ''}/${noun}`);
      if (kind === undefined || kind.materials.length < 2) return null;
      const left = optionsOfMaterial(options, kind.materials, materials);
      return JSON.stringify(left) === JSON.stringify(options);
    },
  },
  {
    name: 'stainless steel is of the grade that the product states',
    sections: [],
    holds: ({ attributes, materials }) => {
      const grades = attributes.flatMap(({ value }) => /\b(?:304L?|316L?)\b/.exec(String(value))?.[0] ?? []);
      return grades.length === 0 || !/\b3(?:04|16)L?\b/.test(materials)
        ? null
        : grades.every((grade) => materials.includes(grade));
    },
  },
  {
    name: 'a limit is not that of another choice',
    sections: [],
    holds: (product) => {
      const { limitations, attributes } = product;
      const others = otherChoices(product);
      const isOfOther = (text: string) =>
        others.some((other) => text.toLowerCase().startsWith(`${other.toLowerCase()} `)) &&
        !attributes.some(({ value }) => typeof value === 'string' && hasWords(text, value));
      return others.length === 0 || limitations.length === 1 ? null : !limitations.some(isOfOther);
    },
  },
  {
    name: 'a thickness in inches is stated once: aluminum has no gauge',
    sections: [],
    holds: ({ attributes }) => {
      const gauge = attributes.find(({ key }) => key === 'gauge')?.value;
      return gauge === undefined ? null : !/^0\.\d+ in$/.test(String(gauge));
    },
  },
  {
    name: 'sizes of an option are all in one unit',
    sections: [],
    holds: ({ options }) => {
      const lists = options.map(({ values }) =>
        values.flatMap(({ text }) => /^[\d.-]+(?:\/\d+)? (in|ft)$/.exec(text)?.[1] ?? []),
      );
      return lists.every((units) => units.length < 2)
        ? null
        : lists.every((units) => new Set(units).size < 2);
    },
  },
  {
    name: 'primed fiber cement comes in no factory color, and has no warranty on one',
    sections: ['074646'],
    holds: (product) =>
      !/primed/.test(product.materials)
        ? null
        : !/gray|white|blue|khaki/i.test(choicesOf(product, 'Factory color')) &&
          !/finish/i.test(choicesOf(product, 'Warranty')),
  },
  {
    name: 'a guard of stainless steel does not burn, and comes in no colors of polymer',
    sections: ['102600'],
    nouns: /corner guard/i,
    holds: (product) =>
      !/stainless/i.test(product.materials)
        ? null
        : textOf(product, 'surfaceBurningClass') === null &&
          choicesOf(product, 'Color of polymer covers') === '',
  },
  {
    name: 'bronze weathers, aluminum does not: a limit names the metal that the product has',
    sections: ['1014'],
    holds: ({ limitations, materials }) =>
      !/aluminum/i.test(materials) ? null : !limitations.some((text) => /bronze/i.test(text)),
  },
  {
    name: 'doors for shafts and stairs are rated an hour, those for fire walls three (IBC 716)',
    sections: ['0811', '0814'],
    holds: (product) => {
      const minutes = Number.parseInt(textOf(product, 'fireProtectionRating') ?? '', 10);
      const needed = product.uses.map((use) =>
        /fire wall/.test(use) ? 180 : /shaft|stairs/.test(use) ? 60 : 0,
      );
      return Number.isNaN(minutes) ? null : needed.every((least) => minutes >= least);
    },
  },
  {
    name: 'below grade lies Type IX expanded polystyrene, as its limit says',
    sections: ['0721'],
    nouns: /expanded polystyrene/i,
    holds: (product) =>
      product.uses.some((use) => /below grade|under slabs|foundation/.test(use))
        ? textOf(product, 'classification') === 'Type IX'
        : null,
  },
  {
    name: 'an extinguisher of 20 lb needs a tub 12 inches wide',
    sections: ['1044'],
    holds: (product) =>
      choicesOf(product, 'Extinguisher').includes('20 lb') ? (numberOf(product, 'width') ?? 0) >= 12 : null,
  },
  {
    name: 'a regenerative filter holds perlite, a sand filter sand or glass',
    sections: ['1311'],
    nouns: /filter/i,
    holds: (product) => {
      const media = choicesOf(product, 'Media');
      if (media === '') return null;
      return /regenerative/.test(textOf(product, 'configuration') ?? '')
        ? !/sand|glass/i.test(media)
        : !/perlite/i.test(media);
    },
  },
  {
    name: 'a unit called triple has three lites, another two',
    sections: ['0880'],
    holds: (product) => {
      const glazing = textOf(product, 'glazingType');
      if (glazing === null || !/lites of/.test(product.materials)) return null;
      return /triple/.test(glazing) === product.materials.startsWith('three lites');
    },
  },
  {
    name: 'only HL-93 is a load of AASHTO LRFD; H-20 and HS-20 are those of its older specifications',
    sections: ['3212', '3346'],
    holds: ({ attributes, standards }) => {
      const load = attributes.find(({ key }) => key === 'loadClass');
      if (load === undefined) return null;
      const isOld = /\bHS?-2\d/.test(String(load.value));
      return !isOld || (load.standard === null && !standards.some((one) => one.startsWith('AASHTO LRFD')));
    },
  },
  {
    name: 'a fixture is tested by the standard of its own make: waterless urinals, terrazzo',
    sections: ['2242'],
    holds: ({ noun, materials, standards, attributes }) => {
      const cited = [...standards, ...attributes.flatMap(({ standard }) => standard ?? [])].join('; ');
      if (noun === 'Waterless urinal')
        return cited.includes('A112.19.19') && !cited.includes('ASME A112.19.2/');
      return /terrazzo/.test(materials) ? cited.includes('IAPMO Z403') : null;
    },
  },
  {
    name: 'what is not porous concrete is not tested as if it were (ASTM C1701)',
    sections: ['3212'],
    holds: ({ standards }) => !standards.some((one) => one.startsWith('ASTM C1701')),
  },
  {
    name: 'a hoist stands among the hoists, a crane among the cranes',
    sections: ['4122'],
    holds: ({ csi, noun }) =>
      csi.length === 1 || csi[1]?.number === (/hoist/i.test(noun) ? '412223' : '412213'),
  },
];
