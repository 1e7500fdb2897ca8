import { settled } from '#tests/browser/support/settled.ts';
import { expect, test, type Page } from '#tests/browser/support/test.ts';

/** One that the API answers, one that it does not; screen tests have the others. */
const failures = [
  { number: 99500, does: 'fails', says: 'The server ran into an error.', status: '500' },
  { number: 99001, does: 'drops the connection', says: 'Couldn’t reach the server.' },
] as const;

const places = [
  ['a product', (number: number) => `/product/${number}`],
  ['a manufacturer', (number: number) => `/company/${number}`],
  ['a search', (number: number) => `/search/${number}`],
  ['an item', (number: number) => `/company/northfold-roofing-systems-31250/cad/${number}`],
] as const;

async function expectShell(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Lintel' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Library', exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('combobox', { name: 'Search for' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

for (const failure of failures) {
  test(`the API ${failure.does}: each screen says so in words, keeps its frame and leads on`, async ({
    context,
    expected,
  }) => {
    expected.failingRequest(String(failure.number));
    expected.consoleError('{call: ');
    const open = async (place: string, path: string): Promise<void> => {
      const page = await context.newPage();
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: failure.says }), place).toBeVisible({
        timeout: 20_000,
      });
      await expectShell(page);
      if ('status' in failure) await expect(main).toContainText(failure.status);
      await expect(main.getByRole('button', { name: 'Try again' })).toBeEnabled();
      const home = main.getByRole('link', { name: /^Home/ });
      await expect(home).toHaveAttribute('href', '/');
      // All lead on by the same link.
      if (place !== 'a product') return;
      await home.click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Building products to find, draw, and specify' }),
      ).toBeVisible();
    };
    // Side by side, since each of them waits for the same second and third attempt.
    await Promise.all(places.map(([place, pathOf]) => open(place, pathOf(failure.number))));
  });
}

/** Notes in the page when Enter is pressed and when each text first stands there, in the page's own time. */
async function timeTexts(page: Page, texts: readonly string[]): Promise<(text: string) => Promise<number>> {
  await page.evaluate((wanted) => {
    const seen: Record<string, number> = {};
    Reflect.set(globalThis, 'seenAfter', seen);
    let start = Number.NaN;
    addEventListener('keydown', (event) => (start = event.key === 'Enter' ? performance.now() : start), true);
    new MutationObserver(() => {
      const shown = document.body.innerText;
      for (const text of wanted) if (shown.includes(text)) seen[text] ??= performance.now() - start;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, texts);
  return (text) =>
    page.evaluate((one) => {
      const seen: unknown = Reflect.get(globalThis, 'seenAfter');
      return typeof seen === 'object' && seen !== null ? Number(Reflect.get(seen, one)) : Number.NaN;
    }, text);
}

test('the API never answers: after 3 s I read that it is slow, and in the end that it failed', async ({
  page,
  expected,
}) => {
  // Each attempt is given up in a fifth of its time; screen tests know when exactly.
  await page.addInitScript(() => {
    const later = globalThis.setTimeout;
    Object.defineProperty(globalThis, 'setTimeout', {
      value: (callback: () => void, ms = 0, ...rest: unknown[]) =>
        later(callback, ms > 5_000 ? ms / 5 : ms, ...rest),
      writable: true,
    });
  });
  expected.failingRequest('99000');
  expected.consoleError('{call: ');
  // Not a page made by the build: before its script is there, that leaves its forms to the browser.
  await page.goto('/search/');
  const slow = 'Still loading the search results. This is taking longer than usual.';
  const failed = 'The server took too long to respond.';
  const seenAfter = await timeTexts(page, [slow, failed]);
  const box = page.getByRole('main').getByRole('combobox', { name: 'Search for' });
  await box.fill('99000');
  await box.press('Enter');
  await expect(page.getByText(slow).first()).toBeVisible();
  await expectShell(page);
  await expect(page.getByRole('heading', { level: 1, name: failed })).toBeVisible();
  await expectShell(page);
  expect(await seenAfter(slow)).toBeGreaterThanOrEqual(2_900);
  expect(await seenAfter(slow)).toBeLessThan(5_000);
  expect(await seenAfter(failed)).toBeGreaterThan(await seenAfter(slow));
});

test('I lose the network: I read so in words, and go on once it is back', async ({
  page,
  context,
  expected,
}) => {
  expected.failingRequest('/api/');
  expected.failingRequest('favicon.svg');
  expected.consoleError('{call: ');
  // The words for it are fetched ahead, a second after the start.
  const words = page.waitForResponse(/\/assets\/later-[^/]+\.js$/);
  await page.goto('/search/tpo');
  await page.getByRole('article').first().waitFor();
  await words;
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .waitFor();
  await settled(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  // None of its links would open.
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await context.setOffline(false);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(page.getByRole('heading', { name: /^Showing 25–48/ })).toBeVisible();
});
