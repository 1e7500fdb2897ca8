import { expect, test, type Page } from '#tests/browser/support/test.ts';

const heading = (page: Page, name: string) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
const rows = (page: Page) => page.getByRole('main').getByRole('article');
const shown = (page: Page) => page.getByRole('heading', { name: /^(?:Showing|No results)/ });
const filters = (page: Page) => page.getByRole('group', { name: 'Filters' });
const titles = (page: Page) => rows(page).getByRole('heading', { level: 3 }).allInnerTexts();

/** Input, the section that it names, and the number as shown. */
const numbers = [
  ['074213', '07 42 13'],
  ['07 42 13', '07 42 13'],
  ['07-42-13', '07 42 13'],
  ['07.42.13', '07 42 13'],
  ['section 074213', '07 42 13'],
  ['08 44 13', '08 44 13'],
  ['09250', '09 29 00'],
] as const;

test('a section number leads to its items however I type it', async ({ page }) => {
  await page.goto('/search/');
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search for' });
  for (const [typed, section] of numbers) {
    await box.fill(typed);
    await box.press('Enter');
    await heading(page, `Results for “${typed}”`);
    await expect(page.getByRole('link', { name: `Go to section ${section}` })).toBeVisible();
    for (const place of [0, 1, 2, 3, 4]) await expect(rows(page).nth(place)).toContainText(section);
  }
});

test('I mistype a word, am told what was searched instead, and can have it my way', async ({ page }) => {
  await page.goto('/search/sealent');
  await expect(page.getByText('Showing results for sealant. Search instead for sealent')).toBeVisible();
  await expect(shown(page)).toContainText(/^Showing 1–24 of/);
  await page.getByRole('link', { name: 'sealent', exact: true }).click();
  await expect(page).toHaveURL('/search/sealent?exact=1');
  await expect(page.getByText('Showing results for')).toHaveCount(0);
  await expect(shown(page)).not.toContainText(/^Showing 1–24 of/);
  await page.goBack();
  await expect(page.getByText('Showing results for sealant.')).toBeVisible();
});

