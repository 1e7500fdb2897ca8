import type { World } from '#src/reference-api/world/world.ts';
import { drawProduct } from '#src/reference-api/drawings/products/draw-product.ts';
import { drawingToSvg } from '#src/reference-api/drawings/svg/drawing-to-svg.ts';

/** Other views show other forms of the kind. */
const NEXT_VIEW = 7919;

/** A product's line drawing. View 1 is its main picture; 2 and above are its other pictures. */
export function productPicture(world: World, id: number, view = 1): string | null {
  const product = world.content.find('product', id);
  const drawing = world.productDrawings.get(id);
  if (!product || !drawing) return null;
  const variation = drawing.variation + (view - 1) * NEXT_VIEW;
  return drawingToSvg(drawProduct(drawing.key, variation), { thumbnail: true, title: product.title });
}
