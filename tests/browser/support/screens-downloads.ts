import type { ScreenCase } from '#tests/browser/support/screens.ts';

const address = '/downloads/northfold-roofing-systems-31250';

/** The screens of downloads. */
export const downloadScreens: readonly ScreenCase[] = [
  { name: 'downloads of a product', path: `${address}/cad/roof/1`, heading: 'Download CAD details' },
  {
    name: 'downloads of a manufacturer',
    path: `${address}/bim/roof`,
    heading: 'Download BIM objects for “roof”',
  },
  {
    name: 'downloads, saved in part',
    path: `${address}/spec/*`,
    heading: 'Download specifications',
    fails: 'api/files/spec',
    before: async (page) => {
      await page.route('**/api/files/spec/**', (route) =>
        route.request().url().endsWith('.docx')
          ? route.continue({ url: new URL('/api/files/spec/99500/x.docx', route.request().url()).href })
          : route.continue(),
      );
      await page.getByRole('button', { name: 'Download ZIP' }).click();
      await page.getByRole('list', { name: 'Missing files' }).waitFor();
    },
  },
  {
    name: 'downloads without anything',
    path: '/downloads/plain-sons-77001/cad/roof',
    heading: 'Download CAD details for “roof”',
    unlisted: true,
  },
];
