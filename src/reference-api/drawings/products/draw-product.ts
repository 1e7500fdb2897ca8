import type { Drawing } from '#src/reference-api/drawings/geometry/drawing.ts';
import type { ProductDrawingKey } from '#src/reference-api/drawings/products/drawing-of-noun.ts';
import { choicesFrom, type Traits } from '#src/reference-api/drawings/axonometric/choices.ts';
import { sketches } from '#src/reference-api/drawings/products/sketches.ts';

/**
 * Draws a kind of product in its own measures as far as the sketch shows them. The integer picks its other sizes and
 * forms; the same arguments always give the same drawing.
 */
export const drawProduct = (key: ProductDrawingKey, variation: number, traits?: Traits): Drawing =>
  sketches[key](choicesFrom(variation, traits)).toDrawing();
