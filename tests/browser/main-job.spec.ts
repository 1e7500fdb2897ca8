import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openDxf } from '#src/lib/dxf/dxf-file.ts';
import { fileSizeText } from '#src/lib/numbers.ts';
import { expect, test, type Page } from '#tests/browser/support/test.ts';

test('I look for TPO roofing, read about a product, meet its maker and come back to where I was', async ({
  page,
}) => {
  await page.goto('/');
  const box = page.getByRole('main').getByRole('combobox', { name: 'Search for' });
  await box.fill('tpo');
  await box.press('Enter');
  await expect(page).toHaveURL('/search/tpo');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “tpo”' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Showing 1–24 of \d+$/ })).toBeVisible();

  const filters = page.getByRole('group', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^07 Thermal and Moisture Protection/ }).check();
  await expect(page).toHaveURL('/search/tpo?division=07');

  const product = page.getByRole('article').getByRole('link', { name: 'Brightdeck Reinforced TPO Membrane' });
  await product.waitFor();
  await page.evaluate(() => scrollTo(0, 700));
  const seen = await page.evaluate(() => scrollY);
  expect(seen).toBe(700);
  // A click by the mouse would scroll to the link first.
  await product.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/product/1');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Brightdeck Reinforced TPO Membrane' }),
  ).toBeVisible();
  await expect(page.getByRole('table').first()).toContainText('ASTM D6878');

  await page.getByRole('main').getByRole('link', { name: 'Northfold Roofing Systems' }).first().click();
  await expect(page).toHaveURL('/company/northfold-roofing-systems-31250');
  await expect(page.getByRole('heading', { level: 1, name: 'Northfold Roofing Systems' })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL('/product/1');
  await page.goBack();
  await expect(page).toHaveURL('/search/tpo?division=07');
  await expect(filters.getByRole('checkbox', { name: /^07 Thermal/ })).toBeChecked();
  await expect(page.getByRole('article')).toHaveCount(24);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(seen);

  await filters.getByRole('checkbox', { name: /^DXF/ }).check();
  await expect(page).toHaveURL('/search/tpo?division=07&format=dxf');
  await expect(page.getByRole('list', { name: 'Applied filters' }).getByRole('listitem')).toHaveCount(2);
  // A product has the files of what belongs to it.
  await expect(page.getByRole('article').filter({ hasText: /DXF|CAD\s\d/ })).toHaveCount(24);
  await page
    .getByRole('article')
    .getByRole('link', { name: / - Section$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/company\/[^/]+-\d{5}\/cad\/\d+$/);
  await expect(page.getByRole('main').getByRole('img', { name: /, sheet / })).toBeVisible();
});

/** Follows a download link, checks the size it states against what the server says and sends, and gives the file. */
async function download(page: Page, format: string): Promise<Buffer> {
  const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^Download ${format}\\b`) });
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${format.toLowerCase()}$`));
  const bytes = await readFile(await file.path());
  const head = await page.request.head(file.url(), { headers: { 'accept-encoding': 'identity' } });
  expect(head.headers()['content-length'], 'Content-Length is the size sent').toBe(String(bytes.length));
  await expect(link, 'the size shown is the size sent').toContainText(fileSizeText(bytes.length));
  return bytes;
}

test('I download a roof edge as DXF, PDF and SVG, and other programs can read the files', async ({
  page,
}) => {
  await page.goto('/company/northfold-roofing-systems-31250/cad/1');
  await expect(page.getByRole('img', { name: /Roof Edge with Metal Fascia .*, sheet/ })).toBeVisible();
  // A server that has just started measures its files first: until it has, no size is stated.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: /^Download DXF\b/ })).toContainText('kB', { timeout: 1000 });
  }).toPass();

  const { entities } = openDxf(await download(page, 'DXF'));
  expect(entities.length).toBeGreaterThan(60);
  const kinds = new Set(entities.map(({ type }) => type));
  expect([...kinds]).toEqual(expect.arrayContaining(['LINE']));

  const pdf = await download(page, 'PDF');
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const reading = getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 });
  const sheet = await (await reading.promise).getPage(1);
  const words = (await sheet.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' ');
  expect(words).toMatch(/Northfold/i);
  expect((await sheet.getOperatorList()).fnArray.length).toBeGreaterThan(100);
  await reading.destroy();

  const svg = (await download(page, 'SVG')).toString('utf8');
  expect(svg).toMatch(/^(?:<\?xml[^>]*>\s*)?<svg /);
  expect(svg.match(/<(?:path|line|polyline|polygon|circle|text)\b/g)?.length ?? 0).toBeGreaterThan(30);
  const width = await page.evaluate(async (text) => {
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
    await image.decode();
    return image.naturalWidth;
  }, svg);
  expect(width, 'the browser draws it').toBeGreaterThan(100);
});

test('an address that I open begins at its top, and stays where I was when I load it again', async ({
  page,
}) => {
  await page.goto('/search/roof');
  await page.getByRole('article').nth(23).waitFor();
  await page.evaluate(() => scrollTo(0, 1_500));
  // Until a page made by the build is live, where it is scrolled is the browser's to remember.
  const live = page.waitForRequest('**/api/_auth/session');
  await page.goto('/product/1');
  await live;
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, 700));
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});
