import type { Page } from '@playwright/test';

import type { ScreenCase } from '#tests/browser/support/screens.ts';

const tpo = '/sw/northfold-075423';
const tpoHeading = '07 54 23 Thermoplastic-Polyolefin Roofing';

/** A narrow window has some of the tools in a menu. */
async function chooseTool(page: Page, name: string): Promise<void> {
  const more = page.getByRole('button', { name: 'More', exact: true });
  if (await more.isVisible()) await more.click();
  await page.getByRole('button', { name }).click();
}

/** Sections to decide. */
export const specwizardScreens: readonly ScreenCase[] = [
  { name: 'SpecWizards', path: '/specwizard', heading: 'SpecWizards' },
  {
    name: 'SpecWizards of a division',
    path: '/specwizard?division=07',
    heading: 'SpecWizards',
  },
  {
    name: 'SpecWizard, decided, a paragraph marked',
    path: tpo,
    heading: tpoHeading,
    before: async (page) => {
      await chooseTool(page, 'Use recommended choices');
      await page.getByRole('tree', { name: 'Document' }).getByText('Adhered TPO membrane roofing.').click();
      await page.getByRole('toolbar', { name: /^Paragraph/ }).waitFor({ state: 'attached' });
    },
  },
  {
    name: 'SpecWizard, pre-flight',
    path: tpo,
    heading: tpoHeading,
    before: async (page) => {
      await page.getByRole('button', { name: /^Pre-flight/ }).click();
      await page.getByRole('heading', { name: /^Open decisions/ }).waitFor();
    },
  },
  { name: 'SpecWizard, a template', path: '/sw/template/1', heading: tpoHeading, unlisted: true },
  {
    name: 'SpecWizard, an unknown file name',
    path: '/sw/northfold-075424',
    heading: /^No SpecWizard has the name/,
    fails: '/api/sw_data/',
    unlisted: true,
  },
  {
    name: 'SpecWizard, a merged section',
    path: '/sw/merged--northfold-075423--stormglass-075423',
    heading: tpoHeading,
    unlisted: true,
  },
  {
    name: 'SpecWizard in a project',
    path: '/account/specwizard-projects/1/specwizard',
    heading: tpoHeading,
    as: 'ada',
    unlisted: true,
  },
  {
    name: 'SpecWizard, saving',
    path: tpo,
    heading: tpoHeading,
    as: 'ada',
    before: async (page) => {
      await chooseTool(page, 'Save to project…');
      await page.getByRole('form', { name: 'Save to project' }).waitFor();
    },
  },
  {
    name: 'My office’s sections, a file open',
    path: '/office-sections',
    heading: 'My office’s sections',
    before: async (page) => {
      await page.getByRole('button', { name: 'Open a file…' }).click();
      await page
        .getByLabel('File', { exact: true })
        .setInputFiles('tests/files/office-sections/decimals.docx');
      await page.getByRole('button', { name: 'Keep and edit' }).waitFor();
    },
  },
  {
    name: 'SpecWizard project',
    path: '/account/specwizard-projects/1',
    heading: 'Library low roof',
    as: 'ada',
    unlisted: true,
  },
  {
    name: 'SpecWizard project, adding a section',
    path: '/account/specwizard-projects/1',
    heading: 'Library low roof',
    as: 'ada',
    unlisted: true,
    before: async (page) => {
      await page.getByRole('button', { name: 'Add section' }).click();
      await page.getByRole('list', { name: 'Sections to add' }).waitFor();
    },
  },
];
