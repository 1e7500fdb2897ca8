import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import { bannersBpc, bannersByContentType } from '#src/contracts/banners.ts';
import type { Banner } from '#src/contracts/banners.ts';
import {
  contentTypeDivisionLevel,
  contentTypeRandom,
  contentTypeSectionLevel,
} from '#src/contracts/browse.ts';
import type { ItemsQuery } from '#src/contracts/browse.ts';
import type { ListedContent } from '#src/contracts/content.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import type { AnswerOf } from '#src/contracts/define-call.ts';

export type DivisionLevel = AnswerOf<typeof contentTypeDivisionLevel>;
export type SectionLevel = AnswerOf<typeof contentTypeSectionLevel>;

/** The sections of a division with their counts of all content types. */
export function getDivisionLevel(division: string, signal: AbortSignal): Promise<Result<DivisionLevel>> {
  return call(contentTypeDivisionLevel, { params: { type: 'all', division }, signal });
}

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
export function getSectionLevel(
  type: ContentType,
  section: string,
  part: { from: number; size: number },
  signal: AbortSignal,
): Promise<Result<SectionLevel>> {
  return listSectionItems(type, section, part, signal);
}

/** Items of one type, chosen at random. */
export function listRandomItems(
  contentType: ContentType,
  size: number,
  signal: AbortSignal,
): Promise<Result<ListedContent[]>> {
  return call(contentTypeRandom, { query: { contentType, size }, signal });
}

/** Banners of a page of the library. `place`: a division, a division followed by a section, or `top`. */
export function listBannersAt(
  contentType: ContentType,
  place: string,
  signal: AbortSignal,
): Promise<Result<Banner[]>> {
  return call(bannersByContentType, { params: { contentType, divisionSectionOrTop: place }, signal });
}

/** Banners of a page of the product directory: `all`, a category, a type of content, or a number. */
export function listBannersOfPage(bannerPage: string, signal: AbortSignal): Promise<Result<Banner[]>> {
  return call(bannersBpc, { params: { bannerPage }, signal });
}