test('I narrow results by several filters, see them as chips, take one away, then clear them all', async ({
  page,
}) => {
  await page.goto('/search/roof');
  const all = await shown(page).innerText();
  await filters(page)
    .getByRole('checkbox', { name: /^07 Thermal/ })
    .check();
  await expect(page).toHaveURL('/search/roof?division=07');
  await filters(page).getByRole('searchbox', { name: 'Find a manufacturer' }).fill('northf');
  await filters(page)
    .getByRole('checkbox', { name: /^Northfold/ })
    .check();
  await expect(page).toHaveURL('/search/roof?division=07&manufacturer=31250');
  const chips = page.getByRole('list', { name: 'Applied filters' });
  await expect(chips.getByRole('listitem')).toHaveText([
    /^07 Thermal and Moisture Protection/,
    /^Northfold Roofing Systems/,
  ]);
  await expect(rows(page).first()).toBeVisible();
  await expect(rows(page).filter({ hasNotText: 'Northfold' })).toHaveCount(0);

  await page.reload();
  await expect(chips.getByRole('listitem')).toHaveCount(2);
  await chips
    .getByRole('link', { name: 'Remove filter Division: 07 Thermal and Moisture Protection' })
    .click();
  await expect(page).toHaveURL('/search/roof?manufacturer=31250');
  await expect(chips.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/search/roof');
  await expect(chips).toHaveCount(0);
  await expect(shown(page)).toHaveText(all);
  await page.goBack();
  await expect(chips.getByRole('listitem')).toHaveCount(1);
});

test('I open a division and narrow to one of its sections', async ({ page }) => {
  await page.goto('/search/panel');
  await filters(page).getByRole('button', { name: 'Sections of division 07' }).click();
  const section = filters(page)
    .getByRole('group', { name: 'Sections of division 07' })
    .getByRole('checkbox', { name: /^07 42 13 Metal Wall Panels/ });
  const count = /([\d,]+)$/.exec(await section.locator('..').innerText())?.[1] ?? 'no count';
  await section.check();
  await expect(page).toHaveURL('/search/panel?section=074213');
  await expect(section).toBeChecked();
  await expect(shown(page)).toContainText(new RegExp(` of ${count}$`));
});

test('I go through the types of content by their tabs and find as many as the tab says', async ({ page }) => {
  await page.goto('/search/roof');
  const tabs = page.getByRole('navigation', { name: 'Types of content' });
  for (const [tab, path, title] of [
    ['EPDs', '/search/roof/epd', 'EPDs for “roof”'],
    ['BIM', '/search/roof/bim', 'BIM objects for “roof”'],
    ['Manufacturers', '/search/roof/company', 'Manufacturers for “roof”'],
  ] as const) {
    const link = tabs.getByRole('link', { name: new RegExp(`^${tab} `) });
    const count = /([\d,]+)$/.exec(await link.innerText())?.[1] ?? 'no count';
    await link.click();
    await expect(page).toHaveURL(path);
    await heading(page, title);
    await expect(shown(page)).toContainText(new RegExp(` of ${count}$`));
    await expect(tabs.getByRole('link', { name: new RegExp(`^${tab} `) })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
});

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

test('I ask for a page that is not there and am led back to one that is', async ({ page }) => {
  await page.goto('/search/tpo?page=400');
  await expect(page.getByText(/There is no page 400: the results end at page \d+/)).toBeVisible();
  await page.getByRole('link', { name: 'Go to last page' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('I sort by section number, by manufacturer and by date, and the order is so', async ({ page }) => {
  await page.goto('/search/door/product');
  const select = page.getByRole('combobox', { name: 'Sort by' });
  await select.selectOption({ label: 'Manufacturer A–Z' });
  await expect(page).toHaveURL('/search/door/product?sort=manufacturer');
  await expect(select).toHaveValue('manufacturer');
  await page.reload();
  await expect(select).toHaveValue('manufacturer');
  await select.selectOption({ label: 'Section number' });
  await expect(page).toHaveURL('/search/door/product?sort=section');
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  const sections = (await rows(page).allInnerTexts()).map(
    (text) => /\b\d\d \d\d \d\d\b/.exec(text)?.[0] ?? '',
  );
  expect(sections.length).toBeGreaterThan(3);
  expect(sections).toEqual(sections.toSorted());
  await page.goBack();
  await expect(select).toHaveValue('manufacturer');
});

test('I find nothing and every way out of it leads on', async ({ page }) => {
  await page.goto('/search/tpo/video?manufacturer=52086&declaration=EPD');
  await expect(shown(page)).toHaveText('No results');
  await expect(page.getByText(/in the library matches “tpo” with these filters/)).toBeVisible();
  await page.getByRole('link', { name: 'Remove “Brightwater Plumbing”' }).click();
  await expect(page).not.toHaveURL(/manufacturer/);

  await page.goto('/search/qqqqzzzz');
  await expect(shown(page)).toHaveText('No results');
  await expect(page.getByRole('link', { name: /Thermal and Moisture Protection/ })).toHaveAttribute(
    'href',
    '/content-type/product/07',
  );
  const box = page.getByRole('main').getByRole('combobox', { name: 'Search for' });
  await box.fill('zinc');
  await box.press('Enter');
  await expect(page).toHaveURL('/search/zinc');
  await expect(rows(page).first()).toBeVisible();
});

test('I search for symbols and standards as they are written', async ({ page }) => {
  for (const [path, title] of [
    ['/search/5%2F8%22%20type%20X%20gypsum', 'Results for “type X gypsum”'],
    ['/search/ASTM%20D6878', 'Results for “ASTM D6878”'],
  ] as const) {
    await page.goto(path);
    await heading(page, title);
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole('banner').getByRole('combobox', { name: 'Search for' })).toHaveValue(
      /(?:type X gypsum|ASTM D6878)/,
    );
  }
});
