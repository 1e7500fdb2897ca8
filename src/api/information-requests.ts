import { call } from '#src/api/call.ts';
import type { AnswerOf } from '#src/contracts/define-call.ts';
import type { InformationRequest } from '#src/contracts/forms/information-request.ts';
import { manufacturersEmailRequest } from '#src/contracts/information-requests.ts';
import type { Result } from '#src/contracts/result.ts';

/** Sends a request for information, once. */
export function requestInformation(
  body: InformationRequest,
): Promise<Result<AnswerOf<typeof manufacturersEmailRequest>>> {
  return call(manufacturersEmailRequest, { body });
}
