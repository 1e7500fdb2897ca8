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

/** The sketches of a family of products; `content/trade/drawings.md` says what each of them stands for. */
export type Sketches = Readonly<Record<string, ProductSketch>>;

/** Draws a product's solids into the scene, with the sizes and forms that `choose` picks. */
type Draw = (scene: Scene, choose: Choose) => void;

const seenIn =
  (view: View) =>
  (draw: Draw): ProductSketch =>
  (choose) => {
    const scene = new Scene(view);
    draw(scene, choose);
    return scene;
  };
export const viewFrom = (axes: Axes, draw: Draw): ProductSketch => seenIn(axonometric(axes))(draw);
/** A view with the front wide, side and top narrow. */
export const threeQuarterView = seenIn(axonometric({ width: 16, depth: 36 }));
/** Almost from the front, for products hung on a wall or set into one. */
export const frontView = seenIn(axonometric({ width: 10, depth: 40, depthScale: 0.8 }));
/** From a corner, for products that lie on the floor. */
export const cornerView = seenIn(isometric);
/** From under the ceiling. */
export const ceilingView = seenIn(fromBelow);

/** The sketch with its first choices fixed, in order; `undefined` leaves a choice open. */
export const withChoices =
  (sketch: ProductSketch, ...made: readonly (string | number | undefined)[]): ProductSketch =>
  (choose) => {
    let at = -1;
    const picked = <T>(values: readonly [T, ...T[]]): T => {
      at += 1;
      const [pick, found] = [made[at], values.find((value) => value === made[at])];
      return pick === undefined || found === undefined ? choose(values) : found;
    };
    return sketch(Object.assign(picked, { measure: choose.measure }));
  };
