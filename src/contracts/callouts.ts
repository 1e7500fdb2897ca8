import * as v from 'valibot';
import { defineCall } from '#src/contracts/define-call.ts';
import { csiSection, id } from '#src/contracts/shapes.ts';

const callout = v.object({
  /** The detail. */
  cad: id,
  /** From the left and from the top, as parts of the picture's width and height. */
  x: v.number(),
  y: v.number(),
  text: v.string(),
  /** Of the products that can be this part. */
  section: csiSection,
});
export type Callout = v.InferOutput<typeof callout>;

/** The parts of a product's details, where the details' pictures show them: of each detail the product itself first. */
export const productsCallouts = defineCall('products.callouts', 'GET /api/products/:id/callouts', {
  answer: v.array(callout),
});
