import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
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

/** Screens with products in random order. Only they have a route: with one, a page is loaded without the cache. */
const drawn = ['home'];

/** Products in random order are the same four here. */
async function drawSameProducts(page: Page): Promise<void> {
  await page.route('**/api/products/es/search', async (route) => {
    const [answer, featured] = await Promise.all([route.fetch(), page.request.get('/api/products/featured')]);
    const json = v.parse(Drawn, await answer.json());
    const products = v.parse(v.array(v.unknown()), await featured.json());
    json.hits.hits = json.hits.hits.map((hit, at) => ({ ...hit, _source: products[at] }));
    await route.fulfill({ json });
  });
}

const Drawn = v.looseObject({
  hits: v.looseObject({ hits: v.array(v.looseObject({ _source: v.unknown() })) }),
});

const isCompared = (name: string): boolean => made === browser && looked.includes(name);

/** Before a screen of which there is a picture is opened. */
export async function prepareToCompare(page: Page, name: string): Promise<void> {
  if (!isCompared(name)) return;
  await page.emulateMedia({ colorScheme: 'light' });
  if (drawn.includes(name)) await drawSameProducts(page);
}

/** Compares a screen, in the light, with its picture, where there is one. */
export async function expectToLookAsBefore(page: Page, name: string, width: 1360 | 390): Promise<void> {
  if (!isCompared(name)) return;
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page).toHaveScreenshot(`${name.replaceAll(/[^a-z]+/gi, '-')}-${width}.png`, {
    // Which advertisement is shown is drawn by lot.
    mask: [page.getByRole('complementary', { name: 'Advertisement' })],
    maxDiffPixelRatio: 0.002,
    timeout: 20_000,
  });
  await page.emulateMedia({ colorScheme: 'dark' });
}
