import { signInAgain } from '#tests/browser/support/sign-in.ts';
import { expect, test } from '#tests/browser/support/test.ts';

test('a search is saved with its filters, opened, deleted and put back', async ({ page, context }) => {
  await signInAgain(context);
  await page.goto('/search/roof/cad?division=07&page=2');
  await page.getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Roof details');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible();

  await page.goto('/account/searches');
  const row = page.getByRole('listitem').filter({ hasText: 'Roof details' });
  await expect(row.getByText('07 Thermal and Moisture Protection')).toBeVisible();
  await expect(row.getByText('Nothing new')).toBeVisible();
  await row.getByRole('link', { name: 'Roof details' }).click();
  await expect(page).toHaveURL('/search/roof/cad?division=07');
  await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible();

  await page.goBack();
  await expect(row.getByText(/^Opened Nov 2, 2026$/)).toBeVisible();
  await row.getByRole('button', { name: 'Delete Roof details' }).click();
  await expect(page.getByText(/^No saved searches yet/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('07 Thermal and Moisture Protection')).toBeVisible();
  await page.reload();
  await expect(row.getByRole('link', { name: 'Roof details' })).toBeVisible();
});
