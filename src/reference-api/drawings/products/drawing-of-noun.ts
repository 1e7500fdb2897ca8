import { nouns } from '#src/reference-api/drawings/products/nouns.ts';

/** The kinds of product that have a line drawing of their own. */
export type ProductDrawingKey = keyof typeof nouns;

const isKey = (key: string): key is ProductDrawingKey => Object.hasOwn(nouns, key);

/** @internal */
export const productDrawingKeys: readonly ProductDrawingKey[] = Object.keys(nouns).filter(isKey);

/**
 * The kinds that a drawing shows, as their products are called.
 * @internal
 */
export const nounsOf: Readonly<Record<ProductDrawingKey, readonly string[]>> = nouns;

const keys = new Map(
  productDrawingKeys.flatMap((key) => nounsOf[key].map((noun) => [noun.toLowerCase(), key] as const)),
);

/** The drawing of this kind of product; an error for a kind that none was made for. */
export function drawingOfNoun(noun: string): ProductDrawingKey {
  const key = keys.get(noun.toLowerCase());
  if (key === undefined) throw new Error(`No drawing shows “${noun}”`);
  return key;
}
