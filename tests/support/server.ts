import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { SetupServer } from 'msw/node';

import type { CookieStore } from '#src/reference-api/account/cookies.ts';
import { mediaOnDisk } from '#src/reference-api/media/media-on-disk.ts';
import { createReferenceApi } from '#src/reference-api/api.ts';

interface Asked {
  method: string;
  path: string;
}

/** The requests that the site sent since the test began. */
export const sentRequests: Asked[] = [];

/** Those of them that have no answer yet. */
const pending = new Set<string>();
export const pendingRequests = (): number => pending.size;

/** Requests that nothing answers: a call that the API does not have, or a stray address. */
const unknown: string[] = [];

let running: SetupServer | null = null;

/** Answers some calls of one test differently; undone after it. */
export function answerWith(...handlers: Parameters<SetupServer['use']>): void {
  if (!running) throw new Error('The reference API does not run.');
  running.use(...handlers);
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

/** The reference API between the tests and the network: a request that it does not know fails the test. */
export async function startServer(today: string) {
  const cookies = cookiesInMemory();
  const api = await createReferenceApi({
    seed: 1,
    scale: 1,
    today,
    keep: null,
    cookies,
    passwordRounds: 1000,
    media: mediaOnDisk,
    // Making the files only to know their true sizes would take most of a test's time.
    measure: async ({ files }) => new Map(files.map(({ url }) => [url, 48_213])),
  });
  // The last handler and not an option of the server: for that, the API's first handler has answered every call.
  const stray = http.all('*', ({ request }) => {
    unknown.push(`${request.method} ${request.url}`);
    return HttpResponse.error();
  });
  // The host's own file, which a page of an earlier test may still ask for.
  const version = http.get('*/version.json', () => HttpResponse.json({ build: 'dev' }));
  const server = setupServer(...api.handlers, version, stray);
  running = server;
  server.events.on('request:start', ({ request, requestId }) => {
    const { pathname } = new URL(request.url);
    sentRequests.push({ method: request.method, path: pathname });
    pending.add(requestId);
  });
  server.events.on('request:end', ({ requestId }) => {
    pending.delete(requestId);
  });
  return {
    listen: () => server.listen({ onUnhandledFrame: 'error' }),
    reset: () => {
      server.resetHandlers();
      api.reset();
      cookies.clear();
      sentRequests.length = 0;
      // An answer that a test held back for good is no later test's to wait for.
      pending.clear();
      const strays = unknown.splice(0);
      if (strays.length > 0) throw new Error(`The API does not know: ${strays.join(', ')}`);
    },
    close: () => server.close(),
  };
}
