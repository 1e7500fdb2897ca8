import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Content, Hpd, Product } from '#src/contracts/content.ts';
import { evaluate } from '#src/domain/substitution/evaluate.ts';
import { openRows, rowsOf, tallyOf } from '#src/domain/substitution/evaluation.ts';
import { attributeOf, certificateOf, epdOf, productOf } from '#tests/domain/compare/records.ts';

const today = '2026-11-02';
const section = (number: string) => ({ number, number95: null, title: 'A section' });

interface Facts extends Partial<Product> {
  content?: readonly Content[];
}
const compared = (id: number, { content = [], ...facts }: Facts = {}) => ({
  product: productOf(id, facts),
  content,
});

function rowOf(key: string, specified: Facts, proposed: Facts) {
  const groups = evaluate(compared(1, specified), [compared(2, proposed)], { units: 'ip', today });
  const found = rowsOf(groups).find((row) => row.key === key);
  const finding = found?.findings[0];
  if (!found || !finding) throw new Error(`No row ${key}`);
  return { ...finding, row: found };
}

const hpdOf = (id: number, facts: Partial<Hpd> = {}): Hpd => {
  const { content_type: _, declarationNumber: __, ...common } = epdOf(id);
  return {
    ...common,
    content_type: 'hpd',
    hpdId: `H${id}`,
    version: '2.3',
    thresholdPpm: 1000,
    method: 'Basic',
    disclosedPercent: 100,
    contents: [],
    lt1Count: 1,
    vocEmissions: null,
    publishedAt: '2025-01-01',
    validUntil: '2028-01-01',
    ...facts,
  };
};
const warranty = (years: number, ...texts: string[]): Facts => ({
  attributes: [attributeOf('warranty', years, { unit: 'years', better: 'higher' })],
  options:
    texts.length === 0 ? [] : [{ name: 'Warranty', values: texts.map((text) => ({ text, swatch: null })) }],
});
const gwp = (value: number, content: readonly Content[]): Facts => ({
  attributes: [attributeOf('globalWarmingPotential', value, { unit: 'kg CO2e', better: 'lower' })],
  content,
});

