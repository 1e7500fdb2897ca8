import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import type { AnswerOf } from '#src/contracts/define-call.ts';
import { manufacturersOwnResources } from '#src/contracts/own-resources.ts';

export type OwnResources = AnswerOf<typeof manufacturersOwnResources>;

/** 403 for a wrong password. */
export function getOwnResources(
  coid: number,
  webabrv: string,
  password: string,
  signal: AbortSignal,
): Promise<Result<OwnResources>> {
  return call(manufacturersOwnResources, { params: { coid }, body: { webabrv, password }, signal });
}
