import * as v from 'valibot';
import { oneOf, several, text } from '#src/reference-api/content/fields.ts';
import { rowsOf } from '#src/reference-api/content/tables.ts';
import { sketches } from '#src/reference-api/drawings/products/sketches.ts';

/** A kind of product with its own line drawing. */
export type ProductDrawingKey = keyof typeof sketches;

const isKey = (key: string): key is ProductDrawingKey => Object.hasOwn(sketches, key);

/** @internal */
export const productDrawingKeys: readonly ProductDrawingKey[] = Object.keys(sketches).filter(isKey);

/**
 * The product nouns that each drawing stands for.
 * @internal
 */
export const nounsOf: ReadonlyMap<ProductDrawingKey, readonly string[]> = new Map(
  rowsOf(
    'trade/drawings.md',
    v.strictObject({ drawing: oneOf(productDrawingKeys), kindsOfProduct: several(text) }),
  ).map(({ drawing, kindsOfProduct }) => [drawing, kindsOfProduct]),
);

const keys = new Map(
  [...nounsOf].flatMap(([key, nouns]) => nouns.map((noun) => [noun.toLowerCase(), key] as const)),
);

/** The drawing for a product's noun. Throws if there is none. */
export function drawingOfNoun(noun: string): ProductDrawingKey {
  const key = keys.get(noun.toLowerCase());
  if (key === undefined) throw new Error(`No drawing shows “${noun}”`);
  return key;
}
