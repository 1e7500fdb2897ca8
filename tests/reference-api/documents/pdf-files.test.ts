import { describe, expect, it } from 'vitest';

import type { CatalogSheet } from '#src/reference-api/catalogs/catalog-sheet.ts';
import { catalogToPdf } from '#src/reference-api/files/documents/pdf/catalog-to-pdf.ts';
import { certificateToPdf } from '#src/reference-api/files/documents/pdf/certificate-to-pdf.ts';
import { datasheetToPdf } from '#src/reference-api/files/documents/pdf/datasheet-to-pdf.ts';
import { epdToPdf } from '#src/reference-api/files/documents/pdf/epd-to-pdf.ts';
import { hpdToPdf } from '#src/reference-api/files/documents/pdf/hpd-to-pdf.ts';
import { readPdf } from '#tests/reference-api/documents/read-pdf.ts';
import * as sample from '#tests/reference-api/documents/sample-papers.ts';
import { product } from '#tests/reference-api/documents/sample-product.ts';

const hardNames = { company: 'Søn & Ştefan 工場 مصنع 🏗', title: `${'Æ'.repeat(130)} "˝ "`, summary: '' };
const sheetOf = (title: string, text: string): CatalogSheet => ({
  kind: 'inside',
  level: 0,
  title,
  productId: null,
  blocks: [{ kind: 'text', text }],
});
const catalogPages = [1, 2, 3, 4].map((page): CatalogSheet =>
  page === 1
    ? { ...sheetOf(sample.catalog.title, 'Northfold'), kind: 'cover' }
    : sheetOf(`Membranes, sheet ${page}`, 'Weld seams with hot air. '.repeat(page * 60)),
);

describe('PDFs of the library’s records', () => {
  it.each([
    [
      'an EPD',
      () => epdToPdf(sample.epd),
      [
        '4790123456.101.1',
        'UL Environment',
        'Global warming potential (GWP)',
        '5.21',
        '6.00E-9',
        'Jun 1, 2028',
      ],
    ],
    [
      'an HPD',
      () => hpdToPdf(sample.hpd),
      ['HPD-2026-00417', '1,000 ppm', 'Titanium dioxide', '13463-67-7', '3 - 6%', 'LT-1'],
    ],
    [
      'a certificate',
      () => certificateToPdf(sample.certificate),
      ['FM Approved', 'PR458712', '45, 60 and 80 mil', 'Until the issuer withdraws it'],
    ],
    [
      'a data sheet',
      () => datasheetToPdf(sample.datasheet, product),
      [
        'NF-TPO-60',
        'Membrane thickness',
        '60 mil',
        '1.524 mm',
        'ASTM D751',
        'Do not place in contact with asphalt',
      ],
    ],
    [
      'a catalog',
      () => catalogToPdf(sample.catalog, catalogPages),
      ['Product Catalog 2026', 'Membranes, sheet 3'],
    ],
  ])('%s says what the record says, page by page', async (_, write, expected) => {
    const { pages } = await readPdf(write());
    const text = pages.join(' ');
    for (const words of expected) expect(text).toContain(words);
    expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
  });

  it.each([
    ['an EPD', () => epdToPdf(sample.epd)],
    ['a data sheet', () => datasheetToPdf(sample.datasheet, product, sample.drawing)],
    ['a catalog', () => catalogToPdf(sample.catalog, catalogPages)],
  ])('%s is the same file every time, dated as the record', async (_, write) => {
    const [first, second] = [write(), write()];
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
    const { info } = await readPdf(first);
    expect(info.CreationDate).toMatch(/^D:202[36]0[56]/);
  });

  it.each([
    ['an EPD', () => epdToPdf({ ...sample.epd, ...hardNames })],
    ['an EPD without results', () => epdToPdf({ ...sample.epd, impacts: [] })],
    ['an HPD', () => hpdToPdf({ ...sample.hpd, ...hardNames })],
    ['a certificate', () => certificateToPdf({ ...sample.certificate, ...hardNames, scope: '' })],
    [
      'a data sheet',
      () => datasheetToPdf({ ...sample.datasheet, ...hardNames }, { ...product, ...hardNames }),
    ],
    [
      'a catalog of nothing but its cover',
      () =>
        catalogToPdf({ ...sample.catalog, ...hardNames }, [
          { ...sheetOf(hardNames.title, hardNames.company), kind: 'cover' },
        ]),
    ],
  ])('bears any name: %s', async (_, write) => {
    const { pages } = await readPdf(write());
    expect(pages.length).toBeGreaterThan(0);
    expect(pages[0]?.length).toBeGreaterThan(20);
  });
});

describe('Every paper', () => {
  it.each([
    ['an EPD', () => epdToPdf({ ...sample.epd, notice: 'Sample document, fictional' })],
    ['an HPD', () => hpdToPdf({ ...sample.hpd, notice: 'Sample document, fictional' })],
    [
      'a certificate',
      () => certificateToPdf({ ...sample.certificate, notice: 'Sample document, fictional' }),
    ],
  ])('%s embeds its fonts, is tagged, and says at each foot that it is a sample', async (_, write) => {
    const file = write();
    const { pages } = await readPdf(file);
    expect(pages.filter((text) => !text.includes('Sample document, fictional'))).toEqual([]);
    const source = new TextDecoder('latin1').decode(file);
    expect(source.match(/\/FontFile2 /g)?.length).toBeGreaterThanOrEqual(2);
    expect(source).not.toContain('/Subtype/Type1');
    expect(source).toContain('/Lang(en-US)/MarkInfo<</Marked true>>/StructTreeRoot');
    expect(source).toContain('/S/H1');
  });

  it('leads by bookmarks where it is long', () => {
    const source = new TextDecoder('latin1').decode(catalogToPdf(sample.catalog, catalogPages));
    expect(source).toContain('/Type/Outlines');
  });
});

describe('A data sheet', () => {
  it.each([3, 4])('has the %i pages that its record states', async (pages) => {
    const read = await readPdf(datasheetToPdf({ ...sample.datasheet, pages }, product));
    expect(read.pages).toHaveLength(pages);
  });

  it('shows the product’s line drawing as vectors, with its notes as text', async () => {
    const bare = await readPdf(datasheetToPdf(sample.datasheet, product));
    const drawn = await readPdf(datasheetToPdf(sample.datasheet, product, sample.drawing));
    expect(drawn.pages[0]).toContain('WELDED SEAM');
    expect(drawn.operations[0]).toBeGreaterThan((bare.operations[0] ?? 0) + 10);
  });
});

describe('A catalog', () => {
  it('has a page of the file for each page of its text, so a hit opens the right page', async () => {
    const { pages } = await readPdf(catalogToPdf(sample.catalog, catalogPages));
    expect(pages).toHaveLength(4);
    expect(pages.slice(1).map((text) => /Membranes, sheet \d/.exec(text)?.[0])).toEqual([
      'Membranes, sheet 2',
      'Membranes, sheet 3',
      'Membranes, sheet 4',
    ]);
  });

  it('keeps to one page even where a text is far too long', async () => {
    const { pages } = await readPdf(
      catalogToPdf(sample.catalog, [sheetOf('Long', 'One long paragraph. '.repeat(3000))]),
    );
    expect(pages).toHaveLength(1);
    expect(pages[0]?.length).toBeGreaterThan(5000);
  });
});