it.each<[string, string, Facts, Facts, string]>([
  [
    'certificate in force',
    'certificate FM Approved',
    { content: [certificateOf(1)] },
    { content: [certificateOf(2)] },
    'pass',
  ],
  [
    'certificate without an end',
    'certificate FM Approved',
    { content: [certificateOf(1)] },
    { content: [certificateOf(2, { validUntil: null })] },
    'pass',
  ],
  [
    'certificate expired',
    'certificate FM Approved',
    { content: [certificateOf(1)] },
    { content: [certificateOf(2, { validUntil: '2026-11-01' })] },
    'fail',
  ],
  ['certificate missing', 'certificate FM Approved', { content: [certificateOf(1)] }, {}, 'unknown'],
  [
    'certificate of another level',
    'certificate FM Approved',
    { content: [certificateOf(1, { level: 'Gold' })] },
    { content: [certificateOf(2, { level: 'Silver' })] },
    'unknown',
  ],
  [
    'both certificates expired',
    'certificate FM Approved',
    { content: [certificateOf(1, { validUntil: '2020-01-01' })] },
    { content: [certificateOf(2, { validUntil: '2020-01-01' })] },
    'unknown',
  ],
  ['EPD in force', 'epd', { content: [epdOf(1)] }, { content: [epdOf(2)] }, 'pass'],
  [
    'EPD expired',
    'epd',
    { content: [epdOf(1)] },
    { content: [epdOf(2, { validUntil: '2026-01-01' })] },
    'fail',
  ],
  ['EPD missing', 'epd', { content: [epdOf(1)] }, {}, 'unknown'],
  ['less carbon', 'epd gwp', { content: [epdOf(1)] }, { content: [epdOf(2, { gwp: 3 })] }, 'pass'],
  ['more carbon', 'epd gwp', { content: [epdOf(1)] }, { content: [epdOf(2, { gwp: 5 })] }, 'fail'],
  [
    'another declared unit',
    'epd gwp',
    { content: [epdOf(1)] },
    { content: [epdOf(2, { gwp: 3, declaredUnit: '1 kg' })] },
    'unknown',
  ],
  [
    'another category rule',
    'epd gwp',
    { content: [epdOf(1)] },
    { content: [epdOf(2, { gwp: 3, pcr: 'Roofing' })] },
    'unknown',
  ],
  [
    'a carbon figure with comparable EPDs',
    'globalWarmingPotential',
    gwp(4, [epdOf(1)]),
    gwp(5, [epdOf(2)]),
    'fail',
  ],
  ['a carbon figure without an EPD', 'globalWarmingPotential', gwp(4, [epdOf(1)]), gwp(3, []), 'unknown'],
  [
    'HPD to a lower threshold',
    'hpd threshold',
    { content: [hpdOf(1)] },
    { content: [hpdOf(2, { thresholdPpm: 100 })] },
    'pass',
  ],
  [
    'substances at another threshold',
    'hpd concern',
    { content: [hpdOf(1)] },
    { content: [hpdOf(2, { thresholdPpm: 100 })] },
    'unknown',
  ],
  [
    'more substances',
    'hpd concern',
    { content: [hpdOf(1)] },
    { content: [hpdOf(2, { lt1Count: 3 })] },
    'fail',
  ],
  ['HPD missing', 'hpd', { content: [hpdOf(1)] }, {}, 'unknown'],
  ['a longer warranty', 'warranty', warranty(20), warranty(30), 'pass'],
  ['a shorter warranty', 'warranty', warranty(20), warranty(15), 'fail'],
  [
    'a warranty of another kind',
    'warranty',
    warranty(20, 'Weathertightness: 20 years'),
    warranty(30, 'Finish: 30 years'),
    'unknown',
  ],
  [
    'a warranty in months',
    'warranty finish',
    warranty(2, 'Finish: 2 years'),
    warranty(2, 'Finish: 18 months'),
    'fail',
  ],
  [
    'a kind of warranty that is missing',
    'warranty finish',
    warranty(20, 'Finish: 20 years'),
    warranty(20),
    'unknown',
  ],
  [
    'a lifetime against a lifetime',
    'warranty corners',
    warranty(9, 'Corners: life of the installation'),
    warranty(9, 'Corners: Life of the installation'),
    'pass',
  ],
  ['the same section', 'section', {}, {}, 'pass'],
  ['the section among others', 'section', {}, { csi: [section('075323'), section('075423')] }, 'pass'],
  ['another section', 'section', {}, { csi: [section('075323')] }, 'fail'],
  ['no longer made', 'made', {}, { discontinued: { since: '2025-01-01', replacedBy: null } }, 'fail'],
  ['another kind of product', 'kind', {}, { noun: 'EPDM membrane' }, 'unknown'],
  [
    'a standard named by both',
    'standard ASTM E84',
    { standards: ['ASTM E84 - Burning'] },
    { standards: ['ASTM E84'] },
    'pass',
  ],
  ['a standard not named', 'standard ASTM E84', { standards: ['ASTM E84 - Burning'] }, {}, 'unknown'],
  ['as much for LEED', 'credit epd', { content: [epdOf(1)] }, { content: [epdOf(2)] }, 'pass'],
  [
    'less for LEED',
    'credit epd',
    { content: [epdOf(1)] },
    { content: [epdOf(2, { epdType: 'Industry-wide' })] },
    'fail',
  ],
  ['nothing for LEED', 'credit epd', { content: [epdOf(1)] }, {}, 'unknown'],
  ['more for LEED', 'credit epd', {}, { content: [epdOf(2)] }, 'pass'],
])('%s: %s', (_name, key, specified, proposed, expected) => {
  const { verdict, why } = rowOf(key, specified, proposed);
  expect(verdict).toBe(expected);
  expect(why).toMatch(/^[A-Z].*\.$/s);
});

it('says why figures can’t be held against each other', () => {
  expect(
    rowOf('epd gwp', { content: [epdOf(1)] }, { content: [epdOf(2, { declaredUnit: '1 kg' })] }).why,
  ).toBe('Not comparable. The declared units differ: 1 m2 / 1 kg.');
  expect(
    rowOf('warranty', warranty(20, 'Weathertightness: 20 years'), warranty(30, 'Finish: 30 years')).why,
  ).toBe('Not comparable: specified covers weathertightness, proposed covers finish.');
});

