import { readFile } from 'node:fs/promises';

import { expect, test } from '#tests/browser/support/test.ts';

test('takes the sections and the details of a section along as CSV', async ({ page }) => {
  await page.goto('/content-type/cad');
  await page.getByRole('link', { name: 'Lists and links (CSV)' }).click();
  await page.getByRole('heading', { level: 1, name: 'CAD details: lists and links' }).waitFor();
  const counts = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Sections and counts (CSV)' }).click();
  const sections = await readFile(await (await counts).path(), 'utf8');
  expect(sections).toMatch(/^\uFEFFdivision,masterformat_04,masterformat_95,section,CAD details,page\r\n/);
  expect(sections.split('\r\n').length).toBeGreaterThan(100);
  const label = await page.getByRole('option', { name: /^07 54 23 / }).textContent();
  await page.getByRole('combobox', { name: 'Which CAD details' }).selectOption({ label: label ?? '' });
  const items = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await items;
  expect(file.suggestedFilename()).toBe('cad-075423.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(1 + Number(/\((\d+)\)$/.exec(label ?? '')?.[1]));
  expect(lines[0]).toContain('detail,view,scale');
});

test('goes by keyboard from a category to the products of a section, and reads the numbers of 1995', async ({
  page,
}) => {
  await page.goto('/products/building_products_categories.shtml');
  await page.getByRole('link', { name: 'Roofing', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Roofing' }).waitFor();
  await page.getByRole('link', { name: 'Thermoplastic-Polyolefin Roofing' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Products: 07 54 23' }).waitFor();
  await page.getByRole('link', { name: /^95,/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Products: 07540 Thermoplastic-Polyolefin' }).waitFor();
  await page.getByRole('combobox', { name: 'Declaration' }).selectOption('EPD');
  await expect(page).toHaveURL(/declaration=EPD/);
  await expect(page.getByRole('article').first()).toContainText('EPD');
  await page.goto('/product/1');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('07540');
});
