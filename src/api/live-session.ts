import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import type { AnswerOf } from '#src/contracts/define-call.ts';
import { sessionGet } from '#src/contracts/live-session.ts';

/** Always asks the server. In a file of its own, because every visit makes this call. */
export function getLiveSession(): Promise<Result<AnswerOf<typeof sessionGet>>> {
  return call(sessionGet, { fresh: true });
}
