import { openNewOutline } from '#tests/browser/support/new-project.ts';
import { readFile } from 'node:fs/promises';

import { expectAxeClean } from '#tests/browser/support/axe.ts';
import { createPerson, signInWith } from '#tests/browser/support/sign-in.ts';
import { expect, test, type Page } from '#tests/browser/support/test.ts';
import { readManual } from '#tests/domain/project-manual/read-manual.ts';
import { trackedText } from '#tests/domain/redline/read-tracked.ts';

async function addSection(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByRole('searchbox', { name: 'Number or title' }).fill(number);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText(/^Added /)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

test('I issue a manual by keyboard, change it, and send out the addendum from another browser', async ({
  page,
  context,
  browser,
}) => {
  const email = await createPerson(context);
  await signInWith(context, email);
  await openNewOutline(page, 'Pier 9');
  await addSection(page, '07 92 00');
  await page.getByRole('link', { name: 'Issues' }).click();
  await expect(page.getByText('Not issued yet.')).toBeVisible();
  await expectAxeClean(page);

  await page.getByRole('button', { name: 'Issue manual…' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /^Issued for/ }).fill('Bid set');
  await expectAxeClean(page);
  const [file] = await Promise.all([
    page.waitForEvent('download', (one) => one.suggestedFilename().endsWith('.pdf')),
    page.keyboard.press('Enter'),
  ]);
  expect(file.suggestedFilename()).toBe('Pier 9 - Issue 1.pdf');
  await expect(page.getByRole('heading', { name: 'Issue 1: Bid set' })).toBeVisible();
  await page.getByLabel('A PDF or Word file of an issue').setInputFiles(await file.path());
  await expect(page.getByText(/ is unchanged, as issued in Issue 1: Bid set\.$/)).toBeVisible();

  const address = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Outline specs' }).click();
  const kept = page.waitForResponse(
    (response) => response.url().includes('/api/saved-work/') && response.request().method() === 'PUT',
  );
  await addSection(page, '09 91 23');
  expect((await kept).ok()).toBe(true);

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await signInWith(other, email);
  const elsewhere = await other.newPage();
  await elsewhere.goto(address);
  await elsewhere.getByRole('button', { name: 'Compare with Issue 1' }).click();
  await expect(elsewhere.getByText('1 section changed; 1 as issued.')).toBeVisible();
  await elsewhere.getByText(/^Redline of/).click();
  await expectAxeClean(elsewhere);
  const [word] = await Promise.all([
    elsewhere.waitForEvent('download'),
    elsewhere.getByRole('button', { name: 'Addendum as Word' }).click(),
  ]);
  const bytes = new Uint8Array(await readFile(await word.path()));
  expect(trackedText(bytes, 'accept').join('\n')).toMatch(/TBL 09 91 23\nTBL Interior Painting\nTBL Added/);
  const [pdf] = await Promise.all([
    elsewhere.waitForEvent('download'),
    elsewhere.getByRole('button', { name: 'Addendum as PDF' }).click(),
  ]);
  const { pages } = await readManual(await readFile(await pdf.path()));
  expect(pages[0]).toContain('ADDENDUM Pier 9 To Issue 1, Bid set');
  await other.close();
});
