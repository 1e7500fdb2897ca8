import { expectAxeClean } from '#tests/browser/support/axe.ts';
import { expect, test, type Page } from '#tests/browser/support/test.ts';

const company = '/company/northfold-roofing-systems-31250';
const message = (page: Page) =>
  page
    .getByRole('form', { name: 'Request information from Northfold Roofing Systems' })
    .getByRole('textbox', { name: /^Message/ });

/** A page first asks for its build twelve seconds after the start, as nothing else does: here once the journey says so. */
async function holdBuildCheck(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = globalThis.setTimeout;
    Reflect.set(globalThis, 'setTimeout', (run: () => void, ms?: number, ...given: unknown[]) => {
      if (ms !== 12_000) return wait(run, ms, ...given);
      addEventListener('check-build', run, { once: true });
      Reflect.set(globalThis, 'isBuildCheckHeld', true);
      return 0;
    });
  });
}

/** From here on the host serves another build; resolves when the page has learned that. */
async function deploy(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'isBuildCheckHeld' in globalThis)).toBe(true);
  const asked = page.waitForResponse('**/version.json', { timeout: 20_000 });
  await page.route('**/version.json', (route) => route.fulfill({ json: { build: 'newer' } }));
  await page.evaluate(() => dispatchEvent(new Event('check-build')));
  await (await asked).finished();
  await page.evaluate(() => new Promise<void>((done) => void requestIdleCallback(() => done())));
}

/** How often the page of a path was loaded. */
function countLoads(page: Page, path: string): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === path) loads += 1;
  });
  return () => loads;
}

async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
}

test('a new version comes while I write: my next step loads it, and what I wrote is still there', async ({
  page,
}) => {
  await holdBuildCheck(page);
  await page.goto(company);
  await message(page).fill('Which eave detail suits a 3:12 roof?');
  await deploy(page);
  await expect(message(page), 'nothing happens by itself').toHaveValue(/eave detail/);
  const loads = countLoads(page, '/product/1');
  await page.getByRole('combobox', { name: 'Search for' }).fill('half a search');
  await page.getByRole('link', { name: 'Brightdeck Reinforced TPO Membrane' }).first().click();
  await expect(page).toHaveURL('/product/1');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Brightdeck Reinforced TPO Membrane' }),
  ).toBeVisible();
  expect(loads()).toBe(1);
  await page.goBack();
  await expect(message(page)).toHaveValue('Which eave detail suits a 3:12 roof?');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage)), 'taken out of storage').not.toContain(
    'eave detail',
  );
});

test('with storage blocked a new version waits for my word', async ({ page }) => {
  await blockStorage(page);
  await holdBuildCheck(page);
  await page.goto('/search/tpo');
  const link = page.getByRole('article').first().getByRole('link').first();
  const path = (await link.getAttribute('href')) ?? '';
  await deploy(page);
  const loads = countLoads(page, path);
  await link.click();
  await expect(page.getByText('A new version of Lintel is available.')).toBeInViewport();
  await expect(page).toHaveURL(path);
  await page.waitForTimeout(1_000);
  expect(loads()).toBe(0);
  await expectAxeClean(page);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await loaded;
  expect(loads()).toBe(1);
});

for (const isBlocked of [false, true]) {
  test(`code that is gone ${isBlocked ? 'with storage blocked: no reload' : 'for good: one reload'}, and then I am told`, async ({
    page,
    expected,
  }) => {
    expected.failingRequest('/assets/compare-');
    if (isBlocked) await blockStorage(page);
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const loads = countLoads(page, '/compare');
    await page.route('**/assets/compare-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.evaluate(() => {
      history.pushState(null, '', '/compare');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await expect(
      page.getByRole('heading', { name: /^Part of this page couldn’t be loaded\./ }),
    ).toBeVisible();
    await page.waitForTimeout(1_500);
    expect(loads()).toBe(isBlocked ? 0 : 1);
    await page.unroute('**/assets/compare-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Compare/);
  });
}
