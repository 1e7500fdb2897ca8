import type { ScreenCase } from '#tests/browser/support/screens.ts';

/** Requests, landing pages and what confirms them. */
export const businessScreens: readonly ScreenCase[] = [
  {
    name: 'a request to several manufacturers',
    path: '/rfi?section=075423',
    heading: 'Request information',
    canonical: '/rfi',
  },
  {
    name: 'nothing to confirm',
    path: '/confirmation',
    heading: 'There is nothing to confirm',
    unlisted: true,
  },
];
