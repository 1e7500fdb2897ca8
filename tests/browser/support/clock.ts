import type { Page } from '@playwright/test';

/** The moment every journey begins at; the server's world is seen on the same day. */
const journeyStart = '2026-11-02T12:00:00Z';

/** The page's clock starts at `journeyStart` and then runs as clocks do; timers are left alone. */
export async function shiftClock(page: Page): Promise<void> {
  await page.addInitScript((start) => {
    const RealDate = Date;
    const shift = start - RealDate.now();
    const now = () => RealDate.now() + shift;
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, given: [number], newTarget) =>
        given.at(0) === undefined ? new RealDate(now()) : Reflect.construct(target, given, newTarget),
      apply: () => new RealDate(now()).toString(),
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        return key === 'now' ? now : value;
      },
    });
  }, Date.parse(journeyStart));
}
