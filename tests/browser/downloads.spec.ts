import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import JSZip from 'jszip';

import { expect, test } from '#tests/browser/support/test.ts';

const address = '/downloads/northfold-roofing-systems-31250/cad/roof/1';

/** Presses the button and reads what the browser saved with another program. */
async function save(page: Page) {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download ZIP' }).click();
  const download = await waiting;
  const zip = await JSZip.loadAsync(await readFile(await download.path()), { checkCRC32: true });
  const files = Object.values(zip.files).filter(({ dir }) => !dir);
  return { name: download.suggestedFilename(), zip, paths: files.map((file) => file.name) };
}

test('dozens of files come as one ZIP that another program reads', async ({ page }) => {
  await page.goto(address);
  const { name, zip, paths } = await save(page);
  expect(name).toBe('northfold-roofing-systems-brightdeck-reinforced-tpo-membrane-cad-details.zip');
  expect(paths).toHaveLength(37);
  const drawing = paths.find((path) => path.endsWith('.dxf')) ?? '';
  expect(await zip.file(drawing)?.async('string')).toMatch(/^ *0\r?\nSECTION[\s\S]+\nEOF\s*$/);
  const sheet = (await zip.file(paths.find((path) => path.endsWith('.pdf')) ?? '')?.async('string')) ?? '';
  expect(sheet.startsWith('%PDF-')).toBe(true);
  await expect(page.getByText(/36 files and a file list/)).toBeVisible();
});

test('cancelled, it ends what is under way and saves nothing', async ({ page }) => {
  await page.route('**/api/files/cad/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue().catch(() => undefined);
  });
  let ended = 0;
  page.on('requestfailed', (request) => {
    if (request.url().includes('/api/files/cad/')) ended += 1;
  });
  let isSaved = false;
  page.on('download', () => {
    isSaved = true;
  });
  await page.goto(address);
  await page.getByRole('button', { name: 'Download ZIP' }).click();
  await expect(page.getByText(/^[1-9]\d* of 36 files · /)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/^Canceled\. Nothing was saved/)).toBeVisible();
  await expect.poll(() => ended).toBeGreaterThan(0);
  await page.waitForTimeout(900);
  expect(isSaved).toBe(false);
});

test('the choice works by keyboard alone', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('button', { name: 'None' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText('12 of 36 files')).toBeVisible();
  await page.getByRole('button', { name: 'Download ZIP' }).focus();
  const waiting = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await waiting).suggestedFilename()).toMatch(/\.zip$/);
});
