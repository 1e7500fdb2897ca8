import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { drawDetail } from '#src/reference-api/drawings/details/details.ts';
import { sheetFont } from '#src/reference-api/drawings/pdf/sheet-font.ts';
import { drawingToPdf } from '#src/reference-api/drawings/pdf/drawing-to-pdf.ts';
import { everyDetail, titleBlock } from '#tests/reference-api/drawings/detail-cases.ts';

async function read(bytes: Uint8Array) {
  // The reader takes the buffer away, so it gets its own copy.
  const task = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const page = await document.getPage(1);
  const content = await page.getTextContent();
  const texts = content.items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
  const { info } = await document.getMetadata();
  const result = { pages: document.numPages, view: page.view, texts, info };
  await task.destroy();
  return result;
}

describe('the PDF of a detail', () => {
  it.each(everyDetail)(
    '$key is one letter page with its notes and title, as another reader sees it',
    async ({ key }) => {
      const drawing = drawDetail(key);
      const { pages, view, texts } = await read(await drawingToPdf(drawing, titleBlock));
      const words = texts.map(({ str }) => str);
      expect(pages).toBe(1);
      expect(view).toEqual([0, 0, 792, 612]);
      expect(words).toEqual(
        expect.arrayContaining([titleBlock.title, titleBlock.detailNumber, titleBlock.section]),
      );
      const notes = drawing.shapes.flatMap((shape) =>
        shape.kind === 'leader' ? shape.text.split('\n') : [],
      );
      expect(words).toEqual(expect.arrayContaining(notes));
    },
  );

  it('is true to scale: two notes lie as far apart on paper as the scale says', async () => {
    const drawing = drawDetail('roof-edge');
    const { texts } = await read(await drawingToPdf(drawing, titleBlock));
    const leaders = drawing.shapes.flatMap((shape) => (shape.kind === 'leader' ? [shape] : []));
    const [first, last] = [leaders[0], leaders.at(-1)];
    const height = (leader: typeof first) => {
      const line = leader?.text.split('\n')[0];
      return {
        model: leader?.points.at(-1)?.y ?? 0,
        paper: Number(texts.find(({ str }) => str === line)?.transform[5]),
      };
    };
    const [upper, lower] = [height(first), height(last)];
    const onPaper = (upper.model - lower.model) / drawing.scale;
    expect(Math.abs(onPaper)).toBeGreaterThan(1);
    expect((upper.paper - lower.paper) / 72).toBeCloseTo(onPaper, 2);
  });

  it('carries its font, as the package has it, and says its language', async () => {
    const bytes = await drawingToPdf(drawDetail('ridge'), titleBlock);
    const text = Buffer.from(bytes).toString('latin1');
    const file = new URL(
      '../../../node_modules/@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff',
      import.meta.url,
    );
    expect(text).toMatch(/\/FontFile2 \d+ 0 R/);
    expect(text).not.toContain('/BaseFont /Helvetica');
    expect(text).toMatch(/\/Lang ?\(en-US\)|\/Lang ?<[0-9A-F]+>/i);
    expect(sheetFont).toBe(readFileSync(file).toString('base64'));
  });

  it('tells its properties, dated by the title block and never by the clock', async () => {
    const { info } = await read(await drawingToPdf(drawDetail('ridge'), titleBlock));
    expect(info).toMatchObject({
      Title: titleBlock.title,
      Author: titleBlock.manufacturer,
      CreationDate: 'D:20260514120000Z',
      ModDate: 'D:20260514120000Z',
    });
  });

  it.each([
    ['Latin with marks', "O'Halloran & Søn Façades", "O'Halloran & Søn Façades"],
    ['Latin beyond the font', 'Łódź Ščepán', 'Lódz Scepán'],
    ['a picture', 'Build 🏗️ Co', 'Build Co'],
    ['another script', 'واجهات الشمال', '(see document properties)'],
    ['both', 'North 北窗', 'North ??'],
    ['primes', '5′-6″', `5'-6"`],
    ['nothing', '', ''],
  ])('prints a name with %s and keeps it whole in the properties', async (_, manufacturer, printed) => {
    const { texts, info } = await read(
      await drawingToPdf(drawDetail('ridge'), { ...titleBlock, manufacturer }),
    );
    expect(['', ...texts.map(({ str }) => str)]).toContain(printed);
    expect(info).toMatchObject(manufacturer === '' ? {} : { Author: manufacturer });
  });

  it.each(['not a date', '', '2026-99-99'])('is written even when the date is %j', async (date) => {
    const { pages } = await read(await drawingToPdf(drawDetail('ridge'), { ...titleBlock, date }));
    expect(pages).toBe(1);
  });

  it('repeats byte for byte', async () => {
    const [first, second] = [
      await drawingToPdf(drawDetail('eave'), titleBlock),
      await drawingToPdf(drawDetail('eave'), titleBlock),
    ];
    expect(Buffer.compare(first, second)).toBe(0);
  });
});
