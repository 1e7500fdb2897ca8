import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { stopTime } from '#tests/support/fake-time.ts';

let paint = (): void => {};
let isPainted = false;

/** Of the browser's own: tells of a paint that was, and of the next one. */
class Observer {
  static readonly supportedEntryTypes = ['paint'];
  readonly #tell: () => void;
  constructor(seen: (list: { getEntriesByName: () => unknown[] }) => void) {
    this.#tell = () => seen({ getEntriesByName: () => (isPainted ? [{}] : []) });
  }
  observe(): void {
    paint = () => {
      isPainted = true;
      this.#tell();
    };
    this.#tell();
  }
}

function visit(type: 'navigate' | 'reload'): void {
  const entry = { type, name: '', entryType: 'navigation', startTime: 0, duration: 0 };
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(vi.fn().mockReturnValue([entry]));
}

/** What the page asks for, in a module of its own for each visit. */
async function asked() {
  vi.resetModules();
  const { afterFirstPaint } = await import('#src/browser/first-paint.ts');
  const calls: string[] = [];
  const ask = async (name: string) => {
    await afterFirstPaint(async () => void calls.push(name));
  };
  void ask('first');
  await vi.advanceTimersByTimeAsync(1);
  return { calls, ask };
}

beforeEach(() => {
  stopTime();
  isPainted = false;
  vi.stubGlobal('PerformanceObserver', Observer);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
});

it('in a visit’s first screen, what is further down is asked for once the head is painted, later things at once', async () => {
  visit('navigate');
  const { calls, ask } = await asked();
  expect(calls).toEqual([]);
  paint();
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toEqual(['first']);
  await ask('second');
  expect(calls).toEqual(['first', 'second']);
});

it('a tab in the background, which paints nothing, becomes whole after a second', async () => {
  visit('navigate');
  const { calls } = await asked();
  await vi.advanceTimersByTimeAsync(900);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(calls).toEqual(['first']);
});

it('a page that is loaded again asks for everything at once', async () => {
  visit('reload');
  expect((await asked()).calls).toEqual(['first']);
});
