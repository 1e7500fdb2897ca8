import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { join } from 'node:path';
import { expect, test } from '#tests/browser/support/test.ts';

const dist = process.env['JOURNEY_DIST'] ?? 'dist';

/** In brotli, as a host sends it; this build has no packed files. */
const kilobytesOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(dist, file))).length, 0) / 1000;

/**
 * What a first visit may load in ten seconds: files of the site's code (scripts and style sheets; how many pictures and answers
 * there are is the records' matter), and kB of script as it is sent.
 */
const visits = [
  { path: '/', files: 17, script: 168 },
  { path: '/search/roof', files: 20, script: 181 },
  { path: '/product/1', files: 15, script: 170 },
  { path: '/company/northfold-roofing-systems-31250', files: 20, script: 190 },
  { path: '/content-type/product/07', files: 19, script: 182 },
  { path: '/content-type/product/07/075423', files: 18, script: 181 },
];

test('A first visit loads little code, whatever page it begins with', async ({ context }) => {
  const seen = await Promise.all(
    visits.map(async ({ path }) => {
      const page = await context.newPage();
      const code = new Set<string>();
      page.on('request', (request) => {
        if (/\.(?:js|css)$/.test(request.url())) code.add(new URL(request.url()).pathname);
      });
      await page.goto(path);
      await page.waitForTimeout(10_000);
      return {
        path,
        files: code.size,
        script: kilobytesOf([...code].filter((file) => file.endsWith('.js'))),
      };
    }),
  );
  for (const [at, { path, files, script }] of visits.entries()) {
    expect.soft(seen[at]?.files, `files of ${path}`).toBeLessThanOrEqual(files);
    expect.soft(seen[at]?.script, `kB of script of ${path}`).toBeLessThanOrEqual(script);
  }
});

test('A product that I point at is drawn before I click, and shown as it is', async ({ page }) => {
  await page.goto('/search/roof');
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  const heading = page.locator('main h1', { hasText: name });
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect(heading).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await expect(heading).toBeHidden();
  await heading.evaluate((element) => element.setAttribute('data-drawn-ahead', ''));
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(heading).toHaveAttribute('data-drawn-ahead');
  await expect(page).toHaveTitle(new RegExp(`^${name} by `));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/product\/\d+$/);
  await page.goBack();
  await expect(link).toBeVisible();
  await expect(heading).toBeHidden();
  await page.goForward();
  await expect(heading).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});
