import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import type { AnswerOf } from '#src/contracts/define-call.ts';
import { manufacturersVectorSearch } from '#src/contracts/meaning.ts';

export type MeaningResult = AnswerOf<typeof manufacturersVectorSearch>;

/** By similarity to a question, with the score. */
export function searchByMeaning(
  coid: number,
  question: string,
  contentType: ContentType | null,
  size: number,
  signal: AbortSignal,
): Promise<Result<MeaningResult>> {
  return call(manufacturersVectorSearch, {
    params: { coid },
    query: { q: question, size, content_type: contentType ?? undefined },
    signal,
  });
}
