import type { ScreenCase } from '#tests/browser/support/screens.ts';

/** The lists of the library: by category, by number, by manufacturer, of one product, featured, to take along. */
export const listScreens: readonly ScreenCase[] = [
  { name: 'all categories', path: '/products/all', heading: 'Building Products by Category' },
  { name: 'a category', path: '/products/roofing', heading: 'Roofing' },
  { name: 'a type by division', path: '/products/cad', heading: 'CAD details' },
  {
    name: 'products of a section',
    path: '/products/by-csi/075423',
    heading: 'Products: 07 54 23 Thermoplastic-Polyolefin Roofing',
  },
  {
    name: 'products of a division, narrowed',
    path: '/products/by-csi/07?declaration=EPD&sort=title',
    heading: 'Products: 07 Thermal and Moisture Protection',
  },
  {
    name: 'products of a number that stands for several, by 95',
    path: '/products/by-csi/07410?mf=95',
    heading: 'Products: 07410 Metal Roof and Wall Panels',
  },
  { name: 'manufacturers of a letter', path: '/manufacturers/a', heading: 'Manufacturers: A' },
  {
    name: 'manufacturers of a letter that has none',
    path: '/manufacturers/x',
    heading: 'Manufacturers: X',
    unlisted: true,
  },
  { name: 'manufacturers of a category', path: '/manufacturers/roofing', heading: 'Manufacturers: Roofing' },
  {
    name: 'CAD details of a product',
    path: '/product/1/cad',
    heading: 'CAD details of Brightdeck Reinforced TPO Membrane',
  },
  {
    name: 'featured products of a division',
    path: '/featured/products/07',
    heading: 'Featured products: 07 Thermal and Moisture Protection',
  },
  { name: 'a promotion', path: '/featured/1', heading: 'Brightdeck Reinforced TPO Membrane' },
  {
    name: 'a promotion that has ended',
    path: '/featured/12',
    heading: 'Softsnow Fleece-Backed TPO Membrane',
    unlisted: true,
  },
  { name: 'lists of a type', path: '/content-type/cad/util', heading: 'CAD details: lists and links' },
];
