import { call } from '#src/api/call.ts';
import type { AnswerOf } from '#src/contracts/define-call.ts';
import { emailSend } from '#src/contracts/email.ts';
import type { EmailMessage } from '#src/contracts/forms/email.ts';
import type { Result } from '#src/contracts/result.ts';

/** Sends a form by email, once. */
export function sendEmail(body: EmailMessage): Promise<Result<AnswerOf<typeof emailSend>>> {
  return call(emailSend, { body });
}
