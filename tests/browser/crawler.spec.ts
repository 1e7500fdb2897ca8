import { expectAxeClean } from '#tests/browser/support/axe.ts';
import { madePages } from '#tests/browser/support/made-pages.ts';
import { expect, test, type Page } from '#tests/browser/support/test.ts';

/** The pages that the build of these journeys makes. */

/** One of each kind that has no page of its own here: the host answers with the page of the app. */
const drawn = [
  '/search/roof',
  '/search/roof/cad',
  '/search',
  '/product/2',
  '/product/1/cad',
  '/products/by-csi/07',
  '/company/northfold-roofing-systems-31250/cad',
  '/company/northfold-roofing-systems-31250/projects',
  '/manufacturers/A',
  '/projects',
  '/featured/products',
  '/specifications/search',
  '/standards',
  '/sw/northfold-075423',
  '/compare',
  '/blog-post',
  '/podcast',
  '/continuing-education',
  '/whats-new',
  '/signin',
  '/privacy',
];
const nowhere = ['/no-such-page', '/product/1/cad/2/3/4', '/Search/roof'];

const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

test.describe('a crawler without script', () => {
  // A page of its own: one that is left before its preloaded files have come is no trouble here.
  const crawl = test.extend<{ crawler: Page }>({
    crawler: async ({ browser, baseURL }, give) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        userAgent,
        ...(baseURL && { baseURL }),
      });
      await give(await context.newPage());
      await context.close();
    },
  });

  crawl('reads each page that the build made, and goes on by its links', async ({ crawler: page }) => {
    const titles = new Set<string>();
    for (const path of madePages) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w{3}/);
      expect(await page.locator('main a[href^="/"]').count(), path).toBeGreaterThan(2);
      titles.add(await page.title());
    }
    expect(titles.size).toBe(madePages.length);
  });

  crawl(
    'learns at every other address what the site is, and that a script draws the page',
    async ({ crawler: page }) => {
      for (const path of drawn) {
        expect((await page.goto(path))?.status(), path).toBe(200);
        await expect(page.locator(`meta[property="og:title"]`)).toHaveAttribute('content', /Lintel/);
        await expect(page.locator('.notice-bar'), path).toContainText('Lintel needs JavaScript');
        await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
        await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
      }
    },
  );

  crawl('is told where nothing is', async ({ crawler: page }) => {
    for (const path of nowhere) expect((await page.goto(path))?.status(), path).toBe(404);
  });
});

for (const path of madePages)
  test(`${path} without its script is free of barriers`, async ({ page }) => {
    // As a browser without scripts shows it; axe is one, so the page itself must not have any.
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll(/<\/?noscript>/g, '')
        .replaceAll(/<script type="module"[^>]*><\/script>/g, '');
      await route.fulfill({ response, body });
    });
    // Said in full, so that nothing waits for a script.
    await page.goto(path, { waitUntil: 'load' });
    await expect(page.locator('.notice-bar')).toBeVisible();
    await expectAxeClean(page);
  });
