import { describe, expect, it } from 'vitest';

import type { Content } from '#src/contracts/content.ts';
import { certificateTally, expiringDocuments, missingDocuments } from '#src/domain/scorecard/documents.ts';
import { creditRules } from '#src/domain/scorecard/rules.ts';
import { amountText, creditOf, isCounted } from '#src/domain/scorecard/scorecard.ts';
import { certificate, datasheet, epd, hpd, scored, today } from '#tests/domain/design-projects/records.ts';

const rule = (key: (typeof creditRules)[number]['key']) => {
  const found = creditRules.find((one) => one.key === key);
  if (!found) throw new Error(`no rule ${key}`);
  return found;
};
const many = (count: number, document: Content, manufacturers = count) =>
  Array.from({ length: count }, (_, index) =>
    scored(index + 1, [document], { coid: 20_000 + (index % manufacturers) }),
  );

describe('what a declaration counts for the EPD credit', () => {
  it.each([
    ['product-specific, externally verified', epd(), 1.5],
    ['plant-specific, which is of one product too', epd({ epdType: 'Plant-specific Type III' }), 1.5],
    ['industry-wide', epd({ epdType: 'Industry-wide' }), 1],
    ['valid until today', epd({ validUntil: today }), 1.5],
    ['expired yesterday', epd({ validUntil: '2026-11-01' }), 0],
    ['without a verifier', epd({ verifier: ' ' }), 0],
    ['of another type', epd({ epdType: 'Self-declared Type II' }), 0],
    ['an HPD', hpd(), 0],
  ])('%s', (_name, document, products) => {
    expect(creditOf([scored(1, [document])], rule('epd'), 'new construction', today).products).toBe(products);
  });
});

describe('what a document counts for the material ingredients credit', () => {
  it.each([
    ['HPD to 1,000 ppm, all disclosed', hpd(), 1],
    ['HPD to 100 ppm', hpd({ thresholdPpm: 100 }), 1],
    ['HPD with 99.9% disclosed', hpd({ disclosedPercent: 99.9 }), 1],
    ['HPD with 99% disclosed', hpd({ disclosedPercent: 99 }), 0],
    ['HPD to 10,000 ppm', hpd({ thresholdPpm: 10_000 }), 0],
    ['HPD that has expired', hpd({ validUntil: '2026-11-01' }), 0],
    ['Declare label', certificate({ program: 'Declare' }), 1],
    ['Cradle to Cradle label', certificate({ program: 'Cradle to Cradle Certified' }), 1],
    ['Declare label that has expired', certificate({ program: 'Declare', validUntil: '2026-01-01' }), 0],
    ['FM approval', certificate(), 0],
    ['EPD', epd(), 0],
  ])('%s', (_name, document, products) => {
    expect(creditOf([scored(1, [document])], rule('materials'), 'new construction', today).products).toBe(
      products,
    );
  });
});

describe('a product', () => {
  it('counts once, by its best declaration', () => {
    const credit = creditOf(
      [scored(1, [epd({ id: 1, epdType: 'Industry-wide' }), epd({ id: 2 })])],
      rule('epd'),
      'new construction',
      today,
    );
    expect(credit.products).toBe(1.5);
    expect(credit.contributions.map(({ document }) => document.id)).toEqual([2]);
  });

  it('that stands there twice counts once', () => {
    const twice = [scored(1, [epd()]), scored(1, [epd()])];
    expect(creditOf(twice, rule('epd'), 'new construction', today).products).toBe(1.5);
  });

  it.each([
    ['considering', false, true],
    ['basis of design', true, true],
    ['submitted', true, true],
    ['approved', true, true],
    ['comparable', false, false],
    ['rejected', false, false],
  ] as const)('that is %s counts: %s, on demand: %s', (status, counts, onDemand) => {
    expect(isCounted({ status })).toBe(counts);
    expect(isCounted({ status }, true)).toBe(onDemand);
  });

  it('whose declaration does not count is named with the reason', () => {
    const credit = creditOf(
      [scored(1, [epd({ validUntil: '2020-01-01' })])],
      rule('epd'),
      'new construction',
      today,
    );
    expect(credit.uncounted).toMatchObject([{ product: { id: 1 }, because: 'expired' }]);
  });
});

