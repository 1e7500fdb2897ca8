import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import type { AnswerOf } from '#src/contracts/define-call.ts';
import { sessionGet } from '#src/contracts/live-session.ts';

/** Always asks the server. Apart from the other session calls, because every visit makes this one. */
export function getLiveSession(): Promise<Result<AnswerOf<typeof sessionGet>>> {
  return call(sessionGet, { fresh: true });
}
