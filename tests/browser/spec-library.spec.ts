import { expect, test } from '#tests/browser/support/test.ts';

test('from words to the paragraph that says them, in view and marked', async ({ page }) => {
  await page.goto('/content-type/spec');
  await page.getByRole('link', { name: 'Search inside specifications' }).click();
  await page.getByRole('searchbox', { name: 'Words to find in specifications' }).fill('R-value');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=R-value$/);
  const hit = page
    .getByRole('main')
    .getByRole('link', { name: /^\d\.\d+\..*R-value/ })
    .first();
  await expect(hit.locator('mark').first()).toHaveText(/R-value/i);
  const line = (await hit.getAttribute('href'))?.split('#')[1] ?? '';
  await hit.click();
  await expect(page).toHaveURL(/\/specification\/\d{5}\/\d+#line-\d+$/);
  const paragraph = page.locator(`#${line}`);
  await expect(paragraph).toHaveAttribute('aria-current', 'location');
  await expect(paragraph).toBeInViewport();
  await expect(paragraph).toContainText('R-value');
  // The keyboard goes on from there.
  await expect(paragraph).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(paragraph.locator(':focus')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: /paragraphs? in / })).toBeVisible();
});

test('from a reference to where else it is cited, and to that paragraph', async ({ page }) => {
  await page.goto('/specification/31250/1');
  const references = page.getByRole('region', { name: 'References' });
  await references.getByRole('link', { name: 'ASTM D751' }).click();
  await expect(page).toHaveURL(/\/standards\/astm-d751$/);
  await expect(page.getByRole('heading', { level: 1, name: 'ASTM D751' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^\d\.\d+\..*ASTM D751/ })
    .last()
    .click();
  await expect(page.locator('[data-line][aria-current=location]')).toBeInViewport();
  await expect(page.locator('[data-line][aria-current=location]')).toContainText('ASTM D751');
});
