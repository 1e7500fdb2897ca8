import { openNewOutline } from '#tests/browser/support/new-project.ts';
import { readFile } from 'node:fs/promises';

import { expectAxeClean } from '#tests/browser/support/axe.ts';
import { createPerson, signInWith } from '#tests/browser/support/sign-in.ts';
import { expect, test, type Page } from '#tests/browser/support/test.ts';
import { readManual } from '#tests/domain/project-manual/read-manual.ts';

async function addSection(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByRole('searchbox', { name: 'Number or title' }).fill(number);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText(/^Added /)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

/** Until the account has what was typed. */
const saved = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.url().includes('/api/saved-work') && response.request().method() !== 'GET' && response.ok(),
  );

const remarksOf = (page: Page) => page.getByRole('textbox', { name: /^Remarks/ });

test('what I wrote in one browser is in the manual of another, and what I wrote in both is mine to settle by keyboard', async ({
  page,
  context,
  browser,
  expected,
}) => {
  const email = await createPerson(context);
  await signInWith(context, email);
  await openNewOutline(page, 'Pier 9');
  const [first] = await Promise.all([saved(page), addSection(page, '07 92 00')]);
  expect(first.request().method()).toBe('POST');
  const address = new URL(page.url()).pathname;

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await signInWith(other, email);
  const elsewhere = await other.newPage();
  await elsewhere.goto(address);
  const sealants = elsewhere.getByRole('article', { name: '07 92 00 Joint Sealants' });
  await expect(sealants).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Create project manual' }).click();
  const [file] = await Promise.all([
    elsewhere.waitForEvent('download'),
    elsewhere.getByRole('button', { name: 'Make manual of 1 section' }).click(),
  ]);
  const { links } = await readManual(await readFile(await file.path()));
  expect(links.map(({ title }) => title)).toEqual(['07 92 00 Joint Sealants, page 3']);
  await elsewhere.keyboard.press('Escape');

  await sealants.getByRole('button', { name: 'Edit Joint Sealants' }).click();
  await Promise.all([saved(elsewhere), remarksOf(elsewhere).fill('Silicone only.')]);

  expected.failingRequest('/api/saved-work');
  expected.consoleError('savedWork.update');
  await page.getByRole('button', { name: 'Edit Joint Sealants' }).click();
  await remarksOf(page).fill('Urethane at paving.');
  const dialog = page.getByRole('dialog', { name: /was changed elsewhere/ });
  await expect(dialog.getByText('Silicone only.')).toBeVisible();
  await expect(dialog.getByText('Urethane at paving.')).toBeVisible();
  await expectAxeClean(page);
  await dialog.getByRole('radio', { name: /Silicone only/ }).focus();
  await page.keyboard.press('Space');
  await Promise.all([saved(page), page.keyboard.press('Enter')]);
  await expect(remarksOf(page)).toHaveValue('Silicone only.');
  await other.close();
});
