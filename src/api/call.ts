import { CancelledError, QueryClient, focusManager } from '@tanstack/query-core';

import { addressOf } from '#src/api/address.ts';
import { attempt } from '#src/api/attempt.ts';
import type { Request } from '#src/api/attempt.ts';
import { CallFailure, failureOf, isTransient } from '#src/api/failure.ts';
import type { CallError, Result } from '#src/contracts/result.ts';
import { log } from '#src/browser/log.ts';
import type { AnswerOf, BodyOf, Call, Params, QueryOf } from '#src/contracts/define-call.ts';
import { backoffMs } from '#src/lib/backoff.ts';

/** At most three attempts within 24 s: two seconds below the CDN's own limit. */
const attempts = 3;
const attemptMs = 10_000;
const deadlineMs = 24_000;
/** Back is instant within this time, and no visit shows yesterday's data. */
const freshMs = 5 * 60_000;
const gcMs = 15 * 60_000;

const cache = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', staleTime: freshMs, gcTime: gcMs } },
});
// A retry must not wait until the visitor comes back to the tab: the deadline would pass meanwhile.
focusManager.setFocused(true);

/** No retry of any call before this moment, in `performance.now()` time: the API asked to be left alone. */
let holdUntil = 0;

export type Options<C extends Call> = {
  signal?: AbortSignal | undefined;
  /** For a read that must not be answered from what was read before. */
  fresh?: boolean;
} & (C['path'] extends `${string}:${string}` ? { params: Params<C['path']> } : { params?: undefined }) &
  (C['query'] extends null ? { query?: undefined } : { query?: QueryOf<C> }) &
  (C['body'] extends null ? { body?: undefined } : { body: BodyOf<C> });

interface AnyOptions {
  signal?: AbortSignal | undefined;
  fresh?: boolean;
  params?: Readonly<Record<string, string | number>> | undefined;
  query?: unknown;
  body?: unknown;
}

/** Asks the API; gives data or an error, never throws. Reads are cached, shared and retried; writes go out exactly once. */
export async function call<C extends Call>(contract: C, options: Options<C>): Promise<Result<AnswerOf<C>>>;
export async function call(contract: Call, options: AnyOptions): Promise<Result<unknown>> {
  const { params = {}, query, body, signal = new AbortController().signal, fresh = false } = options;
  const request: Request = {
    call: contract.id,
    method: contract.method,
    url: addressOf(contract, params, plain(query)),
    body,
    answer: contract.answer,
    signal,
    timeoutMs: deadlineMs,
  };
  try {
    signal.throwIfAborted();
    return { data: await (contract.readOnly ? read(request, fresh ? 0 : freshMs) : write(request)) };
  } catch (thrown) {
    const isOver = signal.aborted || thrown instanceof CancelledError;
    const { error } = isOver ? cancelled(contract.id) : failureOf(contract.id, thrown);
    report(error);
    return { error };
  }
}

function plain(query: unknown): Record<string, string | number | undefined> {
  const entries = typeof query === 'object' && query !== null ? Object.entries(query) : [];
  return Object.fromEntries(
    entries.filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  );
}

/** How many callers wait for each read; when the last one leaves, the request is cancelled. */
const waiting = new Map<string, number>();

/** Reads of a resource are stale once it is written to, even when the response is lost. */
async function write(request: Request): Promise<unknown> {
  const [resource = request.url] = /^(?:\/[\w-]+){2}/.exec(request.url) ?? [];
  try {
    return await attempt(request);
  } finally {
    const isOfIt = ({ queryKey: [key] }: { queryKey: readonly unknown[] }): boolean =>
      String(key).includes(` ${resource}`);
    void cache.invalidateQueries({ predicate: isOfIt, refetchType: 'none' });
  }
}

async function read(request: Request, staleTime: number): Promise<unknown> {
  const key = `${request.method} ${request.url} ${request.body === undefined ? '' : JSON.stringify(request.body)}`;
  const queryKey = [key];
  const started = performance.now();
  waiting.set(key, (waiting.get(key) ?? 0) + 1);
  try {
    const answer = cache.fetchQuery({
      queryKey,
      staleTime,
      queryFn: ({ signal }) => {
        const left = deadlineMs - (performance.now() - started);
        return attempt({ ...request, signal, timeoutMs: Math.max(1, Math.min(attemptMs, left)) });
      },
      retry: (failed, thrown) => {
        const { error } = failureOf(request.call, thrown);
        if (!isTransient(error) || failed >= attempts - 1) return false;
        return performance.now() - started + delayOf(failed, error) < deadlineMs;
      },
      retryDelay: (failed, thrown) => delayOf(failed, failureOf(request.call, thrown).error),
    });
    return await abortable(answer, request.signal);
  } finally {
    const left = (waiting.get(key) ?? 1) - 1;
    if (left > 0) waiting.set(key, left);
    else {
      waiting.delete(key);
      if (request.signal.aborted) void cache.cancelQueries({ queryKey }, { silent: true });
    }
  }
}

function delayOf(failed: number, { retryAfter }: CallError): number {
  const now = performance.now();
  if (retryAfter !== null) holdUntil = Math.max(holdUntil, now + retryAfter);
  return Math.max(retryAfter ?? backoffMs(failed, Math.random), holdUntil - now);
}

/** Rejects as soon as the caller aborts; the request may go on for another caller. */
function abortable<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(new DOMException('The visitor left.', 'AbortError'));
    signal.addEventListener('abort', leave, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

function cancelled(id: string): CallFailure {
  return new CallFailure({
    call: id,
    kind: 'cancelled',
    status: null,
    message: 'The visitor left.',
    field: null,
    retryAfter: null,
  });
}

/** Logged separately (spec §8). */
const special = new Set([401, 403, 404, 429, 500]);

function report(error: CallError): void {
  if (error.kind === 'cancelled') return;
  const facts = { call: error.call, status: error.status, field: error.field };
  if (error.kind === 'invalid')
    log.once(`${error.call} ${error.field}`, 'error', 'An answer does not fit its contract', facts);
  else if (error.status !== null && special.has(error.status)) log.warn(`Answered ${error.status}`, facts);
  else log.error(error.message, facts);
}

/** Marks all reads as stale; callers that are waiting still get their response. */
export function invalidateReads(): void {
  void cache.invalidateQueries({ refetchType: 'none' });
}

/** Forgets what was read: after signing out, and between tests. */
export function clearReads(): void {
  cache.clear();
  holdUntil = 0;
}
