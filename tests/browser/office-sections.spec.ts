import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';

import { expectAxeClean } from '#tests/browser/support/axe.ts';
import { openNewOutline } from '#tests/browser/support/new-project.ts';
import { signInAgain } from '#tests/browser/support/sign-in.ts';
import { tabTo } from '#tests/browser/support/tab-to.ts';
import { expect, test, type Page } from '#tests/browser/support/test.ts';
import { readManual } from '#tests/domain/project-manual/read-manual.ts';

const saved = (page: Page) =>
  page.waitForResponse(
    (response) => response.url().endsWith('/api/saved-work') && response.request().method() === 'POST',
  );

async function downloadByEnter(page: Page, ending: string): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent('download', (one) => one.suggestedFilename().endsWith(ending)),
    page.keyboard.press('Enter'),
  ]);
  return file;
}

test('by keys alone my office’s section comes in from Word, goes into a project, is compared, and is issued', async ({
  page,
  context,
}) => {
  test.slow();
  await signInAgain(context);
  await openNewOutline(page, 'Pier 12');
  await page.goto('/office-sections');
  await page.getByRole('heading', { level: 1 }).waitFor();

  await tabTo(page, /^Open a (?:file|section)/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByLabel('File', { exact: true }).setInputFiles('tests/files/office-sections/csi-styles.docx');
  await expect(page.getByRole('textbox', { name: 'Section number' })).toHaveValue('07 92 00');
  await expectAxeClean(page);
  await page.getByRole('textbox', { name: 'Section number' }).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('07 54 23');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Sealing of Roof Edges');
  const kept = saved(page);
  await page.keyboard.press('Enter');
  const tree = page.getByRole('tree', { name: 'Document' });
  await expect(tree.getByText('Backer rods.')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect((await kept).ok()).toBe(true);
  const address = new URL(page.url());
  const filename = decodeURIComponent(address.pathname.split('/').at(-1) ?? '');

  await page.goto('/account/projects');
  await page.getByRole('link', { name: 'Pier 12' }).click();
  await page.getByRole('link', { name: 'Outline specs' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo(page, /^Add section/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Number or title' })).toBeFocused();
  await page.keyboard.type('07 54 23');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText(/^Added /)).toBeVisible();
  // The first empties the search field.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await tabTo(page, /^Choose a specification for /);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Choose a specification' }).getByRole('list').waitFor();
  await tabTo(page, 'Choose Office section', 12);
  await page.keyboard.press('Enter');
  const outline = page.getByRole('article', { name: /^07 54 23 / });
  await expect(outline.getByText(/Silicone sealant: ASTM C920/)).toBeVisible();

  await tabTo(page, 'Pre-flight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pre-flight');
  await expect(page.getByRole('main')).toContainText('08 80 00');
  await expectAxeClean(page);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Pre-flight' })).toBeFocused();

  await tabTo(page, 'Create project manual');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Create project manual' }).waitFor();
  await tabTo(page, /^Make manual of 1 section/, 30);
  const manual = await downloadByEnter(page, '.pdf');
  const { pages } = await readManual(await readFile(await manual.path()));
  expect(pages.join(' ')).toContain(
    'A. Silicone sealant: ASTM C920, Type S. 1. Movement: a. Extension 100 percent.',
  );
  await page.keyboard.press('Escape');

  await tabTo(page, 'Issues');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not issued yet.')).toBeVisible();
  await tabTo(page, 'Issue manual…');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Issued for/ })).toBeFocused();
  await page.keyboard.type('Bid set');
  const issue = await downloadByEnter(page, '.pdf');
  expect(issue.suggestedFilename()).toBe('Pier 12 - Issue 1.pdf');
  await expect(page.getByRole('heading', { name: 'Issue 1: Bid set' })).toBeVisible();

  await page.goto(`/compare-specifications?old=${encodeURIComponent(filename)}`);
  const newText = page.getByRole('combobox', { name: 'New text' });
  await newText.focus();
  await expect(newText).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(newText).toHaveValue(/-075423/);
  await expect(page.getByRole('main')).toContainText(/Movement/);
  await expectAxeClean(page);
});
