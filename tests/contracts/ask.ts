import { getResponse } from 'msw';
import * as v from 'valibot';
import type { HttpHandler } from 'msw';

import { calls } from '#src/contracts/calls.ts';
import type { AnswerOf, Call } from '#src/contracts/define-call.ts';
import { mediaOnDisk } from '#src/reference-api/media/media-on-disk.ts';
import type { Example } from '../../scripts/contract/examples.ts';
import { makeApi } from '#tests/support/make-api.ts';

export const today = '2026-11-02';
const origin = 'http://api.test';

/** The reference API over the standard world. */
export async function referenceApi(): Promise<HttpHandler[]> {
  const { handlers } = await makeApi({
    seed: 1,
    scale: 1,
    today,
    storage: null,
    passwordRounds: 1000,
    media: mediaOnDisk,
  });
  return handlers;
}

/** The address of a call with its parameters filled in and encoded. */
export function addressOf(call: Call, { params = {}, query = {} }: Example): string {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `${path}${search.size > 0 ? `?${search.toString()}` : ''}`;
}

/** A token of Ada's, from a sign-in of its own. */
export async function tokenOf(handlers: HttpHandler[], email = 'ada@lintel.test'): Promise<string> {
  const { token } = await answerTo(handlers, calls['auth.login'], {
    body: { email, password: 'specify-2026' },
  });
  return token;
}

/** The same request with a token. */
export function withToken(init: RequestInit, token: string): RequestInit {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
}

/** Asks a path, as a browser would. */
export async function ask(handlers: HttpHandler[], path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await getResponse(handlers, new Request(origin + path, init), { baseUrl: origin });
  if (!answer) throw new Error(`Nobody answers ${path}`);
  return answer;
}

export function asking(call: Call, example: Example): [path: string, init: RequestInit] {
  const hasBody = example.body !== undefined;
  return [
    addressOf(call, example),
    {
      method: call.method,
      ...(hasBody
        ? { body: JSON.stringify(example.body), headers: { 'content-type': 'application/json' } }
        : {}),
    },
  ];
}

/** The answer to a call, held to its contract. */
export async function answerTo<C extends Call>(
  handlers: HttpHandler[],
  call: C,
  example: Example = {},
): Promise<AnswerOf<C>> {
  const answer: unknown = await (await ask(handlers, ...asking(call, example))).json();
  return v.parse<C['answer']>(call.answer, answer);
}
