import type { SectionLevel } from '#src/contracts/browse.ts';
import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import { contentTypeSectionLevel } from '#src/contracts/browse.ts';
import type { ItemsQuery } from '#src/contracts/browse.ts';
import type { ContentType } from '#src/contracts/content-types.ts';

/** Items of one type: of a section, of everything under a broader number, or of a division of two digits. */
export function listSectionItems(
  type: ContentType,
  csi: string,
  query: ItemsQuery,
  signal: AbortSignal,
): Promise<Result<SectionLevel>> {
  const params = { type, division: csi.slice(0, 2), section: csi };
  return call(contentTypeSectionLevel, { params, query, signal });
}
