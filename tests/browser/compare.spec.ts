import { readFile } from 'node:fs/promises';

import { expect, test, type Page } from '#tests/browser/support/test.ts';

const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select / });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected items' });
const preview = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 }).getByRole('link');

test('I choose three products, compare them, see what differs and take it with me', async ({ page }) => {
  await page.goto('/search/tpo/product');
  for (const place of [0, 1, 2]) await boxes(page).nth(place).check();
  await bar(page).getByRole('link', { name: 'Compare 3 products' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare 3 products' })).toBeVisible();
  const rows = page.getByRole('table').getByRole('rowheader');
  const all = await rows.count();
  await page.getByRole('checkbox', { name: 'Differences only' }).check();
  await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+,\d+&differences=1$/);
  await expect.poll(() => rows.count()).toBeLessThan(all);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^comparison-\d+-\d+-\d+-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  const [head = ''] = text.split('\r\n');
  expect(head.match(/,/g)).toHaveLength(5);
  expect(text).toContain('not stated');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Products for “tpo”' })).toBeVisible();
  await expect(bar(page)).toContainText('3 selected');
});

test('I go through results with j and k, look, select with Space, open with Enter', async ({ page }) => {
  await page.goto('/search/tpo/product');
  await boxes(page).first().waitFor();
  await titles(page).first().focus();
  await page.keyboard.press('j');
  await expect(preview(page)).toContainText(await titles(page).first().innerText());
  await page.keyboard.press('j');
  await expect(titles(page).nth(1)).toBeFocused();
  await expect(preview(page)).toContainText(await titles(page).nth(1).innerText());
  await expect(
    preview(page)
      .getByRole('link', { name: /^Download / })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Space');
  await expect(boxes(page).nth(1)).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(preview(page)).toHaveCount(0);
  await expect(titles(page).nth(1)).toBeFocused();
  const title = await titles(page).nth(1).innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a list with preview and selection prints without them', async ({ page }) => {
  await page.goto('/products/by-csi/07');
  for (const place of [0, 1]) await boxes(page).nth(place).check();
  await titles(page).nth(1).focus();
  await page.keyboard.press('j');
  await expect(preview(page)).toContainText(await titles(page).nth(1).innerText());
  await page.emulateMedia({ media: 'print' });
  for (const tool of [preview(page), bar(page), boxes(page).first()]) await expect(tool).toBeHidden();
});

test('what I selected comes as one ZIP', async ({ page }) => {
  await page.goto('/search/roof%20edge/cad');
  for (const place of [0, 1]) await boxes(page).nth(place).check();
  await bar(page).getByRole('button', { name: 'Download' }).click();
  const sheet = page.getByRole('dialog', { name: 'Download selected items' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Download ZIP' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^selected-.+\.zip$/);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(bar(page).getByRole('button', { name: 'Download' })).toBeFocused();
});

test('on a phone I select by touch, and see two products at once, the second by choice', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/search/tpo/product');
  for (const place of [0, 1, 2]) await boxes(page).nth(place).check();
  await expect(page.getByRole('button', { name: /^Preview / })).toHaveCount(0);
  await bar(page).getByRole('link', { name: 'Compare 3 products' }).click();
  const heads = page.getByRole('table').locator('thead th:visible');
  await expect(heads).toHaveCount(2);
  const second = await heads.nth(1).innerText();
  await page.getByRole('combobox', { name: /^Beside / }).selectOption({ index: 1 });
  await expect(heads).toHaveCount(2);
  await expect(heads.nth(1)).not.toHaveText(second);
  // The page scrolls, only down, and the names stay in sight.
  await page.evaluate(() => scrollTo(0, 1500));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expect(heads.first().getByRole('link').first()).toBeInViewport();
});

test('the comparison is printed across the sheet, its heads on every page', async ({ page }) => {
  await page.goto('/compare?ids=1,140,155,4');
  await page.getByRole('heading', { level: 1, name: 'Compare 4 products' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'CSV' })).toBeHidden();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  // Landscape: the sheet is wider than it is high.
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 79[12][.\d]* 61[12]/);
  const display = await page
    .getByRole('table')
    .locator('thead')
    .evaluate((head) => getComputedStyle(head).display);
  expect(display).toBe('table-header-group');
});
