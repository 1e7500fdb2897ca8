import { readFile } from 'node:fs/promises';

import { expectAxeClean } from '#tests/browser/support/axe.ts';
import { createPerson, signInWith } from '#tests/browser/support/sign-in.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { readPdf } from '#tests/domain/specification/writers/read-pdf.ts';

/** A logo whose file tries to run a script, and to load something. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60" onload="alert(1)">
  <script>alert(1)</script><image href="https://tracker.test/x.png" width="10" height="10"/>
  <rect width="60" height="60" fill="#0b5cab"/><text x="70" y="42" font-size="36">Reyes</text></svg>`;

test('the office’s name, logo, and lines are set once, and are in a file made in another browser', async ({
  page,
  context,
  browser,
}) => {
  const email = await createPerson(context);
  await signInWith(context, email);
  await page.goto('/account/office');
  await page.getByLabel('Office name').fill('Reyes Architects');
  await page.getByLabel('Header, left').fill('{office}, {project}');
  await page.getByLabel('Footer, right').fill('Page {page} of {pages}');
  await page.getByLabel('Logo').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(logo),
  });
  await expect(page.getByRole('img', { name: 'Logo of Reyes Architects' })).toBeVisible();
  await page.getByLabel('Font').selectOption('Typewriter');
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('/api/saved-work') && response.ok()),
    page.getByLabel('Paper').selectOption('A4'),
  ]);
  await expectAxeClean(page);

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await signInWith(other, email);
  const elsewhere = await other.newPage();
  await elsewhere.goto('/account/office');
  await expect(elsewhere.getByLabel('Office name')).toHaveValue('Reyes Architects');
  await elsewhere.goto('/sw/northfold-075423');
  await elsewhere.getByRole('button', { name: 'Download', exact: true }).click();
  const dialog = elsewhere.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^PDF/ }).check();
  const [file] = await Promise.all([
    elsewhere.waitForEvent('download'),
    dialog.getByRole('button', { name: /^Download/ }).click(),
  ]);
  const bytes = await readFile(await file.path());
  const { pages } = await readPdf(bytes);
  const words = (pages[0] ?? []).map(({ text }) => text).join(' ');
  const first = words.replaceAll(/\s+/g, ' ');
  expect(first).toContain('Reyes Architects,');
  expect(first).toContain(`Page 1 of ${pages.length}`);
  const source = bytes.toString('latin1');
  expect(/\/Subtype\/Image\/Width 1000\/Height 250/.test(source)).toBe(true);
  expect(/\/MediaBox\[0 0 595/.test(source)).toBe(true);
  expect(source.includes('IBMPlexMono')).toBe(true);
  await other.close();
});
