import type { ScreenCase } from '#tests/browser/support/screens.ts';

/** Texts of sections as redlines. */
export const redlineScreens: readonly ScreenCase[] = [
  {
    name: 'comparison of specifications before any is chosen',
    path: '/compare-specifications',
    heading: 'Compare specifications',
  },
  {
    name: 'redline of two specifications, a change accepted',
    path: '/compare-specifications?old=northfold-075423&new=stormglass-075423',
    heading: 'Compare specifications',
    unlisted: true,
    before: async (page) => {
      await page.getByRole('button', { name: 'Next change' }).click();
      await page.getByRole('button', { name: 'Accept', exact: true }).click();
      await page.getByText(/^1 accepted/).waitFor();
    },
  },
  {
    name: 'redline of a section of a SpecWizard project',
    path: '/account/specwizard-projects/1/compare-specifications?old=northfold-075423&new=northfold-075423&newText=mine',
    heading: 'Compare specifications',
    as: 'ada',
    unlisted: true,
  },
];
