import * as v from 'valibot';
import { content, contentBrief } from '#src/contracts/content.ts';
import { defineCall } from '#src/contracts/define-call.ts';
import { document } from '#src/contracts/elasticsearch.ts';
import { coid, contentType, countsByType, csiSection, id, isoDate } from '#src/contracts/shapes.ts';

const companyUrl = v.object({ seq: id, label: v.string(), url: v.string() });

const address = v.object({
  street: v.string(),
  city: v.string(),
  state: v.string(),
  zip: v.string(),
  country: v.string(),
});

export const company = v.object({
  coid,
  /** The name as the manufacturer writes it; can contain markup. */
  company: v.string(),
  /** The name as plain text, for display. */
  companyNoHtml: v.string(),
  companySlug: v.string(),
  webabrv: v.string(),
  urls: v.array(companyUrl),
  hasNews: v.boolean(),
  hasProjects: v.boolean(),
  isClient: v.boolean(),
  about: v.string(),
  logo: v.nullable(v.string()),
  address: v.nullable(address),
  phone: v.nullable(v.string()),
  tollFree: v.nullable(v.string()),
  founded: v.nullable(v.number()),
  sections: v.array(csiSection),
  counts: countsByType,
  associations: v.array(v.string()),
  sustainability: v.nullable(v.string()),
  updated_at: isoDate,
});
export type Company = v.InferOutput<typeof company>;

/** A company in a list: the fields that its row shows. */
export const companyBrief = v.object({
  coid,
  company: v.string(),
  companySlug: v.string(),
  webabrv: v.string(),
  isClient: v.boolean(),
  logo: v.nullable(v.string()),
  city: v.nullable(v.string()),
  state: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  sections: v.array(csiSection),
  counts: countsByType,
});
export type CompanyBrief = v.InferOutput<typeof companyBrief>;

/** A node of a manufacturer's product tree: a heading, or a product (`heading` false) whose `seq` is the product id. */
export const productTreeNode = v.object({
  seq: id,
  parent_id: v.nullable(id),
  heading: v.boolean(),
  name: v.string(),
  tradename: v.nullable(v.string()),
  tree_order: v.pipe(v.number(), v.integer()),
  online: v.boolean(),
});
export type ProductTreeNode = v.InferOutput<typeof productTreeNode>;

export const client = v.object({
  id: coid,
  coid,
  company: v.string(),
  since: isoDate,
  contact: v.nullable(
    v.object({ name: v.string(), title: v.string(), phone: v.nullable(v.string()), region: v.string() }),
  ),
});
export type Client = v.InferOutput<typeof client>;

/** The manufacturer with this abbreviation. */
export const manufacturersEsWebabrv = defineCall(
  'manufacturers.esWebabrv',
  'GET /api/manufacturers/es/webabrv/:abbrev',
  { answer: document(company) },
);
/** A manufacturer's record. */
export const manufacturersEs = defineCall('manufacturers.es', 'GET /api/manufacturers/es/:coid', {
  answer: document(company),
});
/** A manufacturer’s addresses on the web. */
export const manufacturersUrls = defineCall('manufacturers.urls', 'GET /api/manufacturers/:coid/urls', {
  answer: v.array(companyUrl),
});
/** Whether a manufacturer has news. */
export const newsHasNews = defineCall('news.hasNews', 'GET /api/news/has-news/:coid', {
  answer: v.object({ hasNews: v.boolean() }),
});

const debug = v.object({ debug: v.optional(v.string()) });

/** All content of one type that a manufacturer has; for products, with the product tree. */
export const manufacturersSlug = defineCall(
  'manufacturers.slug',
  'GET /api/manufacturers/slug/:coid/:contentType',
  {
    query: debug,
    answer: v.object({
      company: companyBrief,
      content_type: contentType,
      items: v.array(content),
      /** The manufacturer's product tree, for type `product`; empty for other types. */
      tree: v.array(productTreeNode),
    }),
  },
);
/** One item of content with its manufacturer, siblings, and products. */
export const manufacturersSlugContent = defineCall(
  'manufacturers.slugContent',
  'GET /api/manufacturers/slug/:coid/:contentType/:contentId',
  {
    query: debug,
    answer: v.object({
      company: companyBrief,
      item: content,
      /** Items of the same type by the same manufacturer, in sheet order, including this one. */
      siblings: v.array(contentBrief),
      products: v.array(contentBrief),
    }),
  },
);
export type ContentPage = v.InferOutput<typeof manufacturersSlugContent.answer>;
/** An item and its variations in size or condition. */
export const manufacturersSlugVariations = defineCall(
  'manufacturers.slugVariations',
  'GET /api/manufacturers/slug/:coid/:contentType/:contentId/variations',
  { query: debug, answer: v.object({ company: companyBrief, item: content, variations: v.array(content) }) },
);
export type Variations = v.InferOutput<typeof manufacturersSlugVariations.answer>;

/** A trade association and its website. */
const association = v.object({
  name: v.string(),
  abbreviation: v.string(),
  url: v.string(),
  divisions: v.array(v.string()),
});
/** The trade associations of a division; `00` returns all of them. */
export const manufacturersAssociationsByDivision = defineCall(
  'manufacturers.associationsByDivision',
  'GET /api/manufacturers/associations-by-division/:division',
  { answer: v.array(association) },
);
/** Includes the person to call; null if the manufacturer is not a client. */
export const clientsByCoid = defineCall('clients.byCoid', 'GET /api/clients/by-coid/:coid', {
  answer: v.nullable(client),
});
/** The manufacturer's own HTML: untrusted until sanitized. Render it only with `<SafeHtml>`. */
export const customhtmlByCoid = defineCall('customhtml.byCoid', 'GET /api/customhtml/by-coid/:coid', {
  answer: v.pipe(
    v.object({ coid, html: v.string() }),
    v.transform(({ html }) => html),
  ),
});
/** SpecWizards that a manufacturer’s list lacks. */
export const multimediaSpecwizards = defineCall(
  'multimedia.specwizards',
  'GET /api/multimedia/by-coid/:coid/specwizards',
  { answer: v.array(content) },
);
/** One item of any manufacturer. */
export const contentEs = defineCall('content.es', 'GET /api/:contentType/es/:id', {
  answer: document(content),
});
/** Ids are comma-joined in the path; missing records are left out of the response. */
export const contentByIds = defineCall('content.byIds', 'GET /api/:contentType/by-ids/:ids', {
  answer: v.array(content),
});
