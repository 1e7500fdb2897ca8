import * as v from 'valibot';
import { defineCall } from '#src/contracts/define-call.ts';
import { nonClientFeedback } from '#src/contracts/forms/feedback.ts';

/** Sends feedback on a manufacturer without a library. Not retried. */
export const feedbackNonClient = defineCall('feedback.nonClient', 'POST /feedback/non-client', {
  body: nonClientFeedback,
  answer: v.object({ ok: v.literal(true), reference: v.string() }),
});
