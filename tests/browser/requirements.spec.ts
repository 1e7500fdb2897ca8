import { expect, test } from '#tests/browser/support/test.ts';

test('I type a requirement, see what was understood, and can have my words to the letter', async ({
  page,
}) => {
  await page.goto('/');
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search for' });
  await box.fill('R>=20 07 21 13');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\/07%2021%2013\?r=20\.\.&typed=R/);
  await expect(page.getByText('Understood as R ≥ 20 for 07 21 13.')).toBeVisible();
  const chips = page.getByRole('list', { name: 'Applied filters' });
  await expect(chips.getByRole('listitem')).toHaveText(['R ≥ 20']);
  const narrowed = await page.getByRole('heading', { name: /^Showing/ }).innerText();

  await page.getByRole('link', { name: 'R>=20 07 21 13' }).click();
  await expect(page).toHaveURL(/\/search\/R%3E%3D20%2007%2021%2013\?exact=1/);
  await expect(chips).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { name: narrowed })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('I narrow by a range with the keyboard, and go back', async ({ page }) => {
  await page.goto('/search/07%2021%2013/product?section=072113');
  const heading = page.getByRole('heading', { name: /^Showing/ });
  const all = await heading.innerText();
  const least = page.getByRole('spinbutton', { name: 'At least, Thermal resistance (h·sq ft·°F/Btu)' });
  await least.fill('20');
  await expect(heading, 'typing alone asks nothing').toHaveText(all);
  await least.press('Enter');
  await expect(page).toHaveURL('/search/07%2021%2013/product?section=072113&r=20..');
  await expect(heading).not.toHaveText(all);
  await expect(least).toBeFocused();
  await expect(least).toHaveValue('20');
  for (const value of await page.getByRole('article').getByText('Thermal resistance', { exact: true }).all())
    expect(
      Number.parseFloat((await value.locator('xpath=following-sibling::dd').innerText()) || '0'),
    ).toBeGreaterThanOrEqual(20);
  await page.goBack();
  await expect(heading).toHaveText(all);
  await expect(least).toHaveValue('');
});

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
  const performance = page.getByRole('region', { name: 'Performance' });
  await expect(performance.getByRole('row', { name: /^Membrane thickness/ })).toContainText(
    /1\.52 mm\s*60 mil/,
  );
  await performance.getByRole('radio', { name: 'US customary, inch-pound' }).check();
  await expect(performance.getByRole('row', { name: /^Membrane thickness/ })).toContainText(
    /60 mil\s*1\.52 mm/,
  );
});
