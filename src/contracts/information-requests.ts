import * as v from 'valibot';
import { defineCall } from '#src/contracts/define-call.ts';
import { informationRequest } from '#src/contracts/forms/information-request.ts';

/** Sends a request for information. Not retried. */
export const manufacturersEmailRequest = defineCall(
  'manufacturers.emailRequest',
  'POST /api/manufacturers/email-request',
  { body: informationRequest, answer: v.object({ ok: v.literal(true), reference: v.string() }) },
);
