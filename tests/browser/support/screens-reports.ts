import { expect, type Page } from '@playwright/test';

import type { ScreenCase } from '#tests/browser/support/screens.ts';

/** Below its head, which stays in place, the grid has room for projects. */
async function showsProjects(page: Page): Promise<void> {
  const grid = page.getByRole('grid', { name: 'Projects' });
  await grid.scrollIntoViewIfNeeded();
  const head = await grid.getByRole('row').first().boundingBox();
  expect(head?.height, 'px of the head').toBeLessThan(160);
}

/** Manufacturers' reports. */
export const reportScreens: readonly ScreenCase[] = [
  {
    name: 'use of specifications',
    path: '/outline-specs-report?group=state',
    as: 'ada',
    heading: 'Specification use',
    unlisted: true,
    before: showsProjects,
  },
  {
    name: 'use of a manufacturer’s specifications, narrowed',
    path: '/outline-specs-report/northfold/demo-report?type=Health&group=month',
    heading: 'Specification use: Northfold Roofing Systems',
    unlisted: true,
  },
  {
    name: 'use of a manufacturer’s specifications, wrong password',
    path: '/outline-specs-report/northfold/guessed',
    heading: 'Specification use',
    unlisted: true,
    fails: '/api/outline-specs-report/',
  },
  {
    name: 'saved items',
    path: '/company/northfold-roofing-systems-31250/reports/northfold/demo-report/user-favorites',
    heading: /^Saved items/,
    unlisted: true,
  },
];
