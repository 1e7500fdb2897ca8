import type { Send } from './run.ts';

/** The site gives up on an answer after this time. */
const PATIENCE_MS = 26_000;

/** Sends to a server. Redirects are not followed: a call answers by itself. */
export function sendTo(origin: string): Send {
  return async ({ method, path, headers, body }) => {
    const answer = await fetch(origin + path, {
      method,
      headers,
      ...(body !== null && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
}
