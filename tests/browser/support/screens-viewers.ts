import { expect, type Page } from '@playwright/test';

import type { ScreenCase } from '#tests/browser/support/screens.ts';

const company = '/company/northfold-roofing-systems-31250';

/** A file is read and drawn after the last request; its tools come before the picture. */
async function opened(page: Page): Promise<void> {
  await page.getByRole('group', { name: / tools$/ }).waitFor();
  await expect(page.getByText(/^Preparing the /)).toHaveCount(0);
}

/** Items in their viewers. Search engines keep the items' own pages. */
export const viewerScreens: readonly ScreenCase[] = [
  {
    name: 'a drawing in the viewer',
    path: `${company}/cad/1/viewer`,
    heading: 'Roof Edge with Metal Fascia',
    canonical: `${company}/cad/1`,
    before: opened,
  },
  {
    name: 'a model in the viewer',
    path: `${company}/bim/1/viewer`,
    heading: 'Brightdeck Reinforced TPO Membrane',
    canonical: `${company}/bim/1`,
    before: opened,
  },
  {
    name: 'a specification in the viewer',
    path: `${company}/spec/1/viewer`,
    heading: 'Thermoplastic-Polyolefin Roofing',
    canonical: '/specification/31250/1',
  },
  {
    name: 'a declaration in the viewer',
    path: `${company}/epd/1/viewer`,
    heading: /Environmental Product Declaration/,
    canonical: `${company}/epd/1`,
    before: opened,
  },
  {
    name: 'the viewer of own files',
    path: '/viewer',
    heading: 'Open a file of yours',
    canonical: '/viewer',
  },
  {
    name: 'a catalog without a page',
    path: `${company}/catalog-viewer/1`,
    heading: /^Product Catalog/,
    canonical: `${company}/catalog/1`,
    before: opened,
  },
  {
    name: 'a page of a catalog',
    path: `${company}/catalog-viewer/1/4`,
    heading: /^Product Catalog/,
    canonical: `${company}/catalog/1`,
    before: opened,
  },
];
