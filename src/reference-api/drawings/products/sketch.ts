import type { Choose } from '#src/reference-api/drawings/axonometric/choices.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import {
  axonometric,
  fromBelow,
  isometric,
  type Axes,
  type View,
} from '#src/reference-api/drawings/axonometric/view.ts';

/** Draws a kind of product with the sizes and forms that `choose` picks. */
export type ProductSketch = (choose: Choose) => Scene;

/** Draws a product's solids into the scene, with the sizes and forms that `choose` picks. */
export type Draw = (scene: Scene, choose: Choose) => void;

const seenIn =
  (view: View) =>
  (draw: Draw): ProductSketch =>
  (choose) => {
    const scene = new Scene(view);
    draw(scene, choose);
    return scene;
  };
/** The views of products: a sketch says which one it has and what it draws. */
export const view = {
  from: (axes: Axes, draw: Draw): ProductSketch => seenIn(axonometric(axes))(draw),
  /** With the front wide, side and top narrow. */
  threeQuarter: seenIn(axonometric({ width: 16, depth: 36 })),
  /** Almost from the front, for products hung on a wall or set into one. */
  front: seenIn(axonometric({ width: 10, depth: 40, depthScale: 0.8 })),
  /** From a corner, for products that lie on the floor. */
  corner: seenIn(isometric),
  /** From under the ceiling. */
  ceiling: seenIn(fromBelow),
};
