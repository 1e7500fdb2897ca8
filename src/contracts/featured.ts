import * as v from 'valibot';
import { defineCall } from '#src/contracts/define-call.ts';
import { foundRecords, searchBody } from '#src/contracts/elasticsearch.ts';
import { listedProduct } from '#src/contracts/product-record.ts';

/** The products that the library features today, in all divisions or in one. */
export const productsFeatured = defineCall('products.featured', 'GET /api/products/featured', {
  query: v.object({ coid: v.optional(v.number()), division: v.optional(v.string()) }),
  answer: v.array(listedProduct),
});
/** Random-scored; four products unless `size` says otherwise (requirements: sizes). */
export const productsEsSearch = defineCall('products.esSearch', 'POST /api/products/es/search', {
  body: searchBody,
  answer: foundRecords(listedProduct),
  readOnly: true,
});
