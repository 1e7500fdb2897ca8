import type { Page } from '@playwright/test';

import { expect, test } from '#tests/browser/support/test.ts';

/** Opens a menu by keyboard, and checks that what it holds is in the window. */
async function openByKeyboard(page: Page, menu: string, action: string): Promise<void> {
  const toggle = page.getByRole('button', { name: menu, exact: true });
  const item = page.getByRole('button', { name: action, exact: true });
  await expect(item).toBeHidden();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(item).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(item).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
}

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone I save a redline from its bar, in one line, wherever I am in the text', async ({ page }) => {
  await page.goto('/compare-specifications?old=northfold-075423&new=stormglass-075423');
  const bar = page.getByRole('toolbar', { name: 'Changes' });
  await bar.getByRole('button', { name: 'Next change' }).click();
  await bar.getByRole('button', { name: 'Accept' }).click();
  expect((await bar.boundingBox())?.height).toBeLessThan(60);
  await openByKeyboard(page, 'Your version', 'Save as my SpecWizard work…');
  await expect(page.getByText('1 accepted, 0 rejected,')).toBeVisible();
  await page.getByRole('button', { name: 'Save as my SpecWizard work…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Your version' })).toBeFocused();
});

test('on a phone the tools of a SpecWizard are in its menu', async ({ page }) => {
  await page.goto('/sw/northfold-075423');
  await openByKeyboard(page, 'More', 'Use recommended choices');
  await page.getByRole('button', { name: 'Use recommended choices' }).click();
  await expect(page.getByText('32 of 45 decisions')).toBeVisible();
});

test('on a phone the selection bar is one line, with the rest in its menu', async ({ page }) => {
  await page.goto('/search/tpo/bim');
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  for (const place of [0, 1]) await boxes.nth(place).check();
  const bar = page.getByRole('region', { name: 'Selected items' });
  expect((await bar.boundingBox())?.height).toBeLessThan(70);
  await openByKeyboard(page, 'More', 'Clear');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(bar).toBeHidden();
});

test('on a phone a sheet opens whole with its notes below, and every tool is in sight with one click', async ({
  page,
}) => {
  await page.goto('/company/northfold-roofing-systems-31250/cad/1/viewer');
  const notes = page.getByRole('region', { name: 'Notes', exact: true });
  await expect(notes.getByRole('listitem').first()).toBeVisible();
  // A note of two lines is one.
  await expect(notes.getByText('BRIGHTDECK REINFORCED TPO MEMBRANE')).toBeVisible();
  await page.getByRole('button', { name: 'All tools' }).click();
  const tools = page.getByRole('group', { name: 'Drawing tools' }).getByRole('button');
  expect(await tools.count()).toBeGreaterThan(12);
  for (const tool of await tools.all()) await expect(tool).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Layers' }).click();
  await expect(page.getByRole('region', { name: 'Layers' })).toBeVisible();
});
