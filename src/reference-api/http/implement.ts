import * as v from 'valibot';
import { http, type HttpHandler } from 'msw';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';

import { longestParameter, type Call, type ParamName } from '#src/contracts/define-call.ts';
import type { AnonymousUse } from '#src/reference-api/http/anonymous-limits.ts';
import type { CookieStore } from '#src/reference-api/account/cookies.ts';
import type { Changes } from '#src/reference-api/store/changes.ts';
import { requireSameSite } from '#src/reference-api/http/cross-site.ts';
import { Refusal, refuse } from '#src/reference-api/http/refusal.ts';
import { fieldOf, readBody, readQuery } from '#src/reference-api/http/read-request.ts';
import { callerOf, type Caller } from '#src/reference-api/http/caller.ts';

/** Decoded parameters, and query and body as parsed by their schemas. */
export interface CallInput<C extends Call> {
  params: Readonly<Record<ParamName<C['path']>, string>>;
  query: C['query'] extends GenericSchema ? InferOutput<C['query']> : null;
  body: C['body'] extends GenericSchema ? InferOutput<C['body']> : null;
  caller: Caller;
}

type SentAnswer<C extends Call> = InferInput<C['answer']>;

/** Answers a call, or refuses it with `refuse(status, message)`. */
export type Implementation<C extends Call> = (input: CallInput<C>) => SentAnswer<C> | Promise<SentAnswer<C>>;

interface AskedAnything {
  params: Readonly<Record<string, string>>;
  query: unknown;
  body: unknown;
  caller: Caller;
}

export interface CallContext {
  changes: Changes;
  anonymousUse: AnonymousUse;
  /** Stands for the visitor's browser where requests carry no cookies. */
  cookies: CookieStore | null;
  /** Origins of other sites that may write, such as `https://lintel.example`. */
  origins: readonly string[];
}

const register = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

/**
 * The handler of one call. What does not fit is answered with 400 naming the field, with 422 where only a value is wrong
 * that someone wrote; one that is too large with 413; what an address may not do so often with 429; a write is answered
 * once it is saved.
 */
export function implement<C extends Call>(
  call: C,
  answer: Implementation<C>,
  surroundings: CallContext,
): HttpHandler;
export function implement(
  call: Call,
  answer: (input: AskedAnything) => unknown,
  { changes, anonymousUse, cookies, origins }: CallContext,
): HttpHandler {
  return register[call.method](`*${call.path}`, async ({ request, params }) => {
    const caller = callerOf(request, cookies);
    try {
      // Signing out is a GET of the specification.
      if (!call.readOnly || call.path.startsWith('/auth/')) requireSameSite(request, origins);
      const { searchParams } = new URL(request.url);
      const decoded = percentDecode(params);
      for (const [name, value] of [...Object.entries(decoded), ...searchParams])
        if (value.length > longestParameter)
          refuse(400, `${name.slice(0, 40)}: Longer than ${longestParameter} characters.`);
      const query = readQuery(call.query, searchParams);
      const input = {
        params: decoded,
        query: call.query && fitting(call.query, query, 400),
        body:
          call.body &&
          fitting(call.body, await readBody(request, call.largestBody), call.readOnly ? 400 : 422),
        caller,
      };
      anonymousUse.count(call.id, caller.address);
      const { writes, failures } = changes;
      const found = await answer(input);
      if (changes.writes !== writes) await changes.mustBeSaved(failures);
      return inItsForm(found, caller.headers);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // MSW's own responses would put their cookies into the page's storage.
      const headers = new Headers([...caller.headers, ...Object.entries(error.headers)]);
      return Response.json({ ...error.details, message: error.message }, { status: error.status, headers });
    }
  });
}

function percentDecode(
  params: Readonly<Record<string, string | readonly string[] | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, [value ?? ''].flat().join('/')]),
  );
}

/** The parsed value; refused is with 400 what has the wrong shape, and with `unfit` what has only a wrong value. */
function fitting(schema: GenericSchema, value: unknown, unfit: 400 | 422): unknown {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : refuse(result.typed ? unfit : 400, fieldOf(result.issues));
}

/** JSON, but for the one call whose answer is the text of an XML file. */
function inItsForm(answer: unknown, headers: Headers): Response {
  const isXml = typeof answer === 'string';
  headers.set('content-type', isXml ? 'application/xml; charset=utf-8' : 'application/json; charset=utf-8');
  return new Response(isXml ? answer : JSON.stringify(answer), { headers });
}
