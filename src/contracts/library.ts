import * as v from 'valibot';
import { defineCall } from '#src/contracts/define-call.ts';
import { countsByType, division } from '#src/contracts/shapes.ts';

const level = v.object({
  type: v.string(),
  /** Total number of items by type. */
  totals: countsByType,
  /** By division, for all twelve types or the requested one. An item with sections in two divisions counts in both. */
  divisions: v.array(
    v.object({
      division,
      title: v.string(),
      counts: countsByType,
      /** A line drawing of one of its products. */
      picture: v.optional(v.nullable(v.string()), null),
    }),
  ),
});

/** The library's counts. `type`: one of the twelve, or `all` for the whole matrix. */
export const contentTypeTopLevel = defineCall(
  'contentType.topLevel',
  'GET /api/content-type/top-level/:type',
  { answer: level },
);
export type Library = v.InferOutput<typeof contentTypeTopLevel.answer>;
/** Number of products per division. */
export const contentTypeTopLevelProduct = defineCall(
  'contentType.topLevelProduct',
  'GET /api/content-type/top-level/product',
  { answer: level },
);
export type ProductDivisions = v.InferOutput<typeof contentTypeTopLevelProduct.answer>;
