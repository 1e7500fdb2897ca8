import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, type Page } from '#tests/browser/support/test.ts';

/**
 * Forty screens and the gallery as they looked when someone last looked at them. `npm run looks` takes the pictures anew;
 * look at what changed before you commit it. Left out is what shows one person's changing records, or sizes
 * of files, which the server learns late.
 */
export const looked: readonly string[] = [
  'home',
  'search before anything is typed',
  'results',
  'results of one type, filtered',
  'results narrowed by a range',
  'zero results',
  'product',
  'manufacturer',
  'manufacturer without anything',
  'manufacturer that is not a client',
  'manufacturer’s CAD details',
  'the chart of MasterFormat',
  'about specifications',
  'hidden notes',
  'associations of all divisions',
  'schools',
  'the best posts',
  'products by division',
  'a division',
  'a section',
  'products of a section',
  'manufacturers of a letter',
  'comparison',
  'substitution',
  'rules of AIA credit',
  'what is new this week',
  'specification',
  'specification, printable',
  'search inside specifications, nothing found',
  'standards of a section',
  'merging, nothing chosen',
  'SpecWizards',
  'SpecWizard, a template',
  'a drawing in the viewer',
  'the blog',
  'a post with drawing and table',
  'a course with its quiz checked',
  'a landing page with a lead form',
  'newsletter, with mistakes',
  'sign in with mistakes',
  'gallery',
];

/** Which browser took the pictures, without its minor version: another one draws letters another way. */
const madeWith = join(import.meta.dirname, '../pictures/browser.txt');
const program = process.env['JOURNEY_BROWSER'] ?? '';
const [major = ''] = /\d+/.exec(execFileSync(program, ['--version']).toString()) ?? [];
const browser = `${basename(program)} ${major}`;
if (process.env['TAKE_PICTURES'] !== undefined) writeFileSync(madeWith, `${browser}\n`);
const made = readFileSync(madeWith, 'utf8').trim();
if (made !== browser) console.info(`Pictures are from ${made}, this is ${browser}: none is compared.`);

const isCompared = (name: string): boolean => made === browser && looked.includes(name);

/** Before a screen of which there is a picture is opened. */
export async function prepareToCompare(page: Page, name: string): Promise<void> {
  if (!isCompared(name)) return;
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Compares a screen, in the light, with its picture, where there is one. */
export async function expectToLookAsBefore(page: Page, name: string, width: 1360 | 390): Promise<void> {
  if (!isCompared(name)) return;
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page).toHaveScreenshot(`${name.replaceAll(/[^a-z]+/gi, '-')}-${width}.png`, {
    // Which advertisement is shown, and which products on the home page, is drawn by lot.
    mask: [
      page.getByRole('complementary', { name: 'Advertisement' }),
      page.getByRole('region', { name: 'Featured products' }),
    ],
    maxDiffPixelRatio: 0.002,
    timeout: 20_000,
  });
  await page.emulateMedia({ colorScheme: 'dark' });
}
