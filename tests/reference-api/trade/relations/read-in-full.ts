import { profileOf } from '#src/reference-api/seed/profiles.ts';
import { profileOfKind } from '#src/reference-api/trade/product-kind.ts';
import {
  both,
  numberOf,
  oneOf,
  textOf,
  type Relation,
} from '#tests/reference-api/trade/relations/relation.ts';

/** Height in inches up to which a line post of a diameter in inches stands (CLFMI WLG 2445, 11-gauge to 6-gauge fabric). */
const highestOfPost: readonly (readonly [diameter: number, height: number])[] = [
  [1.9, 72],
  [2.4, 96],
  [2.9, 144],
];
const hasUse = ({ uses }: { uses: readonly string[] }, word: RegExp): boolean =>
  uses.some((use) => word.test(use));
const choicesOf = (options: Parameters<Relation['holds']>[0]['options'], name: string): string[] =>
  options.filter((one) => one.name === name).flatMap(({ values }) => values.map(({ text }) => text));

/** Rules that were found when every kind of product was read once. */
export const readInFullRelations: readonly Relation[] = [
  {
    name: 'studs behind brick veneer bend L/600 at most (BIA Technical Notes 28B)',
    sections: ['0540'],
    holds: (product) => (hasUse(product, /veneer/) ? textOf(product, 'deflectionLimit') === 'L/600' : null),
  },
  {
    name: 'bearing walls of hollow brick are 5-5/8 inches thick or more',
    sections: ['0421'],
    nouns: /^Hollow brick$/,
    holds: (product) => (hasUse(product, /bearing/) ? (numberOf(product, 'depth') ?? 0) > 5 : null),
  },
  {
    name: 'a hollow wall of concrete units stops the sound that its weight does (TMS 302)',
    sections: ['0422'],
    nouns: /^(?!Acoustical|Insulated)/,
    holds: (product) =>
      both(product, ['density', 'thickness'], (density, thickness) => {
        const solid = thickness < 6 ? 0.56 : thickness < 8 ? 0.535 : 0.5;
        const weight = ((density * thickness) / 12) * solid * 1.03;
        return Math.abs(20.5 * weight ** 0.234 - (numberOf(product, 'soundTransmission') ?? 0)) < 1;
      }),
  },
  {
    name: 'a sheet on polyester of Type II is stronger and stretches further than one of Type I (ASTM D6164)',
    sections: ['0752'],
    nouns: /cap sheet|membrane$/,
    holds: (product) =>
      both(product, ['peakLoad', 'elongation'], (load, elongation) =>
        textOf(product, 'classification') === 'Type II'
          ? load >= 80 && elongation >= 60
          : load >= 50 && elongation >= 38,
      ),
  },
  {
    name: 'an access door for walls alone has no rating of a ceiling (ASTM E119)',
    sections: ['083113'],
    nouns: /^Fire-rated/,
    holds: (product) =>
      (textOf(product, 'configuration') === 'walls') !==
      product.attributes.some(({ key }) => key === 'assemblyFireRating'),
  },
  {
    name: 'a base sheet of glass fiber stretches less than one of polyester, and is of ASTM D6163',
    sections: ['0752'],
    nouns: /base sheet$/,
    holds: ({ materials, standards }) =>
      materials.includes('glass fiber') && !standards.some((one) => one.startsWith('ASTM D6164')),
  },
  {
    name: 'zinc levers have no finish of stainless steel (ANSI/BHMA A156.18)',
    sections: ['0871'],
    holds: (product) =>
      /\bzinc/.test(product.materials)
        ? !/630|32D/.test([textOf(product, 'finish'), ...choicesOf(product.options, 'Finish')].join())
        : null,
  },
  {
    name: 'a rigid core floats on locking edges and is 4 millimeters thick or more',
    sections: ['0965'],
    nouns: /plank$/,
    holds: (product) =>
      /rigid/.test(product.materials) === /[Ll]ocking/.test(textOf(product, 'installationMethod') ?? '') &&
      (!/rigid/.test(product.materials) || (numberOf(product, 'thickness') ?? 0) > 0.157),
  },
  {
    name: 'a ladderway opening is closed by a gate, not by a chain (29 CFR 1910.29(b)(13))',
    sections: ['0772'],
    nouns: /railing/,
    holds: ({ options }) => !choicesOf(options, 'Gate').some((one) => /chain/i.test(one)),
  },
  {
    name: 'openness is no matter of east and west on what lies flat',
    sections: ['1224'],
    nouns: /^Skylight/,
    holds: ({ limitations }) => !limitations.some((one) => /east or west/.test(one)),
  },
  {
    name: 'sound pressure is measured by no standard of sound power',
    sections: [],
    holds: ({ attributes }) => {
      const tests = attributes.filter(({ key }) => key === 'soundPressure').map(({ standard }) => standard);
      return tests.length === 0 ? null : !tests.some((one) => one?.startsWith('ISO 374'));
    },
  },
  {
    name: 'a line post carries the height of its fence',
    sections: ['3231'],
    nouns: /^Chain link/,
    holds: (product) =>
      both(
        product,
        ['postDiameter', 'height'],
        (diameter, height) =>
          height <= (highestOfPost.find(([most]) => diameter <= most)?.[1] ?? Number.POSITIVE_INFINITY),
      ),
  },
  {
    name: 'channels of classes D and F have edges and grates of ductile iron',
    sections: ['3342'],
    nouns: /^Trench drain/,
    holds: (product) =>
      /^[DEF] /.test(textOf(product, 'loadClass') ?? '')
        ? textOf(product, 'edgeDetail') === 'Ductile iron' &&
          product.materials.includes('ductile iron') &&
          !choicesOf(product.options, 'Grate').some((one) => one.includes('galvanized'))
        : null,
  },
  {
    name: 'rooms under pressure control are measured in a tenth or a quarter of an inch',
    sections: ['2535'],
    nouns: /^Differential pressure/,
    holds: (product) =>
      hasUse(product, /isolation/)
        ? /^0 to 0\.(?:1|25) /.test(textOf(product, 'measuringRange') ?? '')
        : null,
  },
  {
    name: 'the strobe of a wall has coverage of walls',
    sections: ['2846'],
    nouns: /strobe/,
    holds: oneOf('mounting', 'Wall'),
  },
  {
    name: 'a hose rack and an extinguisher need a cabinet 30 inches high',
    sections: ['1044'],
    nouns: /valve cabinet/,
    holds: (product) =>
      (numberOf(product, 'height') ?? 0) >= 30 ||
      !choicesOf(product.options, 'Contents').some((one) => /rack|extinguisher/.test(one)),
  },
  {
    name: 'two bowls need a vanity of five feet',
    sections: ['1236'],
    nouns: /^Integral bowl/,
    holds: (product) =>
      (numberOf(product, 'width') ?? 0) >= 60 || !choicesOf(product.options, 'Bowls').includes('Two'),
  },
  {
    name: 'what passes no light states no share of it',
    sections: ['48'],
    holds: ({ attributes }) =>
      !attributes.some(({ key, value }) => key === 'visibleTransmittance' && value === 0),
  },
  {
    name: 'units of ASTM C90 have no code evaluation: the code names their standard',
    sections: ['0422'],
    holds: ({ csi, noun }) => {
      const profile = profileOf(csi[0]?.number ?? '');
      return profile && !profileOfKind(profile, noun).programs.includes('icc-es');
    },
  },
  {
    name: 'glass fiber liner is that of ASTM C1071',
    sections: ['2336'],
    holds: (product) =>
      [product.materials, ...choicesOf(product.options, 'Liner')].some((one) => /dual.density/.test(one))
        ? product.standards.some((one) => one.startsWith('ASTM C1071 '))
        : null,
  },
  {
    name: 'a gas boiler that is certified is certified to its standard',
    sections: ['4211'],
    nouns: /^Condensing/,
    holds: ({ standards }) => standards.some((one) => one.startsWith('ANSI Z21.13/')),
  },
  {
    name: 'a vessel that is steamed is not lined with epoxy',
    sections: ['4515'],
    nouns: /^Retort/,
    holds: ({ materials }) => !/epoxy/.test(materials),
  },
];
