import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';

import { expectAxeClean } from '#tests/browser/support/axe.ts';
import { pdfOfObjects, stream } from '#tests/browser/support/pdf.ts';
import { expect, test } from '#tests/browser/support/test.ts';

/* PDF files as manufacturers send them. */

async function open(page: Page, body: Buffer | Uint8Array): Promise<void> {
  await page.route('**/*.pdf', (route) =>
    route.fulfill({ body: Buffer.from(body), contentType: 'application/pdf' }),
  );
  await page.goto('/company/northfold-roofing-systems-31250/epd/1/viewer');
}

/** How many of the dots in this part of the first page are dark; the part in hundredths of the page. */
const darkDots = (page: Page, [left, top, right, bottom]: readonly number[]) =>
  page
    .getByRole('figure', { name: /^Page 1/ })
    .locator('canvas')
    .evaluate(
      (node, [from = 0, upper = 0, to = 0, lower = 0]) => {
        if (!(node instanceof HTMLCanvasElement)) return 0;
        const { width, height } = node;
        const [x, y] = [Math.round((from / 100) * width), Math.round((upper / 100) * height)];
        const [across, down] = [
          Math.round(((to - from) / 100) * width),
          Math.round(((lower - upper) / 100) * height),
        ];
        const { data } = node
          .getContext('2d')
          ?.getImageData(x, y, Math.max(1, across), Math.max(1, down)) ?? { data: [] };
        let dark = 0;
        for (let at = 0; at < data.length; at += 4)
          if ((data[at + 3] ?? 0) > 0 && (data[at] ?? 255) < 128) dark += 1;
        return dark;
      },
      [left ?? 0, top ?? 0, right ?? 0, bottom ?? 0],
    );

test('scans in JPEG 2000 and JBIG2 are drawn, and Japanese text can be found', async ({ page }) => {
  await open(page, readFileSync(join(import.meta.dirname, 'support/scans-and-japanese.pdf')));
  await expect.poll(() => darkDots(page, [4, 25, 29, 60])).toBeGreaterThan(50);
  await expect.poll(() => darkDots(page, [37, 25, 63, 60])).toBeGreaterThan(50);
  await page.getByRole('textbox', { name: 'Search inside' }).fill('断熱材');
  await expect(page.getByText('1 match on 1 page')).toBeVisible();
});

test('a page says that its scan can’t be decoded, and offers the file', async ({ page }) => {
  const scan = stream(
    'no picture',
    '/Type /XObject /Subtype /Image /Width 300 /Height 200 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /JPXDecode',
  );
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>',
    stream('q 300 0 0 200 0 0 cm /I Do Q'),
    scan,
  ];
  await open(page, pdfOfObjects(objects));
  const sheet = page.getByRole('figure', { name: 'Page 1' });
  await expect(sheet.getByRole('alert')).toHaveText(/^Pictures on this page can’t be shown here\./);
  await expect(sheet.getByRole('link', { name: 'Download the file' })).toBeVisible();
});

