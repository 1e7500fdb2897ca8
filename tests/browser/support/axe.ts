import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

import { markNewColors } from '#tests/browser/support/colors.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on the theme; the others check what both themes share. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * No violation of WCAG 2.2 A and AA or of axe's best practices in the light, and none of the color rules in the dark,
 * where each combination of colors is judged on the first screen that has it.
 */
export async function expectAxeClean(page: Page): Promise<void> {
  // Colors that are still on their way from one theme to the other belong to neither: with less motion none is.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectClean(axeOn(page).withTags(tags));
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const selector = await markNewColors(page);
  // Its code is there from the run before.
  if (selector !== null) await expectClean(axeOn(page, 'axe').withRules(colorRules).include(selector));
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/** All in the page itself, which has no frames: otherwise each run opens another page to put its parts together. */
const axeOn = (page: Page, axeSource?: string) =>
  new AxeBuilder({ page, ...(axeSource !== undefined && { axeSource }) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();

async function expectClean(axe: AxeBuilder): Promise<void> {
  const { violations, url } = await axe.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  );
  expect(found, `axe, ${url}`).toEqual([]);
}
