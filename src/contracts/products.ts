import * as v from 'valibot';
import { companyBrief, productTreeNode } from '#src/contracts/companies.ts';
import { certificate, content, contentBrief, datasheet, webinar } from '#src/contracts/content.ts';
import { defineCall } from '#src/contracts/define-call.ts';
import { foundRecords } from '#src/contracts/elasticsearch.ts';
import { listedProduct, product } from '#src/contracts/product-record.ts';
import { countsByType, id, words } from '#src/contracts/shapes.ts';

/** Manufacturers with similar products, most shared sections first. */
const manufacturers = v.array(companyBrief);

/** Manufacturers with similar products, most shared sections first. */
export const productsCompetitors = defineCall(
  'products.competitors',
  'GET /api/products/manufacturer/:coid/competitors',
  { answer: manufacturers },
);
/** Products similar to this manufacturer’s, by others. */
export const productsSimilar = defineCall(
  'products.similar',
  'GET /api/products/manufacturer/:coid/similar',
  { answer: manufacturers },
);
/** The search that finds products similar to this manufacturer's. */
export const productsSimilarQuery = defineCall(
  'products.similarQuery',
  'GET /api/products/manufacturer/:coid/similar-query',
  {
    answer: v.pipe(
      v.object({ terms: v.string() }),
      v.transform(({ terms }) => terms.trim() || null),
    ),
  },
);
/** A product with everything that belongs to it. */
export const searchProduct = defineCall('search.product', 'GET /api/search/product/:id', {
  query: v.object({ tree: v.optional(v.literal('true')), content_type: v.optional(v.string()) }),
  answer: v.object({
    product,
    manufacturer: companyBrief,
    /** Its drawings, objects, specifications …, all types in one list. */
    content: v.array(content),
    /** Only with `tree`. */
    tree: v.array(productTreeNode),
    /** By the same manufacturer, in the same or a related section. */
    related: v.array(listedProduct),
    /** By other manufacturers, in the same section. */
    competing: v.array(listedProduct),
  }),
});
export type ProductPage = v.InferOutput<typeof searchProduct.answer>;

export const photo = v.object({ id, productId: id, url: v.string(), caption: v.string() });
export type Photo = v.InferOutput<typeof photo>;
/** Photographs of a product. */
export const clientProductPhotoByProductId = defineCall(
  'clientProductPhoto.byProductId',
  'GET /api/client-product-photo/by-product-id/:id',
  { answer: v.array(photo) },
);

/** Ids are comma-joined in the path. */
export const certificateByProductIds = defineCall(
  'certificate.byProductIds',
  'GET /api/certificate/by-product-ids/:ids',
  { answer: v.array(certificate) },
);
/** Several certificates. Ids are comma-joined in the path. */
export const certificateEsIds = defineCall('certificate.esIds', 'GET /api/certificate/es-ids/:ids', {
  answer: foundRecords(certificate),
});
/** Data sheets of products. Ids are comma-joined in the path. */
export const datasheetByProductIds = defineCall(
  'datasheet.byProductIds',
  'GET /api/datasheet/by-product-ids/:ids',
  { answer: v.array(datasheet) },
);
/** Several data sheets. Ids are comma-joined in the path. */
export const datasheetEsIds = defineCall('datasheet.esIds', 'GET /api/datasheet/es-ids/:ids', {
  answer: foundRecords(datasheet),
});
/** Recorded webinars about products. Ids are comma-joined in the path. */
export const webinarByProductIds = defineCall(
  'webinar.byProductIds',
  'GET /api/webinar/by-product-ids/:ids',
  { answer: v.array(webinar) },
);
/** Several webinars. Ids are comma-joined in the path. */
export const webinarEsIds = defineCall('webinar.esIds', 'GET /api/webinar/es-ids/:ids', {
  answer: foundRecords(webinar),
});

/** `qstr` `*` means everything of the type; ignored if a product is given. */
export const searchDownloads = defineCall('search.downloads', 'GET /api/search/downloads', {
  query: v.object({
    coid: v.number(),
    contentType: v.string(),
    qstr: words,
    productId: v.optional(v.number()),
    isExcluding: v.optional(v.literal('false')),
  }),
  answer: v.object({
    manufacturer: companyBrief,
    product: v.nullable(v.object({ ...contentBrief.entries, counts: countsByType })),
    items: v.array(content),
  }),
});
export type Downloads = v.InferOutput<typeof searchDownloads.answer>;
