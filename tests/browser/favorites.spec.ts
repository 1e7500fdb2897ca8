import { createPerson, password, signInAgain } from '#tests/browser/support/sign-in.ts';
import { expect, test, type Page } from '#tests/browser/support/test.ts';

const results = '/search/roof/cad?division=07';
const stars = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Saved? .* to favorites$/ });
const rows = (page: Page) => page.getByRole('checkbox', { name: /^Select (?!all)/ });

test('a visitor presses a star, signs in, comes back to the same results, and the star is on', async ({
  page,
  context,
}) => {
  const email = await createPerson(context);
  await page.goto(results);
  const name = (await stars(page).first().getAttribute('title')) ?? '';
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
