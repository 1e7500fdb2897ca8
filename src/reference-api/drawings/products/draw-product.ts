import type { Drawing } from '#src/reference-api/drawings/geometry/drawing.ts';
import type { ProductDrawingKey } from '#src/reference-api/drawings/products/drawing-of-noun.ts';
import { choicesFrom } from '#src/reference-api/drawings/axonometric/choices.ts';
import { sketches } from '#src/reference-api/drawings/products/sketches.ts';

/**
 * Draws a kind of product. The integer picks its sizes and forms; the same pair always gives the same
 * drawing.
 */
export const drawProduct = (key: ProductDrawingKey, variation: number): Drawing =>
  sketches[key](choicesFrom(variation)).toDrawing();
