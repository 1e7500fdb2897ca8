import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Rule, RunOptions, SerialContextObject } from 'axe-core';

import { markNewColors, newColors } from '#tests/browser/support/colors.ts';

/** A page has it from its start or is sent it. `axe.source` is the unminified one, which takes 50 ms more to compile. */
export const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on the theme: each combination of colors is judged in both, on the first screen that has it. */
const colorRules: Rule[] = [
  { id: 'color-contrast', selector: newColors },
  { id: 'link-in-text-block', selector: `a[href]${newColors}` },
];

/** A choice's visible text holds its notes and consequences, which describe it; its name is its own words alone. */
const nameRule: Rule = {
  id: 'label-content-name-mismatch',
  selector: ':is([aria-label], [aria-labelledby]):not([role="treeitem"])',
};

const changedRules = [...colorRules, nameRule];

/** A modal dialog is looked at alone: the page below it takes no part, and is a screen of its own. */
const modal = 'dialog:modal';

/** The parts that every page has; the landmarks that hold them are still compared with the page's own. */
const frame = ':is(header:has(~ #content), #content ~ footer)';
const repeated = `${frame} :is(:is(nav, form) > *, ul, p)`;

/** Header and footer as they were judged, per worker: they differ by person and width. */
const judgedFrames = new Set<string>();

/**
 * No violation of WCAG 2.2 A and AA or of axe's best practices, of the color rules in the dark and in the light. `except`
 * names rules that the journey checks in its own way.
 */
export async function expectAxeClean(page: Page, except: readonly string[] = []): Promise<void> {
  const before = await look(page);
  expect(before.unstyled, 'classes of a module that has none of that name').toEqual([]);
  if (!before.hasAxe) await page.evaluate(axeSource);
  // Some tokens are one color in the light and two in the dark, so combinations are told apart there. With less motion no
  // color is on its way from one theme to the other.
  if (!before.isCalmAndDark) await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const within = before.hasDialog ? modal : 'html';
  const hasNewColors = await markNewColors(page, within);
  const ids = colorRules.map(({ id }) => id);
  const left = hasNewColors ? except : [...ids, ...except];
  const isRepeated = !hasNewColors && !before.hasDialog && judgedFrames.has(before.frame);
  await expectClean(page, isRepeated ? { include: [within], exclude: [repeated] } : within, {
    runOnly: standards,
    rules: Object.fromEntries(left.map((rule) => [rule, { enabled: false }])),
  });
  if (!before.hasDialog) judgedFrames.add(before.frame);
  if (hasNewColors) {
    await page.emulateMedia({ colorScheme: 'light' });
    await expectClean(page, newColors, { runOnly: ids });
  }
  // Each time, all styles are computed anew, even for what the page has already.
  if (hasNewColors || !before.isCalmAndDark) await page.emulateMedia(before.media);
}

/** In one question: a locator here would first load Playwright's own code into the page. */
function look(page: Page) {
  return page.evaluate(
    ([modal, frame]) => {
      const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
      const isCalm = matchMedia('(prefers-reduced-motion)').matches;
      return {
        hasAxe: 'axe' in window,
        hasDialog: document.querySelector(modal) !== null,
        unstyled: [...document.querySelectorAll('[class~="undefined"]')].map(({ className }) => className),
        frame: [innerWidth, ...[...document.querySelectorAll(frame)].map((part) => part.textContent)].join(),
        isCalmAndDark: isCalm && isDark,
        media: {
          colorScheme: isDark ? ('dark' as const) : ('light' as const),
          reducedMotion: isCalm ? ('reduce' as const) : ('no-preference' as const),
        },
      };
    },
    [modal, frame] as const,
  );
}

async function expectClean(
  page: Page,
  context: string | SerialContextObject,
  options: RunOptions,
): Promise<void> {
  const found = await page.evaluate(
    async ([within, rules, colors]) => {
      // Without the source of each element that it looks at: a container's is most of the page's.
      window.axe.configure({ rules: colors, noHtml: true });
      const { violations } = await window.axe.run(within, { ...rules, resultTypes: ['violations'] });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`,
        ),
      );
    },
    [context, options, changedRules] as const,
  );
  expect(found, `axe, ${page.url()}`).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
