import { nouns } from '#src/reference-api/drawings/products/nouns.ts';

/** A kind of product with its own line drawing. */
export type ProductDrawingKey = keyof typeof nouns;

const isKey = (key: string): key is ProductDrawingKey => Object.hasOwn(nouns, key);

/** @internal */
export const productDrawingKeys: readonly ProductDrawingKey[] = Object.keys(nouns).filter(isKey);

/**
 * The nouns of the products that a drawing shows.
 * @internal
 */
export const nounsOf: Readonly<Record<ProductDrawingKey, readonly string[]>> = nouns;

const keys = new Map(
  productDrawingKeys.flatMap((key) => nounsOf[key].map((noun) => [noun.toLowerCase(), key] as const)),
);

/** The drawing for a product's noun. Throws for a noun without a drawing. */
export function drawingOfNoun(noun: string): ProductDrawingKey {
  const key = keys.get(noun.toLowerCase());
  if (key === undefined) throw new Error(`No drawing shows “${noun}”`);
  return key;
}
