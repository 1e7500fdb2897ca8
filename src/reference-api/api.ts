import type { HttpHandler } from 'msw';

import { calls, type CallId } from '#src/contracts/calls.ts';
import { resources } from '#src/contracts/resources.ts';
import { accountOf } from '#src/reference-api/account/account.ts';
import type { CookieStore } from '#src/reference-api/account/cookies.ts';
import { withSizes } from '#src/reference-api/content-files/sizes.ts';
import { Changes } from '#src/reference-api/changes.ts';
import type { Context, Implementations } from '#src/reference-api/context.ts';
import { feedHandlers } from '#src/reference-api/handlers/feeds.ts';
import { fileHandlers } from '#src/reference-api/handlers/files.ts';
import { resourceHandlers, type Registered } from '#src/reference-api/handlers/resources.ts';
import { implement } from '#src/reference-api/implement.ts';
import { implementations } from '#src/reference-api/implementations.ts';
import type { ReferenceApi, ReferenceApiOptions } from '#src/reference-api/options.ts';
import { sentinelHandler } from '#src/reference-api/sentinels.ts';
import { bySpecificity } from '#src/reference-api/specificity.ts';
import { storesOf } from '#src/reference-api/stores.ts';
import { sharedWorld } from '#src/reference-api/shared-world.ts';

/**
 * The API of the site over the sample world: handlers for a browser, a test or a server. Several that are created with
 * the same seed, scale and day share the world, and each has changes of its own.
 */
export async function createReferenceApi({
  keep,
  log,
  cookies,
  passwordRounds,
  indexed = false,
  ...options
}: ReferenceApiOptions): Promise<ReferenceApi> {
  const { world, search } = sharedWorld(options);
  const changes = await Changes.load(keep, log);
  const stores = storesOf(world, changes);
  const account = accountOf(world, changes, passwordRounds);
  if (indexed) search();
  return {
    handlers: [
      sentinelHandler,
      ...fileHandlers(world),
      ...feedHandlers(world),
      ...callHandlers({ world, changes, stores, account, search }, cookies ?? null),
    ],
    flush: () => changes.flush(),
    reset: () => changes.reset(),
  };
}

function callHandlers(context: Context, cookies: CookieStore | null): HttpHandler[] {
  const table = implementations(context);
  const registered = [...callIds().map((id) => bound(id, table, cookies)), ...allResources(context)];
  return registered
    .toSorted((one, other) => bySpecificity(one.call.path, other.call.path))
    .map(({ handler }) => handler);
}

function bound<K extends CallId>(
  id: K,
  table: Pick<Implementations, K>,
  cookies: CookieStore | null,
): Registered {
  return { call: calls[id], handler: implement<(typeof calls)[K]>(calls[id], table[id], cookies) };
}

function callIds(): CallId[] {
  const isCallId = (id: string): id is CallId => id in calls;
  return Object.keys(calls).filter(isCallId);
}

function allResources({ world, stores }: Context): Registered[] {
  return [
    ...resourceHandlers(resources.activities, stores.activities),
    ...resourceHandlers(resources.alerts, stores.alerts),
    ...resourceHandlers(resources.banners, stores.banners),
    ...resourceHandlers(resources.blogPosts, stores.blogPosts),
    ...resourceHandlers(resources.catalog, stores.catalog, (item) => withSizes(world, item)),
    ...resourceHandlers(resources.certificate, stores.certificate, (item) => withSizes(world, item)),
    ...resourceHandlers(resources.ces, stores.ces),
    ...resourceHandlers(resources.ceu, stores.ceu),
    ...resourceHandlers(resources.clients, stores.clients),
    ...resourceHandlers(resources.clientProject, stores.clientProject),
    ...resourceHandlers(resources.promo, stores.promo),
    ...resourceHandlers(resources.podcasts, stores.podcasts),
    ...resourceHandlers(resources.datasheet, stores.datasheet, (item) => withSizes(world, item)),
    ...resourceHandlers(resources.webinar, stores.webinar, (item) => withSizes(world, item)),
  ];
}
