import * as v from 'valibot';

import { defineCall } from '#src/contracts/define-call.ts';
import { nonClientFeedback } from '#src/contracts/forms/feedback.ts';

/** Sends feedback on a manufacturer without a library. Not retried. */
export const feedbackNonClient = defineCall({
  id: 'feedback.nonClient',
  method: 'POST',
  path: '/feedback/non-client',
  body: nonClientFeedback,
  answer: v.object({ ok: v.literal(true), reference: v.string() }),
});
