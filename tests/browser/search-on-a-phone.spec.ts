import { recordApiRequests } from '#tests/browser/support/api-requests.ts';
import { settled } from '#tests/browser/support/settled.ts';
import { expect, test } from '#tests/browser/support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on my phone I open the filters, choose several and get one answer', async ({ page }) => {
  await page.goto('/search/roof');
  await page.getByRole('article').first().waitFor();
  await settled(page);
  const opener = page.getByRole('button', { name: 'Filters' });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toBeVisible();

  await sheet.getByRole('button', { name: 'Sections of division 07' }).click();
  await expect(sheet.getByRole('checkbox', { name: /^07 54 23/ })).toBeVisible();

  const asked = recordApiRequests(page);
  const searches = () => asked.filter((request) => request.startsWith('GET /api/search/roof'));
  await sheet.getByRole('checkbox', { name: /^07 Thermal/ }).check();
  await sheet.getByRole('checkbox', { name: /^DXF/ }).check();
  await expect(sheet.getByRole('heading', { name: 'Filters (2)' })).toBeVisible();
  await expect(page, 'nothing changes behind the sheet').toHaveURL('/search/roof#filters');
  const show = sheet.getByRole('button', { name: /^Show \d+ results$/ });
  await expect(show).toBeInViewport();
  const counted = /\d+/.exec(await show.innerText())?.[0] ?? '';
  const before = searches().length;
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/search/roof?division=07&format=dxf');
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Applied filters' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: new RegExp(`^Showing .* of ${counted}$`) })).toBeVisible();
  expect(searches(), 'what was counted need not be asked again').toHaveLength(before);
  await page.goBack();
  await expect(page).toHaveURL('/search/roof');
});

test('on my phone Escape and “back” close the filters without a change, and the focus returns', async ({
  page,
}) => {
  await page.goto('/search/roof');
  const opener = page.getByRole('button', { name: 'Filters' });
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await opener.click();
  await sheet.getByRole('checkbox', { name: /^07 Thermal/ }).check();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL('/search/roof');

  await opener.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL('/search/roof');

  await opener.click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
});

test('on my phone the menu opens and closes', async ({ page }) => {
  const isLive = page.waitForRequest('**/api/_auth/session');
  await page.goto('/product/1');
  await isLive;
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  const cad = page
    .getByRole('navigation', { name: 'Library', exact: true })
    .getByRole('link', { name: 'CAD' });
  await expect(cad).toBeVisible();
  await cad.focus();
  await page.keyboard.press('Escape');
  await expect(cad).toBeHidden();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('on my phone a page that begins with the search has it once, and the next page has it in its head', async ({
  page,
}) => {
  const fields = page.getByRole('combobox', { name: 'Search for' });
  for (const path of ['/', '/search/', '/compare']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('combobox', { name: 'Search for' })).toBeVisible();
    await expect(fields, path).toHaveCount(1);
    await page.keyboard.press('/');
    await expect(fields).toBeFocused();
  }
  await page.goto('/');
  await fields.fill('tpo');
  await fields.press('Enter');
  await expect(page.getByRole('heading', { name: 'Results for “tpo”' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('combobox', { name: 'Search for' })).toHaveValue('tpo');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Building products/);
  await expect(fields).toHaveCount(1);
});
