import { expect, test } from '#tests/browser/support/test.ts';

test('I read SI: figures of filters, rows and products change, here and on my next visit', async ({
  page,
}) => {
  await page.goto('/search/07%2021%2013/product?section=072113&r=20..');
  const chips = page.getByRole('list', { name: 'Applied filters' });
  await expect(chips.getByText('R ≥ 20')).toBeVisible();
  await page.getByRole('radio', { name: 'SI, metric' }).check();
  await expect(chips.getByText('R ≥ 3.52')).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: 'At least, Thermal resistance (m²·K/W)' })).toHaveValue(
    '3.52',
  );
  await expect(page.getByRole('article').first()).toContainText('m²·K/W');
  await expect(page, 'the address says the same to everybody').toHaveURL(/r=20\.\.$/);

  await page.goto('/product/1');
  const values = page.getByRole('region', { name: 'Values' });
  await expect(values.getByRole('row', { name: /^Membrane thickness/ })).toContainText(/1\.52 mm\s*60 mil/);
  await values.getByRole('radio', { name: 'US customary, inch-pound' }).check();
  await expect(values.getByRole('row', { name: /^Membrane thickness/ })).toContainText(/60 mil\s*1\.52 mm/);
});
