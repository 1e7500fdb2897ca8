import { expect, test, type Page } from '#tests/browser/support/test.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('article');
const shown = (page: Page) => page.getByRole('heading', { name: /^(?:Showing|No results)/ });
const titles = (page: Page) => rows(page).getByRole('heading', { level: 3 }).allInnerTexts();

test('I turn to page 2 and back, and a reload keeps the page', async ({ page }) => {
  await page.goto('/search/roof');
  await expect(shown(page)).toContainText('Showing 1–24 of');
  await expect(rows(page)).toHaveCount(24);
  const first = await titles(page);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/search/roof?page=2');
  await expect(shown(page)).toContainText('Showing 25–48 of');
  await expect(shown(page)).toBeFocused();
  await expect(shown(page)).toBeInViewport();
  await page.reload();
  await expect(shown(page)).toContainText('Showing 25–48 of');
  await expect(rows(page)).toHaveCount(24);
  const second = await titles(page);
  expect(second).not.toEqual(first);
  await page.goBack();
  await expect(shown(page)).toContainText('Showing 1–24 of');
  await expect(rows(page)).toHaveCount(24);
  expect(await titles(page)).toEqual(first);
});
