import type { HttpHandler } from 'msw';
import { calls, type CallId } from '#src/contracts/calls.ts';
import type { Content } from '#src/contracts/content.ts';
import { resources } from '#src/contracts/resources.ts';
import { createAccounts, requireSignIn } from '#src/reference-api/account/account.ts';
import { sampleAccess } from '#src/reference-api/account/sample-access.ts';
import { measureHere, Sizes } from '#src/reference-api/files/sizes.ts';
import { AnonymousLimiter } from '#src/reference-api/http/anonymous-limits.ts';
import { Changes } from '#src/reference-api/store/changes.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { feedHandlers } from '#src/reference-api/handlers/feeds.ts';
import { fileHandlers } from '#src/reference-api/handlers/files.ts';
import { sitemapHandlers } from '#src/reference-api/handlers/sitemaps.ts';
import { specFileHandlers } from '#src/reference-api/handlers/spec-file.ts';
import {
  resourceHandlers,
  type RegisteredCall,
  type ResourceContext,
} from '#src/reference-api/handlers/resources.ts';
import { implement, type CallContext } from '#src/reference-api/http/implement.ts';
import { implementations } from '#src/reference-api/http/implementations.ts';
import type { ReferenceApi, ReferenceApiOptions } from '#src/reference-api/http/options.ts';
import { OwnRateCounter } from '#src/reference-api/http/rate-counter.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import { sentinelHandler } from '#src/reference-api/http/sentinels.ts';
import { bySpecificity } from '#src/reference-api/http/specificity.ts';
import { editedWorld, createStores } from '#src/reference-api/store/stores.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import type { Caller } from '#src/reference-api/http/caller.ts';

/**
 * How long a response waits for sizes, in ms. Files made in this process block it anyway, so a response waits for all of them;
 * a worker's files may come later.
 */
const IN_PROCESS_LIMITS = { one: Infinity, many: 1000 };
const WORKER_LIMITS = { one: 250, many: 25 };

/**
 * The API over the sample world: handlers for a browser, a test, or a server. APIs with the same seed, scale, and day
 * share the world, but not their changes.
 */
export async function createReferenceApi({
  storage,
  cookies = null,
  origins = [],
  editors = [],
  sampleAccess: isOpen = true,
  sendReset,
  passwordRounds,
  indexed = false,
  measure,
  media,
  counters = () => new OwnRateCounter(),
  search: elsewhere,
  ...options
}: ReferenceApiOptions): Promise<ReferenceApi> {
  const { world, search: here, library } = sharedWorld(options);
  const search = elsewhere === undefined ? here : () => elsewhere;
  const changes = await Changes.load(storage);
  const stores = createStores(world, changes);
  const account = createAccounts(world, changes, isOpen ? sampleAccess : null, counters, passwordRounds);
  const mustBeEditor = async (caller: Caller) => {
    const { person } = await requireSignIn(account, caller);
    if (!editors.includes(person.id)) refuse(403, 'This account can’t change the library.');
  };
  const sizes = measure
    ? new Sizes(world, measure, WORKER_LIMITS)
    : new Sizes(world, measureHere(world), IN_PROCESS_LIMITS);
  const anonymousLimiter = new AnonymousLimiter(counters());
  const callContext = { changes, anonymousLimiter, cookies, origins, mustBeEditor };
  if (indexed) search();
  return {
    handlers: [
      sentinelHandler,
      ...fileHandlers(world, media),
      ...feedHandlers(() => editedWorld(world, stores)),
      ...sitemapHandlers(() => editedWorld(world, stores)),
      ...specFileHandlers(world),
      ...callHandlers({ world, changes, stores, account, sizes, search, library, sendReset }, callContext),
    ],
    flush: () => changes.flush(),
    facts: () => ({ writes: changes.writes, failures: changes.failures }),
    measureNextSize: () => sizes.measureNext(),
    reset: () => {
      changes.reset();
      account.attempts.reset();
      account.invitations.reset();
      anonymousLimiter.reset();
    },
  };
}

function callHandlers(context: Context, callContext: ResourceContext): HttpHandler[] {
  const table = implementations(context);
  const registered = [
    ...callIds().map((id) => bindCall(id, table, callContext)),
    ...allResources(context, callContext),
  ];
  return registered
    .toSorted((one, other) => bySpecificity(one.call.path, other.call.path))
    .map(({ handler }) => handler);
}

function bindCall<K extends CallId>(
  id: K,
  table: Pick<Implementations, K>,
  callContext: CallContext,
): RegisteredCall {
  return { call: calls[id], handler: implement<(typeof calls)[K]>(calls[id], table[id], callContext) };
}

function callIds(): CallId[] {
  const isCallId = (id: string): id is CallId => id in calls;
  return Object.keys(calls).filter(isCallId);
}

function allResources({ sizes, stores }: Context, callContext: ResourceContext): RegisteredCall[] {
  const sized = <Item extends Content>(item: Item) => sizes.of(item);
  return [
    ...resourceHandlers(resources.activities, stores.activities, callContext),
    ...resourceHandlers(resources.alerts, stores.alerts, callContext),
    ...resourceHandlers(resources.banners, stores.banners, callContext),
    ...resourceHandlers(resources.blogPosts, stores.blogPosts, callContext),
    ...resourceHandlers(resources.catalog, stores.catalog, callContext, sized),
    ...resourceHandlers(resources.certificate, stores.certificate, callContext, sized),
    ...resourceHandlers(resources.ces, stores.ces, callContext),
    ...resourceHandlers(resources.ceu, stores.ceu, callContext),
    ...resourceHandlers(resources.clients, stores.clients, callContext),
    ...resourceHandlers(resources.clientProject, stores.clientProject, callContext),
    ...resourceHandlers(resources.promo, stores.promo, callContext),
    ...resourceHandlers(resources.podcasts, stores.podcasts, callContext),
    ...resourceHandlers(resources.datasheet, stores.datasheet, callContext, sized),
    ...resourceHandlers(resources.webinar, stores.webinar, callContext, sized),
  ];
}
