import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let report: (list: { getEntriesByName(name: string): unknown[] }) => void;
let began: string;

/** The page's start, with a browser that reports what it paints. */
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  began = 'navigate';
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [
    { name: '', entryType: 'navigation', startTime: 0, duration: 0, type: began, toJSON: () => null },
  ]);
  class Observer {
    static readonly supportedEntryTypes = ['paint'];
    constructor(act: typeof report) {
      report = act;
    }
    observe(): void {}
  }
  vi.stubGlobal('PerformanceObserver', Observer);
});

afterEach(() => vi.unstubAllGlobals());

/** Asks for something that is to be done then. */
async function ask() {
  const { afterFirstPaint } = await import('#src/browser/first-paint.ts');
  const act = vi.fn<() => Promise<string>>(() => Promise.resolve('done'));
  void afterFirstPaint(act);
  await vi.advanceTimersByTimeAsync(0);
  return act;
}

const paint = (...names: string[]) =>
  report({ getEntriesByName: (name) => names.filter((painted) => painted === name) });

it('waits in a visit for the first content, and for nothing after that', async () => {
  const act = await ask();
  paint('first-paint');
  await vi.advanceTimersByTimeAsync(10);
  expect(act).not.toHaveBeenCalled();
  paint('first-contentful-paint');
  await vi.advanceTimersByTimeAsync(0);
  expect(act).toHaveBeenCalledOnce();
  expect(await ask()).toHaveBeenCalledOnce();
});

it('waits a second at most, in a tab that nobody looks at', async () => {
  const act = await ask();
  await vi.advanceTimersByTimeAsync(999);
  expect(act).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(act).toHaveBeenCalledOnce();
});

it('does not wait in a page that is loaded again', async () => {
  began = 'reload';
  expect(await ask()).toHaveBeenCalledOnce();
});

it('does not wait where the browser does not say when it paints', async () => {
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] });
  expect(await ask()).toHaveBeenCalledOnce();
});
