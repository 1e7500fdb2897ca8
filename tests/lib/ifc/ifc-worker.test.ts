import { afterEach, expect, it, vi } from 'vitest';

import { readingStarted } from '#src/lib/reading-started.ts';

afterEach(() => vi.unstubAllGlobals());

it('answers that it cannot read a file where a browser or a host refuses WebAssembly', async () => {
  const page = new EventTarget();
  const { promise: answered, resolve } = Promise.withResolvers<unknown>();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('postMessage', (said: unknown) => said !== readingStarted && resolve(said));
  vi.stubGlobal('WebAssembly', undefined);
  await import('#src/workers/ifc.ts');
  page.dispatchEvent(new MessageEvent('message', { data: new Blob(['ISO-10303-21;']) }));
  expect(await answered).toBe('failed');
});
