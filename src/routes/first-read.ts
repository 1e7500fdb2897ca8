import type { RouteObject } from 'react-router';

import type { ScreenRoute } from '#src/components/page/screen-route.ts';
import { rowAt } from '#src/routes/row-at.ts';
import { loaderOf } from '#src/routes/screen-at.ts';

interface FirstRead {
  href: string;
  answer: Promise<unknown>;
  end: AbortController;
}

let underWay: FirstRead | null = null;

/**
 * Asks for the first screen's data while the code of the router and of React is still on its way. Resolves as soon as
 * it is asked for.
 */
export async function startFirstRead(table: readonly ScreenRoute[], href: string): Promise<void> {
  const url = new URL(href);
  url.hash = '';
  const found = await rowAt(table, url.pathname).catch(() => null);
  if (found === null) return;
  const loader = await loaderOf(found.route).catch(() => null);
  if (loader === null) return;
  const end = new AbortController();
  const request = new Request(url, { signal: end.signal });
  const { params } = found;
  const answer = (async () => loader({ params, request }))();
  // Whoever takes it hears of a failure; nobody else has to.
  answer.catch(() => undefined);
  underWay = { href: url.href, answer, end };
}

/** What the first read gives, to the first who asks for the same address. Ends with that one's request. */
function taken({ url, signal }: Request): Promise<unknown> | null {
  const first = underWay;
  underWay = null;
  if (first === null || first.href !== url) return null;
  signal.addEventListener('abort', () => first.end.abort(signal.reason), { once: true });
  return first.answer;
}

/** The same row for the router: its loader goes on with the first read, if that was for its address. */
export function goingOn(route: ScreenRoute): RouteObject {
  const { path, loader, lazy } = route;
  const { Component, loader: lazyLoader } = lazy;
  if (loader) return { path, loader: (args) => taken(args.request) ?? loader(args), lazy: { Component } };
  if (!lazyLoader) return { path, lazy: { Component } };
  return {
    path,
    lazy: {
      Component,
      loader: async () => {
        const load = await lazyLoader();
        return (args) => taken(args.request) ?? load(args);
      },
    },
  };
}
