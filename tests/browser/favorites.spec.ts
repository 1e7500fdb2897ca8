import { readFile } from 'node:fs/promises';

import { createPerson, password, signInAgain } from '#tests/browser/support/sign-in.ts';
import { expect, test, type Page } from '#tests/browser/support/test.ts';

const results = '/search/roof/cad?division=07';
const stars = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Saved? .* to favorites$/ });
const rows = (page: Page) => page.getByRole('checkbox', { name: /^Select (?!all)/ });

/** Presses the first stars of a list of results, and waits until they are kept. */
async function favoriteFirst(page: Page, count: number): Promise<void> {
  await page.goto('/search/tpo/product');
  for (let index = 0; index < count; index += 1) {
    const kept = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/api/user-favorites'),
    );
    await stars(page).nth(index).click();
    expect((await kept).ok()).toBe(true);
    await expect(stars(page).nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
}

test('a visitor presses a star, signs in, comes back to the same results, and the star is on', async ({
  page,
  context,
}) => {
  const email = await createPerson(context);
  await page.goto(results);
  const name = (await stars(page).first().getAttribute('aria-label')) ?? '';
  await stars(page).first().click();
  await page.getByRole('dialog', { name: 'Sign in to save' }).getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  await page.getByRole('textbox', { name: /mail/ }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(new RegExp(`${results.replace('?', '\\?')}$`));
  await expect(page.getByText(/^Saved .* to favorites$/)).toBeVisible();
  // Another manufacturer may have an item of the same name.
  await expect(page.getByRole('button', { name }).first()).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/account/favorites');
  await expect(rows(page)).toHaveCount(1);
  expect(await page.evaluate(() => sessionStorage.getItem('pending-actions'))).toBeNull();
});

test('a star that the library refuses goes off again, and says so; another tab sees what is kept', async ({
  page,
  context,
  expected,
}) => {
  expected.failingRequest('/api/user-favorites');
  expected.consoleError('{call: ');
  await signInAgain(context);
  const other = await context.newPage();
  await other.goto('/account/favorites');
  await expect(other.getByText(/^No favorites yet/)).toBeVisible();
  await page.goto(results);
  await page.route('**/api/user-favorites', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  await stars(page).first().click();
  await expect(page.getByText(/^Could not save /)).toBeVisible();
  await expect(stars(page).first()).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/api/user-favorites');
  await stars(page).first().click();
  await expect(stars(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(other)).toHaveCount(1);
  await other
    .getByRole('main')
    .getByRole('button', { name: /^Saved? .* to favorites$/ })
    .click();
  await expect(rows(other)).toHaveCount(0);
  await expect(stars(page).first()).toHaveAttribute('aria-pressed', 'false');
});

test('what is kept is narrowed, annotated, taken along, removed and put back', async ({ page, context }) => {
  await signInAgain(context);
  await favoriteFirst(page, 4);
  await page.goto('/account/favorites');
  await expect(rows(page)).toHaveCount(4);

  await page.getByRole('combobox', { name: 'Order' }).selectOption('Name A–Z');
  await expect(page).toHaveURL(/\?sort=name$/);
  await page
    .getByRole('button', { name: /^Add a note to / })
    .first()
    .click();
  await page.keyboard.type('=cmd|calc, ask the maker');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('=cmd|calc, ask the maker')).toBeVisible();
  await page.reload();
  await expect(page.getByText('=cmd|calc, ask the maker')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('favorites-2026-11-02.csv');
  const text = await readFile(await saved.path(), 'utf8');
  expect(text.split('\r\n')).toHaveLength(6);
  expect(text).toContain(`"'=cmd|calc, ask the maker"`);

  await page.getByRole('searchbox', { name: 'Contains' }).fill('calc');
  await expect(page.getByText('1 of 4 favorites')).toBeVisible();
  await page.goBack();
  await page.goto('/account/favorites');
  await rows(page).nth(0).check();
  await rows(page).nth(1).check();
  await expect(page.getByRole('link', { name: 'Compare 2 products' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(rows(page)).toHaveCount(2);
  // By key: the toast is still moving in.
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(rows(page)).toHaveCount(4);
  await page.reload();
  await expect(rows(page)).toHaveCount(4);
  await expect(page.getByText('=cmd|calc, ask the maker')).toBeVisible();
});

test('nothing of it is left on the page once someone signs out in another tab', async ({ page, context }) => {
  await signInAgain(context);
  await favoriteFirst(page, 1);
  const other = await context.newPage();
  await other.goto('/account/favorites');
  await expect(rows(other)).toHaveCount(1);
  await page.goto('/signout');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(rows(other)).toHaveCount(0);
});
