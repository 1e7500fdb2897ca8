import { lostInForcedColors } from '#tests/browser/support/forced-colors.ts';
import { openScreen, screens } from '#tests/browser/support/screens.ts';
import { signInAs } from '#tests/browser/support/sign-in.ts';
import { doubleText, faults, look, pinned, textSpacing, wear } from '#tests/browser/support/strain.ts';
import { expect, test, type Page } from '@playwright/test';
import { watchRequests } from '#tests/browser/support/settled.ts';

/** The screens with the least room; `ALL_SCREENS=1` looks at all, which takes minutes. */
const hardest = new Set([
  'results of one type, filtered',
  'product',
  'specification',
  'EPD',
  'downloads of a product',
  'courses',
  'SpecWizard, decided, a paragraph marked',
  'a drawing in the viewer',
  'redline of two specifications, a change accepted',
  'the account',
]);

const isAll = process.env['ALL_SCREENS'] !== undefined;

/** As high as all of the page, so that all of it is page at. */
async function size(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(height, 900), 14_000) });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

for (const screen of screens.filter(({ name }) => isAll || hardest.has(name))) {
  test(`${screen.name}: large text, wide spacing, a page at 400%, and forced colors lose nothing`, async ({
    context,
  }) => {
    watchRequests(context);
    const page = await context.newPage();
    if (screen.as) await signInAs(context, screen.as);
    await openScreen(page, screen);
    const found: Record<string, string[]> = { forced: await lostInForcedColors(page) };
    await size(page, 1280);
    const before = await look(page);
    for (const [how, css] of Object.entries({ double: doubleText, spacing: textSpacing })) {
      const takeOff = await wear(page, css);
      await size(page, 1280);
      found[how] = faults(before, await look(page), true);
      await takeOff();
    }
    await size(page, 320);
    found['at 400%'] = faults(before, await look(page), false);
    await page.setViewportSize({ width: 320, height: 256 });
    found['in a low window'] = await pinned(page);
    expect(found).toEqual({ forced: [], double: [], spacing: [], 'at 400%': [], 'in a low window': [] });
  });
}
