import { type Relation, textOf } from '#tests/reference-api/trade/relations/relation.ts';

const metals = [
  ['stainless steel', /stainless/i],
  ['aluminum', /alumin(?!um-zinc)/i],
  ['bronze', /bronze/i],
  ['brass', /brass/i],
  ['copper', /copper/i],
  ['steel', /(?<!stainless )(?:steel|iron)/i],
] as const;
const namedIn = (text: string) => metals.filter(([, words]) => words.test(text)).map(([name]) => name);

/** A product is made of the same thing in its text and in its table. */
export const materialRelations: readonly Relation[] = [
  {
    name: 'the metal of the table is the metal of the text',
    sections: [],
    holds: (product) => {
      const [stated, named] = [namedIn(textOf(product, 'materialType') ?? ''), namedIn(product.materials)];
      if (stated.length === 0 || named.length === 0) return null;
      return stated.some((metal) => named.includes(metal));
    },
  },
  {
    name: 'the core of the table is the core of the text',
    sections: ['07', '08'],
    holds: (product) => {
      const cores = ['honeycomb', 'polystyrene', 'polyurethane', 'polyisocyanurate', 'mineral'];
      const core = cores.find((one) => textOf(product, 'coreType')?.includes(one));
      const named = cores.filter((one) => product.materials.includes(one));
      return core === undefined || named.length === 0 ? null : named.includes(core);
    },
  },
  {
    name: 'only aluminum is anodized',
    sections: ['05', '07', '08', '10'],
    holds: (product) =>
      /anodized/i.test(textOf(product, 'finish') ?? '')
        ? /alumin(?!um-zinc)/i.test(
            `${product.materials} ${product.noun} ${textOf(product, 'materialType') ?? ''}`,
          ) || !/steel|brass|copper|wood/i.test(product.materials)
        : null,
  },
  {
    name: 'aluminum sheet alone is sold by the inch, not by the gauge',
    sections: ['0742', '0762', '0771'],
    holds: (product) =>
      /alumin(?!um-zinc)/i.test(product.materials) && !/steel/i.test(product.materials)
        ? !/^\d+ ga/.test(textOf(product, 'gauge') ?? '')
        : null,
  },
  {
    name: 'AAMA 2605 is for fluoropolymer, AAMA 611 for anodizing, AAMA 621 for coated steel',
    sections: [],
    holds: ({ attributes, materials }) => {
      const finish = attributes.find(({ key }) => key === 'finish');
      const words = { 'AAMA 2605': /PVDF|FEVE/, 'AAMA 611': /anodized|mill/, 'AAMA 621': /PVDF/ }[
        finish?.standard ?? ''
      ];
      if (finish === undefined || words === undefined) return null;
      return words.test(String(finish.value)) && (finish.standard !== 'AAMA 621' || /steel/.test(materials));
    },
  },
  {
    name: 'a cable that is named for plenums has a plenum jacket',
    sections: ['2715'],
    nouns: /plenum/i,
    holds: (product) => textOf(product, 'jacket')?.startsWith('Plenum') ?? false,
  },
  {
    name: 'a dissipative floor is not conductive: 1 to 1,000 megohms (ANSI/ESD S20.20)',
    sections: ['0967'],
    nouns: /dissipative/i,
    holds: (product) => textOf(product, 'electricalResistance')?.startsWith('Dissipative') ?? false,
  },
  {
    name: 'stainless steel is neither galvanized nor painted against rust',
    sections: [],
    holds: (product) =>
      /stainless/i.test(product.materials) && !/galvanized|carbon/i.test(product.materials)
        ? !/galvanized/i.test(textOf(product, 'coating') ?? '')
        : null,
  },
  {
    name: 'galvanized steel is not offered bare in aluminum-zinc',
    sections: [],
    holds: ({ materials, options }) =>
      /galvanized/i.test(materials) && !/aluminum-zinc/i.test(materials)
        ? !options.some(({ values }) => values.some(({ text }) => /^Bare .*aluminum-zinc/.test(text)))
        : null,
  },
  {
    name: 'an analog signal is communication, not a protocol of it',
    sections: [],
    holds: ({ attributes }) => {
      const analog = attributes.filter(({ value }) => /^(?:Analog )?(?:0-10 V|4-20 mA)/.test(String(value)));
      return analog.length === 0 ? null : !analog.some(({ label }) => label === 'Communication protocol');
    },
  },
];