describe('the credit', () => {
  it.each([
    ['20 industry-wide of 5 makers', 20, 'Industry-wide', 5, 'new construction', true],
    ['19 industry-wide', 19, 'Industry-wide', 5, 'new construction', false],
    ['14 product-specific are 21', 14, 'Product-specific Type III', 5, 'new construction', true],
    ['13 product-specific are 19.5', 13, 'Product-specific Type III', 5, 'new construction', false],
    ['20 of 4 makers', 20, 'Industry-wide', 4, 'new construction', false],
    ['10 of 3 makers, core and shell', 10, 'Industry-wide', 3, 'core and shell', true],
    [
      '7 product-specific of 3 makers, core and shell',
      7,
      'Product-specific Type III',
      3,
      'core and shell',
      true,
    ],
    ['9 of 3 makers, core and shell', 9, 'Industry-wide', 3, 'core and shell', false],
    ['10 of 2 makers, core and shell', 10, 'Industry-wide', 2, 'core and shell', false],
  ] as const)('%s', (_name, count, epdType, manufacturers, leed, isMet) => {
    const credit = creditOf(many(count, epd({ epdType }), manufacturers), rule('epd'), leed, today);
    expect(credit.isMet).toBe(isMet);
    expect(credit.toComplete.length > 0).toBe(!isMet);
  });

  it('says what would complete it', () => {
    const products = [...many(2, epd(), 1), scored(9, [datasheet()])];
    expect(creditOf(products, rule('epd'), 'core and shell', today)).toMatchObject({
      products: 3,
      manufacturers: 1,
      needed: { products: 10, manufacturers: 3 },
      toComplete: [
        '7 more: 5 products with a verified product-specific EPD, or 7 products with an industry-wide one.',
        '2 more manufacturers among them.',
        '1 product of this project does not count yet; see which below.',
      ],
    });
  });

  it.each(['leed5-products', 'leed5-carbon', 'well-transparency'] as const)(
    '%s counts and decides nothing',
    (key) => {
      const credit = creditOf([scored(1, [epd(), hpd()])], rule(key), 'new construction', today);
      expect(credit).toMatchObject({ products: 1, needed: null, isMet: null, toComplete: [] });
    },
  );

  it('each rule names its edition, and the card of each its source', () => {
    for (const { edition, source } of creditRules) expect(source).toContain(edition);
  });

  it('of a project without items is nothing of all', () => {
    const credit = creditOf([], rule('materials'), 'new construction', today);
    expect(credit).toMatchObject({ products: 0, manufacturers: 0, isMet: false });
    expect(credit.toComplete).toEqual(['20 more products with an HPD.', '5 more manufacturers among them.']);
  });
});

describe('documents', () => {
  it('that are missing are named by type', () => {
    const products = [scored(1, [epd(), hpd(), certificate(), datasheet()]), scored(2, [epd()])];
    expect(missingDocuments(products).map(({ product, types }) => [product.id, types])).toEqual([
      [2, ['certificate', 'hpd', 'datasheet']],
    ]);
  });

  it.each([
    ['yesterday', '2026-11-01', 'expired'],
    ['today', '2026-11-02', '90 days'],
    ['in 90 days', '2027-01-31', '90 days'],
    ['in 91 days', '2027-02-01', 'a year'],
    ['in 365 days', '2027-11-02', 'a year'],
    ['in 366 days', '2027-11-03', null],
  ])('that end %s', (_name, validUntil, within) => {
    expect(expiringDocuments([scored(1, [epd({ validUntil })])], today)[0]?.within ?? null).toBe(within);
  });

  it('that end stand once, the first end first', () => {
    const late = hpd({ validUntil: '2027-03-01' });
    const products = [scored(1, [late]), scored(2, [late, epd({ validUntil: '2026-12-01' })])];
    expect(expiringDocuments(products, today).map(({ document }) => document.content_type)).toEqual([
      'epd',
      'hpd',
    ]);
  });

  it('of programs are tallied while they are in force', () => {
    const products = [
      scored(1, [certificate()]),
      scored(2, [certificate({ id: 2 }), certificate({ id: 3, program: 'Declare' })]),
      scored(3, [certificate({ id: 4, validUntil: '2026-11-01' })]),
    ];
    expect(certificateTally(products, today).map(({ program, products: count }) => [program, count])).toEqual(
      [
        ['FM Approved', 2],
        ['Declare', 1],
      ],
    );
  });
});

it.each([
  [1.5, '1.5'],
  [20, '20'],
  [0, '0'],
])('%s products are written %s', (amount, text) => {
  expect(amountText(amount)).toBe(text);
});