it('links each figure to the document that supports it', () => {
  const sheet = {
    ...certificateOf(9),
    content_type: 'datasheet',
    title: 'Technical Data Sheet',
    pages: 2,
  } as const;
  const content: readonly Content[] = [sheet, certificateOf(1), epdOf(1)];
  const attributes = [
    attributeOf('windUplift', 90, { standard: 'FM 4470', better: 'higher' }),
    attributeOf('elongation', 500, { standard: 'ASTM D412' }),
  ];
  const evidence = (key: string) =>
    rowOf(key, { attributes, content }, {}).row.specified.evidence?.content_type;
  expect([evidence('windUplift'), evidence('elongation'), evidence('epd gwp')]).toEqual([
    'certificate',
    'datasheet',
    'epd',
  ]);
});

it('counts each proposed product by itself, and leaves out what all of them pass', () => {
  const specified = compared(1, warranty(20));
  const groups = evaluate(specified, [compared(2, warranty(25)), compared(3, warranty(10))], {
    units: 'ip',
    today,
  });
  expect(tallyOf(groups, 0)).toEqual({ pass: 5, fail: 0, unknown: 0 });
  expect(tallyOf(groups, 1)).toEqual({ pass: 4, fail: 1, unknown: 0 });
  expect(rowsOf(openRows(groups)).map(({ key }) => key)).toEqual(['warranty']);
});

describe('for any product', () => {
  const attribute = fc
    .record({
      key: fc.constantFrom('windUplift', 'width', 'uFactor', 'fireRating', 'elongation', 'recycledContent'),
      value: fc.oneof(fc.double({ noNaN: true, min: 0, max: 1e6 }), fc.string(), fc.constant('2 hours')),
      unit: fc.constantFrom('in', 'psf', 'psi', '%', 'banana', null),
      standard: fc.constantFrom('ASTM E84', 'FM 4470', null),
      better: fc.constantFrom('higher' as const, 'lower' as const, null),
    })
    .map(({ key, value, ...facts }) => attributeOf(key, value, facts));
  const facts = fc.record({
    attributes: fc.uniqueArray(attribute, { selector: ({ key }) => key }),
    standards: fc.uniqueArray(fc.string({ minLength: 1 })),
    noun: fc.string(),
    years: fc.integer({ min: 1, max: 40 }),
    content: fc.subarray<Content>([
      epdOf(1),
      hpdOf(1),
      certificateOf(1),
      certificateOf(3, { program: 'Declare' }),
    ]),
  });
  const pairOf = ({ years, ...rest }: typeof facts extends fc.Arbitrary<infer T> ? T : never) =>
    [1, 2].map((id) => {
      const { attributes = [], options = [] } = warranty(years, `Finish: ${years} years`);
      return compared(id, { ...rest, attributes: [...rest.attributes, ...attributes], options });
    });

  it('an equal one passes everywhere, whichever of the two is specified', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom('ip' as const, 'si' as const), (facts, units) => {
        const [one, other] = pairOf(facts);
        if (!one || !other) return;
        for (const [specified, proposed] of [
          [one, other],
          [other, one],
        ] as const) {
          const rows = rowsOf(evaluate(specified, [proposed], { units, today }));
          expect(rows.filter(({ findings }) => findings[0]?.verdict !== 'pass')).toEqual([]);
        }
      }),
    );
  });

  it('the units that are read never change a verdict', () => {
    fc.assert(
      fc.property(facts, facts, (one, other) => {
        const [specified] = pairOf(one);
        const [, proposed] = pairOf(other);
        if (!specified || !proposed) return;
        const verdicts = (units: 'ip' | 'si') =>
          rowsOf(evaluate(specified, [proposed], { units, today })).map(({ key, findings }) => [
            key,
            findings[0]?.verdict,
          ]);
        expect(verdicts('si')).toEqual(verdicts('ip'));
      }),
    );
  });
});
