import { readFile } from 'node:fs/promises';
import { expect, test } from '#tests/browser/support/test.ts';
import { signInAs } from '#tests/browser/support/sign-in.ts';

const tpo = '/sw/northfold-075423';

test('a visitor decides a section, opens the Word file, and finds it decided in another tab and after signing in', async ({
  page,
}) => {
  await page.goto('/specwizard');
  await page.getByRole('searchbox', { name: 'Section or manufacturer' }).fill('07 54 23');
  await page
    .getByRole('link', { name: 'Thermoplastic-Polyolefin Roofing', exact: true })
    .and(page.locator('[href="/sw/northfold-075423"]'))
    .click();
  const choices = page.getByRole('tree', { name: 'Choices' });
  const document = page.getByRole('tree', { name: 'Document' });
  const row = (name: string | RegExp) => choices.getByRole('treeitem', { name });
  await page.getByRole('button', { name: 'Use recommended choices' }).click();
  await expect(document.getByText('Adhered TPO membrane roofing.')).toBeVisible();
  await row(/Adhered TPO/)
    .first()
    .getByText('Adhered TPO membrane roofing.')
    .click();
  await expect(row(/Adhered TPO/).first()).toHaveAttribute('aria-checked', 'false');
  await row(/Mechanically attached/)
    .getByRole('button', { name: 'Choose with it' })
    .click();
  await expect(document.getByText('Mechanically attached TPO membrane roofing.')).toBeVisible();
  const progress = (await page.getByText(/^\d+ of \d+ decisions$/).textContent()) ?? '';

  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Download section' });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Download Word/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.docx$/);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  await dialog.getByRole('button', { name: 'Close' }).click();

  const second = await page.context().newPage();
  await second.goto(tpo);
  await expect(second.getByText(progress)).toBeVisible();
  await second.getByRole('button', { name: 'Reset' }).click();
  await expect(document.getByText('Mechanically attached TPO membrane roofing.')).toBeHidden();
  await second.close();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(progress)).toBeVisible();
  // What is printed is the whole document, and nothing of the tool.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('END OF SECTION')).toHaveCount(2);
  await expect(page.getByText('END OF SECTION').last()).toBeVisible();
  await expect(choices).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });

  await signInAs(page.context(), 'ben');
  await page.goto(tpo);
  await expect(page.getByText(progress)).toBeVisible();
});

test('by keyboard alone a section is decided, filled in and found again', async ({ page }) => {
  await page.goto('/sw/brightwater-223400-complete');
  const choices = page.getByRole('tree', { name: 'Choices' });
  await expect(choices.getByRole('treeitem').first()).toBeVisible();
  // 2,000 lines, of which the page holds those that are seen.
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(5000);
  const focused = page.locator('[role="treeitem"]:focus');
  await page.getByRole('searchbox', { name: 'Search in this section' }).focus();
  for (const key of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
  await expect(focused).toHaveAttribute('aria-level', '1');
  await page.keyboard.press('End');
  await expect(focused).toBeVisible();
  await page.keyboard.press('Home');
  let steps = 0;
  while ((await focused.getAttribute('aria-checked')) === null && (steps += 1) < 40)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(focused).toHaveAttribute('aria-checked', 'true');
  await expect(page.locator('[role="treeitem"][data-line][aria-selected="true"]')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(focused).toHaveAttribute('aria-checked', 'false');
  await page.keyboard.press('Control+Shift+z');
  await expect(focused).toHaveAttribute('aria-checked', 'true');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the document is one tap away and keeps its place', async ({ page }) => {
    await page.goto(tpo);
    const choices = page.getByRole('tree', { name: 'Choices' });
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('button', { name: 'Use recommended choices' }).tap();
    const row = choices.getByRole('treeitem', { name: /Walkway/ }).first();
    await row.scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Document', exact: true }).tap();
    await expect(choices).toBeHidden();
    const line = page.getByRole('tree', { name: 'Document' }).getByText('Walkway', { exact: false }).first();
    await expect(line).toBeVisible();
    await line.tap();
    await page.getByRole('button', { name: 'Show in choices' }).tap();
    await expect(row).toBeVisible();
    await expect(page.locator('[role="treeitem"][data-key][aria-selected="true"]')).toBeInViewport();
    const place = await choices.evaluate((tree) => tree.parentElement?.scrollTop ?? 0);
    await page.getByRole('button', { name: 'Document', exact: true }).tap();
    await page.getByRole('button', { name: 'Choices', exact: true }).tap();
    expect(await choices.evaluate((tree) => tree.parentElement?.scrollTop ?? 0)).toBe(place);
  });
});
