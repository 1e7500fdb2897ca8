import type { Browser, CDPSession } from '@playwright/test';
import { median } from './median.ts';

/** Milliseconds from the start of a visit, an empty cache. */
export interface PhoneMarks {
  firstPaint: number;
  /** Largest contentful paint. */
  lcp: number;
}

/** Lighthouse's slow 4G, with the latency that a visitor's requests have and not its model's. */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const SLOWDOWN = 4;
/** By then each page has been complete for seconds. */
const COMPLETE = 7_000;

/**
 * The figures of a phone on a network and a processor that really are slowed. Lighthouse reads the wire of a fast visit and
 * calculates a slow one from it: a chain of small files costs nothing there, and each costs a phone a round trip.
 */
export async function phoneMarks(browser: Browser, url: string, rounds: number): Promise<PhoneMarks> {
  const all: PhoneMarks[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await oneVisit(browser, url));
  return {
    firstPaint: median(all.map(({ firstPaint }) => firstPaint)),
    lcp: median(all.map(({ lcp }) => lcp)),
  };
}

async function oneVisit(browser: Browser, url: string): Promise<PhoneMarks> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 1.75,
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout(COMPLETE);
    return await page.evaluate(
      () =>
        new Promise<PhoneMarks>((resolve) => {
          const [first] = performance.getEntriesByName('first-contentful-paint');
          new PerformanceObserver((list) =>
            resolve({
              firstPaint: first?.startTime ?? Number.NaN,
              lcp: list.getEntries().at(-1)?.startTime ?? Number.NaN,
            }),
          ).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}
