import type { ScreenCase } from '#tests/browser/support/screens.ts';

/** For those who check the site. */
export const qualityScreens: readonly ScreenCase[] = [
  {
    name: 'live contract check',
    path: '/test',
    heading: 'Live contract check',
    unlisted: true,
    // It tries the calls of signed-in people too.
    fails: '/api/',
    before: async (page) => {
      await page.getByText(/calls tried: \d+ fit/).waitFor();
    },
  },
  { name: 'gallery', path: '/xt', heading: 'Gallery', unlisted: true },
  { name: 'failures', path: '/xtest', heading: 'Failures', unlisted: true },
];
