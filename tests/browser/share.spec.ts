import { isSignedIn } from '#tests/browser/support/signing-in.ts';
import { signInAgain, signInAs } from '#tests/browser/support/sign-in.ts';
import { expect, test, type Page } from '#tests/browser/support/test.ts';

/** Opens the dialog, and gives the link that is in it. */
async function shareLink(page: Page): Promise<string> {
  await page.getByRole('main').getByRole('button', { name: 'Share' }).click();
  return page.getByRole('dialog').getByRole('textbox', { name: 'Link' }).inputValue();
}

test('I share a comparison; someone without an account opens it and goes on to the table', async ({
  page,
  browser,
}) => {
  await page.goto('/compare?ids=1,2,3');
  const link = await shareLink(page);
  const context = await browser.newContext();
  const asked: string[] = [];
  context.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: 'A shared comparison' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Brightdeck Reinforced TPO Membrane' })).toBeVisible();
  const fragment = new URL(link).hash.slice(1);
  expect(asked.some((request) => request.includes(fragment))).toBe(false);
  await other.getByRole('link', { name: 'Compare 3 products' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Compare 3 products' })).toBeVisible();
  await context.close();
});

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
  await theirs.close();
});

test('a list of favorites that I share becomes part of a colleague’s favorites', async ({
  page,
  context,
  browser,
}) => {
  await signInAs(context, 'ada');
  await page.goto('/account/favorites');
  const link = await shareLink(page);
  const theirs = await browser.newContext({ baseURL: new URL(link).origin });
  await signInAgain(theirs);
  const other = await theirs.newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Save to favorites' }).click();
  await expect(other.getByText('Saved 12 items to favorites')).toBeVisible();
  await theirs.close();
});

test('a link that was cut off says so', async ({ page }) => {
  await page.goto('/compare?ids=1,2');
  const link = await shareLink(page);
  await page.goto('/');
  await page.goto(link.slice(0, -5));
  await expect(page.getByText('This link can’t be read.')).toBeVisible();
});
