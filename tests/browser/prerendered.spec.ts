import { madePages } from '#tests/browser/support/made-pages.ts';
import { recordApiRequests } from '#tests/browser/support/api-requests.ts';
import { settled } from '#tests/browser/support/settled.ts';
import { expect, test, type Page } from '#tests/browser/support/test.ts';

/** Holds up scripts whose address fits; gives what lets them come. */
async function holdScripts(page: Page, kind: RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(kind, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

const allScripts = /\/-\/assets\/[^/]+\.js$/;
/** All but the page's own, which is small and comes first. */
const laterScripts = /\/-\/assets\/(?!index-)[^/]+\.js$/;

/** Once the page is live, it asks who is signed in. */
const isLive = (page: Page) => page.waitForRequest('**/api/_auth/session');

/** The headings and paragraphs that come first. */
const firstWords = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, p')]
      .map((part) => part.textContent)
      .join('|')
      .slice(0, 300),
  );

test.describe('without script', () => {
  for (const path of madePages) {
    test(`I read ${path} and follow a link of it`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => complaints.push(message.text()));
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(/Lintel/);
      await expect(page.locator('.notice-bar')).toContainText('You can read this page without JavaScript.');
      await expect(page.locator('main')).not.toContainText(/could not be|couldn’t be/);
      expect(await page.locator('main').innerText()).toMatch(/\w{3}[\s\S]{200}/);
      await page.getByRole('link', { name: 'Products', exact: true }).first().click();
      await expect(page).toHaveURL('/content-type/product');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(complaints).toEqual([]);
      await context.close();
    });
  }

  test('I reach the links of the menu on a phone, where its button would need the script', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'BIM', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    await context.close();
  });
});

for (const path of madePages) {
  test(`${path} is taken over as it is, and nothing of it is asked again`, async ({ page }) => {
    const release = await holdScripts(page, allScripts);
    const asked = recordApiRequests(page);
    const live = isLive(page);
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await heading.evaluate((element) => element.setAttribute('data-as-made', ''));
    const words = await firstWords(page);
    release();
    await live;
    await settled(page);
    await expect(heading).toHaveAttribute('data-as-made');
    expect(asked.filter((request) => !request.includes('/api/_auth/'))).toEqual([]);
    expect(await firstWords(page)).toBe(words);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
  });
}

for (const path of ['/', '/product/1']) {
  test(`${path} is painted before any script but the first is asked for`, async ({ page }) => {
    const live = isLive(page);
    await page.goto(path, { waitUntil: 'commit' });
    await live;
    const [painted, asked] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/-\/assets\/(?!index-)[^/]+\.js$/.test(name))
        .map(({ startTime }) => startTime),
    ]);
    expect(asked.length).toBeGreaterThan(3);
    expect(Math.min(...asked)).toBeGreaterThan(painted);
  });
}

test('What I type before the script is there stays, and I type on', async ({ page }) => {
  const release = await holdScripts(page, allScripts);
  const live = isLive(page);
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.locator('main').getByRole('combobox', { name: 'Search for' });
  await field.pressSequentially('standing seam');
  release();
  await live;
  await field.press('End');
  await field.pressSequentially(' roof');
  await expect(field).toHaveValue('standing seam roof');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL('/search/standing%20seam%20roof');
});

test('Enter in the search box works before the script is there', async ({ page }) => {
  const release = await holdScripts(page, allScripts);
  await page.goto('/', { waitUntil: 'commit' });
  const box = page.locator('main').getByRole('search');
  await box.getByRole('combobox', { name: 'Search in' }).selectOption('cad');
  await box.getByRole('combobox', { name: 'Search for' }).fill('roof edge');
  await box.getByRole('combobox', { name: 'Search for' }).press('Enter', { noWaitAfter: true });
  await page.waitForURL(/\/search\?/, { waitUntil: 'commit' });
  release();
  await expect(page).toHaveURL('/search/roof%20edge/cad');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('What I press while the script is on its way is done once it is there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const release = await holdScripts(page, laterScripts);
  const live = isLive(page);
  const started = page.waitForResponse(/\/-\/assets\/index-/);
  await page.goto('/about', { waitUntil: 'commit' });
  await started;
  await page.waitForFunction(() => document.readyState !== 'loading');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  release();
  await live;
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('Units that I chose are shown as soon as the page is live', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('units', '"si"'));
  const release = await holdScripts(page, allScripts);
  await page.goto('/product/1', { waitUntil: 'commit' });
  const si = page.getByRole('radio', { name: 'SI', exact: false });
  await expect(si).not.toBeChecked();
  release();
  await expect(si).toBeChecked();
});

test('What was made too long ago is read anew once the page is live', async ({ page }) => {
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 2 * 60 * 60_000;
  });
  const asked = recordApiRequests(page);
  await page.goto('/product/1');
  await expect.poll(() => asked.some((request) => request.includes('/api/search/product/1'))).toBe(true);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Brightdeck/);
});

test('An address that no page was made for is drawn by the script as ever', async ({ page }) => {
  await page.goto('/product/2');
  await expect(page.locator('#root')).not.toHaveAttribute('data-path');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('A page that was made for another query is drawn anew', async ({ page }) => {
  await page.goto('/content-type/product/07?mf=95');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: '95, MasterFormat 1995' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('where I scrolled before the script was there, I stay', async ({ page }) => {
  const release = await holdScripts(page, laterScripts);
  const live = isLive(page);
  await page.goto('/product/1', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => scrollTo(0, 700));
  release();
  await live;
  await settled(page);
  expect(await page.evaluate(() => scrollY)).toBe(700);
});
