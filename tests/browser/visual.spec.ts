import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { openScreen, screens } from '#tests/browser/support/screens.ts';
import { expect, test, type Page } from '#tests/browser/support/test.ts';

/**
 * Forty screens and the gallery as they looked when someone last looked at them. `npm run looks` takes the pictures anew;
 * look at what changed before you commit it. Left out is what shows one person's changing records, or sizes
 * of files, which the server learns late.
 */
const looked = [
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

const widths = [1360, 390] as const;
/** Which browser took the pictures, without its minor version: another one draws letters another way. */
const madeWith = join(import.meta.dirname, 'visual.spec.ts-snapshots/browser.txt');
const program = process.env['JOURNEY_BROWSER'] ?? '';
const [major = ''] = /\d+/.exec(execFileSync(program, ['--version']).toString()) ?? [];
const browser = `${basename(program)} ${major}`;
if (process.env['TAKE_PICTURES'] !== undefined) writeFileSync(madeWith, `${browser}\n`);
const made = readFileSync(madeWith, 'utf8').trim();
if (made !== browser) console.info(`Pictures are from ${made}, this is ${browser}: none is compared.`);

/** Products in random order are the same four here. */
async function drawSameProducts(page: Page): Promise<void> {
  await page.route('**/api/products/es/search', async (route) => {
    const [drawn, featured] = await Promise.all([route.fetch(), page.request.get('/api/products/featured')]);
    const json = v.parse(Drawn, await drawn.json());
    const products = v.parse(v.array(v.unknown()), await featured.json());
    json.hits.hits = json.hits.hits.map((hit, at) => ({ ...hit, _source: products[at] }));
    await route.fulfill({ json });
  });
}

const Drawn = v.looseObject({
  hits: v.looseObject({ hits: v.array(v.looseObject({ _source: v.unknown() })) }),
});

test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

for (const name of made === browser ? looked : []) {
  test(`${name} looks as before`, async ({ page }) => {
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`No screen is called ${name}.`);
    await page.setViewportSize({ width: widths[0], height: 900 });
    await drawSameProducts(page);
    await openScreen(page, screen);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page).toHaveScreenshot(`${name.replaceAll(/[^a-z]+/gi, '-')}-${width}.png`, {
        // Which advertisement is shown is drawn by lot.
        mask: [page.getByRole('complementary', { name: 'Advertisement' })],
        maxDiffPixelRatio: 0.002,
        timeout: 20_000,
      });
    }
  });
}

test('every screen that is looked at is there', () => {
  const names = new Set(screens.map(({ name }) => name));
  expect(looked.filter((name) => !names.has(name))).toEqual([]);
});
