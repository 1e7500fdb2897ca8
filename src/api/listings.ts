import { listSectionItems } from '#src/api/browse.ts';
import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import {
  contentTypeSectionLevel,
  sitePageCsiSection,
  sitePageDivision,
  sitePageProductCategories,
  sitePageTopLevel,
} from '#src/contracts/browse.ts';
import type { ItemsQuery, SitePage } from '#src/contracts/browse.ts';
import type { CompanyBrief } from '#src/contracts/companies.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import { csinosByDivision, csisecsManufacturers } from '#src/contracts/csi.ts';
import type { CountedSection } from '#src/contracts/csi.ts';
import type { AnswerOf } from '#src/contracts/define-call.ts';
import { contentTypeTopLevelProduct } from '#src/contracts/library.ts';
import { searchManufacturers } from '#src/contracts/search.ts';
import type { Edition } from '#src/domain/masterformat/edition.ts';

export type SectionProducts = AnswerOf<typeof contentTypeSectionLevel>;
export type Manufacturers = AnswerOf<typeof searchManufacturers>;

/** Of a section, of everything under a broader number, or of a division. */
export function listProductsOf(
  csi: string,
  query: ItemsQuery,
  signal: AbortSignal,
): Promise<Result<SectionProducts>> {
  return listSectionItems('product', csi, query, signal);
}

/** A directory page of a section or a division, with the pages beside and below it. */
export function getCsiPage(csi: string, signal: AbortSignal): Promise<Result<SitePage>> {
  return csi.length === 2
    ? call(sitePageDivision, { params: { type: 'product', division: csi }, signal })
    : call(sitePageCsiSection, { params: { type: 'product', csi }, signal });
}

/** `csi` in the digits of the edition. */
export function listManufacturersOf(
  mf: Edition,
  csi: string,
  signal: AbortSignal,
): Promise<Result<CompanyBrief[]>> {
  return call(csisecsManufacturers, { params: { mf, csisec: csi }, signal });
}

/** A category of products with its sections, or `all` for the list of categories. */
export function getCategoryPage(category: string, signal: AbortSignal): Promise<Result<SitePage>> {
  return call(sitePageProductCategories, { params: { category }, signal });
}

/** The sections of a division of an edition, with everything that they hold. */
export function listSectionsOf(
  division: string,
  mf: Edition,
  signal: AbortSignal,
): Promise<Result<CountedSection[]>> {
  return call(csinosByDivision, { params: { division }, query: { mf }, signal });
}

export type ProductDivisions = AnswerOf<typeof contentTypeTopLevelProduct>;

/** How many products each division has. */
export function getProductDivisions(signal: AbortSignal): Promise<Result<ProductDivisions>> {
  return call(contentTypeTopLevelProduct, { signal });
}

/** A content type with its divisions. */
export function getTopPage(type: ContentType, signal: AbortSignal): Promise<Result<SitePage>> {
  return call(sitePageTopLevel, { params: { type }, signal });
}

/** The manufacturers of a letter, a division or a category, with how many each letter and category has. */
export function getManufacturers(category: string, signal: AbortSignal): Promise<Result<Manufacturers>> {
  return call(searchManufacturers, { params: { category }, signal });
}
