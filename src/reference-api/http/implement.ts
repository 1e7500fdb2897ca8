import * as v from 'valibot';
import { http, type HttpHandler } from 'msw';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { longestParameter, type Call, type ParamName } from '#src/contracts/define-call.ts';
import type { AnonymousLimiter } from '#src/reference-api/http/anonymous-limits.ts';
import type { CookieStore } from '#src/reference-api/account/cookies.ts';
import type { Changes } from '#src/reference-api/store/changes.ts';
import { Refusal, refuse } from '#src/reference-api/http/refusal.ts';
import { firstIssueText, readBody, readQuery } from '#src/reference-api/http/read-request.ts';
import { callerOf, type Caller } from '#src/reference-api/http/caller.ts';

/** Decoded path parameters, and query and body as parsed by their schemas. */
export interface CallInput<C extends Call> {
  params: Readonly<Record<ParamName<C['path']>, string>>;
  query: C['query'] extends GenericSchema ? InferOutput<C['query']> : null;
  body: C['body'] extends GenericSchema ? InferOutput<C['body']> : null;
  caller: Caller;
}

type SentAnswer<C extends Call> = InferInput<C['answer']>;

/** Answers a call, or refuses it with `refuse(status, message)`. */
export type Implementation<C extends Call> = (input: CallInput<C>) => SentAnswer<C> | Promise<SentAnswer<C>>;

interface AnyCallInput {
  params: Readonly<Record<string, string>>;
  query: unknown;
  body: unknown;
  caller: Caller;
}

export interface CallContext {
  changes: Changes;
  anonymousLimiter: AnonymousLimiter;
  /** Stands in for the browser's cookies where requests carry none. */
  cookies: CookieStore | null;
  /** Other sites that may write, such as `https://lintel.example`. */
  origins: readonly string[];
}

const register = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

/**
 * The handler of one call. Refuses with 400 a request of the wrong shape, with 422 a form whose values are wrong, with
 * 413 a body that is too large, and with 429 too many requests. A write is answered once it is saved.
 */
export function implement<C extends Call>(
  call: C,
  answer: Implementation<C>,
  callContext: CallContext,
): HttpHandler;
export function implement(
  call: Call,
  answer: (input: AnyCallInput) => unknown,
  { changes, anonymousLimiter, cookies, origins }: CallContext,
): HttpHandler {
  return register[call.method](`*${call.path}`, async ({ request, params }) => {
    const caller = callerOf(request, cookies);
    try {
      if (mayWrite(call)) requireSameSite(request, origins);
      const { searchParams } = new URL(request.url);
      const decoded = percentDecode(params);
      for (const [name, value] of [...Object.entries(decoded), ...searchParams])
        if (value.length > longestParameter)
          refuse(400, `${name.slice(0, 40)}: Longer than ${longestParameter} characters.`);
      const query = readQuery(call.query, searchParams);
      const input = {
        params: decoded,
        query: call.query && validate(call.query, query, 400),
        body:
          call.body &&
          validate(call.body, await readBody(request, call.largestBody), call.readOnly ? 400 : 422),
        caller,
      };
      await anonymousLimiter.count(call.id, caller.address);
      if (mayWrite(call)) return toResponse(await changes.inTurn(() => answer(input)), caller.headers);
      // The person's previous request may have been handled by another process.
      if (caller.bearer !== null || caller.session !== null) await changes.catchUp();
      return toResponse(await answer(input), caller.headers);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // MSW's own responses would put their cookies into the page's storage.
      const headers = new Headers([...caller.headers, ...Object.entries(error.headers)]);
      return Response.json({ ...error.details, message: error.message }, { status: error.status, headers });
    }
  });
}

/** The specification makes signing out a GET. */
const mayWrite = (call: Call): boolean => !call.readOnly || call.path.startsWith('/auth/');

/**
 * Refuses with 403 a request that another site makes a browser send. A request without a browser's headers passes: a
 * program that is not a browser has no visitor's cookies.
 */
function requireSameSite({ headers, url }: Request, origins: readonly string[]): void {
  const [site, origin] = [headers.get('sec-fetch-site'), headers.get('origin')];
  if (site === 'same-origin' || site === 'none') return;
  if (origin !== null && origins.includes(origin)) return;
  const from = origin === null ? null : (URL.parse(origin)?.host ?? 'unknown');
  const isOwn = from === null || from === headers.get('host') || from === new URL(url).host;
  if (site !== null || !isOwn) refuse(403, 'This request must come from a page of this site.');
}

const percentDecode = (
  params: Readonly<Record<string, string | readonly string[] | undefined>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, [value ?? ''].flat().join('/')]));

/** The parsed value. Refuses with 400 if the shape is wrong, and with `unfit` if only a value is. */
function validate(schema: GenericSchema, value: unknown, unfit: 400 | 422): unknown {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : refuse(result.typed ? unfit : 400, firstIssueText(result.issues));
}

/** JSON, except for the one call that returns an XML file. */
function toResponse(answer: unknown, headers: Headers): Response {
  const isXml = typeof answer === 'string';
  headers.set('content-type', isXml ? 'application/xml; charset=utf-8' : 'application/json; charset=utf-8');
  return new Response(isXml ? answer : JSON.stringify(answer), { headers });
}
