import { isAxiosError, isCancel } from 'axios';
import * as v from 'valibot';
import type { CallError, Refused } from '#src/contracts/result.ts';
import { now } from '#src/browser/clock.ts';
import { retryAfterMs, waitText } from '#src/lib/retry-after.ts';

/** Wraps a `CallError` for code that only knows exceptions. */
export class CallFailure extends Error {
  readonly error: Refused<unknown>;
  constructor(error: Refused<unknown>) {
    super(error.message);
    this.error = error;
  }
}

const sentences: Record<number, string> = {
  400: 'The server didn’t understand the request.',
  401: 'You’re not signed in, or your session has ended.',
  403: 'You don’t have access to this.',
  404: 'This couldn’t be found.',
  507: 'There’s no room left to save this. Deleting what you no longer need may help.',
};

function sentenceFor(status: number, retryAfter: number | null): string {
  if (status === 429) return `Too many requests right now. Try again in ${waitText(retryAfter)}.`;
  return (
    sentences[status] ?? (status >= 500 ? 'The server ran into an error.' : 'The server refused the request.')
  );
}

/** Statuses of refusals that may name a field of the request. */
const refusing = new Set([400, 409, 422]);

/** Turns any exception of a request into an error that a screen can show. */
export function failureOf(call: string, thrown: unknown): CallFailure {
  if (thrown instanceof CallFailure) return thrown;
  if (isCancel(thrown) || isAbort(thrown)) return cancelled(call);
  const blank = { call, status: null, field: null, retryAfter: null };
  if (!isAxiosError(thrown)) {
    return new CallFailure({ ...blank, kind: 'invalid', message: 'The server’s response couldn’t be read.' });
  }
  if (thrown.response) {
    const { status, headers } = thrown.response;
    const header: unknown = headers['retry-after'];
    const wait = typeof header === 'string' ? retryAfterMs(header, now()) : 'ignore';
    const retryAfter = wait === 'ignore' ? null : wait;
    return new CallFailure({
      ...blank,
      kind: 'http',
      status,
      message: sentenceFor(status, retryAfter),
      ...(refusing.has(status) ? refusalIn(thrown.response.data, status) : {}),
      retryAfter,
    });
  }
  const timedOut = thrown.code === 'ECONNABORTED' || thrown.code === 'ETIMEDOUT';
  return new CallFailure({
    ...blank,
    kind: timedOut ? 'timeout' : 'network',
    message: timedOut ? 'The server took too long to respond.' : 'Couldn’t reach the server.',
  });
}

const isAbort = (thrown: unknown): boolean => thrown instanceof DOMException && thrown.name === 'AbortError';

export function cancelled(call: string): CallFailure {
  const message = 'The visitor left.';
  return new CallFailure({ call, kind: 'cancelled', status: null, message, field: null, retryAfter: null });
}

const refusal = v.object({ message: v.string() });

/** The field that a refusal concerns: `email` in `{"message": "email: …"}`. */
function refusalIn(answer: unknown, status: number): Pick<CallError, 'field' | 'reason'> {
  const read = v.safeParse(refusal, parsed(answer));
  const [, field = null, reason = null] =
    /^([A-Za-z][\w.]{0,60}): (\S.{0,300})?/.exec(read.success ? read.output.message : '') ?? [];
  return { field, reason: status === 422 ? reason : null };
}

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** Whether repeating the request may succeed. */
export const isTransient = ({ kind, status }: CallError): boolean =>
  kind === 'network' || kind === 'timeout' || status === 429 || (status !== null && status >= 500);
