import * as v from 'valibot';

import { defineCall } from '#src/contracts/define-call.ts';
import { nonClientFeedback } from '#src/contracts/forms/feedback.ts';

/** Sends what a visitor says about a manufacturer without a library, once. */
export const feedbackNonClient = defineCall({
  id: 'feedback.nonClient',
  method: 'POST',
  path: '/feedback/non-client',
  body: nonClientFeedback,
  answer: v.object({ ok: v.literal(true), reference: v.string() }),
});
