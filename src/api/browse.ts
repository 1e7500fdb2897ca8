import type { SectionLevel, SitePage, ItemsQuery } from '#src/contracts/browse.ts';
import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import { contentTypeSectionLevel, sitePageCsiSection, sitePageDivision } from '#src/contracts/browse.ts';
import type { ContentType } from '#src/contracts/content-types.ts';

/** Items of one type in a section, in all sections under a broader number, or in a division (two digits). */
export function listSectionItems(
  type: ContentType,
  csi: string,
  query: ItemsQuery,
  signal: AbortSignal,
): Promise<Result<SectionLevel>> {
  const params = { type, division: csi.slice(0, 2), section: csi };
  return call(contentTypeSectionLevel, { params, query, signal });
}

/** The directory page of a section or division, with its neighbors and its subpages. */
export const getCsiPage = (csi: string, signal: AbortSignal): Promise<Result<SitePage>> =>
  csi.length === 2
    ? call(sitePageDivision, { params: { type: 'product', division: csi }, signal })
    : call(sitePageCsiSection, { params: { type: 'product', csi }, signal });
