import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import JSZip from 'jszip';
import readXlsxFile from 'read-excel-file/universal';

import { expectAxeClean } from '#tests/browser/support/axe.ts';
import { signInAgain, signInAs } from '#tests/browser/support/sign-in.ts';
import { expect, test, type Page } from '#tests/browser/support/test.ts';

const projectList = (page: Page) => page.getByRole('list', { name: 'Design projects' });

async function newProject(page: Page, name: string): Promise<void> {
  await page.goto('/account/projects');
  await page.getByRole('button', { name: 'New project' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('I make a project, add to it from the library, and take its schedule and submittal along', async ({
  page,
  context,
}) => {
  await signInAgain(context);
  await newProject(page, 'Harbor School');
  await page.goto('/product/1');
  await page
    .getByRole('button', { name: /^Add to project: / })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Harbor School/ })
    .click();
  await expect(page.getByText('Saved project')).toBeVisible();
  await page.goto('/search/door/product');
  for (const place of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(place)
      .check();
  await page
    .getByRole('region', { name: 'Selected items' })
    .getByRole('button', { name: /^Add to project/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Harbor School/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/account/projects');
  await projectList(page).getByRole('link', { name: 'Harbor School' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Open decisions',
    'Expired, changed, gone',
    'LEED v4.1',
    /^07 Thermal/,
    /^08 Openings/,
  ]);
  const note = page.getByRole('textbox', { name: 'Note on Brightdeck Reinforced TPO Membrane' });
  await note.fill('Low roof only.');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await note.blur();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(note).toHaveValue('Low roof only.');

  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Schedule' }).click();
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'XLSX' }).click(),
  ]);
  const [first] = await readXlsxFile(new Blob([await readFile(await sheet.path())]));
  expect(first?.data).toHaveLength(4);
  expect(first?.data.some((row) => row.includes('Low roof only.'))).toBe(true);

  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Submittal' }).click();
  await page.getByRole('checkbox', { name: /^Considering/ }).check();
  const [binder] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save PDF' }).click(),
  ]);
  expect(binder.suggestedFilename()).toMatch(/^Harbor School - Submittal \d{4}-\d{2}-\d{2}\.pdf$/);
  const pdf = await PDFDocument.load(await readFile(await binder.path()));
  expect(pdf.getPageCount()).toBeGreaterThan(8);

  await page.getByRole('radio', { name: 'ZIP, one format per document' }).check();
  const [packed] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download ZIP' }).click(),
  ]);
  const zip = await JSZip.loadAsync(await readFile(await packed.path()), { checkCRC32: true });
  const paths = Object.values(zip.files).flatMap(({ dir, name }) => (dir ? [] : [name]));
  expect(paths.slice(0, 2)).toEqual(['Contents.txt', 'Register.xlsx']);
  expect(paths[2]).toMatch(
    /^07 54 23 Thermoplastic-Polyolefin Roofing\/1 Brightdeck Reinforced TPO Membrane\//,
  );
});

test('a file that fails is told in the submittal, the rest is saved; cancelled, nothing is', async ({
  page,
  context,
  expected,
}) => {
  expected.failingRequest('/api/files/');
  await signInAs(context, 'ada');
  await page.route('**/api/files/epd/31/**', (route) => route.fulfill({ status: 500 }));
  await page.goto('/account/projects/1?view=submittal');
  await page.getByRole('radio', { name: 'ZIP, one format per document' }).check();
  const [binder] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download ZIP' }).click(),
  ]);
  await expect(page.getByRole('list', { name: 'Missing files' })).toContainText(
    'The server couldn’t send the file (error 500).',
  );
  const zip = await JSZip.loadAsync(await readFile(await binder.path()), { checkCRC32: true });
  expect(await zip.file('Contents.txt')?.async('string')).toContain(
    '[missing: The server couldn’t send the file (error 500).]',
  );
  await page.unroute('**/api/files/epd/31/**');
  await page.route('**/api/files/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue().catch(() => undefined);
  });
  await page.goto('/account/projects/1?view=submittal');
  await page.getByRole('button', { name: 'Save PDF' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/^Canceled\. Nothing was saved/)).toBeVisible();
});

test('the product schedule prints its title block and its sections, without the site around it', async ({
  page,
  context,
}) => {
  await signInAs(context, 'ada');
  await page.goto('/account/projects/1?view=schedule');
  await page.getByRole('table').waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Account' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.locator('dl').filter({ hasText: 'Providence Community Library' }).last()).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
});

test('the items of a project print what was chosen and written, and no controls', async ({
  page,
  context,
}) => {
  await signInAs(context, 'ada');
  await page.goto('/account/projects/1');
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /^Accept the change of / })
    .first()
    .waitFor();
  await main
    .getByRole('button', { name: / documents$/ })
    .first()
    .waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText('Providence Community Library')).toBeVisible();
  await expect(main.getByText(/^Updated .* You chose the version of /).first()).toBeVisible();
  await expect(main.getByRole('checkbox')).toHaveCount(0);
  await expect(main.getByRole('button', { name: /^(?:Accept|Remove|Select)/ })).toHaveCount(0);
  await expect(main.getByRole('link', { name: /^Evaluate a substitution/ })).toHaveCount(0);
  // A field without a note is not there, one with a note has no frame.
  const notes = main.getByRole('textbox', { name: /^Note on / });
  for (const note of await notes.all()) {
    expect(await note.inputValue()).not.toBe('');
    await expect(note).toHaveCSS('border-top-width', '0px');
  }
  const status = main.getByRole('combobox', { name: /^Status of / }).first();
  await expect(status).toHaveCSS('border-top-width', '0px');
});

test('a dialog closes by Escape, by its button and by what it offers, and the focus is where it was', async ({
  page,
  context,
}) => {
  await signInAs(context, 'ada');
  await page.goto('/account/projects');
  const opener = page.getByRole('button', { name: 'Delete Promenade Street Warehouse' });
  const dialog = page.getByRole('dialog');
  await opener.click();
  await expect(dialog).toContainText('The project is empty.');
  await expectAxeClean(page);
  await page.mouse.click(5, 5);
  await expect(dialog, 'a click beside it could cost what was typed').toBeVisible();
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => dialog.getByRole('button', { name: 'Keep project' }).click(),
  ]) {
    await expect(dialog).toBeVisible();
    await leave();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
  }
});
