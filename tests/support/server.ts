import { setupServer } from 'msw/node';
import type { SetupServer } from 'msw/node';

import { createReferenceApi } from '#src/reference-api/api.ts';

interface Asked {
  method: string;
  path: string;
}

/** The requests that the site sent since the test began. */
export const asked: Asked[] = [];

let running: SetupServer | null = null;

/** Answers some calls of one test differently; undone after it. */
export function answerWith(...handlers: Parameters<SetupServer['use']>): void {
  running?.use(...handlers);
}

/** The reference API between the tests and the network: a request that it does not know fails the test. */
export async function startServer(today: string) {
  const { handlers } = await createReferenceApi({ seed: 1, scale: 1, today, keep: null });
  const server = setupServer(...handlers);
  running = server;
  server.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    asked.push({ method: request.method, path: pathname });
  });
  return {
    listen: () => server.listen({ onUnhandledFrame: 'error' }),
    reset: () => {
      server.resetHandlers();
      asked.length = 0;
    },
    close: () => server.close(),
  };
}
