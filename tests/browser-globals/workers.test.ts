import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { siteOrigin } from '#src/browser/location.ts';
import { runWorker, workerAddress, WorkerTimeoutError } from '#src/browser/workers.ts';
import { readingStarted } from '#src/lib/reading-started.ts';
import { ProcessingTimeLimit } from '#src/components/viewer/pdf/processing-time-limit.ts';

const origin = siteOrigin();

describe('the addresses that become workers', () => {
  it.each(['/-/worker/drawing-1a2B3c_4.js', `${origin}/-/wasm/model-1a2b3c4d.js`])('%s does', (address) => {
    expect(new URL(workerAddress(address)).pathname).toBe(new URL(address, origin).pathname);
  });

  it.each([
    'https://example.com/-/worker/drawing-1a2b3c4d.js',
    '//example.com/-/worker/drawing-1a2b3c4d.js',
    'data:text/javascript,1',
    'blob:http://localhost/1',
    '/-/assets/drawing-1a2b3c4d.js',
    '/-/worker/../api/files/1.js',
    '/-/worker/%2e%2e/api.js',
    '/-/worker/drawing.js.html',
    '/api/-/worker/drawing-1a2b3c4d.js',
    'javascript:1',
  ])('%s does not', (address) => {
    expect(() => workerAddress(address)).toThrow('Not a worker of this site');
  });
});

/** A worker that never answers, nor says anything unless its code arrives. */
class SilentWorker extends EventTarget {
  static ended = 0;
  static isLoaded = true;
  postMessage(): void {
    if (SilentWorker.isLoaded) this.dispatchEvent(new MessageEvent('message', { data: readingStarted }));
  }
  terminate(): void {
    SilentWorker.ended += 1;
  }
}

describe('a worker that never answers', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('Worker', SilentWorker);
    [SilentWorker.ended, SilentWorker.isLoaded] = [0, true];
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is ended after ten seconds, and not before', async () => {
    const answer = runWorker('/-/worker/drawing-1a2b.js', 'file', new AbortController().signal);
    const failure = answer.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(SilentWorker.ended).toBe(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(SilentWorker.ended).toBe(1);
    expect(await failure).toBeInstanceOf(WorkerTimeoutError);
  });

  it('is given a minute to load its code, which is no fault of the file', async () => {
    SilentWorker.isLoaded = false;
    const answer = runWorker('/-/worker/drawing-1a2b.js', 'file', new AbortController().signal);
    const failure = answer.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(SilentWorker.ended).toBe(0);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(await failure).toBeInstanceOf(WorkerTimeoutError);
  });

  it('of a drawing is told in words, and the page does not read the file itself', async () => {
    const { readDrawing } = await import('#src/components/viewer/drawing/read-drawing.ts');
    const answer = readDrawing(new Blob(['0\nSECTION']), new AbortController().signal);
    await vi.advanceTimersByTimeAsync(10_100);
    expect(await answer).toEqual({ problem: 'The drawing takes too long to read here.' });
  });

  it('of a model is told in words, too', async () => {
    const { watchModelFile } = await import('#src/components/viewer/model/read-model-file.ts');
    const answer = new Promise((resolve) => void watchModelFile(new Blob(['glTF']), resolve));
    await vi.advanceTimersByTimeAsync(10_200);
    expect(await answer).toEqual({ problem: 'The model takes too long to read here.' });
  });
});

describe('the time of a reader that asks for a file part by part', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const never = () => new Promise<never>(() => undefined);

  it('ends ten seconds after its last part', async () => {
    const time = new ProcessingTimeLimit();
    const failure = time.limit(never()).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(9_000);
    time.awaits(1);
    await vi.advanceTimersByTimeAsync(60_000);
    time.awaits(-1);
    await vi.advanceTimersByTimeAsync(10_100);
    expect(await failure).toBeInstanceOf(WorkerTimeoutError);
  });

  it('goes on while a part is awaited', async () => {
    const time = new ProcessingTimeLimit();
    const { promise, resolve } = Promise.withResolvers<string>();
    const limited = time.limit(promise);
    time.awaits(1);
    await vi.advanceTimersByTimeAsync(60_000);
    resolve('open');
    expect(await limited).toBe('open');
  });
});
