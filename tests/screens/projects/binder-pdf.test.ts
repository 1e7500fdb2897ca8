import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';

import { submittalBook } from '#src/domain/design-projects/submittal-book.ts';
import { submittalPlan } from '#src/domain/design-projects/submittal.ts';
import type { BinderItem } from '#src/domain/design-projects/binder.ts';
import { binderPdf } from '#src/screens/projects/binder-pdf/binder-pdf.ts';
import { binderItem, datasheet, file, product, today } from '#tests/domain/design-projects/records.ts';
import { sampleOffice } from '#tests/domain/office-template/sample-office.ts';
import { readFontFile } from '#tests/domain/specification/writers/read-font-file.ts';
import { readPdf } from '#tests/domain/specification/writers/read-pdf.ts';

const project = {
  seq: 1,
  name: 'Olneyville Branch Library',
  type: '44',
  owner: '',
  number: '2418',
  last_spec_date: null,
  leed: 'new construction' as const,
  items: [],
};

const making = { signal: new AbortController().signal, load: readFontFile };

async function onePage(): Promise<Blob> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  return new Blob([Uint8Array.from(await pdf.save())]);
}

async function bound(items: readonly BinderItem[], had: ReadonlyMap<string, Blob>) {
  const plan = submittalPlan(items, { statuses: ['considering'], formats: 'one' }, today);
  const book = submittalBook(project, { type: 'Public', today, plan });
  const { blob, unread } = await binderPdf(book, had, making);
  const read = await readPdf(new Uint8Array(await blob.arrayBuffer()));
  const texts = read.pages.map((page) => page.map(({ text }) => text).join(' '));
  return { ...read, texts, unread };
}

const [first, second] = [file('first.pdf', 'PDF'), file('second.pdf', 'PDF')];
const papers = [
  datasheet({ id: 1, title: 'Data sheet', files: [first] }),
  datasheet({ id: 2, title: 'Test report', files: [second] }),
];

it('an item’s sheet says which of its documents are not behind it', async () => {
  const items = [
    binderItem(product(), {}, papers),
    binderItem(product({ id: 5, title: 'Later' }), {}, papers),
  ];
  const { texts } = await bound(items, new Map([[first.url, await onePage()]]));
  const sheets = texts.filter((text) => text.includes('review stamp') && text.includes('Documents'));
  expect(sheets).toHaveLength(2);
  expect(sheets[0]).toMatch(/: Data sheet +\S*: Test report \(not included\)/);
  expect(sheets[1]).toMatch(/: Data sheet \(bound with an item before\) +\S*: Test report \(not included\)/);
});

it('a file that is no PDF is named, on the sheet of its item too', async () => {
  const { texts, unread } = await bound(
    [binderItem(product(), {}, papers)],
    new Map([
      [first.url, new Blob(['No PDF.'])],
      [second.url, await onePage()],
    ]),
  );
  expect(unread.map(({ file: { name } }) => name)).toEqual(['first.pdf']);
  expect(texts.join(' ')).toContain('Data sheet (not included)');
});

it('the bookmark of a section with many items leads to the first page of its divider', async () => {
  const items = Array.from({ length: 40 }, (_, at) =>
    binderItem(product({ id: at + 1, title: `Panel ${at + 1}` }), {}, []),
  );
  const { bookmarks, texts } = await bound(items, new Map());
  expect(texts[bookmarks[0]?.page ?? 0]).toMatch(/^07 42 13 +Metal Wall Panels/);
});

it('has the office’s paper, font, logo, and lines on every page, without a section’s number', async () => {
  const plan = submittalPlan(
    [binderItem(product(), {}, papers)],
    { statuses: ['considering'], formats: 'one' },
    today,
  );
  const book = submittalBook(project, { type: 'Public', today, plan });
  const office = { ...sampleOffice, footLeft: '{section} - {title}' };
  const had = new Map([[first.url, await onePage()]]);
  const look = { paper: 'a4', office } as const;
  const { blob } = await binderPdf(book, had, making, look);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const { pages } = await readPdf(bytes);
  for (const [index, page] of pages.entries()) {
    const text = page.map((one) => one.text).join(' ');
    expect(text).toContain('Reyes & Sons: Olneyville Branch Library, No. 2418');
    expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
    expect(text).toContain('SUBMITTAL');
  }
  const read = await PDFDocument.load(bytes);
  expect(read.getPage(0).getSize().height).toBeCloseTo(841.9, 0);
});

it('a word longer than a line stays on the page', async () => {
  const address = `https://example.com/${'warranty-terms-'.repeat(12)}`;
  const { pages } = await bound([binderItem(product(), { note: address }, [])], new Map());
  const runs = pages.flat().filter(({ text }) => text.includes('warranty'));
  expect(runs.length).toBeGreaterThan(1);
  expect(runs.every(({ text }) => text.length < 90)).toBe(true);
});

it('the cover says how many sections it has beside those that it names', async () => {
  const items = Array.from({ length: 14 }, (_, at) =>
    binderItem(
      product({
        id: at + 1,
        csi: [{ number: String(74_213 + at).padStart(6, '0'), number95: null, title: `Panels ${at + 1}` }],
      }),
      {},
      [],
    ),
  );
  const { texts } = await bound(items, new Map());
  expect(texts[0]).toContain('Panels 12, and 2 more');
});
