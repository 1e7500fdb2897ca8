import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import { contentTypeTopLevel } from '#src/contracts/browse.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import type { AnswerOf } from '#src/contracts/define-call.ts';

export type TypeLevel = AnswerOf<typeof contentTypeTopLevel>;

/** Everything of one type in numbers: by division and by section. */
export function getTypeLevel(type: ContentType, signal: AbortSignal): Promise<Result<TypeLevel>> {
  return call(contentTypeTopLevel, { params: { type }, signal });
}
