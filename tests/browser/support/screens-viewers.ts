import type { Page } from '@playwright/test';

import type { ScreenCase } from '#tests/browser/support/screens.ts';

const company = '/company/northfold-roofing-systems-31250';

/** Reading a file goes on after the last request; the tools come when it is read. */
const opened = (page: Page): Promise<void> => page.getByRole('button', { name: 'Zoom in' }).first().waitFor();

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
    name: 'a page of a catalog',
    path: `${company}/catalog-viewer/1/4`,
    heading: /^Product Catalog/,
    canonical: `${company}/catalog/1`,
    before: opened,
  },
];
