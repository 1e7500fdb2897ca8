import { expectAxeClean } from '#tests/browser/support/axe.ts';
import { expect, test, type Page } from '#tests/browser/support/test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: /^Section number, manufacturer/ });

/** Its key is listened for a second after the start. */
async function openPalette(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-palette-key', 'ctrl');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test('by keys alone I go to a section’s specifications, to a manufacturer, and do something', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-palette-key', 'ctrl');
  expect(
    loaded.filter((path) => path.includes('palette')),
    'its code comes with its first use',
  ).toEqual([]);

  await openPalette(page);
  await page.keyboard.type('07-54-23');
  await expect(page.getByText('Section 07 54 23', { exact: true })).toBeVisible();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/content-type/spec/07/075423');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();

  await openPalette(page);
  await page.keyboard.type('northfold');
  const makers = page.getByRole('group', { name: 'Manufacturers' });
  await expect(makers.getByRole('option').first()).toContainText('Northfold Roofing Systems');
  const options = page.getByRole('dialog').getByRole('option');
  const count = await options.count();
  for (let step = 0; step < count; step += 1) {
    const chosen = page.getByRole('dialog').getByRole('option', { selected: true });
    if ((await chosen.textContent())?.includes('Northfold Roofing Systems')) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/company/northfold-roofing-systems-31250');
  await expect(page.getByRole('heading', { level: 1, name: 'Northfold Roofing Systems' })).toBeFocused();

  await page.waitForTimeout(1_000);
  await openPalette(page);
  await expect(
    page.getByRole('group', { name: 'Recently viewed' }).getByRole('option').first(),
  ).toContainText('Northfold Roofing Systems');
  await page.keyboard.type('metric');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/product/1');
  await expect(page.getByRole('radio', { name: 'SI, metric' }).first()).toBeChecked();
});

test('it closes by Escape, by its key and by a click beside it, and the focus is where it was', async ({
  page,
}) => {
  await page.goto('/product/1');
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search for' });
  await expect(page.locator('html')).toHaveAttribute('data-palette-key', 'ctrl');
  await box.focus();
  await openPalette(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(box).toBeFocused();
  await openPalette(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(box).toBeFocused();
  await openPalette(page);
  await page.mouse.click(20, 700);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('it has no axe finding and fits windows of 320 and 1360 px', async ({ page }) => {
  await page.goto('/product/1');
  await openPalette(page);
  await expectAxeClean(page);
  await field(page).fill('07 54 23');
  await expect(page.getByRole('option', { name: /Specifications of this section/ })).toBeVisible();
  await expectAxeClean(page);
  for (const width of [320, 1360]) {
    await page.setViewportSize({ width, height: 800 });
    const { left, right } = await page.getByRole('dialog').evaluate((element) => {
      const box = element.getBoundingClientRect();
      return { left: box.left, right: box.right };
    });
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
  }
});
