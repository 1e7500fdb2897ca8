import type { Browser, CDPSession, Page } from '@playwright/test';
import { median } from './median.ts';

/** Milliseconds from an action to the frame that shows its result, on a processor four times as slow. */
export interface Interactions {
  listToDetail: number;
  filterToPainted: number;
  backToList: number;
}

export const NOT_MEASURED: Interactions = {
  listToDetail: Number.NaN,
  filterToPainted: Number.NaN,
  backToList: Number.NaN,
};

const SLOWDOWN = 4;
/** How long a hand holds a button down, in ms: what pressing it starts is over when the click comes. */
const HELD = 80;
const DETAIL_LINK = 'main a[href^="/product/"]:visible';
const FILTER = 'main input[type="checkbox"]:visible:not(:checked)';
/** The list that all addresses show has so many rows. */
const ROWS = 24;

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
  const [listToDetail, backToList] = await onPage(browser, url, async (page) => {
    const link = page.locator(DETAIL_LINK).first();
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
    return [forth, await back] as const;
  });
  return { listToDetail, filterToPainted, backToList };
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
          await page.locator(`main:not(:has(li:nth-child(${ROWS}))) h1`).waitFor();
          await page.goBack();
          await page.locator(`main li:nth-child(${ROWS})`).first().waitFor();
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
 * Waits, inside the page, from the next event of that kind until `main` says something else (its heading, how many rows
 * it shows, how many there are) and a frame with it is on screen.
 */
function untilPainted(page: Page, kind: 'click' | 'popstate'): Promise<number> {
  return page.evaluate(
    (event) =>
      new Promise<number>((resolve) => {
        const said = () => {
          const main = document.querySelector('main');
          // Not `innerText`, for which the page would be laid out then and there.
          const text = main?.textContent ?? '';
          const shown = /Showing [\d,–]+(?: of [\d,]+)?/.exec(text)?.[0] ?? '';
          return `${main?.querySelector('h1')?.textContent} ${shown} ${main?.querySelectorAll('li').length}`;
        };
        const before = said();
        let started = 0;
        addEventListener(event, ({ timeStamp }) => (started ||= timeStamp), { capture: true, once: true });
        new MutationObserver((_changes, observer) => {
          const now = said();
          if (started === 0 || now === before || now.startsWith('undefined')) return;
          observer.disconnect();
          // The first frame after the change, and the task after that frame: by then it is painted.
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.addEventListener('message', () => resolve(performance.now() - started));
            channel.port1.start();
            channel.port2.postMessage(null);
          });
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    kind,
  );
}
