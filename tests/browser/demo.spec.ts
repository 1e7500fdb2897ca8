import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPlain } from '../../scripts/build-site.ts';
import { startServer, type RunningServer } from '#src/reference-api/serve/start-server.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const root = join(import.meta.dirname, '../..');

let dist = '';
let server: RunningServer | null = null;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  dist = mkdtempSync(join(tmpdir(), 'demo-'));
  // As a static host has it: to compress its 29 MB ahead of time takes longer than all that is tested here.
  await buildPlain({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'demo',
    logLevel: 'error',
    // What is minified is the same; unminified it is built in half the time.
    build: { outDir: dist, emptyOutDir: true, minify: false },
  });
  server = await startServer({ dist, rules: null, handlers: null, port: 0 });
});

test.afterAll(async () => {
  await server?.close();
  if (dist !== '') rmSync(dist, { recursive: true, force: true });
});

test('the static demo answers by itself: home, search, product and a drawing, with no server behind', async ({
  page,
}) => {
  test.setTimeout(200_000);
  await page.goto(`${server?.url ?? ''}/`);
  await expect(page.getByRole('link', { name: /Thermal and Moisture Protection/ }).first()).toBeVisible({
    timeout: 100_000,
  });
  const box = page.getByRole('main').getByRole('combobox', { name: 'Search for' });
  await box.fill('tpo');
  await box.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(24);
  await page.getByRole('article').getByRole('link', { name: 'Brightdeck Reinforced TPO Membrane' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Brightdeck/ })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Roof Edge with Metal Fascia - Section$/ })
    .first()
    .click();
  const drawing = page.getByRole('img', { name: /, sheet / });
  await expect(drawing).toBeVisible();
  await expect
    .poll(() => drawing.evaluate((node) => node instanceof HTMLImageElement && node.naturalWidth))
    .toBeGreaterThan(100);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Download PDF/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
});
