import * as v from 'valibot';
import { http, HttpResponse, type HttpHandler } from 'msw';
import type { GenericSchema, InferOutput } from 'valibot';

import type { AnswerOf, Call, ParamName } from '#src/contracts/define-call.ts';
import { Refusal } from '#src/reference-api/refusal.ts';
import { fieldOf, readBody, readQuery } from '#src/reference-api/read-request.ts';

/** What a call was asked with: its parameters decoded, its query and body as their schemas give them. */
export interface Asked<C extends Call> {
  params: Readonly<Record<ParamName<C['path']>, string>>;
  query: C['query'] extends GenericSchema ? InferOutput<C['query']> : null;
  body: C['body'] extends GenericSchema ? InferOutput<C['body']> : null;
}

/** Answers a call, or refuses it with `refuse(status, message)`. */
export type Implementation<C extends Call> = (asked: Asked<C>) => AnswerOf<C> | Promise<AnswerOf<C>>;

interface AskedAnything {
  params: Readonly<Record<string, string>>;
  query: unknown;
  body: unknown;
}

const register = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

/** The handler of one call. A query or body that does not fit is answered with 400 naming the field. */
export function implement<C extends Call>(call: C, answer: Implementation<C>): HttpHandler;
export function implement(call: Call, answer: (asked: AskedAnything) => unknown): HttpHandler {
  return register[call.method](`*${call.path}`, async ({ request, params }) => {
    try {
      const asked = {
        params: decoded(params),
        query: call.query && fitting(call.query, readQuery(call.query, new URL(request.url).searchParams)),
        body: call.body && fitting(call.body, await readBody(request)),
      };
      return inItsForm(await answer(asked));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return HttpResponse.json({ message: error.message }, { status: error.status, headers: error.headers });
    }
  });
}

function decoded(
  params: Readonly<Record<string, string | readonly string[] | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, [value ?? ''].flat().join('/')]),
  );
}

function fitting(schema: GenericSchema, value: unknown): unknown {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new Refusal(400, fieldOf(result.issues));
}

/** JSON, but for the one call whose answer is the text of an XML file. */
function inItsForm(answer: unknown): Response {
  return typeof answer === 'string'
    ? new Response(answer, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
    : new Response(JSON.stringify(answer), {
        headers: { 'content-type': 'application/json; charset=utf-8' },
      });
}
