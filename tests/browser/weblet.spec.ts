import { createServer, type Server } from 'node:http';
import { expectAxeClean } from '#tests/browser/support/axe.ts';
import { smallTargets } from '#tests/browser/support/targets.ts';
import { expect, test, type Page } from '#tests/browser/support/test.ts';

const northfold = '/company/northfold-roofing-systems-31250';

let elsewhere: Server;
let elsewhereUrl = '';

/** A manufacturer's own site: pages of another origin, with what the docs tell to paste. */
test.beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://localhost').searchParams.get('frame');
    if (asked === null) {
      response.writeHead(204).end();
      return;
    }
    const site = new URL(asked).origin;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html>
<html lang="en"><title>Northfold</title><h1>Our details</h1>
<iframe class="weblet" src="${asked}" title="CAD details" width="100%" height="400" style="border:0"></iframe>
<script>
window.heights = [];
addEventListener('message', ({ origin, source, data }) => {
  if (origin !== '${site}' || data?.type !== 'lintel-weblet-height') return;
  for (const frame of document.querySelectorAll('iframe.weblet')) {
    if (frame.contentWindow === source) frame.height = data.height;
  }
  window.heights.push(data.height);
});
</script></html>`);
  });
  await new Promise<void>((resolve) => {
    elsewhere.listen(0, '127.0.0.1', resolve);
  });
  const address = elsewhere.address();
  // Another name for this machine: not only another origin than the site's, but another site.
  if (typeof address === 'object' && address) elsewhereUrl = `http://localhost:${address.port}/`;
});

test.afterAll(() => {
  elsewhere.close();
});

const openElsewhere = (page: Page, baseURL: string | undefined, path: string) =>
  page.goto(`${elsewhereUrl}?frame=${encodeURIComponent(new URL(path, baseURL).href)}`);

test('a manufacturer’s page frames its list, gives it the room it needs, and a link opens the site', async ({
  page,
  context,
  baseURL,
}) => {
  await openElsewhere(page, baseURL, `${northfold}/weblet/cad/list`);
  const weblet = page.frameLocator('iframe');
  await expect(weblet.getByRole('heading', { level: 1 })).toHaveText(/^CAD details \d+$/);
  const frame = page.locator('iframe');
  const inner = () => weblet.locator('html').evaluate((html) => html.scrollHeight - window.innerHeight);
  await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(1000);
  expect(await inner()).toBe(0);
  const before = (await frame.boundingBox())?.height ?? 0;
  await weblet.getByRole('button', { name: /^Show all \d+$/ }).click();
  await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(before * 1.8);

  const told = await page.evaluate(() => {
    const heights: unknown = Reflect.get(window, 'heights');
    return Array.isArray(heights) ? heights.map(Number) : [];
  });
  expect(told.length).toBeGreaterThan(1);
  expect(told.length).toBeLessThan(12);
  expect(told.filter((height, at) => height === told[at - 1])).toEqual([]);

  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    weblet
      .getByRole('link', { name: 'TPO Membrane Roof - Roof Edge with Metal Fascia - Section', exact: true })
      .click(),
  ]);
  await expect(opened.getByRole('heading', { level: 1, name: /Roof Edge with Metal Fascia/ })).toBeVisible();
  expect(new URL(opened.url()).pathname).toBe(`${northfold}/cad/1`);
  expect(await opened.evaluate(() => window.opener === null)).toBe(true);
  await expect(weblet.getByRole('heading', { level: 1 })).toHaveText(/^CAD details \d+$/);
});

test('a file of the list is downloaded, and the frame stays what it was', async ({ page, baseURL }) => {
  await openElsewhere(page, baseURL, `${northfold}/weblet/cad/list`);
  const weblet = page.frameLocator('iframe');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    weblet
      .getByRole('link', { name: /^Download PDF/ })
      .first()
      .click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  await expect(weblet.getByRole('heading', { level: 1 })).toHaveText(/^CAD details \d+$/);
});

for (const path of ['/', northfold, `${northfold}/cad/1`, `${northfold}/weblet/cad`]) {
  test(`the browser refuses to frame ${path}`, async ({ page, baseURL, expected }) => {
    expected.consoleError('frame-ancestors');
    expected.failingRequest(new URL(path, baseURL).href);
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await openElsewhere(page, baseURL, path);
    await refused;
    await expect(page.frameLocator('iframe').getByRole('main')).toHaveCount(0);
  });
}

test('it asks for its list and nothing else, keeps nothing, and shows the theme that it was told', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${northfold}/weblet/product/compact?theme=dark`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products 19');
  // Besides the pictures of its rows.
  const calls = asked.filter((path) => /^\/(?:api|auth)\//.test(path) && !path.endsWith('.svg'));
  expect(calls).toEqual(['/api/manufacturers/slug/31250/product']);
  expect(asked.filter((path) => path.endsWith('.js'))).toHaveLength(1);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await background()).toBe('rgb(16, 19, 15)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${northfold}/weblet/product/compact?theme=light`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products 19');
  expect(await background()).toBe('rgb(255, 255, 255)');
  await page.goto(`${northfold}/weblet/product/compact`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products 19');
  expect(await background()).toBe('rgb(16, 19, 15)');
});

const states = [
  ['lines', `${northfold}/weblet/cad/compact`, /^CAD details \d+$/],
  ['rows', `${northfold}/weblet/epd/list`, /^EPDs \d+$/],
  ['a grid', `${northfold}/weblet/product/grid`, 'Products 19'],
  ['a grid of long words', `${northfold}/weblet/bim/grid`, /^BIM objects \d+$/],
  ['nothing to show', '/company/77001/weblet/cad/grid', 'CAD details 0'],
  ['a failure', '/company/99500/weblet/cad/list', 'CAD details'],
  ['an address that names nothing', `${northfold}/weblet/dwg/list`, 'This list couldn’t be found.'],
] as const;

for (const [name, path, heading] of states) {
  test(`a weblet with ${name}: no barrier in light or dark, no target too small, fits from 240 px`, async ({
    page,
    expected,
  }) => {
    expected.failingRequest('99500');
    await page.goto(path);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectAxeClean(page);
    for (const width of [240, 320, 480, 820, 1360]) {
      await page.setViewportSize({ width, height: 400 });
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide, `${width} px`).toBeLessThanOrEqual(0);
      const overflowing = page
        .locator('li')
        .evaluateAll((items) =>
          items.filter((item) => item.scrollWidth > item.clientWidth).map(({ textContent }) => textContent),
        );
      expect(await overflowing, `wider than their places at ${width} px`).toEqual([]);
      expect(await smallTargets(page), `targets under 24 px at ${width} px`).toEqual([]);
    }
  });
}
