import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '#tests/browser/support/test.ts';

const dist = process.env['JOURNEY_DIST'] ?? 'dist';

/**
 * What a first visit may load in ten seconds: files of the site's code (scripts and style sheets; how many pictures and answers
 * there are is the records' matter), and kB of script as it is sent.
 */
const visits = [
  { path: '/', files: 17, script: 183 },
  { path: '/search/roof', files: 22, script: 192 },
  { path: '/product/1', files: 17, script: 188 },
  { path: '/company/northfold-roofing-systems-31250', files: 19, script: 204 },
  { path: '/content-type/product/07/075423', files: 20, script: 194 },
];

for (const { path, files, script } of visits) {
  test(`A first visit of ${path} loads at most ${files} files of code, with ${script} kB of script`, async ({
    page,
  }) => {
    const code = new Set<string>();
    page.on('request', (request) => {
      if (/\.(?:js|css)$/.test(request.url())) code.add(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await page.waitForTimeout(10_000);
    const bytes = [...code]
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + statSync(join(dist, `${file}.br`)).size, 0);
    expect(code.size).toBeLessThanOrEqual(files);
    expect(bytes / 1000).toBeLessThanOrEqual(script);
  });
}

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
