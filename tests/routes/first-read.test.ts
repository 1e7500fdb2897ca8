import { describe, expect, it, vi } from 'vitest';

import type { ScreenLoader, ScreenRequest, ScreenRoute } from '#src/components/page/screen-route.ts';
import { goingOn, startFirstRead } from '#src/routes/first-read.ts';

const here = 'http://localhost:3000/product/1?mf=95';
const Component = () => Promise.resolve(() => null);

/** A row whose loader says how often it ran. */
function row(load: ScreenLoader = () => 'data') {
  const loader = vi.fn<ScreenLoader>(load);
  const route: ScreenRoute = {
    path: '/product/:id',
    lazy: { Component, loader: () => Promise.resolve(loader) },
  };
  return { loader, route };
}

/** What the router gets, when it asks the row for an address. */
async function routerAsks(route: ScreenRoute, url: string, signal = new AbortController().signal) {
  const { lazy } = goingOn(route);
  const load = typeof lazy === 'object' ? await lazy.loader?.() : null;
  if (typeof load !== 'function') throw new Error('The row has no loader.');
  const asked: ScreenRequest & { request: Request } = {
    params: { id: '1' },
    request: new Request(url, { signal }),
  };
  // The router gives more, of which a screen's loader knows nothing.
  const answer: unknown = await Reflect.apply(load, null, [asked]);
  return answer;
}

describe('the first read', () => {
  it('is what the router goes on with, whatever part of the page is named', async () => {
    const { loader, route } = row();
    await startFirstRead([route], `${here}#files`);
    await expect(routerAsks(route, here)).resolves.toBe('data');
    expect(loader).toHaveBeenCalledTimes(1);
  });

  it('serves once: the next visit reads again', async () => {
    const { loader, route } = row();
    await startFirstRead([route], here);
    await routerAsks(route, here);
    await routerAsks(route, here);
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it('is nothing for another address', async () => {
    const { loader, route } = row();
    await startFirstRead([route], here);
    await routerAsks(route, 'http://localhost:3000/product/2');
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it('fails for the router as it would have failed there', async () => {
    const { route } = row(() => {
      throw new Response(null, { status: 404 });
    });
    await startFirstRead([route], here);
    await expect(routerAsks(route, here)).rejects.toMatchObject({ status: 404 });
  });

  it('ends when the visitor leaves', async () => {
    const signals: AbortSignal[] = [];
    const { route } = row(({ request }) => signals.push(request.signal));
    await startFirstRead([route], here);
    const leaving = new AbortController();
    await routerAsks(route, here, leaving.signal);
    leaving.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('leaves code that cannot be loaded to the router', async () => {
    const { route } = row();
    const lost = { ...route, lazy: { Component, loader: () => Promise.reject(new Error('gone')) } };
    await expect(startFirstRead([lost], here)).resolves.toBeUndefined();
  });
});
