import type { ScreenCase } from '#tests/browser/support/screens.ts';

const library = 'Olneyville Branch Library';
const ofLibrary = { as: 'ada', heading: library, unlisted: true } as const;

/** Design projects, and what is made of one. */
export const projectScreens: readonly ScreenCase[] = [
  { name: 'projects', path: '/account/projects', heading: 'Projects', as: 'ada', unlisted: true },
  { name: 'no projects yet', path: '/account/projects', heading: 'Projects', as: 'ben', unlisted: true },
  {
    name: 'a new project with mistakes',
    path: '/account/projects',
    heading: 'Projects',
    as: 'ada',
    unlisted: true,
    before: async (page) => {
      await page.getByRole('button', { name: 'New project' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Please correct 1 field.').waitFor();
    },
  },
  {
    ...ofLibrary,
    name: 'a project, some items selected',
    path: '/account/projects/1',
    before: async (page) => {
      const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
      for (const place of [0, 1]) await boxes.nth(place).check();
      await page
        .getByRole('button', { name: / documents$/ })
        .first()
        .waitFor();
    },
  },
  {
    ...ofLibrary,
    name: 'a project, choosing documents',
    path: '/account/projects/1',
    before: async (page) => {
      await page
        .getByRole('button', { name: / documents$/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    },
  },
  {
    ...ofLibrary,
    name: 'a project, adding favorites',
    path: '/account/projects/1',
    before: async (page) => {
      await page.getByRole('button', { name: 'Add from favorites' }).click();
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'a project that someone shares with me, and who changed what',
    path: '/account/projects/2',
    heading: 'Fox Point Row Houses',
    as: 'iris',
    unlisted: true,
    before: async (page) => {
      await page.getByRole('list', { name: 'Changes, newest first' }).waitFor();
    },
  },
  { name: 'projects of others', path: '/account/projects', heading: 'Projects', as: 'iris', unlisted: true },
  {
    name: 'the people on a project',
    path: '/account/projects/2',
    heading: 'Fox Point Row Houses',
    as: 'ada',
    unlisted: true,
    before: async (page) => {
      await page.getByRole('button', { name: 'People (2)' }).click();
      await page.getByRole('list', { name: 'People on the project' }).waitFor();
    },
  },
  {
    name: 'a project without items',
    path: '/account/projects/3',
    heading: 'Promenade Street Warehouse',
    as: 'ada',
    unlisted: true,
  },
  { ...ofLibrary, name: 'product schedule', path: '/account/projects/1?view=schedule' },
  { ...ofLibrary, name: 'scorecard', path: '/account/projects/1?view=scorecard' },
  { ...ofLibrary, name: 'submittal', path: '/account/projects/1?view=submittal' },
  {
    name: 'outline specs, a section edited',
    path: '/account/projects/1/outline-specs',
    heading: 'Outline specs',
    as: 'ada',
    unlisted: true,
    before: async (page) => {
      await page.getByText('2.1 MANUFACTURERS').waitFor();
      await page.getByRole('button', { name: 'Edit Brick Masonry' }).click();
      await page.getByRole('textbox', { name: 'Products' }).waitFor();
    },
  },
  {
    name: 'outline specs, choosing a specification',
    path: '/account/projects/1/outline-specs',
    heading: 'Outline specs',
    as: 'ada',
    unlisted: true,
    before: async (page) => {
      await page.getByRole('button', { name: 'Choose a specification for Brick Masonry' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Find its products' }).waitFor();
    },
  },
  {
    name: 'project manual',
    path: '/account/projects/1/outline-specs',
    heading: 'Outline specs',
    as: 'ada',
    unlisted: true,
    before: async (page) => {
      await page.getByText('2.1 MANUFACTURERS').waitFor();
      await page.getByRole('button', { name: 'Create project manual' }).click();
      await page.getByRole('dialog').getByRole('group', { name: 'Sections' }).waitFor();
    },
  },
  {
    name: 'issues of a manual',
    path: '/account/projects/2/issues',
    heading: 'Issues',
    as: 'ada',
    unlisted: true,
  },
  {
    name: 'pre-flight of a project',
    path: '/account/projects/1/pre-flight',
    heading: 'Pre-flight',
    as: 'ada',
    unlisted: true,
    before: (page) => page.getByText(/^\d+ open items\.$/).waitFor(),
  },
  {
    name: 'pre-flight of an empty project',
    path: '/account/projects/3/pre-flight',
    heading: 'Pre-flight',
    as: 'ada',
    unlisted: true,
  },
  {
    name: 'a manual, changed since its issue',
    path: '/account/projects/2/issues',
    heading: 'Issues',
    as: 'ada',
    unlisted: true,
    before: async (page) => {
      await page.getByRole('button', { name: 'Compare with Issue 1' }).click();
      await page.getByRole('list', { name: 'Changed sections' }).waitFor();
    },
  },
  {
    name: 'issues of a manual, issuing it',
    path: '/account/projects/2/issues',
    heading: 'Issues',
    as: 'ada',
    unlisted: true,
    before: async (page) => {
      await page.getByRole('button', { name: 'Issue manual…' }).click();
      await page.getByRole('textbox', { name: /^Issued for/ }).waitFor();
    },
  },
  {
    name: 'project lists',
    path: '/account/projects/1/lists',
    heading: 'Project lists',
    as: 'ada',
    unlisted: true,
    before: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'project lists, standards',
    path: '/account/projects/1/lists?list=standards',
    heading: 'Project lists',
    as: 'ada',
    unlisted: true,
    before: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'outline specs of an empty project',
    path: '/account/projects/3/outline-specs',
    heading: 'Outline specs',
    as: 'ada',
    unlisted: true,
  },
  {
    name: 'product, asking its manufacturer',
    path: '/product/1',
    heading: 'Brightdeck Reinforced TPO Membrane',
    as: 'ada',
    before: async (page) => {
      await page.getByRole('button', { name: 'Request information' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Add a sample' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Sample 1' }).waitFor();
    },
  },
  {
    name: 'product, adding it to a project',
    path: '/product/1',
    heading: 'Brightdeck Reinforced TPO Membrane',
    as: 'ada',
    before: async (page) => {
      await page
        .getByRole('button', { name: /^Add to project: / })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('list', { name: 'Your projects' }).waitFor();
    },
  },
];
