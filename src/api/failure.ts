import { isAxiosError, isCancel } from 'axios';

import type { CallError } from '#src/contracts/result.ts';
import { now } from '#src/browser/clock.ts';
import { retryAfterMs, waitWords } from '#src/lib/retry-after.ts';

/** Wraps a `CallError` for code that only knows exceptions. */
export class CallFailure extends Error {
  readonly error: CallError;
  constructor(error: CallError) {
    super(error.message);
    this.error = error;
  }
}

const sentences: Record<number, string> = {
  400: 'The server didn’t understand the request.',
  401: 'You’re not signed in, or your session has ended.',
  403: 'You don’t have access to this.',
  404: 'This couldn’t be found.',
};

function sentenceFor(status: number, retryAfter: number | null): string {
  if (status === 429) return `Too many requests right now. Try again in ${waitWords(retryAfter)}.`;
  return (
    sentences[status] ?? (status >= 500 ? 'The server ran into an error.' : 'The server refused the request.')
  );
}

/** Any exception of an attempt, as an error that a screen can show. */
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
      field: status === 400 || status === 422 ? refusedField(thrown.response.data) : null,
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

/** A refusal says `{"message": "email: …"}` of the field that it is about. */
function refusedField(answer: unknown): string | null {
  const found = typeof answer === 'string' ? /"message"\s*:\s*"([A-Za-z][\w.]*): /.exec(answer) : null;
  return found?.[1] ?? null;
}

/** Whether asking the same again may help. */
export function isTransient({ kind, status }: CallError): boolean {
  return kind === 'network' || kind === 'timeout' || status === 429 || (status !== null && status >= 500);
}
