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
    name: 'specification, printable',
    path: '/specification/31250/1/specification.fmt.html',
    heading: 'Thermoplastic-Polyolefin Roofing',
    canonical: '/specification/31250/1',
  },
];
