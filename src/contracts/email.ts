import * as v from 'valibot';
import { defineCall } from '#src/contracts/define-call.ts';
import { emailMessage } from '#src/contracts/forms/email.ts';

/** Sends a form by email. Not retried. */
export const emailSend = defineCall('email.send', 'POST /api/email', {
  body: emailMessage,
  answer: v.object({ ok: v.literal(true), reference: v.string() }),
});
