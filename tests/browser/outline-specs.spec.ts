import { readFile } from 'node:fs/promises';

import { signInAgain } from '#tests/browser/support/sign-in.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { readManual } from '#tests/domain/project-manual/read-manual.ts';

test('I outline a project, choose a specification, add a section, and issue the project manual', async ({
  page,
  context,
}) => {
  await signInAgain(context);
  await page.goto('/account/projects');
  await page.getByRole('button', { name: 'New project' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Pier House');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pier House' })).toBeVisible();
  await page.goto('/product/1');
  await page
    .getByRole('button', { name: /^Add to project: / })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Pier House/ })
    .click();
  await expect(page.getByText('Saved project')).toBeVisible();
  await page.goto('/account/projects');
  await page.getByRole('link', { name: 'Pier House' }).click();
  await page.getByRole('link', { name: 'Outline specs' }).click();
  await expect(page.getByText('1 section has no specification yet.')).toBeVisible();

  await page.getByRole('button', { name: /^Choose a specification for / }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Choose Northfold Roofing Systems' })
    .first()
    .click();
  const roof = page.getByRole('article', { name: /^07 54 23 / });
  await expect(roof.getByText(/^2\.1 MANUFACTURERS/)).toBeVisible();
  await expect(page.getByText('1 section has no specification yet.')).toHaveCount(0);

  await roof.getByRole('button', { name: /^Edit / }).click();
  await roof.getByRole('textbox', { name: 'Title' }).fill('Low roof');
  await roof.getByRole('textbox', { name: /^Remarks/ }).fill('White, as the owner wants it.');
  await roof.getByRole('button', { name: 'Done editing Low roof' }).click();

  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByRole('searchbox', { name: 'Number or title' }).fill('07 92 00');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('Added 07 92 00 Joint Sealants.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const sealants = page.getByRole('article', { name: '07 92 00 Joint Sealants' });
  await sealants.getByRole('button', { name: 'Edit Joint Sealants' }).click();
  await sealants.getByRole('textbox', { name: 'Products' }).fill('Silicone: ASTM C920\n  Color: White');
  await page.reload();
  await expect(sealants.getByText('Color: White')).toBeVisible();
  await expect(roof.getByRole('heading', { level: 3 })).toHaveText('07 54 23 Low roof');

  await page.getByRole('button', { name: 'Create project manual' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Make manual of 2 sections' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Pier House - Project manual \d{4}-\d{2}-\d{2}\.pdf$/);
  const { pages, links, feet } = await readManual(await readFile(await file.path()));
  expect(pages[0]).toContain('PROJECT MANUAL Pier House');
  const [first, second] = links;
  expect(first?.title).toBe('07 54 23 Low roof, page 3');
  expect(pages[2]).toContain('SECTION 07 54 23 LOW ROOF');
  const start = second?.page ?? 0;
  expect(second?.title).toBe(`07 92 00 Joint Sealants, page ${start}`);
  expect(pages[start - 1]).toContain(
    'SECTION 07 92 00 JOINT SEALANTS PART 1 GENERAL (NOT USED) PART 2 PRODUCTS 2.1 JOINT SEALANTS A. Silicone: ASTM C920 1. Color: White',
  );
  expect(feet[start - 1]).toBe(`JOINT SEALANTS | Page ${start} | 07 92 00 - 1`);
  expect(pages).toHaveLength(start);
});
