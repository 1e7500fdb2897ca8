import { vi } from 'vitest';

/** Timers, `performance.now` and the time limits of requests by a clock that the test turns forward. */
export function fakeTime(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // The platform's own runs by the real clock.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('The time is up.', 'TimeoutError')), ms);
    return limit.signal;
  });
}
