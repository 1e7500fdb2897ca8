import { sendRequest } from '#src/api/send-request.ts';
import { failureOf } from '#src/api/failure.ts';
import type { Result } from '#src/contracts/result.ts';
import { log } from '#src/browser/log.ts';
import { feedbackCallerUrl } from '#src/contracts/elsewhere.ts';
import type { NonClientFeedback } from '#src/contracts/forms/feedback.ts';

/** The same limit as for our own API. */
const feedbackTimeoutMs = 24_000;

/** `reference` is null where the receiver gives none. */
export interface FeedbackReceipt {
  reference: string | null;
}

/**
 * Sends it, once, to the address that the page's caller supplied. `address` must have passed `feedbackAddressFrom`.
 * Without token and cookies, and a redirect elsewhere is a failure: what was typed goes there or nowhere.
 */
export async function sendFeedbackTo(
  address: string,
  body: NonClientFeedback,
): Promise<Result<FeedbackReceipt>> {
  const { id, method, answer } = feedbackCallerUrl;
  try {
    await sendRequest({
      call: id,
      method,
      url: address,
      body,
      answer,
      signal: new AbortController().signal,
      timeoutMs: feedbackTimeoutMs,
      isThirdParty: true,
    });
    return { data: { reference: null } };
  } catch (thrown) {
    const { error } = failureOf(id, thrown);
    log.warn('Feedback to a caller failed', { call: id, status: error.status });
    return { error };
  }
}
