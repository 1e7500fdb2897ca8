import { expectAxeClean } from '#tests/browser/support/axe.ts';
import { openScreen, screens } from '#tests/browser/support/screens.ts';
import { smallTargets } from '#tests/browser/support/targets.ts';
import { expect, test, type Page } from '#tests/browser/support/test.ts';

const widths = [320, 390, 820, 1360, 1920] as const;

/** Elements beyond the right edge of the window, except in scroll containers. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`);
    return [`${scrollWidth} px wide`, ...wide.slice(0, 12)];
  });
}

/** Title, description, canonical address and structured data, or the word that the page is not to be listed. */
async function expectToSayWhatItIs(page: Page, unlisted: boolean): Promise<void> {
  await expect(page).toHaveTitle(/\bLintel\b/);
  await expect(page.locator('title:not(svg title)')).toHaveCount(1);
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveCount(1);
  expect((await description.getAttribute('content'))?.length ?? 0).toBeGreaterThan(20);
  const canonical = page.locator('link[rel="canonical"]');
  if (unlisted) {
    await expect(canonical).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    return;
  }
  const { origin, pathname } = new URL(page.url());
  await expect(canonical).toHaveAttribute('href', `${origin}${pathname}`);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data).toHaveLength(1);
  expect(JSON.parse(data[0] ?? '')).toMatchObject({ '@context': 'https://schema.org' });
}

for (const screen of screens) {
  test(`${screen.name}: no barrier in light or dark, no target too small, fits every window, says what it is`, async ({
    page,
    expected,
  }) => {
    if (screen.fails !== undefined) expected.failingRequest(screen.fails);
    await openScreen(page, screen);
    await expectToSayWhatItIs(page, screen.unlisted === true);
    await expectAxeClean(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowing(page), `${width} px`).toEqual([]);
      if (width === 390 || width === 1360)
        expect(await smallTargets(page), `targets under 24 px at ${width} px`).toEqual([]);
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [of, path, control] of [
    ['any', '/search/roof', 'checkbox'],
    ['a section', '/search/*/product?section=072113&r=20..', 'spinbutton'],
  ] as const) {
    test(`open filters of ${of}: no barrier in light or dark, no target too small`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('dialog', { name: 'Filters' }).getByRole(control).first().waitFor();
      await expectAxeClean(page);
      expect(await smallTargets(page), 'targets under 24 px').toEqual([]);
    });
  }
});
