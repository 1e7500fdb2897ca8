import { recordApiRequests } from '#tests/browser/support/api-requests.ts';
import { settled } from '#tests/browser/support/settled.ts';
import { expect, test, type Page } from '#tests/browser/support/test.ts';

/** The same sequence of numbers between 0 and 1 on every run. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Clicks one of the links to screens that can be seen now; gives where it leads. */
function clickAnyLink(page: Page, number: number): Promise<string | null> {
  return page.evaluate((part) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter(
      (link) =>
        link.checkVisibility() &&
        !link.hasAttribute('download') &&
        !link.target &&
        /^\/(?:$|search|product|company)/.test(link.pathname) &&
        link.hash === '',
    );
    const link = links[Math.floor(part * links.length)];
    link?.click();
    return link === undefined ? null : link.pathname + link.search;
  }, number);
}

/** How many screens lie behind, as the router numbers them in the history. */
function stepsTaken(page: Page): Promise<number> {
  return page.evaluate(() => {
    const state: unknown = history.state;
    const isNumbered = typeof state === 'object' && state !== null && 'idx' in state;
    return isNumbered ? Number(state.idx) : 0;
  });
}

/** A search whose words are read as a requirement moves to an address of its own, which says what was typed. */
function requestedAddress(shown: string): string {
  const { origin, searchParams } = new URL(shown);
  const typed = searchParams.get('typed');
  return decodeURI(typed === null ? shown : `${origin}/search/${encodeURIComponent(typed)}`);
}

test('I click on in a hurry, never waiting: what I see in the end is what I asked for last', async ({
  page,
  context,
}) => {
  const random = sequence(20_261_102);
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, random() * 250));
    await route.continue().catch(() => undefined);
  });
  await page.goto('/search/roof');
  await page.getByRole('article').first().waitFor();
  let last: string | null = null;
  let clicks = 0;
  for (let step = 0; step < 25; step += 1) {
    // Before the first screen has come, «back» would leave the site.
    const isBack = step % 7 === 5 && step < 20 && (await stepsTaken(page)) > 0;
    if (isBack) await page.evaluate(() => history.back());
    else {
      const asked = await clickAnyLink(page, random());
      if (asked !== null) {
        last = asked;
        clicks += 1;
      }
    }
    await page.waitForTimeout(random() * 90);
  }
  expect(clicks).toBeGreaterThan(17);
  await settled(page);
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => requestedAddress(page.url())).toBe(decodeURI(new URL(last ?? '', page.url()).href));

  const fresh = await context.newPage();
  await fresh.goto(page.url());
  await fresh.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await expect(fresh.getByRole('heading', { level: 1 })).toHaveText(
    await page.getByRole('main').getByRole('heading', { level: 1 }).innerText(),
  );
  await expect(fresh).toHaveTitle(await page.title());
});

test('I go back and forward: what I have seen is there at once, and nothing is asked again', async ({
  page,
}) => {
  await page.goto('/search/tpo');
  await page.getByRole('article').getByRole('link', { name: 'Brightdeck Reinforced TPO Membrane' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Brightdeck/ })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Northfold Roofing Systems' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Northfold' })).toBeVisible();
  await settled(page);

  const asked = recordApiRequests(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /^Brightdeck/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(24);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: /^Brightdeck/ })).toBeVisible();
  await settled(page);
  expect(asked).toEqual([]);
});

test('I point at a link: its data is fetched then, and a click asks for nothing more', async ({ page }) => {
  const asked = recordApiRequests(page);
  await page.goto('/search/tpo');
  const link = page.getByRole('article').getByRole('link', { name: 'Brightdeck Reinforced TPO Membrane' });
  await link.waitFor();
  await settled(page);
  const isFetched = () => asked.some((request) => request.includes('/api/search/product/1'));
  expect(isFetched()).toBe(false);
  // Reading ahead begins a second after the start.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    expect(isFetched()).toBe(true);
  }).toPass({ timeout: 8_000 });
  await settled(page);
  const before = asked.length;
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Brightdeck/ })).toBeVisible();
  await settled(page);
  expect(asked.slice(before)).toEqual([]);
});
