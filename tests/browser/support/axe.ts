import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on the theme; the others check what both themes share. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** No violation of WCAG 2.2 A and AA or of axe's best practices in the light, and none of the colours' rules in the dark. */
export async function expectAxeClean(page: Page): Promise<void> {
  await expectClean(page, 'light', (axe) => axe.withTags(tags));
  await expectClean(page, 'dark', (axe) => axe.withRules(colorRules));
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

async function expectClean(
  page: Page,
  colorScheme: 'light' | 'dark',
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<void> {
  // Colours that are still on their way from one theme to the other belong to neither: with less motion none is.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const { violations } = await choose(new AxeBuilder({ page })).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  );
  expect(found, `axe, ${colorScheme}, ${new URL(page.url()).pathname}`).toEqual([]);
}
