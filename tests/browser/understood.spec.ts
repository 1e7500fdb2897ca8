import { expect, test } from '#tests/browser/support/test.ts';

test('I ask in a sentence, take a requirement back by keyboard, and come back to it', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search for' });
  await box.fill('60 mil TPO with HPD');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\/TPO\?declaration=HPD&membrane=60\.\.&typed=/);
  const chips = page.getByRole('list', { name: 'Applied filters' });
  await expect(chips.getByRole('listitem')).toHaveText(['Membrane thickness ≥ 60 mil', 'HPD']);
  await page.getByRole('link', { name: 'Remove filter Declarations: HPD' }).press('Enter');
  await expect(page).toHaveURL('/search/TPO?membrane=60..');
  await page.goBack();
  await expect(chips.getByRole('listitem')).toHaveCount(2);
});

test('I search for what the library lacks, and am led to its neighbors and a request', async ({ page }) => {
  await page.goto('/search/terrazzo');
  const told = page.getByRole('region', { name: 'Not in the library' });
  await expect(told).toContainText('No products in 09 66 23 Resinous Matrix Terrazzo Flooring yet.');
  await told.getByRole('link', { name: /^09 67 23/ }).click();
  await expect(page).toHaveURL('/content-type/product/09/096723');
  await page.goBack();
  await told.getByRole('link', { name: 'Request it from the library' }).click();
  await expect(page).toHaveURL(/\/signin\?returnTo=/);
});
