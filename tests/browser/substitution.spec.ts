import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';

import { expect, test } from '#tests/browser/support/test.ts';

const other = 'Weldline Self-Adhered TPO Membrane';

test('I evaluate a substitution out of a comparison, decide, find it again after a reload, and take the form with me', async ({
  page,
}) => {
  await page.goto('/compare?ids=1,155');
  await page.getByRole('link', { name: 'Evaluate as substitution' }).click();
  await expect(page).toHaveURL(/\/substitution\?specified=1&proposed=155$/);
  await expect(page.getByRole('row', { name: /^Installation method/ })).toContainText('FAIL');

  const about = `Installation method, ${other}`;
  await page.getByRole('button', { name: `Decide on ${about}` }).click();
  await page.getByRole('combobox', { name: `Decision on ${about}` }).selectOption('Revise and resubmit');
  await page.getByRole('textbox', { name: `Remark on ${about}` }).fill('Show the primer & its <odor>.');
  await page.getByRole('textbox', { name: 'Project', exact: true }).fill('Elm Street Library');
  await page.getByRole('radio', { name: 'Accepted as noted' }).check();
  await page.reload();
  await page.getByRole('button', { name: `Change decision on ${about}` }).click();
  await expect(page.getByRole('textbox', { name: `Remark on ${about}` })).toHaveValue(
    'Show the primer & its <odor>.',
  );
  await expect(page.getByRole('combobox', { name: `Decision on ${about}` })).toHaveValue(
    'revise and resubmit',
  );
  await expect(page.getByRole('radio', { name: 'Accepted as noted' })).toBeChecked();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download DOCX' }).first().click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Substitution request for Brightdeck .*\.docx$/);
  const parts = unzipSync(await readFile(await download.path()));
  const text = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  for (const words of [
    'Elm Street Library',
    'Revise and resubmit. Show the primer &amp; its &lt;odor&gt;.',
    'Fail. Differs from specified.',
    'Accepted as noted. Make submittals',
    'Signature',
  ])
    expect(text).toContain(words);

  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 612 792/);
});

test('on a phone nothing scrolls sideways, and a remark can be typed beside its figures', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/substitution?specified=1&proposed=155,140,2');
  await page.getByRole('button', { name: `Decide on Wind uplift rating, ${other}` }).click();
  const remark = page.getByRole('textbox', { name: `Remark on Wind uplift rating, ${other}` });
  await remark.fill('Assembly number?');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expect(remark).toBeInViewport();
});
