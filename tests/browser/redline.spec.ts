import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';

import { expect, test } from '#tests/browser/support/test.ts';

test('I compare a section with another manufacturer’s, reject a change, keep my version and take the redline to Word', async ({
  page,
}) => {
  await page.goto('/specification/31250/1');
  await page.getByRole('link', { name: 'Compare with…' }).click();
  await page
    .getByRole('combobox', { name: 'New text' })
    .selectOption({ label: 'Stormglass Roofing Membranes' });
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect(summary.getByRole('heading', { name: /^\d+ changes$/ })).toBeVisible();
  await summary.getByRole('button', { name: 'Accept all' }).click();

  await page.keyboard.press('n');
  const bar = page.getByRole('toolbar', { name: 'Changes' });
  await expect(bar.getByRole('status')).toHaveText(/^Change 1 of \d+/);
  const current = page.locator('[data-section-paper] [aria-current="true"]');
  await expect(current).toBeInViewport();
  await bar.getByRole('button', { name: 'Reject' }).click();
  await expect(summary.getByText(/, 1 rejected, 0 open$/)).toBeVisible();

  await summary.getByRole('button', { name: /^Download/ }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Word with tracked changes' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('075423-thermoplastic-polyolefin-roofing-redline.docx');
  const bytes = await readFile(await file.path());
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
  expect(xml).toMatch(/<w:del [^>]*w:author="Lintel"[^>]*><w:r><w:delText[^>]*>Northfold</);
  expect(xml).toMatch(/<w:ins [^>]*w:author="Lintel"[^>]*><w:r><w:t[^>]*>Stormglass</);
  await page.getByRole('button', { name: 'Close' }).click();

  await summary.getByRole('button', { name: /^Save as my SpecWizard work/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Open it in SpecWizard' }).click();
  const document = page.getByRole('tree', { name: 'Document' });
  await expect(document.getByRole('treeitem').first()).toBeVisible();
  await page.getByRole('link', { name: 'Compare with recommendations' }).click();
  await expect(summary.getByRole('heading', { name: /^\d+ changes?$/ })).toBeVisible();
  await expect(page.locator('[data-section-paper] ins').first()).toBeVisible();
});

test('on a phone the texts begin in the first screen, and a change says its number and what it is in one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/compare-specifications?old=northfold-075423&new=stormglass-075423');
  const number = page.getByText('1.5.B.4').first();
  const word = page.getByText('Reworded', { exact: true }).and(page.locator('[data-kind] *')).first();
  await expect(word).toBeVisible();
  const [one, other] = [await number.boundingBox(), await word.boundingBox()];
  expect(Math.abs((one?.y ?? 0) - (other?.y ?? 99))).toBeLessThan(6);
  const paper = page.locator('[data-section-paper]');
  expect(await paper.evaluate((box) => box.getBoundingClientRect().top + scrollY)).toBeLessThan(700);
});
