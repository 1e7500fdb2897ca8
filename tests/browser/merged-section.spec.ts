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
  await expect(title).toHaveText('Conflict 1 of 7');
  // What is said of the basis of design stays true of it; what comparable products need is chosen.
  await resolve.getByRole('radio', { name: /^Looser: 120 psf/ }).press('Space');
  const merged = page.getByRole('region', { name: 'The merged section' });
  await expect(merged).toContainText('Uplift class of the basis-of-design product, FM 4470: 150 psf.');
  await expect(merged).toContainText('Comparable products: Uplift class of the product, FM 4470: 120 psf.');

  // By keyboard alone from here: the answer of the other manufacturer, then the next conflict.
  await page.keyboard.press(']');
  await resolve.getByRole('radio', { name: 'Use the text of Stormglass Roofing Membranes' }).press('Space');
  await expect(merged).toContainText('Class B at the slope');
  await page.keyboard.press(']');
  await expect(title).toHaveText('Conflict 3 of 7');
  for (let at = 3; at < 7; at += 1) {
    if (at === 6) {
      await resolve.getByRole('textbox', { name: 'Own value, lbf' }).fill('400');
      await page.keyboard.press('Enter');
      await expect(resolve.getByText('Excludes Northfold Roofing Systems (360 lbf).').first()).toBeVisible();
    } else if (at === 4)
      await resolve.getByRole('radio', { name: 'Use the text of Northfold Roofing Systems' }).press('Space');
    else await resolve.getByRole('radio', { name: /^Stricter/ }).press('Space');
    await resolve.getByRole('button', { name: 'Next', exact: true }).press('Enter');
  }
  await expect(title).toHaveText('Conflict 7 of 7');
  await resolve.getByRole('radio', { name: /^Stricter/ }).press('Space');
  await page.keyboard.press(']');
  await expect(title).toHaveText('Proprietary clause 1 of 3');
  await resolve.getByRole('radio', { name: /^Use neutral wording/ }).press('Space');
  await expect(page.getByText(/0 of 7 conflicts open · 2 of 3 proprietary clauses open/)).toBeVisible();

  await page.getByRole('link', { name: 'Open in SpecWizard' }).click();
  await expect(page).toHaveURL('/sw/merged--northfold-075423--stormglass-075423');
  await expect(page.getByText(/2 of 10 conflicts and clauses open/)).toBeVisible();
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
  expect(text).toContain('400 lbf minimum');
  expect(text).not.toContain('360 lbf minimum');
  expect(text).toContain('Uplift class of the basis-of-design product, FM 4470: 150 psf.');
  expect(text).toContain('Term: 20 years from Substantial Completion, as offered for Brightdeck');

  await page.goto('/specwizard');
  await expect(page.getByRole('region', { name: 'Your merged sections' })).toContainText('2 to resolve');
});

test('on a phone the section begins in the first screen, and what is to resolve opens from a bar below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/merge-specifications?of=northfold-075423,stormglass-075423');
  const merged = page.getByRole('region', { name: 'The merged section' });
  await expect(merged).toBeVisible();
  expect((await merged.boundingBox())?.y).toBeLessThan(700);
  const resolve = page.getByRole('region', { name: 'To resolve' });
  await expect(resolve.getByRole('heading', { name: 'Conflict 1 of 7' })).toBeInViewport();
  await expect(resolve.getByRole('radio').first()).toBeHidden();

  // A step goes to the line in the text, with the bar still below it.
  await resolve.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(resolve.getByRole('heading', { name: 'Conflict 2 of 7' })).toBeInViewport();
  await expect(
    merged.getByText('Class', { exact: false }).and(page.locator('[data-marked] *')).first(),
  ).toBeInViewport();

  await resolve.getByRole('button', { name: 'Resolve' }).click();
  await resolve.getByRole('radio', { name: 'Use the text of Stormglass Roofing Membranes' }).check();
  await expect(resolve.getByText(/of 10 open/)).toBeVisible();
  await expect(merged).toContainText('Class B at the slope');
  await resolve.getByRole('button', { name: 'Hide' }).click();
  await expect(resolve.getByRole('radio').first()).toBeHidden();
});
