import { nouns } from '#src/reference-api/drawings/products/nouns.ts';

/** A kind of product with its own line drawing. */
export type ProductDrawingKey = keyof typeof nouns;

const isKey = (key: string): key is ProductDrawingKey => Object.hasOwn(nouns, key);

/** @internal */
export const productDrawingKeys: readonly ProductDrawingKey[] = Object.keys(nouns).filter(isKey);

/**
 * The product nouns that each drawing stands for.
 * @internal
 */
export const nounsOf: Readonly<Record<ProductDrawingKey, readonly string[]>> = nouns;

const keys = new Map(
  productDrawingKeys.flatMap((key) => nounsOf[key].map((noun) => [noun.toLowerCase(), key] as const)),
);

/** The drawing for a product's noun. Throws if there is none. */
export function drawingOfNoun(noun: string): ProductDrawingKey {
  const key = keys.get(noun.toLowerCase());
  if (key === undefined) throw new Error(`No drawing shows “${noun}”`);
  return key;
}
