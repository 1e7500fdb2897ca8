import type { ProductDrawingKey } from '#src/reference-api/drawings/products/drawing-of-noun.ts';
import type { Scene } from '#src/reference-api/drawings/products/scene.ts';
import type { Choose } from '#src/reference-api/drawings/products/variation.ts';

/** Draws one kind of product in the sizes and forms that `choose` picks. */
export type ProductSketch = (choose: Choose) => Scene;

/** The drawings of some kinds. */
export type Sketches = Partial<Record<ProductDrawingKey, ProductSketch>>;

/** Whole numbers from 0 to count − 1, for repeated parts. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** A folded sheet as a closed counter-clockwise profile: its upper line from left to right, made thick. */
export const sheet = (
  upper: readonly (readonly [number, number])[],
  thickness: number,
): (readonly [number, number])[] => [
  ...upper.map(([u, v]): readonly [number, number] => [u, v - thickness]),
  ...upper.toReversed(),
];
