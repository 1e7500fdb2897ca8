import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import { contentTypeSectionLevel, contentTypeTopLevel } from '#src/contracts/browse.ts';
import type { ListedContent } from '#src/contracts/content.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import type { AnswerOf } from '#src/contracts/define-call.ts';

export type TypeLevel = AnswerOf<typeof contentTypeTopLevel>;

/** Everything of one type in numbers: by division and by section. */
export function getTypeLevel(type: ContentType, signal: AbortSignal): Promise<Result<TypeLevel>> {
  return call(contentTypeTopLevel, { params: { type }, signal });
}

/** A part of the items of a division (two digits) or a section, and how many there are in all. */
export async function listItems(
  type: ContentType,
  csi: string,
  part: { from: number; size: number },
  signal: AbortSignal,
): Promise<Result<{ items: ListedContent[]; total: number }>> {
  const params = { type, division: csi.slice(0, 2), section: csi };
  const result = await call(contentTypeSectionLevel, { params, query: part, signal });
  if (result.error) return result;
  const { hits, total } = result.data.hits;
  return { data: { items: hits.map((hit) => hit._source), total: total.value } };
}
