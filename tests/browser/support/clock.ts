import type { BrowserContext } from '@playwright/test';

/** The moment every journey begins at; the server's world is seen on the same day. */
const journeyStart = '2026-11-02T12:00:00Z';

/** The clock of every page starts at `journeyStart` and then runs as clocks do; timers are left alone. */
export async function shiftClock(context: BrowserContext): Promise<void> {
  await context.addInitScript((start) => {
    const RealDate = Date;
    const shift = start - RealDate.now();
    class JourneyDate extends RealDate {
      constructor(...given: [number]) {
        if (given.at(0) === undefined) super(JourneyDate.now());
        else super(...given);
      }
      static override now(): number {
        return RealDate.now() + shift;
      }
    }
    Object.defineProperty(globalThis, 'Date', { value: JourneyDate, writable: true, configurable: true });
  }, Date.parse(journeyStart));
}