test('a catalog without a text file is searched in the PDF itself', async ({ page, expected }) => {
  expected.failingRequest('search.json');
  expected.failingRequest('search.xml');
  await page.route('**/*.pdf', (route) =>
    route.fulfill({ body: pdfOfObjects(twoPages), contentType: 'application/pdf' }),
  );
  await page.route(/\/search\.(?:json|xml)$/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/company/northfold-roofing-systems-31250/catalog-viewer/1');
  await page.getByRole('textbox', { name: 'Search inside' }).fill('sheet');
  await expect(page.getByText('2 matches on 2 pages')).toBeVisible();
  await expect(page).toHaveURL(/\/catalog-viewer\/1\/1\?q=sheet$/);
});

const twoPages = [
  '<< /Type /Catalog /Pages 2 0 R /PageLabels << /Nums [0 << /P (A-) /S /D /St 101 >>] >> /OCProperties << /OCGs [7 0 R] /D << /Order [7 0 R] /ON [7 0 R] >> >> >>',
  '<< /Type /Pages /Count 2 /Kids [3 0 R 4 0 R] >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 5 0 R /Resources << /Font << /F1 6 0 R >> /Properties << /Dims 7 0 R >> >>
   /Annots [
     << /Type /Annot /Subtype /Link /Rect [20 95 280 125] /Border [0 0 0] /A << /S /URI /URI (https://example.com/data) >> >>
     << /Type /Annot /Subtype /Link /Rect [20 55 280 80] /Border [0 0 0] /Dest [4 0 R /Fit] >>
     << /Type /Annot /Subtype /Link /Rect [20 20 280 50] /Border [0 0 0] /A << /S /URI /URI (javascript:alert\\(1\\)) >> >> ] >>`,
  '<< /Type /Page /Parent 2 0 R /Rotate 90 /MediaBox [0 0 400 300] /Contents 8 0 R /Resources << /Font << /F1 6 0 R >> >> >>',
  stream(
    'BT /F1 24 Tf 20 100 Td (FIRE RATED DOOR) Tj 0 -40 Td (SEE SHEET 2) Tj ET /OC /Dims BDC 0 0 0 rg 20 150 200 30 re f EMC',
  ),
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  '<< /Type /OCG /Name (Dimensions) >>',
  stream('BT /F1 24 Tf 20 100 Td (SECOND SHEET) Tj ET'),
];

for (const [what, end] of [
  ['zero bytes after its end', `%%EOF\n${'\0'.repeat(3_000)}`],
  ['no end mark', ''],
] as const)
  test(`a document with ${what} opens`, async ({ page }) => {
    await open(page, pdfOfObjects(twoPages, end));
    await expect(page.getByRole('figure', { name: /^Page 1/ }).getByText('FIRE RATED DOOR')).toBeAttached();
  });

test('I follow the links of a document, name its sheets, and turn a layer off', async ({ page }) => {
  await open(page, pdfOfObjects(twoPages));
  const sheet = page.getByRole('figure', { name: /^Page 1/ });
  const out = sheet.getByRole('link', { name: 'FIRE RATED DOOR' });
  await expect(out).toHaveAttribute('href', 'https://example.com/data');
  await expect(out).toHaveAttribute('rel', 'noopener noreferrer');
  // A script is no link.
  await expect(sheet.getByRole('link')).toHaveCount(1);
  await expect(page.getByText('of 2 (A-101)')).toBeVisible();
  await expectAxeClean(page);

  const dimensions = () => darkDots(page, [10, 12, 70, 22]);
  await expect.poll(dimensions).toBeGreaterThan(500);
  await page.getByRole('button', { name: 'Pages', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Pages, contents, and matches' });
  await panel.getByRole('button', { name: 'Layers' }).click();
  await panel.getByRole('checkbox', { name: 'Dimensions' }).uncheck();
  await expect.poll(dimensions).toBe(0);

  await sheet.getByRole('button', { name: 'SEE SHEET 2 (page 2)' }).click();
  await expect(page.getByText('of 2 (A-102)')).toBeVisible();
  // Turned by a quarter: as high as the page is wide.
  const box = await page.getByRole('figure', { name: /^Page 2/ }).boundingBox();
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(4 / 3, 1);
});

test('a document says that pages may be missing where its list of pages ends early', async ({ page }) => {
  const [catalog = '', , ...others] = twoPages;
  const pages = '<< /Type /Pages /Count 4 /Kids [3 0 R 4 0 R 99 0 R 3 0 R] >>';
  await open(page, pdfOfObjects([catalog, pages, ...others]));
  const notice = page.getByRole('status').filter({ hasText: 'Page 3 can’t be read' });
  await expect(notice).toContainText('pages after it may be missing here');
  await expect(notice.getByRole('link', { name: 'Download the file' })).toBeVisible();
  await expect(page.getByRole('figure', { name: /^Page 1/ }).getByText('FIRE RATED DOOR')).toBeAttached();
  await expectAxeClean(page);

  await open(page, pdfOfObjects(twoPages));
  await expect(page.getByRole('figure', { name: /^Page 1/ }).getByText('FIRE RATED DOOR')).toBeAttached();
  await expect(notice).toHaveCount(0);
});

test('I give the password of a document', async ({ page }) => {
  const made = await PDFDocument.create();
  made.addPage([300, 200]).drawText('CONFIDENTIAL SHEET', { x: 20, y: 100 });
  made.encrypt({ userPassword: 'roof deck', ownerPassword: 'another' });
  await open(page, await made.save({ useObjectStreams: false }));
  const password = page.getByRole('textbox', { name: /^Password of the file/ });
  await password.fill('wrong');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('This password doesn’t open the file.')).toBeVisible();
  await expectAxeClean(page);
  await password.fill('roof deck');
  await password.press('Enter');
  await expect(page.getByRole('figure', { name: /^Page 1/ }).getByText('CONFIDENTIAL SHEET')).toBeAttached();
});

test('I save what is attached to a document', async ({ page }) => {
  const made = await PDFDocument.create();
  made.addPage([300, 200]);
  await made.attach(new TextEncoder().encode('width,36'), 'sizes.csv', { description: 'All sizes' });
  await open(page, await made.save());
  await page.getByRole('button', { name: 'Pages', exact: true }).click();
  await page.getByRole('button', { name: 'Attachments' }).click();
  await expect(page.getByText('All sizes')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save sizes.csv' }).click();
  const path = await (await saved).path();
  expect(readFileSync(path, 'utf8')).toBe('width,36');
});

test('two PDFs are compared, one on the other and side by side', async ({ page }) => {
  const plan = (words: string, x: number): Buffer =>
    pdfOfObjects([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>',
      stream(`BT /F 12 Tf 20 150 Td (Door schedule) Tj 0 -30 Td (${words}) Tj ET ${x} 20 40 40 re f`),
    ]);
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
  await page.goto('/viewer');
  await page.getByLabel(/^A file: choose it/).setInputFiles(file('new.pdf', plan('Door 12', 20)));
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByLabel('Another PDF').setInputFiles(file('old.pdf', plan('Door 12', 20)));
  await expect(page.getByText('No differences on this page.')).toBeVisible();
  await page.getByLabel('Another PDF').setInputFiles(file('old.pdf', plan('Gate 12', 200)));
  await expect(page.getByText(/^[34] places differ\.$/)).toBeVisible();
  await expectAxeClean(page);
  await page.getByText('Text that differs: 2 lines').click();
  await expect(page.getByRole('listitem').getByText('Gate 12')).toBeVisible();
  await page.getByRole('radio', { name: 'Side by side' }).click();
  await expect(page.getByRole('figure', { name: 'Page 1 of the other document' })).toBeVisible();
});
