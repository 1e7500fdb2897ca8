import type { ScreenCase } from '#tests/browser/support/screens.ts';

/** The search beyond words: requirements, ranges, the sheet. */
export const searchScreens: readonly ScreenCase[] = [
  {
    name: 'results narrowed by a range',
    path: '/search/07%2021%2013/product?section=072113&r=10..',
    heading: 'Products for “07 21 13”',
  },
  {
    name: 'results of a requirement',
    path: '/search/insulation?r=20..&typed=R-20%20insulation',
    heading: 'Results for “insulation”',
  },
  {
    name: 'no results of a requirement',
    path: '/search/*?stc=500..',
    heading: 'Entire library',
    unlisted: true,
  },
];
