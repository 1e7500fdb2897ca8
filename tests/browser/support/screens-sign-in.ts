import type { ScreenCase } from '#tests/browser/support/screens.ts';

/** Signing in, in each state that a visitor can meet. */
export const signInScreens: readonly ScreenCase[] = [
  {
    name: 'sign in with mistakes',
    path: '/signin?returnTo=%2Faccount',
    heading: 'Sign in',
    unlisted: true,
    before: async (page) => {
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByText(/^Please correct \d+ fields\.$/).waitFor();
    },
  },
  {
    name: 'sign in with a wrong password',
    path: '/signin',
    heading: 'Sign in',
    unlisted: true,
    fails: '/auth/local',
    before: async (page) => {
      await page.getByLabel('Email').fill('ada@lintel.test');
      await page.getByLabel('Password', { exact: true }).fill('wrong');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByText('The email address or password is wrong.').waitFor();
    },
  },
  {
    name: 'sign in without the password',
    path: '/signin',
    heading: 'Sign in',
    unlisted: true,
    before: async (page) => {
      await page.getByRole('button', { name: 'Forgot your password?' }).click();
      await page.getByRole('form', { name: 'Forgot your password' }).waitFor();
    },
  },
];
