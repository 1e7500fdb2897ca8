import type { ScreenCase } from '#tests/browser/support/screens.ts';

export const favoriteScreens: readonly ScreenCase[] = [
  { name: 'favorites', path: '/account/favorites', heading: 'Favorites', as: 'ada', unlisted: true },
  {
    name: 'favorites by project, some selected, a note open',
    path: '/account/favorites?group=project',
    heading: 'Favorites',
    as: 'ada',
    unlisted: true,
    before: async (page) => {
      await page.getByRole('checkbox', { name: 'Select all' }).check();
      await page
        .getByRole('button', { name: /^Edit note of / })
        .first()
        .click();
      await page.getByRole('textbox', { name: /^Note to / }).waitFor();
    },
  },
  { name: 'no favorites yet', path: '/account/favorites', heading: 'Favorites', as: 'ben', unlisted: true },
  {
    name: 'favorites, none of which fits',
    path: '/account/favorites?q=nothing+like+this',
    heading: 'Favorites',
    as: 'ada',
    unlisted: true,
  },
];
