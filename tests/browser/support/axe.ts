import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions, SerialContextObject } from 'axe-core';

import { markNewColors } from '#tests/browser/support/colors.ts';

/** `axe.source` is the unminified one, of which sending and compiling takes a page 50 ms more. */
const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on the theme: each combination of colors is judged in both, on the first screen that has it. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** A modal dialog is looked at alone: the page below it takes no part, and is a screen of its own. */
const modal = 'dialog:modal';

/** What every page has; the landmarks that hold it are still compared with the page's own. */
const frame = ':is(header:has(~ #content), #content ~ footer)';
const repeated = `${frame} :is(:is(nav, form) > *, ul, p)`;

/** Header and footer as they were judged, per worker: they differ by person and width. */
const judgedFrames = new Set<string>();

/**
 * No violation of WCAG 2.2 A and AA or of axe's best practices, of the color rules in the light and in the dark. `except`
 * names rules that the journey checks in its own way.
 */
export async function expectAxeClean(page: Page, except: readonly string[] = []): Promise<void> {
  const left = [...colorRules, ...except].map((rule) => [rule, { enabled: false }] as const);
  await page.evaluate(source);
  const within = (await page.locator(modal).count()) > 0 ? modal : 'html';
  // Colors that are still on their way from one theme to the other belong to neither: with less motion none is.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const marked = await markNewColors(page, within);
  if (marked !== null)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectClean(page, marked, { runOnly: colorRules });
    }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  const shown = (await page.locator(frame).allInnerTexts()).join();
  const isJudged = judgedFrames.has(shown);
  await expectClean(
    page,
    isJudged && within === 'html' ? { include: [within], exclude: [repeated] } : within,
    {
      runOnly: standards,
      rules: Object.fromEntries(left),
    },
  );
  if (within === 'html') judgedFrames.add(shown);
}

async function expectClean(
  page: Page,
  context: string | SerialContextObject,
  options: RunOptions,
): Promise<void> {
  const found = await page.evaluate(
    async ([within, rules]) => {
      const { violations } = await window.axe.run(within, { ...rules, resultTypes: ['violations'] });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`,
        ),
      );
    },
    [context, options] as const,
  );
  expect(found, `axe, ${page.url()}`).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
