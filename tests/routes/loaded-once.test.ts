import { describe, expect, it, vi } from 'vitest';

import type { ScreenLoader } from '#src/components/page/screen-route.ts';
import { loadedOnce } from '#src/routes/loaded-once.ts';

const Screen = () => null;

describe('a row whose code is asked for once', () => {
  it('gives the same code to all who ask', async () => {
    const Component = vi.fn<() => Promise<typeof Screen>>(() => Promise.resolve(Screen));
    const row = loadedOnce({ path: '/', lazy: { Component } });
    expect(await row.lazy.Component()).toBe(Screen);
    expect(await row.lazy.Component()).toBe(Screen);
    expect(Component).toHaveBeenCalledTimes(1);
    expect(row.lazy.loader).toBeUndefined();
  });

  it('asks again for what did not come', async () => {
    const loader = vi
      .fn<() => Promise<ScreenLoader>>(() => Promise.resolve(() => 'data'))
      .mockRejectedValueOnce(new Error('gone'));
    const row = loadedOnce({ path: '/', lazy: { Component: () => Promise.resolve(Screen), loader } });
    await expect(row.lazy.loader?.()).rejects.toThrow('gone');
    expect((await row.lazy.loader?.())?.({ params: {}, request: new Request('http://localhost/') })).toBe(
      'data',
    );
    expect(loader).toHaveBeenCalledTimes(2);
  });
});
