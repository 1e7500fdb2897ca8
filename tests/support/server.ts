import { setImmediate as nextTask } from 'node:timers/promises';

import { getResponse, http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';

import type { CookieStore } from '#src/reference-api/account/cookies.ts';
import { mediaOnDisk } from '#src/reference-api/media/media-on-disk.ts';
import { likelyHandlers } from '#tests/support/likely-handlers.ts';
import { makeApi } from '#tests/support/make-api.ts';

interface Asked {
  method: string;
  path: string;
}

/** The requests that the site sent since the test began. */
export const sentRequests: Asked[] = [];

/** Those of them that have no answer yet. */
const pending = new Set<Request>();
export const pendingRequests = (): number => pending.size;

/** Requests that nothing answers: a call that the API does not have, or a stray address. */
const unknown: string[] = [];

/** The latest first. */
const ofThisTest: HttpHandler[] = [];

/** Answers some calls of one test differently; undone after it. */
export function answerWith(...handlers: readonly HttpHandler[]): void {
  ofThisTest.unshift(...handlers);
}

/**
 * The handlers' answers, as a browser's `fetch` gives them. Over a socket, a tenth of a test's time is its protocol. A body
 * that is still on its way is its handler's to end.
 */
function networkTo(handlers: readonly HttpHandler[]): typeof fetch {
  const likely = likelyHandlers(handlers);
  return async (input, init) => {
    const request = new Request(input, init);
    const { signal, method } = request;
    const left = Promise.withResolvers<never>();
    const leave = () => left.reject(signal.reason);
    signal.throwIfAborted();
    signal.addEventListener('abort', leave);
    const path = new URL(request.url).pathname;
    sentRequests.push({ method, path });
    pending.add(request);
    try {
      const answer = getResponse([...ofThisTest, ...likely(path)], request);
      const response = await Promise.race([answer, left.promise]);
      // No network answers in the task that asks it.
      await nextTask();
      signal.throwIfAborted();
      if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    } finally {
      signal.removeEventListener('abort', leave);
      pending.delete(request);
    }
  };
}

function cookiesInMemory(): CookieStore & { clear: () => void } {
  const cookies = new Map<string, string>();
  return {
    read: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    write: (line) => {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
    clear: () => cookies.clear(),
  };
}

/** MSW's own cannot be assigned to. */
const setFetch = (value: typeof fetch) =>
  void Object.defineProperty(globalThis, 'fetch', { value, configurable: true, writable: true });

let started: ReturnType<typeof start> | null = null;

/**
 * The reference API in the place of the network: a request that it does not know fails the test. One for all files of a
 * worker, as its handlers take long to make.
 */
export const startServer = (today: string) => (started ??= start(today));

async function start(today: string) {
  const cookies = cookiesInMemory();
  const api = await makeApi({
    seed: 1,
    scale: 1,
    today,
    storage: null,
    cookies,
    passwordRounds: 1000,
    media: mediaOnDisk,
    // Making the files only to know their true sizes would take most of a test's time.
    measure: async ({ files }) => new Map(files.map(({ url }) => [url, 48_213])),
  });
  const stray = http.all('*', ({ request }) => {
    unknown.push(`${request.method} ${request.url}`);
    return HttpResponse.error();
  });
  // The host's own file, which a page of an earlier test may still ask for.
  const version = http.get('*/version.json', () => HttpResponse.json({ build: 'dev' }));
  const handlers = [...api.handlers, version, stray];
  const network = networkTo(handlers);
  // For what the page asks without `fetch`; as long as the worker runs.
  setupServer(...handlers).listen({ onUnhandledFrame: 'error' });
  let outside = globalThis.fetch;
  return {
    listen: () => {
      outside = globalThis.fetch;
      setFetch(network);
    },
    reset: () => {
      ofThisTest.length = 0;
      api.reset();
      cookies.clear();
      sentRequests.length = 0;
      // An answer that a test held back for good is no later test's to wait for.
      pending.clear();
      const strays = unknown.splice(0);
      if (strays.length > 0) throw new Error(`The API does not know: ${strays.join(', ')}`);
    },
    close: () => setFetch(outside),
  };
}
