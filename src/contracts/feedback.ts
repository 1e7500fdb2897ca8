import * as v from 'valibot';

import { defineCall } from '#src/contracts/define-call.ts';
import { nonClientFeedback } from '#src/contracts/forms/feedback.ts';

export const feedbackNonClient = defineCall({
  id: 'feedback.nonClient',
  method: 'POST',
  path: '/feedback/non-client',
  body: nonClientFeedback,
  answer: v.object({ ok: v.literal(true), reference: v.string() }),
});

/**
 * The same body, posted to an address supplied by the page that linked here. It isn't part of the site's API and can
 * return anything. `sendFeedbackTo` sends it only to allowed addresses and without the session.
 */
export const feedbackCallerUrl = defineCall({
  id: 'feedback.callerUrl',
  method: 'POST',
  path: '/',
  body: nonClientFeedback,
  answer: v.string(),
});
