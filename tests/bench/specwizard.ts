import type { Browser, Page } from '@playwright/test';
import { median } from './median.ts';

/** A section of 2,000 lines in SpecWizard. */
export interface WizardMarks {
  /** From the arrival of its data to the frame that shows its lines, in ms. */
  open: number;
  /** From a click on a choice to the frame that shows it made, in ms, on a processor four times as slow. */
  click: number;
  /** Elements of the page, the recommended choices made. */
  nodes: number;
}

const SLOWDOWN = 4;
/** How long a hand holds a button down, in ms. */
const HELD = 80;
const SECTION = 'sw/brightwater-223400-complete';
const CHOICES = '[role="tree"][aria-label="Choices"] [role="treeitem"][aria-checked]';

/** Medians of `rounds` openings, each with a few clicks. */
export async function wizardMarks(
  browser: Browser,
  site: string,
  rounds: number,
  tell: (failure: string) => void,
): Promise<WizardMarks> {
  const opens: number[] = [];
  const clicks: number[] = [];
  const nodes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      await page.goto(`${site}specwizard`);
      const link = page.locator(`main a[href="/${SECTION}"]`).first();
      await link.waitFor();
      await page.waitForTimeout(2_500);
      const opened = untilOpen(page);
      await link.evaluate((element: HTMLElement) => element.click());
      opens.push(await opened);
      await page.getByRole('button', { name: 'Use recommended choices' }).click();
      nodes.push(await page.evaluate(() => document.querySelectorAll('*').length));
      await page.waitForTimeout(1_000);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      for (let step = 0; step < 4; step += 1) {
        const painted = untilChosen(page);
        await page.waitForTimeout(50);
        await page
          .locator(CHOICES)
          .nth(step)
          .locator('[id$="-name"]')
          .click({ noWaitAfter: true, delay: HELD });
        clicks.push(await painted);
        await page.waitForTimeout(800);
      }
    } catch (error) {
      tell(`SpecWizard not measured: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      await context.close();
    }
  }
  return { open: median(opens), click: median(clicks), nodes: Math.max(...nodes) };
}

/** From the end of the answer to the frame that has lines of the document. */
function untilOpen(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new MutationObserver((_changes, observer) => {
          if (document.querySelectorAll('[role="treeitem"][data-line]').length < 5) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.addEventListener('message', () => {
              const [answer] = performance
                .getEntriesByType('resource')
                .filter(({ name }) => name.includes('/api/sw_data/'));
              const end = answer && 'responseEnd' in answer ? answer.responseEnd : Number.NaN;
              resolve(performance.now() - end);
            });
            channel.port1.start();
            channel.port2.postMessage(null);
          });
        }).observe(document.body, { subtree: true, childList: true });
      }),
  );
}

/** From the next click to the frame in which a choice has changed. */
function untilChosen(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let started = 0;
        addEventListener('click', ({ timeStamp }) => (started = timeStamp), { capture: true, once: true });
        new MutationObserver((_changes, observer) => {
          if (started === 0) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.addEventListener('message', () => resolve(performance.now() - started));
            channel.port1.start();
            channel.port2.postMessage(null);
          });
        }).observe(document.body, { subtree: true, attributeFilter: ['aria-checked'] });
      }),
  );
}
