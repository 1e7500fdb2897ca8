import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { BrowserContext } from '@playwright/test';

import { removeApis } from '../../scripts/browsers/remove-newer-apis.ts';
import { newerApis } from '../../scripts/browsers/supported-browsers.ts';
import { expect, test } from '#tests/browser/support/test.ts';

/* The oldest browsers of docs/browsers.md: whatever one of them lacks is taken from pages and workers before they begin. */

const northfold = '/company/northfold-roofing-systems-31250';
const paths = newerApis();

test.use({ bypassCSP: true });

async function takeAway(context: BrowserContext): Promise<void> {
  await context.addInitScript(removeApis, paths);
  const head = `(${removeApis.toString()})(${JSON.stringify(paths)});\n`;
  // A worker's modules run before the worker itself: each begins with it.
  await context.route(/\/-\/(?:worker|wasm)\/[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: head + (await response.text()) });
  });
}

test('in the oldest browsers I search, read a product and its PDF, and open drawing and model', async ({
  page,
  context,
}) => {
  await takeAway(context);
  const troubles: string[] = [];
  context.on('weberror', (error) => troubles.push(error.error().message));
  await page.goto('/');
  const left = await page.evaluate(() => [
    'try' in Promise,
    'sumPrecise' in Math,
    'getOrInsertComputed' in Map.prototype,
    'Iterator' in globalThis,
    'requestIdleCallback' in globalThis,
    'navigation' in globalThis,
    'trustedTypes' in globalThis,
    'closedBy' in HTMLDialogElement.prototype,
  ]);
  expect(left.some(Boolean), String(left)).toBe(false);
  const box = page.getByRole('main').getByRole('combobox', { name: 'Search for' });
  await box.fill('tpo');
  await box.press('Enter');
  await page
    .getByRole('article')
    .getByRole('link', { name: 'Brightdeck Reinforced TPO Membrane', exact: true })
    .first()
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Brightdeck Reinforced TPO Membrane' }),
  ).toBeVisible();

  await page.goto(`${northfold}/epd/1/viewer`);
  await expect(page.getByRole('figure', { name: /^Page 1/ }).locator('canvas')).toBeVisible();
  await expect(page.getByRole('figure', { name: /^Page 1/ })).toContainText('Declared unit');
  await page.goto(`${northfold}/cad/1/viewer`);
  await expect(page.locator('canvas[data-drawn="sharp"]')).toBeAttached();
  await page.goto(`${northfold}/bim/1/viewer`);
  await expect(page.getByRole('application', { name: /^3D model of/ })).toBeVisible();
  await page.getByRole('radio', { name: 'Structure of the IFC file' }).check({ force: true });
  await expect(page.getByRole('button', { name: /^IfcProject|^Ifc/ }).first()).toBeVisible();
  expect(troubles).toEqual([]);
});

test('in the oldest browsers I take a section to Word', async ({ page, context }) => {
  await takeAway(context);
  await page.goto('/sw/northfold-075423');
  await page.getByRole('button', { name: 'Use recommended choices' }).click();
  await expect(page.getByRole('tree', { name: 'Document' })).toContainText('Adhered TPO membrane roofing.');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^Download Word/ })
      .click(),
  ]);
  const { 'word/document.xml': xml } = unzipSync(new Uint8Array(await readFile(await file.path())));
  expect(strFromU8(xml ?? new Uint8Array())).toContain('SECTION 07 54 23');
});

for (const [what, path, worker, download] of [
  ['document', `${northfold}/epd/1/viewer`, 'pdf', 'Download PDF'],
  ['drawing', `${northfold}/cad/1/viewer`, 'drawing', 'Download DXF'],
] as const)
  test(`a ${what} whose reader gives no answer ends with a message and the file`, async ({ page }) => {
    await page.clock.install();
    await page.route(new RegExp(`/-/(?:worker|wasm)/${worker}-[^/]+\\.js$`), (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto(path);
    await expect(page.getByRole('status').filter({ hasText: /^(?:Preparing|Loading) the/ })).toBeVisible();
    const alert = page.getByRole('alert');
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(alert.getByRole('link', { name: download })).toBeVisible({ timeout: 200 });
    }).toPass();
    await expect(alert).toContainText('can’t be shown here');
  });
