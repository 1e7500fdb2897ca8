import type { ScreenCase } from '#tests/browser/support/screens.ts';

/** The library by type, division and section. */
export const browseScreens: readonly ScreenCase[] = [
  { name: 'the library by division', path: '/library', heading: 'The library by division' },
  { name: 'products by division', path: '/content-type/product', heading: 'Products' },
  {
    name: 'a division',
    path: '/content-type/product/07',
    heading: 'Products: 07 Thermal and Moisture Protection',
  },
  {
    name: 'a division by the numbers of 95',
    path: '/content-type/cad/26?mf=95',
    heading: 'CAD details: 26 Electrical',
  },
  {
    name: 'a section',
    path: '/content-type/cad/07/075423',
    heading: 'CAD details: 07 54 23 Thermoplastic-Polyolefin Roofing',
  },
  {
    name: 'a section beyond its last page',
    path: '/content-type/cad/07/075423?page=999',
    heading: 'CAD details: 07 54 23 Thermoplastic-Polyolefin Roofing',
    unlisted: true,
  },
  {
    name: 'a section without anything',
    path: '/content-type/cad/21/213000',
    heading: 'CAD details: 21 30 00 Fire Pumps',
    unlisted: true,
  },
  {
    name: 'a former number that stands for several sections',
    path: '/content-type/cad/07/07410',
    heading: 'CAD details: 07410 Metal Roof and Wall Panels',
    unlisted: true,
  },
];
