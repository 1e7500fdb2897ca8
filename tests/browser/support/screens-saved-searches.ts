import type { ScreenCase } from '#tests/browser/support/screens.ts';

/** The searches that a person comes back to. */
export const savedSearchScreens: readonly ScreenCase[] = [
  {
    name: 'saved searches, one renamed',
    path: '/account/searches',
    heading: 'Saved searches',
    as: 'ada',
    unlisted: true,
    before: async (page) => {
      await page
        .getByRole('button', { name: /^Rename / })
        .first()
        .click();
      await page.getByRole('textbox', { name: 'Name' }).waitFor();
    },
  },
  {
    name: 'no saved searches yet',
    path: '/account/searches',
    heading: 'Saved searches',
    as: 'ben',
    unlisted: true,
  },
  {
    name: 'results, saving the search',
    path: '/search/roof/cad?division=07',
    heading: 'CAD details for “roof”',
    as: 'ben',
    before: async (page) => {
      await page.getByRole('button', { name: 'Save search' }).click();
      await page.getByRole('dialog', { name: 'Save this search' }).waitFor();
    },
  },
  {
    name: 'results, a star that offers to sign in',
    path: '/search/roof/cad?division=07',
    heading: 'CAD details for “roof”',
    before: async (page) => {
      await page
        .getByRole('button', { name: /^Saved? .* to favorites$/ })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Sign in to save' }).waitFor();
    },
  },
];
