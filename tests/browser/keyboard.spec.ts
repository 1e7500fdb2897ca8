import { focused, tabTo } from '#tests/browser/support/tab-to.ts';
import { expect, test } from '#tests/browser/support/test.ts';

test('without a mouse I search, read about a product and download a drawing', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo(page, 'Skip to content', 1);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect((await focused(page)).inMain, 'behind the header').toBe(true);

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(page.getByRole('banner').getByRole('combobox', { name: 'Search for' })).toBeFocused();
  await page.keyboard.type('tpo brightdeck');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Results for “tpo brightdeck”');
  await expect(heading).toBeFocused();

  await tabTo(page, /^07 Thermal/);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/division=07/);
  await expect(page.getByRole('checkbox', { name: /^07 Thermal/ })).toBeFocused();
  await tabTo(page, 'Brightdeck Reinforced TPO Membrane');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/product/1');
  await expect(heading).toHaveText('Brightdeck Reinforced TPO Membrane');
  await expect(heading).toBeFocused();

  const download = /^Download DXF .*of TPO Membrane Roof - Roof Edge/;
  // Before the lists below the head are there, Tab leaves the page at its end.
  await page.getByRole('link', { name: download }).first().waitFor();
  await tabTo(page, download);
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toMatch(/\.dxf$/);
});

test('without a mouse I open and close the sections of a division and the filters follow the keys', async ({
  page,
}) => {
  await page.goto('/search/panel');
  // The filters follow the first rows; the keys would have passed their place.
  await page.getByRole('button', { name: 'Sections of division 07' }).waitFor();
  await tabTo(page, 'Sections of division 07');
  await page.keyboard.press('Enter');
  await tabTo(page, /^07 42 13 Metal Wall Panels/, 12);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/search/panel?section=074213');
  await expect(page.getByRole('list', { name: 'Applied filters' })).toBeVisible();
});

test('after each navigation the new title is announced', async ({ page }) => {
  // Before its script is there, a page made by the build leaves its links to the browser.
  const live = page.waitForRequest('**/api/_auth/session');
  await page.goto('/product/1');
  await live;
  await page.getByRole('main').getByRole('link', { name: 'Northfold Roofing Systems' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Northfold Roofing Systems' })).toBeFocused();
  await expect(page.locator('[aria-live="polite"]', { hasText: /^Northfold Roofing Systems/ })).toHaveCount(
    1,
  );
});
