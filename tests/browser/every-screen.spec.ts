import type { BrowserContext } from '@playwright/test';
import { axeSource, expectAxeClean } from '#tests/browser/support/axe.ts';
import { expectToLookAsBefore, looked, prepareToCompare } from '#tests/browser/support/pictures.ts';
import { openScreen, screens, type ScreenCase } from '#tests/browser/support/screens.ts';
import { signInAs } from '#tests/browser/support/sign-in.ts';
import { smallTargets } from '#tests/browser/support/targets.ts';
import { expect, test, watch, type Allowed, type Page } from '#tests/browser/support/test.ts';

/** As axe needs them. Themes and motion have journeys of their own. */
const calm = { colorScheme: 'dark', reducedMotion: 'reduce' } as const;
const widths = [1360, 390, 1920, 820, 320] as const;

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

/** Large pictures in the window that did not come. */
function missingPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { width, top, bottom } = image.getBoundingClientRect();
        return width > 200 && bottom > 0 && top < innerHeight && image.checkVisibility();
      })
      .filter((image) => !image.complete || image.naturalWidth <= 50)
      .map((image) => image.src),
  );
}

/** Title, description, canonical address, Open Graph, and structured data, or the word that the page is not to be listed. */
async function expectToSayWhatItIs(page: Page, { unlisted = false, canonical }: ScreenCase): Promise<void> {
  const { pathname } = new URL(page.url());
  const words = () =>
    page.evaluate(() => {
      const all = (selector: string, name: string) =>
        [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
      const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
      return {
        title: document.title,
        titles: document.querySelectorAll('title:not(svg title)').length,
        descriptions: all('meta[name="description"]', 'content'),
        // The origin is the build's, wherever the page is looked at.
        canonical: all('link[rel="canonical"]', 'href').map((address) => {
          const { pathname: path, search } = new URL(address);
          return path + search;
        }),
        robots: all('meta[name="robots"]', 'content'),
        shared: all('meta[property="og:title"]', 'content').length,
        data: data.map(({ textContent }): unknown => JSON.parse(textContent)),
      };
    });
  await expect.poll(words).toMatchObject({
    title: expect.stringMatching(/\bLintel\b/),
    titles: 1,
    descriptions: [expect.stringMatching(/.{21}/)],
    shared: 1,
    ...(unlisted
      ? { canonical: [], robots: [expect.stringContaining('noindex')] }
      : {
          canonical: [canonical ?? pathname],
          data: [{ '@context': 'https://schema.org' }],
        }),
  });
}

/** After which a page reads ahead, as `start.tsx` has it. */
const deferredWorkMs = 1000;

/** No screen looks different by it, and each has the same: other journeys have it. */
function withoutDeferredWork(deferred: number): void {
  const later = globalThis.setTimeout;
  Object.defineProperty(globalThis, 'setTimeout', {
    value: (act: () => void, wait?: number, ...rest: unknown[]) =>
      wait === deferred ? 0 : later(act, wait, ...rest),
    writable: true,
  });
}

interface Visitor {
  page: Page;
  allowed: Allowed;
  expectNoTrouble: () => void;
}

/** Looking at screens, one after the other, a person needs one window: it is signed in once and has the code at hand. */
const look = test.extend<object, { visitors: Map<string, Visitor> }>({
  visitors: [
    async ({ browser: _browser }, give) => {
      const visitors = new Map<string, Visitor>();
      await give(visitors);
      for (const { page } of visitors.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
});

async function meet(context: BrowserContext, person: ScreenCase['as']): Promise<Visitor> {
  const allowed: Allowed = { requests: [], errors: [] };
  const expectNoTrouble = await watch(context, allowed);
  if (person !== undefined) await signInAs(context, person);
  await context.addInitScript(axeSource);
  const page = await context.newPage();
  await page.addInitScript(() => {
    if (window.name !== 'forget') return;
    window.name = '';
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.addInitScript(withoutDeferredWork, deferredWorkMs);
  return { page, allowed, expectNoTrouble };
}

/** Opens a screen in the person's window as if it were the first that is opened there. */
async function openAfresh({ page, allowed }: Visitor, screen: ScreenCase): Promise<void> {
  allowed.requests = screen.fails === undefined ? [] : [screen.fails];
  if (screen.as === undefined) await page.context().clearCookies();
  await page.unrouteAll();
  await page.evaluate(() => {
    window.name = 'forget';
    // To an address that differs only after its `#`, the page would not be loaded.
    if (location.protocol !== 'about:') history.replaceState(null, '', '/');
    // The screen before need not be laid out once more.
    document.documentElement.style.display = 'none';
  });
  await page.setViewportSize({ width: 1360, height: 900 });
  await prepareToCompare(page, screen.name);
  await openScreen(page, screen);
}

for (const screen of screens) {
  look(
    `${screen.name}: no barrier, no target too small, fits every window, says what it is, looks as before`,
    async ({ browser, visitors }) => {
      const who = screen.as ?? 'nobody';
      const visitor = visitors.get(who) ?? (await meet(await browser.newContext(calm), screen.as));
      visitors.set(who, visitor);
      const { page, expectNoTrouble } = visitor;
      await openAfresh(visitor, screen);
      await expectToSayWhatItIs(page, screen);
      await expect.poll(() => missingPictures(page), 'each large picture is there').toEqual([]);
      await expectToLookAsBefore(page, screen.name, 1360);
      await expectAxeClean(page, ['target-size']);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        if (width === 390) await expectToLookAsBefore(page, screen.name, width);
        const isLookedAt = width === 390 || width === 1360;
        // What is fitted by script is so a frame after the window has its size.
        await expect.poll(() => overflowing(page), `${width} px`).toEqual([]);
        const small = isLookedAt ? await smallTargets(page) : [];
        expect(small, `targets under 24 px at ${width} px`).toEqual([]);
      }
      expectNoTrouble();
    },
  );
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

test('every screen of which there is a picture is opened', () => {
  const names = new Set(screens.map(({ name }) => name));
  expect(looked.filter((name) => !names.has(name))).toEqual([]);
});
