import type { ScreenCase } from '#tests/browser/support/screens.ts';

/** Pages to read, and those that are made from data. */
export const referenceScreens: readonly ScreenCase[] = [
  { name: 'about', path: '/about', heading: 'About Lintel' },
  { name: 'terms', path: '/terms', heading: 'Terms of use' },
  {
    name: 'privacy, with what the browser keeps',
    path: '/privacy?mf=95',
    heading: 'Privacy',
    canonical: '/privacy',
    before: async (page) => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      await page.getByRole('button', { name: 'Delete mf' }).waitFor();
    },
  },
  { name: 'accessibility', path: '/accessibility', heading: 'Accessibility' },
  { name: 'apps', path: '/apps', heading: 'Apps' },
  { name: 'feeds', path: '/rss', heading: 'Feeds' },
  { name: 'about specifications', path: '/spec-info', heading: 'About CSI specifications' },
  { name: 'the chart of MasterFormat', path: '/spec-info/chart', heading: 'MasterFormat 95 and 04' },
  { name: 'hidden notes', path: '/spec-info/display-hidden-notes', heading: 'Show hidden notes' },
  { name: 'green building', path: '/green-building', heading: 'Green building' },
  {
    name: 'associations of all divisions',
    path: '/architectural-resources',
    heading: 'Architectural resources',
  },
  { name: 'schools', path: '/architectural-schools', heading: 'Architectural schools' },
];
