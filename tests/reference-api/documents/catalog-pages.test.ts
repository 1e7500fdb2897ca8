import { describe, expect, it } from 'vitest';

import { sheetText } from '#src/reference-api/catalogs/catalog-sheet.ts';
import { catalogSheets, catalogTexts } from '#src/reference-api/catalogs/catalog-sheets.ts';
import { makeFile } from '#src/reference-api/files/make-file.ts';
import { readPdf } from '#tests/reference-api/documents/read-pdf.ts';
import { sampleWorld } from '#tests/support/sample-worlds.ts';

const world = sampleWorld(1);
const catalogs = world.content.all('catalog');
const plain = (text: string) => text.replaceAll(/\s+/g, '');

describe('The pages of every catalog', () => {
  it('are as many as its record says, from the cover to the back cover', () => {
    for (const catalog of catalogs) {
      const sheets = catalogSheets(world, catalog);
      expect(sheets).toHaveLength(catalog.pages);
      expect([sheets.at(0)?.kind, sheets.at(1)?.title, sheets.at(-1)?.kind]).toEqual([
        'cover',
        'Contents',
        'back',
      ]);
    }
  });

  it('state for each product what its record states: its name, model, values, units and standards', () => {
    let products = 0;
    for (const catalog of catalogs)
      for (const sheet of catalogSheets(world, catalog)) {
        const product = sheet.productId === null ? null : world.content.find('product', sheet.productId);
        if (!product) continue;
        products += 1;
        const text = sheetText(sheet);
        const expected =
          sheet.level === 0
            ? [product.title, product.model, product.description]
            : product.attributes.map(({ label, value, unit, standard }) =>
                [label, `${value} ${unit ?? ''}`.trim(), standard ?? ''].filter(Boolean).join('|'),
              );
        const found = text
          .split('\n')
          .map((row) => row.split('\t'))
          .map((cells) => (cells.length > 1 ? cells : [cells.join('')]));
        for (const one of expected) {
          const parts = one.split('|');
          const isThere =
            parts.length === 1 && sheet.level === 0
              ? text.includes(one)
              : found.some((cells) => parts.every((part) => cells.includes(part)));
          expect(isThere, `${catalog.id}: ${one}`).toBe(true);
        }
      }
    expect(products).toBeGreaterThan(200);
  });

  it('are where the contents and the index say', () => {
    for (const catalog of catalogs) {
      const texts = catalogTexts(world, catalog);
      const entries = [...(texts[1] ?? '').split('\n'), ...(texts.at(-2) ?? '').split('\n')]
        .map((line) => line.split('\t'))
        .filter((cells) => /^\d+$/.test(cells.at(-1) ?? ''));
      expect(entries.length).toBeGreaterThan(0);
      for (const cells of entries) {
        const title = cells.at(-2) ?? '';
        expect(texts[Number(cells.at(-1)) - 1]?.split('\n')[0]).toBe(title);
      }
    }
  });
});

describe('The PDF of a catalog', () => {
  it('has the same pages with the same words, drawings and bookmarks', async () => {
    const [catalog] = catalogs.toSorted((one, other) => one.pages - other.pages);
    const name = catalog?.files[0]?.name ?? '';
    const bytes = catalog && (await makeFile(world, catalog, name));
    if (!catalog || !bytes) throw new Error('The sample world has no catalog.');
    const { pages, operations } = await readPdf(bytes);
    const texts = catalogTexts(world, catalog);
    expect(pages).toHaveLength(catalog.pages);
    for (const [index, text] of texts.entries())
      for (const line of text.split('\n')) expect(plain(pages[index] ?? '')).toContain(plain(line));
    const drawn = catalogSheets(world, catalog).findIndex(({ productId }) => productId !== null);
    expect(operations[drawn]).toBeGreaterThan((operations[2] ?? 0) + 20);
    expect(new TextDecoder('latin1').decode(bytes)).toContain('/Type/Outlines');
    // Small enough to read over a phone's connection, a chunk at a time.
    expect(bytes.byteLength).toBeLessThan(600_000);
  });
});
