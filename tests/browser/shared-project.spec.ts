import { expectAxeClean } from '#tests/browser/support/axe.ts';
import { openNewOutline } from '#tests/browser/support/new-project.ts';
import { createPerson, signInWith } from '#tests/browser/support/sign-in.ts';
import { expect, test, type Page } from '#tests/browser/support/test.ts';

const remarksOf = (page: Page) => page.getByRole('textbox', { name: /^Remarks/ });

/** Until the account has what was typed. */
const saved = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.url().includes('/api/saved-work') && response.request().method() !== 'GET' && response.ok(),
  );

async function addSection(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByRole('searchbox', { name: 'Number or title' }).fill(number);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

test('two people work on one project: shared by email, edited by both, settled in words, and left', async ({
  page,
  context,
  browser,
  expected,
}) => {
  const [owner, editor] = [await createPerson(context), await createPerson(context)];
  await signInWith(context, owner);
  await openNewOutline(page, 'Pier 9');
  await Promise.all([saved(page), addSection(page, '07 92 00')]);
  const outline = new URL(page.url()).pathname;
  const project = outline.replace('/outline-specs', '');

  await page.goto(project);
  await page.getByRole('button', { name: 'People' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(editor);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: `What ${editor} may do` })).toHaveValue('edit');
  await expectAxeClean(page);

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await signInWith(other, editor);
  const theirs = await other.newPage();
  await theirs.goto('/account/projects');
  await expect(theirs.getByText('Shared by Cleo Marsh, for editing')).toBeVisible();
  await theirs.goto(outline);
  await theirs.getByRole('button', { name: 'Edit Joint Sealants' }).click();

  await page.goto(outline);
  await page.getByRole('button', { name: 'Edit Joint Sealants' }).click();
  await Promise.all([saved(theirs), remarksOf(theirs).fill('Silicone at the curtain wall only.')]);
  expected.failingRequest('/api/saved-work');
  expected.consoleError('savedWork.update');
  await remarksOf(page).fill('Urethane at all of the paving.');
  const dialog = page.getByRole('dialog', { name: /was changed elsewhere/ });
  await expect(dialog.getByText('Silicone at the curtain wall only.').first()).toBeVisible();
  await expect(dialog.getByText(/From yours to theirs/)).toBeVisible();
  await expectAxeClean(page);
  await dialog.getByRole('radio', { name: /Silicone/ }).focus();
  await page.keyboard.press('Space');
  await Promise.all([saved(page), page.keyboard.press('Enter')]);
  await expect(remarksOf(page)).toHaveValue('Silicone at the curtain wall only.');

  await page.goto(project);
  const changes = page.getByRole('list', { name: 'Changes, newest first' }).getByRole('listitem');
  await expect(changes.filter({ hasText: 'Cleo Marsh changed the outline specs' })).toHaveCount(1);
  await expect(changes.last()).toHaveText(/^You shared the project with .* (?:a|p)\.m\. ET$/);
  await expectAxeClean(page);

  await page.getByRole('button', { name: 'People (1)' }).click();
  await page.getByRole('combobox', { name: `What ${editor} may do` }).selectOption('Read');
  await expect(page.getByRole('combobox', { name: `What ${editor} may do` })).toHaveValue('read');
  await theirs.goto(outline);
  await expect(theirs.getByRole('article', { name: '07 92 00 Joint Sealants' })).toBeVisible();
  await expect(theirs.getByRole('button', { name: /^(?:Edit|Remove|Add section)/ })).toHaveCount(0);
  await expectAxeClean(theirs);
  await theirs.goto(project);
  await theirs.getByRole('button', { name: 'Leave', exact: true }).click();
  await theirs.getByRole('button', { name: 'Leave project' }).click();
  await expect(theirs.getByText('You have no projects yet.')).toBeVisible();
  await other.close();
});
