import * as v from 'valibot';

import { content } from '#src/contracts/content.ts';
import { contentType, countsByType } from '#src/contracts/content-types.ts';
import { defineCall } from '#src/contracts/define-call.ts';
import { searchAnswer } from '#src/contracts/elasticsearch.ts';
import { division, id } from '#src/contracts/shapes.ts';

export const contentTypeDivisionLevel = defineCall({
  id: 'contentType.divisionLevel',
  method: 'GET',
  path: '/api/content-type/division-level/:type/:division',
  answer: v.object({
    type: v.string(),
    division,
    title: v.string(),
    sections: v.array(
      v.object({
        number: v.string(),
        number95: v.nullable(v.string()),
        title: v.string(),
        counts: countsByType,
      }),
    ),
  }),
});
export const contentTypeSectionLevel = defineCall({
  id: 'contentType.sectionLevel',
  method: 'GET',
  path: '/api/content-type/section-level/:type/:division/:section',
  query: v.object({ from: v.optional(v.number()), size: v.optional(v.number()) }),
  answer: searchAnswer(content),
});
export const contentTypeRandom = defineCall({
  id: 'contentType.random',
  method: 'GET',
  path: '/api/content-type/random',
  query: v.object({
    contentType,
    size: v.optional(v.number()),
    division: v.optional(v.string()),
    section: v.optional(v.string()),
  }),
  answer: v.array(content),
});

/** A landing page of the product directory: text, and the pages below it. */
export const sitePage = v.object({
  id,
  pageType: v.string(),
  key: v.string(),
  title: v.string(),
  intro: v.string(),
  children: v.array(v.object({ key: v.string(), title: v.string(), doc_count: v.number() })),
});
export type SitePage = v.InferOutput<typeof sitePage>;

export const sitePageProductCategories = defineCall({
  id: 'sitePage.productCategories',
  method: 'GET',
  path: '/api/site-page/page-type/product-categories/:category',
  answer: sitePage,
});
export const sitePageTopLevel = defineCall({
  id: 'sitePage.topLevel',
  method: 'GET',
  path: '/api/site-page/page-type/top-level/:type',
  answer: sitePage,
});
export const sitePageDivision = defineCall({
  id: 'sitePage.division',
  method: 'GET',
  path: '/api/site-page/page-type/division/:type/:division',
  answer: sitePage,
});
export const sitePageCsiSection = defineCall({
  id: 'sitePage.csiSection',
  method: 'GET',
  path: '/api/site-page/page-type/csi-section/:type/:csi',
  answer: sitePage,
});
