import { vi } from 'vitest';

/** Timers, `performance.now` and the time limits of requests by a clock that the test turns forward. */
export function fakeTime(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  limitByTimer();
}

/** The same, and time stands still but for what the test lets pass. */
export function stopTime(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  limitByTimer();
}

/** The platform's own time limit runs by the real clock. */
function limitByTimer(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('The time is up.', 'TimeoutError')), ms);
    return limit.signal;
  });
}
