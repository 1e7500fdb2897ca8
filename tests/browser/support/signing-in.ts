import { expect, type Page } from '#tests/browser/support/test.ts';

export const password = 'specify-2026';

export const header = (page: Page) => page.getByRole('banner');

/** Fills the form of the sign-in screen and sends it. */
export async function signIn(page: Page, who: 'ada' | 'ben', secret = password): Promise<void> {
  await page.getByLabel('Email').fill(`${who}@lintel.test`);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export const isSignedIn = (page: Page, name: string) =>
  expect(header(page).getByRole('link', { name })).toBeVisible();
