import type { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import type { Choose } from '#src/reference-api/drawings/axonometric/choices.ts';

/** Draws a kind of product with the sizes and forms that `choose` picks. */
export type ProductSketch = (choose: Choose) => Scene;

/** The sketches of a family of products; `content/trade/drawings.md` says what each of them stands for. */
export type Sketches = Readonly<Record<string, ProductSketch>>;

/** Whole numbers from 0 to count − 1, for repeated parts. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The closed counter-clockwise profile of a bent sheet from its upper line (left to right) and thickness. */
export const sheetProfile = (
  upper: readonly (readonly [number, number])[],
  thickness: number,
): (readonly [number, number])[] => [
  ...upper.map(([u, v]): readonly [number, number] => [u, v - thickness]),
  ...upper.toReversed(),
];
