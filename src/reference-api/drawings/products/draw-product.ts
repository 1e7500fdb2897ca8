import type { Drawing } from '#src/reference-api/drawings/geometry.ts';
import type { ProductDrawingKey } from '#src/reference-api/drawings/keys.ts';
import { nearestKind } from '#src/reference-api/drawings/products/nearest-kind.ts';
import { choicesFrom } from '#src/reference-api/drawings/products/variation.ts';
import { board } from '#src/reference-api/drawings/products/kinds/insulation.ts';
import { sketches } from '#src/reference-api/drawings/products/kinds/all-sketches.ts';

/**
 * The line drawing of a product of this kind. The integer picks its sizes and forms; the same pair always
 * gives the same drawing.
 */
export const drawProduct = (key: ProductDrawingKey, variation: number): Drawing =>
  (sketches[key] ?? sketches[nearestKind(key)] ?? board)(choicesFrom(variation)).toDrawing();
