import { failureOf, isTransient, type CallFailure } from '#src/api/failure.ts';
import { isOnline } from '#src/browser/online.ts';
import { pageData } from '#src/browser/page-data.ts';
import { backoffMs } from '#src/lib/backoff.ts';
import type { CallError } from '#src/contracts/result.ts';

/** At most three attempts within 24 s: two seconds below the CDN's own limit. */
const attempts = 3;
const attemptMs = 10_000;
export const deadlineMs = 24_000;
/** How long a response is fresh, in ms: long enough for an instant Back, too short to show yesterday's data. */
export const freshMs = 5 * 60_000;

/** One read: shared while it is in flight, and its response while that is fresh. */
interface Read {
  answer: Promise<unknown>;
  /** Cancels the request. */
  controller: AbortController;
  /** How many callers wait; when the last one leaves, the request is cancelled. */
  waiting: number;
  /** In `performance.now()` time; null until there is a response. */
  answeredAt: number | null;
  /** The response, for the build to put into a pre-rendered page. */
  data?: unknown;
}

const reads = new Map<string, Read>(answersOfPage());

/** The last temporary failure since `clearReads`. */
let failed: CallFailure | null = null;

/** The API asked for a pause: no call is retried before this moment, in `performance.now()` time. */
let holdUntil = 0;

interface Asked {
  /** Reads with the same key share a response. */
  key: string;
  /** The call's id, for its errors. */
  call: string;
  signal: AbortSignal;
  /** Skips the cache. */
  fresh: boolean;
  /** One attempt; throws what `failureOf` understands. */
  attempt: (signal: AbortSignal, timeoutMs: number) => Promise<unknown>;
}

/** A response that is fresh, in flight, or requested now, with retries. Rejects once the signal aborts. */
export async function read(asked: Asked): Promise<unknown> {
  forgetOldReads();
  const { key, signal, fresh } = asked;
  const known = reads.get(key);
  const shared = known && !(fresh && known.answeredAt !== null) ? known : begin(asked);
  shared.waiting += 1;
  try {
    return await abortable(shared.answer, signal);
  } finally {
    shared.waiting -= 1;
    if (shared.waiting === 0 && signal.aborted && shared.answeredAt === null) {
      forget(key, shared);
      shared.controller.abort();
    }
  }
}

function begin(asked: Asked): Read {
  const controller = new AbortController();
  const started: Read = { answer: answer(), controller, waiting: 0, answeredAt: null };
  reads.set(asked.key, started);
  return started;

  async function answer(): Promise<unknown> {
    try {
      const data = await withRetries(asked, controller.signal);
      started.answeredAt = performance.now();
      started.data = data;
      return data;
    } catch (thrown) {
      forget(asked.key, started);
      const failure = failureOf(asked.call, thrown);
      if (isForNow(failure.error)) failed = failure;
      throw thrown;
    }
  }
}

async function withRetries({ call, attempt }: Asked, signal: AbortSignal): Promise<unknown> {
  const end = performance.now() + deadlineMs;
  for (let failed = 0; ; failed += 1) {
    try {
      return await attempt(signal, Math.max(1, Math.min(attemptMs, end - performance.now())));
    } catch (thrown) {
      const { error } = failureOf(call, thrown);
      if (!isTransient(error) || failed >= attempts - 1) throw thrown;
      const delay = delayOf(failed, error);
      if (performance.now() + delay >= end) throw thrown;
      await abortable(new Promise((resolve) => setTimeout(resolve, delay)), signal);
    }
  }
}

/** A refusal is a response, too: what is missing now will be missing tomorrow. */
const isForNow = (error: CallError): boolean => error.kind !== 'http' || isTransient(error);

function delayOf(failed: number, { retryAfter }: CallError): number {
  const now = performance.now();
  if (retryAfter !== null) holdUntil = Math.max(holdUntil, now + retryAfter);
  return Math.max(retryAfter ?? backoffMs(failed, Math.random), holdUntil - now);
}

/** Rejects as soon as the signal aborts, whatever the promise does. */
const abortable = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const leave = (): void => reject(new DOMException('The visitor left.', 'AbortError'));
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });

function forget(key: string, read: Read): void {
  if (reads.get(key) === read) reads.delete(key);
}

/** Offline nothing newer can be had, and the pages visited last must still open. */
function forgetOldReads(): void {
  if (!isOnline()) return;
  const oldest = performance.now() - freshMs;
  for (const [key, { answeredAt }] of reads)
    if (answeredAt !== null && answeredAt < oldest) reads.delete(key);
}

/** Makes these reads stale: the next caller requests them again, callers that are waiting still get their answer. */
export function invalidateReads(isMeant: (key: string) => boolean = () => true): void {
  for (const key of reads.keys()) if (isMeant(key)) reads.delete(key);
}

/** The responses in a pre-rendered page are not requested again. */
function answersOfPage(): [key: string, read: Read][] {
  const answeredAt = performance.now();
  return (pageData()?.answers ?? []).map(([key, data]) => [
    key,
    { answer: Promise.resolve(data), controller: new AbortController(), waiting: 0, answeredAt, data },
  ]);
}

/** All responses since `clearReads` by key, once they have arrived. Rejects if one failed temporarily. */
export async function allResponses(): Promise<[key: string, answer: unknown][]> {
  await Promise.allSettled([...reads.values()].map(({ answer }) => answer));
  if (failed) throw failed;
  return [...reads].map(([key, { data }]) => [key, data]);
}

/** Forgets what was read and cancels requests in flight: after signing out, and between tests. */
export function clearReads(): void {
  for (const { controller, answeredAt } of reads.values()) if (answeredAt === null) controller.abort();
  reads.clear();
  failed = null;
  holdUntil = 0;
}
