import { sendRequest } from '#src/api/send-request.ts';
import { failureOf } from '#src/api/failure.ts';
import type { Result } from '#src/contracts/result.ts';
import { log } from '#src/browser/log.ts';
import { feedbackCallerUrl } from '#src/contracts/feedback-caller.ts';
import type { NonClientFeedback } from '#src/contracts/forms/feedback.ts';

/** The same limit as for our own API. */
const feedbackTimeoutMs = 24_000;

/** `reference` is null if the receiver sends none. */
export interface FeedbackReceipt {
  reference: string | null;
}

/**
 * Sends feedback, once, to the address in the page's URL, which must have passed `feedbackAddressFrom`. Sends no token or cookies,
 * and treats a redirect as a failure, so that what was typed reaches this address or none.
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
