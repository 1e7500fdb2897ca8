import { request as ask } from 'node:http';

import type { HttpHandler } from 'msw';

import { answerFromHandlers } from '#src/reference-api/serve/answer-from-handlers.ts';
import { readTarget } from '#src/reference-api/serve/read-target.ts';
import { likelyHandlers } from '#tests/support/likely-handlers.ts';

/** A request as it goes over the wire. */
export interface Wire {
  method: string;
  /** Path and query. */
  target: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

export interface Answer {
  status: number;
  type: string;
  text: string;
}

export type Send = (wire: Wire) => Promise<Answer>;

const origin = 'http://api.test';

export function requestOf({ method, target, headers, body }: Wire): Request {
  return new Request(origin + target, { method, headers, ...(body !== null && { body }) });
}

/** To the handlers themselves, as the server hands requests on. */
export function toHandlers(handlers: HttpHandler[]): Send {
  const likely = likelyHandlers(handlers);
  return async (wire) => {
    if (!readTarget(wire.target)) return { status: 400, type: 'text/plain', text: 'Bad request' };
    const request = requestOf(wire);
    const response = await answerFromHandlers(likely(new URL(request.url).pathname), request, null);
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      text: await response.text(),
    };
  };
}

/** To a server on this machine. */
export function toServer(port: number): Send {
  return ({ method, target, headers, body }) =>
    new Promise((resolve, reject) => {
      const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const options = { host: '127.0.0.1', port, method, path: target, headers: { ...headers, ...length } };
      const sent = ask(options, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', text }),
        );
        response.on('error', reject);
      });
      sent.on('error', reject);
      sent.end(body ?? undefined);
    });
}
