import { readFile } from 'node:fs/promises';

import { strFromU8, unzipSync } from 'fflate';

import { expect, test } from '#tests/browser/support/test.ts';

test('I merge two manufacturers’ sections, resolve what differs, and download the section', async ({
  page,
}) => {
  await page.goto('/specification/31250/1');
  await page.getByRole('link', { name: 'Merge with Stormglass Roofing Membranes' }).click();
  await expect(page).toHaveURL('/merge-specifications?of=northfold-075423,stormglass-075423');
  const resolve = page.getByRole('region', { name: 'To resolve' });
  const title = resolve.getByRole('heading', { level: 2 });
  await expect(title).toHaveText('Conflict 1 of 2');

  // By keyboard alone from here: the answer of the other manufacturer, then the next conflict.
  await resolve.getByRole('radio', { name: 'Use the text of Stormglass Roofing Membranes' }).press('Space');
  await expect(page.getByRole('region', { name: 'The merged section' })).toContainText(
    'Class B at the slope',
  );
  await page.keyboard.press(']');
  await expect(title).toHaveText('Conflict 2 of 2');
  await resolve.getByRole('radio', { name: 'Use the text of Northfold Roofing Systems' }).press('Space');
  await page.keyboard.press(']');
  await expect(title).toHaveText('Proprietary clause 1 of 3');
  await resolve.getByRole('radio', { name: /^Use neutral wording/ }).press('Space');
  await expect(page.getByText(/0 of 2 conflicts open · 2 of 3 proprietary clauses open/)).toBeVisible();

  await page.getByRole('link', { name: 'Open in SpecWizard' }).click();
  await expect(page).toHaveURL('/sw/merged--northfold-075423--stormglass-075423');
  await expect(page.getByText(/2 of 5 conflicts and clauses open/)).toBeVisible();
  await page.getByRole('button', { name: 'Use recommended choices' }).click();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const download = page.waitForEvent('download');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Download Word/ })
    .click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.docx$/);
  const { 'word/document.xml': xml } = unzipSync(new Uint8Array(await readFile(await file.path())));
  const text = strFromU8(xml ?? new Uint8Array()).replaceAll(/<[^>]+>/g, '');
  expect(text).toContain(
    'Basis of Design: Brightdeck by Northfold Roofing Systems, or comparable product by Stormglass',
  );
  expect(text).toContain('Class B at the slope of each roof');
  expect(text).not.toContain('Class A at the slope of each roof');
  expect(text).toContain('360 lbf minimum');
  expect(text).toContain('Term: 20 years from Substantial Completion, as offered for the product');

  await page.goto('/specwizard');
  await expect(page.getByRole('region', { name: 'Your merged sections' })).toContainText('2 to resolve');
});
