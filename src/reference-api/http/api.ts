import type { HttpHandler } from 'msw';

import { calls, type CallId } from '#src/contracts/calls.ts';
import type { Content } from '#src/contracts/content.ts';
import { resources } from '#src/contracts/resources.ts';
import { createAccounts, signedInBy } from '#src/reference-api/account/account.ts';
import { sampleAccess } from '#src/reference-api/account/sample-access.ts';
import { measureHere, Sizes } from '#src/reference-api/files/sizes.ts';
import { AnonymousUse } from '#src/reference-api/http/anonymous-limits.ts';
import { Changes } from '#src/reference-api/store/changes.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { feedHandlers } from '#src/reference-api/handlers/feeds.ts';
import { fileHandlers } from '#src/reference-api/handlers/files.ts';
import { sitemapHandlers } from '#src/reference-api/handlers/sitemaps.ts';
import { specFileHandlers } from '#src/reference-api/handlers/spec-file.ts';
import {
  resourceHandlers,
  type Registered,
  type ResourceContext,
} from '#src/reference-api/handlers/resources.ts';
import { implement, type CallContext } from '#src/reference-api/http/implement.ts';
import { implementations } from '#src/reference-api/http/implementations.ts';
import type { ReferenceApi, ReferenceApiOptions } from '#src/reference-api/http/options.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import { sentinelHandler } from '#src/reference-api/http/sentinels.ts';
import { bySpecificity } from '#src/reference-api/http/specificity.ts';
import { editedWorld, createStores } from '#src/reference-api/store/stores.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import type { Caller } from '#src/reference-api/http/caller.ts';

/** If files are made in this process, waiting does not help: a later read would have to make them as well. */
const HERE = { one: Infinity, many: 1000 };
const ELSEWHERE = { one: 250, many: 25 };

/**
 * The API over the sample world: handlers for a browser, a test, or a server. APIs with the same seed, scale, and day
 * share the world, but not their changes.
 */
export async function createReferenceApi({
  keep,
  cookies = null,
  origins = [],
  editors = [],
  sampleAccess: isOpen = true,
  sendReset,
  passwordRounds,
  indexed = false,
  measure,
  media,
  ...options
}: ReferenceApiOptions): Promise<ReferenceApi> {
  const { world, search, library } = sharedWorld(options);
  const changes = await Changes.load(keep);
  const stores = createStores(world, changes);
  const account = createAccounts(world, changes, isOpen ? sampleAccess : null, passwordRounds);
  const mustBeEditor = async (caller: Caller) => {
    const { one } = await signedInBy(account, caller);
    if (!editors.includes(one.id)) refuse(403, 'This account can’t change the library.');
  };
  const sizes = measure ? new Sizes(world, measure, ELSEWHERE) : new Sizes(world, measureHere(world), HERE);
  const anonymousUse = new AnonymousUse();
  const surroundings = { changes, anonymousUse, cookies, origins, mustBeEditor };
  if (indexed) search();
  return {
    handlers: [
      sentinelHandler,
      ...fileHandlers(world, media),
      ...feedHandlers(() => editedWorld(world, stores)),
      ...sitemapHandlers(() => editedWorld(world, stores)),
      ...specFileHandlers(world),
      ...callHandlers({ world, changes, stores, account, sizes, search, library, sendReset }, surroundings),
    ],
    flush: () => changes.flush(),
    learnNextSize: () => sizes.learnNext(),
    reset: () => {
      changes.reset();
      account.attempts.reset();
      anonymousUse.reset();
    },
  };
}

function callHandlers(context: Context, surroundings: ResourceContext): HttpHandler[] {
  const table = implementations(context);
  const registered = [
    ...callIds().map((id) => bound(id, table, surroundings)),
    ...allResources(context, surroundings),
  ];
  return registered
    .toSorted((one, other) => bySpecificity(one.call.path, other.call.path))
    .map(({ handler }) => handler);
}

function bound<K extends CallId>(
  id: K,
  table: Pick<Implementations, K>,
  surroundings: CallContext,
): Registered {
  return { call: calls[id], handler: implement<(typeof calls)[K]>(calls[id], table[id], surroundings) };
}

function callIds(): CallId[] {
  const isCallId = (id: string): id is CallId => id in calls;
  return Object.keys(calls).filter(isCallId);
}

function allResources({ sizes, stores }: Context, at: ResourceContext): Registered[] {
  const sized = <Item extends Content>(item: Item) => sizes.of(item);
  return [
    ...resourceHandlers(resources.activities, stores.activities, at),
    ...resourceHandlers(resources.alerts, stores.alerts, at),
    ...resourceHandlers(resources.banners, stores.banners, at),
    ...resourceHandlers(resources.blogPosts, stores.blogPosts, at),
    ...resourceHandlers(resources.catalog, stores.catalog, at, sized),
    ...resourceHandlers(resources.certificate, stores.certificate, at, sized),
    ...resourceHandlers(resources.ces, stores.ces, at),
    ...resourceHandlers(resources.ceu, stores.ceu, at),
    ...resourceHandlers(resources.clients, stores.clients, at),
    ...resourceHandlers(resources.clientProject, stores.clientProject, at),
    ...resourceHandlers(resources.promo, stores.promo, at),
    ...resourceHandlers(resources.podcasts, stores.podcasts, at),
    ...resourceHandlers(resources.datasheet, stores.datasheet, at, sized),
    ...resourceHandlers(resources.webinar, stores.webinar, at, sized),
  ];
}
