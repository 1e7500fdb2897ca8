import * as v from 'valibot';
import { defineCall } from '#src/contracts/define-call.ts';
import { nonClientFeedback } from '#src/contracts/forms/feedback.ts';

/**
 * Feedback on a manufacturer, posted to an address supplied by the page that linked here, which can return anything.
 * `sendFeedbackTo` sends it only to allowed addresses and without the session.
 */
export const feedbackCallerUrl = defineCall('feedback.callerUrl', 'POST /', {
  body: nonClientFeedback,
  answer: v.string(),
});
