import { isSignedIn } from '#tests/browser/support/signing-in.ts';
import { signInAs } from '#tests/browser/support/sign-in.ts';
import { expect, test, type Page } from '#tests/browser/support/test.ts';

/** Opens the dialog, and gives the link that is in it. */
async function shareLink(page: Page): Promise<string> {
  await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
  return page.getByRole('dialog').getByRole('textbox', { name: 'Link' }).inputValue();
}

test('I share a project with its notes; someone without an account reads it, signs in and makes it their own', async ({
  page,
  context,
  browser,
}) => {
  await signInAs(context, 'ada');
  await page.goto('/account/projects/1');
  await shareLink(page);
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /^With notes/ })
    .check();
  const link = await page.getByRole('dialog').getByRole('textbox', { name: 'Link' }).inputValue();

  const theirs = await browser.newContext();
  const asked: string[] = [];
  theirs.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  const other = await theirs.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: 'Olneyville Branch Library' })).toBeVisible();
  await expect(other.getByText('Offered by the contractor; wait for samples.')).toBeVisible();
  expect(await other.getByRole('main').textContent()).not.toMatch(/ada@|Providence Community Library|2418/);
  const csv = other.waitForEvent('download');
  await other.getByRole('button', { name: 'CSV' }).click();
  expect((await csv).suggestedFilename()).toMatch(/^Olneyville Branch Library-.*\.csv$/);

  await other.getByRole('button', { name: 'Copy to my projects' }).click();
  await other.getByRole('dialog').getByRole('link', { name: 'Create an account' }).click();
  await expect(other).toHaveURL(/\/signin\/create\?returnTo=%2Fshare$/);
  await other.getByLabel('First name').fill('Rae');
  await other.getByLabel('Last name').fill('Whipple');
  await other.getByLabel('Email').fill(`rae-${process.pid}-${Date.now()}@lintel.test`);
  await other.getByLabel('Password', { exact: true }).fill('four words are enough');
  await other.getByRole('button', { name: 'Create account' }).click();
  await isSignedIn(other, 'Rae');
  await other.getByRole('button', { name: 'Copy to my projects' }).click();
  await expect(other).toHaveURL(/\/account\/projects\/\d+$/);
  await expect(other.getByRole('heading', { level: 1, name: 'Olneyville Branch Library' })).toBeVisible();
  expect(asked.filter((request) => request.includes(new URL(link).hash.slice(1)))).toEqual([]);
  await theirs.close();
});
