import type { World } from '#src/reference-api/world/world.ts';
import { drawProduct } from '#src/reference-api/drawings/products/draw-product.ts';
import { drawingToPicture } from '#src/reference-api/drawings/svg/drawing-to-picture.ts';
import { colorOf, tagOf } from '#src/reference-api/pictures/product-look.ts';

/** Other views show other forms of the kind. */
const NEXT_VIEW = 7919;

interface View {
  /** 1 is a product's main picture; 2 and above are its other pictures. */
  view?: number;
  /** Without its tag, to stand in another picture. */
  untagged?: boolean;
}

/** A product's drawing, in its color. */
export function productPicture(
  world: World,
  id: number,
  { view = 1, untagged = false }: View = {},
): string | null {
  const product = world.content.find('product', id);
  const drawing = world.productDrawings.get(id);
  if (!product || !drawing) return null;
  const variation = drawing.variation + (view - 1) * NEXT_VIEW;
  const traits = new Map(product.attributes.map(({ key, value }) => [key, value]));
  return drawingToPicture(drawProduct(drawing.key, variation, traits), {
    title: product.title,
    tone: colorOf(product, view).color,
    tag: untagged ? null : tagOf(product, view),
  });
}
