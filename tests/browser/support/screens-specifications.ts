import type { ScreenCase } from '#tests/browser/support/screens.ts';

/** Sections as they are read. */
export const specificationScreens: readonly ScreenCase[] = [
  { name: 'specifications by section', path: '/content-type/spec', heading: 'Specifications' },
  { name: 'specification', path: '/specification/31250/1', heading: 'Thermoplastic-Polyolefin Roofing' },
  {
    name: 'specification as recommended, with notes, a word found',
    path: '/specification/31250/1',
    heading: 'Thermoplastic-Polyolefin Roofing',
    before: async (page) => {
      await page.getByRole('radio', { name: 'As the manufacturer recommends' }).check();
      await page.getByRole('checkbox', { name: 'Notes to specifier' }).check();
      await page.getByRole('textbox', { name: 'Find in this section' }).fill('membrane');
      await page.getByText(/^1 of \d+$/).waitFor();
    },
  },
  {
    name: 'neutral section',
    path: '/specification/neutral/neutral-013300',
    heading: 'Submittal Procedures',
  },
  {
    name: 'specification, printable',
    path: '/specification/31250/1/specification.fmt.html',
    heading: 'Thermoplastic-Polyolefin Roofing',
    canonical: '/specification/31250/1',
  },
  {
    name: 'search inside specifications, before words',
    path: '/specifications/search',
    heading: 'Search inside specifications',
  },
  {
    name: 'search inside specifications',
    path: '/specifications/search?q=sealant&part=2',
    heading: 'Search inside specifications',
    unlisted: true,
  },
  {
    name: 'search inside specifications, nothing found',
    path: '/specifications/search?q=zzzqqq',
    heading: 'Search inside specifications',
    unlisted: true,
  },
  { name: 'standards', path: '/standards', heading: 'Standards cited in specifications' },
  {
    name: 'standards of a section',
    path: '/standards?section=075423',
    heading: 'Standards cited in 07 54 23',
    unlisted: true,
  },
  { name: 'standard', path: '/standards/astm-e84', heading: 'ASTM E84' },
  { name: 'standard that is withdrawn', path: '/standards/astm-e907', heading: 'ASTM E907' },
  { name: 'merging, nothing chosen', path: '/merge-specifications', heading: 'Merge specifications' },
  {
    name: 'merging, a conflict resolved',
    path: '/merge-specifications?of=northfold-075423,stormglass-075423',
    heading: 'Merge 07 54 23 Thermoplastic-Polyolefin Roofing',
    unlisted: true,
    before: async (page) => {
      await page.getByRole('radio', { name: /^Stricter: 150 psf/ }).check();
      await page.getByText(/6 of 7 conflicts open/).waitFor();
    },
  },
  {
    name: 'merging, different sections refused',
    path: '/merge-specifications?of=northfold-075423,northfold-075323',
    heading: 'Merge 07 54 23 Thermoplastic-Polyolefin Roofing',
    unlisted: true,
  },
];
