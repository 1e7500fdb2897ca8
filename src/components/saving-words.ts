import type { CallError } from '#src/contracts/result.ts';

/** Why something was not saved or deleted, in one or two plain sentences. */
export function savingFailure({ kind, status, message, retryAfter }: CallError): string {
  if (kind === 'timeout' || kind === 'nonsense')
    return 'The answer never came, so it is not certain whether it was done. Load the page anew before you try again.';
  if (kind === 'network' || kind === 'cancelled')
    return 'The server could not be reached. Try again in a moment.';
  if (status === 429) {
    const seconds = retryAfter === null ? 0 : Math.ceil(retryAfter / 1000);
    return `Too many requests are coming in at the moment. Try again in ${seconds > 1 ? `${seconds} seconds` : 'a moment'}.`;
  }
  if (status === 401) return 'Your session has ended. Sign in again.';
  if (status !== null && status >= 500) return 'The server failed to do it. Try again in a moment.';
  return message;
}
