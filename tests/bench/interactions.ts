import { expect, type Browser, type CDPSession, type Page } from '@playwright/test';
import { median } from './median.ts';

/** Milliseconds from an action to the frame with the last of its result, on a processor four times as slow. */
export interface Interactions {
  /** The heading and all that is written on the detail. */
  listToDetail: number;
  /** All rows of the narrower list. */
  filterToPainted: number;
  /** All rows of the list as it was. */
  backToList: number;
  /** The same, and the row that was left stands at its place again. */
  backToRow: number;
}

export const NOT_MEASURED: Interactions = {
  listToDetail: Number.NaN,
  filterToPainted: Number.NaN,
  backToList: Number.NaN,
  backToRow: Number.NaN,
};

const SLOWDOWN = 4;
/** How long a hand holds a button down, in ms: what pressing it starts is over when the click comes. */
const HELD = 80;
const DETAIL_LINK = 'main a[href^="/product/"]:visible';
const FILTER = 'main input[type="checkbox"]:visible:not(:checked)';
/** The list that all addresses show has so many rows. */
const ROWS = 24;
const LAST_ROW = `main li:nth-child(${ROWS}):visible`;
/** In a row that is reached by scrolling. */
const LATE_LINK = 'main li:nth-child(n + 18) article h3 a, main ul > li:nth-child(n + 18) > a';
/** A page that has not changed for so many milliseconds is complete. */
const QUIET = 1_500;

/**
 * Medians of `rounds`, an answer for each address of a list of 24. The addresses take turns: a machine that is slow for a
 * while is so for all of them. A round that fails costs itself only, and is told.
 */
export async function interactionTimes(
  browser: Browser,
  urls: readonly string[],
  rounds: number,
  tell: (failure: string) => void,
): Promise<Interactions[]> {
  const all = urls.map((url) => ({ url, times: [] as Interactions[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { url, times } of all) {
      try {
        times.push(await oneRound(browser, url));
      } catch (error) {
        tell(`not measured at ${url}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  return all.map(({ times }) => ({
    listToDetail: median(times.map((time) => time.listToDetail)),
    filterToPainted: median(times.map((time) => time.filterToPainted)),
    backToList: median(times.map((time) => time.backToList)),
    backToRow: median(times.map((time) => time.backToRow)),
  }));
}

async function oneRound(browser: Browser, url: string): Promise<Interactions> {
  const filterToPainted = await onPage(browser, url, async (page) => {
    const filter = page.locator(FILTER).first();
    await filter.scrollIntoViewIfNeeded();
    const painted = untilPainted(page, 'click');
    await page.waitForTimeout(50);
    await filter.click({ noWaitAfter: true, delay: HELD });
    return painted;
  });
  const [listToDetail, backToList] = await thereAndBack(browser, url, DETAIL_LINK);
  const [, backToRow] = await thereAndBack(browser, url, LATE_LINK);
  return { listToDetail, filterToPainted, backToList, backToRow };
}

/** From a row of the list to its detail, and back. */
function thereAndBack(browser: Browser, url: string, found: string): Promise<readonly [number, number]> {
  return onPage(browser, url, async (page) => {
    const link = page.locator(found).first();
    await link.scrollIntoViewIfNeeded();
    // The data is there: a pointer on the link has requested it.
    await link.hover();
    await page.waitForTimeout(1_000);
    const shown = untilPainted(page, 'click');
    await page.waitForTimeout(50);
    await link.click({ noWaitAfter: true, delay: HELD });
    const forth = await shown;
    await page.waitForTimeout(1_000);
    const back = untilPainted(page, 'popstate');
    await page.evaluate(() => history.back());
    const time = await back;
    await expect(page.locator(found).first()).toBeInViewport();
    return [forth, time] as const;
  });
}

/** Bytes of the heap that are left behind by a navigation, after collection: a list and one of its rows, back and forth. */
export async function heapPerNavigation(browser: Browser, url: string, navigations: number): Promise<number> {
  return onPage(
    browser,
    url,
    async (page, session) => {
      const go = async (times: number): Promise<void> => {
        for (let step = 0; step < times; step += 2) {
          await page.locator(DETAIL_LINK).first().click();
          // The list may stay in the page, hidden.
          await expect(page.locator(LAST_ROW)).toHaveCount(0);
          await page.goBack();
          await page.locator(LAST_ROW).first().waitFor();
        }
      };
      const used = async (): Promise<number> => {
        await page.waitForTimeout(1_000);
        await session.send('HeapProfiler.collectGarbage');
        return (await session.send('Runtime.getHeapUsage')).usedSize;
      };
      // What the first steps leave behind is caches that fill once.
      await go(20);
      const before = await used();
      await go(navigations);
      return ((await used()) - before) / navigations;
    },
    1,
  );
}

async function onPage<T>(
  browser: Browser,
  url: string,
  act: (page: Page, session: CDPSession) => Promise<T>,
  slowdown = SLOWDOWN,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    const session = await context.newCDPSession(page);
    await page.goto(url);
    await page.locator(`main li:nth-child(${ROWS})`).first().waitFor();
    // Past the second after which the site reads ahead by itself.
    await page.waitForTimeout(2_500);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await act(page, session);
  } finally {
    await context.close();
  }
}

/**
 * Waits, inside the page, from the next event of that kind until nothing in `main` is added, removed, rewritten, shown, or
 * hidden any more, and the page is scrolled no further. Resolves with the time until the frame with the last of that was on
 * screen. What watches costs nothing while nothing changes: reading the page's text in every frame, as this did before, took
 * a page of a thousand elements 10 ms a frame.
 */
function untilPainted(page: Page, kind: 'click' | 'popstate'): Promise<number> {
  return page.evaluate(
    ([event, quietMs]) =>
      new Promise<number>((resolve) => {
        let [started, last] = [0, 0];
        const changed = (): void => {
          if (started === 0) return;
          requestAnimationFrame(() => {
            // The task after this frame: by then it is painted.
            const channel = new MessageChannel();
            channel.port1.addEventListener('message', () => (last = performance.now()));
            channel.port1.start();
            channel.port2.postMessage(null);
          });
        };
        const isInMain = ({ target, addedNodes }: MutationRecord): boolean => {
          const main = document.querySelector('main');
          // A screen may bring a `main` of its own.
          return (
            main !== null && (main.contains(target) || [...addedNodes].some((node) => node.contains(main)))
          );
        };
        addEventListener(event, ({ timeStamp }) => (started ||= timeStamp), { capture: true, once: true });
        addEventListener('scroll', changed, { passive: true });
        new MutationObserver((records) => {
          if (records.some(isInMain)) changed();
        }).observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
          attributeFilter: ['hidden', 'style'],
        });
        const watch = setInterval(() => {
          if (last === 0 || performance.now() - last < quietMs) return;
          clearInterval(watch);
          resolve(last - started);
        }, 100);
      }),
    [kind, QUIET] as const,
  );
}
