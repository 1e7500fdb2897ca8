import type { ScreenCase } from '#tests/browser/support/screens.ts';

export const compareScreens: readonly ScreenCase[] = [
  { name: 'comparison', path: '/compare?ids=1,140,155,4', heading: 'Compare 4 products', unlisted: true },
  {
    name: 'comparison, differences only, one missing',
    path: '/compare?ids=1,140,999999&differences=1',
    heading: 'Compare 2 products',
    unlisted: true,
    fails: '999999',
  },
  {
    name: 'results with preview and selection',
    path: '/search/tpo/bim',
    heading: 'BIM objects for “tpo”',
    before: async (page) => {
      const boxes = page.getByRole('checkbox', { name: /^Select / });
      for (const place of [0, 1]) await boxes.nth(place).check();
      await page
        .getByRole('button', { name: /^Preview / })
        .first()
        .click();
      await page.getByRole('complementary', { name: 'Preview' }).waitFor();
    },
  },
  { name: 'comparison before anything is chosen', path: '/compare', heading: 'Compare products' },
];
