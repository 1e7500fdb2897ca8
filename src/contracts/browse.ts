import * as v from 'valibot';
import { listedContent } from '#src/contracts/content.ts';
import { defineCall } from '#src/contracts/define-call.ts';
import { searchAnswer } from '#src/contracts/elasticsearch.ts';
import * as library from '#src/contracts/library.ts';
import { contentType, countsByType, division, offset, id, pageSizeUpTo } from '#src/contracts/shapes.ts';

const section = v.object({
  number: v.string(),
  number95: v.nullable(v.string()),
  title: v.string(),
  counts: countsByType,
});

/** The full response; `library.ts` has the part that the first page needs. */
export const contentTypeTopLevel = defineCall(
  'contentType.topLevel',
  'GET /api/content-type/top-level/:type',
  {
    answer: v.object({
      ...library.contentTypeTopLevel.answer.entries,
      /** For the requested type; empty for `all`. */
      sections: v.array(section),
    }),
  },
);
export type TypeLevel = v.InferOutput<typeof contentTypeTopLevel.answer>;

/** The sections of a division with their counts of all content types. */
export const contentTypeDivisionLevel = defineCall(
  'contentType.divisionLevel',
  'GET /api/content-type/division-level/:type/:division',
  {
    answer: v.object({
      type: v.string(),
      division,
      title: v.string(),
      sections: v.array(section),
    }),
  },
);
export type DivisionLevel = v.InferOutput<typeof contentTypeDivisionLevel.answer>;

/** Comma-joined values per facet: OR within a facet, AND between facets. A facet's counts ignore its own choice. */
export const itemsQuery = v.object({
  from: offset,
  /** Defaults to 24. */
  size: pageSizeUpTo(200),
  /** Newest first, or by manufacturer, title, or section number; defaults to the library's order. */
  sort: v.optional(v.picklist(['newest', 'manufacturer', 'title', 'section'])),
  manufacturer: v.optional(v.string()),
  section: v.optional(v.string()),
  declaration: v.optional(v.string()),
  certification: v.optional(v.string()),
});
export type ItemsQuery = v.InferOutput<typeof itemsQuery>;

/**
 * The items of `section`: a section of MasterFormat 04 or 95, or a broader number, down to a two-digit division, for
 * everything under it. Aggregations: `manufacturer` (key: the coid), `section`, `declaration`, and `certification`.
 */
export const contentTypeSectionLevel = defineCall(
  'contentType.sectionLevel',
  'GET /api/content-type/section-level/:type/:division/:section',
  { query: itemsQuery, answer: searchAnswer(listedContent) },
);
export type SectionLevel = v.InferOutput<typeof contentTypeSectionLevel.answer>;
/** Items of one type, chosen at random. */
export const contentTypeRandom = defineCall('contentType.random', 'GET /api/content-type/random', {
  query: v.object({
    contentType,
    /** Defaults to 4. */
    size: pageSizeUpTo(24),
    division: v.optional(v.string()),
    section: v.optional(v.string()),
  }),
  answer: v.array(listedContent),
});

/** A landing page of the product directory: text and links to its subpages. */
export const sitePage = v.object({
  id,
  pageType: v.string(),
  key: v.string(),
  title: v.string(),
  intro: v.string(),
  children: v.array(
    v.object({
      key: v.string(),
      title: v.string(),
      doc_count: v.number(),
      /** Of one of its products: in the lists of categories, and of the sections of one. */
      picture: v.optional(v.string()),
    }),
  ),
});
export type SitePage = v.InferOutput<typeof sitePage>;

/** A category of products with its sections, or `all` for the list of categories. */
export const sitePageProductCategories = defineCall(
  'sitePage.productCategories',
  'GET /api/site-page/page-type/product-categories/:category',
  { answer: sitePage },
);
/** A content type with its divisions. */
export const sitePageTopLevel = defineCall(
  'sitePage.topLevel',
  'GET /api/site-page/page-type/top-level/:type',
  { answer: sitePage },
);
/** A content type in a division, with its sections. */
export const sitePageDivision = defineCall(
  'sitePage.division',
  'GET /api/site-page/page-type/division/:type/:division',
  { answer: sitePage },
);
/** A content type in a section. */
export const sitePageCsiSection = defineCall(
  'sitePage.csiSection',
  'GET /api/site-page/page-type/csi-section/:type/:csi',
  { answer: sitePage },
);
