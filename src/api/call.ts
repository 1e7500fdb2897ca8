import { callUrl } from '#src/api/address.ts';
import { sendRequest, type Request } from '#src/api/send-request.ts';
import { cancelled, failureOf } from '#src/api/failure.ts';
import { deadlineMs, invalidateReads, read } from '#src/api/reads.ts';
import type { CallError, Saved } from '#src/contracts/result.ts';
import { log } from '#src/browser/log.ts';
import type { AnswerOf, BodyOf, Call, Params, QueryOf } from '#src/contracts/define-call.ts';

export type Options<C extends Call> = {
  signal?: AbortSignal | undefined;
  /** True for a read that must not be answered from the cache. */
  fresh?: boolean;
} & (C['path'] extends `${string}:${string}` ? { params: Params<C['path']> } : { params?: undefined }) &
  (C['query'] extends null
    ? { query?: undefined }
    : object extends QueryOf<C>
      ? { query?: QueryOf<C> }
      : { query: QueryOf<C> }) &
  (C['body'] extends null ? { body?: undefined } : { body: BodyOf<C> });

interface AnyOptions {
  signal?: AbortSignal | undefined;
  fresh?: boolean;
  params?: Readonly<Record<string, string | number>> | undefined;
  query?: unknown;
  body?: unknown;
}

/** Calls the API. Returns data or an error, never throws. Reads are cached, shared, and retried; writes are sent exactly once. */
export async function call<C extends Call>(
  contract: C,
  ...options: object extends Options<C> ? [options?: Options<C>] : [options: Options<C>]
): Promise<Saved<AnswerOf<C>>>;
export async function call(contract: Call, options: AnyOptions = {}): Promise<Saved<unknown>> {
  const { params = {}, query, body, signal = new AbortController().signal, fresh = false } = options;
  const request: Request = {
    call: contract.id,
    method: contract.method,
    url: callUrl(contract, params, queryParameters(query)),
    body,
    answer: contract.answer,
    signal,
    timeoutMs: deadlineMs,
  };
  try {
    signal.throwIfAborted();
    const asked = {
      key: keyOf(request),
      call: contract.id,
      signal,
      fresh,
      attempt: (shared: AbortSignal, timeoutMs: number) =>
        sendRequest({ ...request, signal: shared, timeoutMs }),
    };
    return { data: await (contract.readOnly ? read(asked) : write(request)) };
  } catch (thrown) {
    const { error } = signal.aborted ? cancelled(contract.id) : failureOf(contract.id, thrown);
    report(error);
    return { error };
  }
}

function queryParameters(query: unknown): Record<string, string | number | undefined> {
  const entries = typeof query === 'object' && query !== null ? Object.entries(query) : [];
  return Object.fromEntries(
    entries.filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  );
}

/** A write makes cached reads of its resource stale, even if its response is lost: it may have arrived. */
async function write(request: Request): Promise<unknown> {
  const [resource = request.url] = /^(?:\/[\w-]+){2}/.exec(request.url) ?? [];
  try {
    return await sendRequest(request);
  } finally {
    invalidateReads((key) => key.includes(` ${resource}`));
  }
}

const keyOf = ({ method, url, body }: Request): string =>
  `${method} ${url} ${body === undefined ? '' : JSON.stringify(body)}`;

/** Statuses that are expected now and then, such as a 409 of an outdated save: logged as warnings (requirements: calls). */
const warnedStatuses = new Set([401, 403, 404, 409, 429, 500]);

function report(error: CallError): void {
  if (error.kind === 'cancelled') return;
  const facts = { call: error.call, status: error.status, field: error.field };
  if (error.kind === 'invalid')
    log.once(`${error.call} ${error.field}`, 'error', 'An answer does not fit its contract', facts);
  else if (error.status !== null && warnedStatuses.has(error.status))
    log.warn(`Answered ${error.status}`, facts);
  else log.error(error.message, facts);
}
