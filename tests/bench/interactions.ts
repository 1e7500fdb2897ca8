import type { Browser, Page } from '@playwright/test';
import { median } from './median.ts';

/** Milliseconds from the click to the frame that shows its result, on a processor four times as slow. */
export interface Interactions {
  listToDetail: number;
  filterToPainted: number;
}

const SLOWDOWN = 4;
/** How long a hand holds a button down, in ms: what pressing it starts is over when the click comes. */
const HELD = 80;
const DETAIL_LINK = 'main a[href^="/product/"]:visible';
const FILTER = 'main input[type="checkbox"]:visible:not(:checked)';

/**
 * Medians of `rounds`, an answer for each address. The addresses take turns: a machine that is slow for a while is so for
 * all of them. A click that finds nothing to click costs its own round only, and is told.
 */
export async function interactionTimes(
  browser: Browser,
  urls: readonly string[],
  rounds: number,
  tell: (failure: string) => void,
): Promise<Interactions[]> {
  const times = urls.map((url): Clicked => ({ url, listToDetail: [], filterToPainted: [] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { url, listToDetail, filterToPainted } of times) {
      try {
        // The data is there: a pointer on the link has asked for it.
        listToDetail.push(
          await timed(browser, url, { click: DETAIL_LINK, readAhead: true, watch: 'main h1' }),
        );
        filterToPainted.push(await timed(browser, url, { click: FILTER, readAhead: false, watch: 'main' }));
      } catch (error) {
        tell(`not measured at ${url}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  return times.map(({ listToDetail, filterToPainted }) => ({
    listToDetail: median(listToDetail),
    filterToPainted: median(filterToPainted),
  }));
}

/** What each round took, in ms. */
interface Clicked {
  url: string;
  listToDetail: number[];
  filterToPainted: number[];
}

interface Step {
  click: string;
  readAhead: boolean;
  /** The click's result is painted once what it says of `Showing 1–24 of 312`, or else this element's text, is another. */
  watch: string;
}

async function timed(browser: Browser, url: string, { click, readAhead, watch }: Step): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  // Past the idle second after which the site reads ahead by itself.
  await page.waitForTimeout(1_500);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  page.setDefaultTimeout(10_000);
  const target = page.locator(click).first();
  await target.scrollIntoViewIfNeeded();
  if (readAhead) {
    await target.hover();
    await page.waitForTimeout(500);
    await page.waitForLoadState('networkidle');
  }
  const painted = watchFor(page, watch);
  await page.waitForTimeout(50);
  await target.click({ noWaitAfter: true, delay: HELD });
  const time = await painted;
  await context.close();
  return time;
}

/** Waits, inside the page, from the next click until the watched text is another and a frame with it is on screen. */
function watchFor(page: Page, watch: string): Promise<number> {
  return page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const text = () => {
          // Not `innerText`, for which the page would be laid out then and there.
          const whole = document.querySelector(selector)?.textContent;
          return /Showing [\d,–]+ of [\d,]+/.exec(whole ?? '')?.[0] ?? whole;
        };
        const before = text();
        let clicked = 0;
        addEventListener('click', (event) => (clicked ||= event.timeStamp), { capture: true, once: true });
        new MutationObserver((_changes, observer) => {
          const now = text();
          if (clicked === 0 || now === undefined || now === before) return;
          observer.disconnect();
          // The first frame after the change, and the task after that frame: by then it is painted.
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.addEventListener('message', () => resolve(performance.now() - clicked));
            channel.port1.start();
            channel.port2.postMessage(null);
          });
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    watch,
  );
}
