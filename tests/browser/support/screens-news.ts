import type { ScreenCase } from '#tests/browser/support/screens.ts';

/** The newsletter, alerts and press releases. */
export const newsScreens: readonly ScreenCase[] = [
  {
    name: 'newsletter, with mistakes',
    path: '/arcatect',
    heading: 'Lintel newsletter',
    before: async (page) => {
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await page.getByText('Please correct 1 field.').waitFor();
    },
  },
  { name: 'newsletter archive', path: '/arcatect-news', heading: 'Newsletter archive, 2026' },
  { name: 'product alerts', path: '/lintel-alert', heading: 'Lintel product alerts' },
  {
    name: 'press releases, one open',
    path: '/press-releases/07',
    heading: 'Press releases, 07 Thermal and Moisture Protection',
    before: async (page) => {
      await page.getByRole('main').locator('summary:has(time)').first().click();
    },
  },
];
