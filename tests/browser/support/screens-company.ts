import type { ScreenCase } from '#tests/browser/support/screens.ts';

const company = '/company/northfold-roofing-systems-31250';
const plain = '/company/plain-sons-77001';

/** The pages below a manufacturer's profile. */
export const companyScreens: readonly ScreenCase[] = [
  { name: 'manufacturer’s CAD details', path: `${company}/cad`, heading: 'CAD details' },
  { name: 'manufacturer’s EPDs, narrowed', path: `${company}/epd?validity=ended`, heading: 'EPDs' },
  { name: 'manufacturer without CAD details', path: `${plain}/cad`, heading: 'CAD details', unlisted: true },
  {
    name: 'CAD details by product',
    path: `${company}/cad/products/1,2,3`,
    heading: 'CAD details by product',
    unlisted: true,
  },
  { name: 'variations', path: `${company}/cad/1/variations`, heading: /^Variations of/ },
  { name: 'manufacturer’s search', path: `${company}/search`, heading: 'Search' },
  {
    name: 'search within a manufacturer',
    path: `${company}/search/roof/cad`,
    heading: /roof/,
    unlisted: true,
  },
  {
    name: 'product search',
    path: `${company}/product-search?terms=wind+uplift`,
    heading: /wind uplift/,
    unlisted: true,
  },
  {
    name: 'search by meaning',
    path: `${company}/vector-search?q=keeps+rain+out+of+flat+roofs`,
    heading: /keeps rain out/,
    unlisted: true,
  },
  { name: 'manufacturer’s projects', path: `${company}/projects`, heading: 'Projects' },
  { name: 'manufacturer without projects', path: `${plain}/projects`, heading: 'Projects', unlisted: true },
  {
    name: 'project of a manufacturer',
    path: `${company}/projects/1`,
    heading: 'Burlington Court Street Offices',
  },
  { name: 'projects of all manufacturers', path: '/projects', heading: 'Manufacturers’ projects' },
  {
    name: 'projects of a division in a state',
    path: '/projects/07?state=AL',
    heading: 'Projects: 07 Thermal and Moisture Protection',
    canonical: '/projects/07',
  },
  {
    name: 'a division without projects',
    path: '/projects/00',
    heading: 'Projects: 00 Procurement and Contracting Requirements',
    unlisted: true,
  },
  {
    name: 'listing without a library',
    path: '/company/tamarack-millwork-60733/nonclient',
    heading: 'Tamarack Millwork',
  },
  {
    name: 'own resources',
    path: `${company}/resources/northfold/demo-report`,
    heading: 'Manufacturer resources',
    unlisted: true,
  },
];
