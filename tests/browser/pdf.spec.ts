import { expect, test } from '#tests/browser/support/test.ts';
import type { Page } from '@playwright/test';

const company = '/company/northfold-roofing-systems-31250';

/** Whether something is drawn on the picture of a page: more than one color. */
function isDrawn(page: Page, name: RegExp): Promise<boolean> {
  return page
    .getByRole('figure', { name })
    .locator('canvas')
    .evaluate((node) => {
      if (!(node instanceof HTMLCanvasElement) || node.width < 50) return false;
      const context = node.getContext('2d');
      const { data } = context?.getImageData(0, 0, node.width, node.height) ?? { data: [] };
      for (let at = 0; at < data.length; at += 4)
        if ((data[at + 3] ?? 0) > 0 && (data[at] ?? 255) < 80) return true;
      return false;
    });
}

/** How often something is marked on the pages. */
const marked = (page: Page, name: string) => page.evaluate((one) => CSS.highlights.get(one)?.size ?? 0, name);

test('I leaf through a catalog, search inside and go on to a product', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const ranges: string[] = [];
  page.on('request', (request) => {
    const { range } = request.headers();
    if (range !== undefined && request.url().endsWith('.pdf')) ranges.push(range);
  });
  await page.goto(`${company}/catalog-viewer/1/4`);
  await expect.poll(() => isDrawn(page, /^Page 4/), { timeout: 30_000 }).toBe(true);
  expect(ranges[0]).toBe('bytes=0-65535');
  // The page was drawn by a worker of its own.
  expect(warnings.filter((text) => text.includes('fake worker'))).toEqual([]);
  await expect(
    page.getByRole('figure', { name: /^Page 4: Brightdeck Reinforced TPO Membrane/ }),
  ).toBeVisible();

  await page.keyboard.press('ArrowRight');
  await expect.poll(() => isDrawn(page, /^Page 5/), { timeout: 30_000 }).toBe(true);
  await expect(page).toHaveURL(`${company}/catalog-viewer/1/5`);

  await page.getByRole('textbox', { name: 'Search inside' }).fill('puncture resistance');
  await expect.poll(() => marked(page, 'paper')).toBe(1);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await expect.poll(() => marked(page, 'paper-current')).toBe(1);
  await expect(page).toHaveURL(/\/5\?q=puncture\+resistance$/);

  await page.getByRole('navigation', { name: 'Products on this page' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/product/1');
});

test('I read a declaration beside its figures, enlarge it and share the view', async ({ page }) => {
  await page.goto(`${company}/epd/1/viewer`);
  await expect.poll(() => isDrawn(page, /^Page 1/), { timeout: 30_000 }).toBe(true);
  await expect(page.getByRole('region', { name: /^Figures/ })).toContainText('kg CO₂e');
  await page.getByRole('textbox', { name: 'Search inside' }).fill('declared unit');
  await expect.poll(() => marked(page, 'paper')).toBeGreaterThan(1);
  await page.getByRole('textbox', { name: 'Search inside' }).fill('');
  await page.getByRole('combobox', { name: 'Zoom' }).selectOption('200');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => isDrawn(page, /^Page 2/), { timeout: 30_000 }).toBe(true);
  await expect(page).toHaveURL(/\/viewer\?view=2%40200$/);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Page', exact: true })).toHaveValue('2', {
    timeout: 30_000,
  });
});
