import { FINE, OUT, PATT } from '#src/reference-api/drawings/products/plate.ts';
import { rounded } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';

/** A room sign with raised figure and braille, or a projecting blade. */
export const sign: ProductSketch = (choose) => {
  const corner = choose([0.7, 0.2]);
  const dots = choose([9, 6, 12]);
  const scene = new Scene(axonometric({ width: 12, depth: 40 }));
  const [width, height] = [8, 9];
  const outline = rounded(0, 0, width, height, corner);
  scene.prism('y', outline, 0, 0.5, OUT, PATT);
  const front = scene.front(0);
  front.shape(rounded(0.35, 0.35, width - 0.7, height - 0.7, corner), FINE);

  const digit = (u: number, path: [number, number][]): void => {
    front.line(
      path.map(([a, b]): [number, number] => [u + a, b]),
      OUT,
    );
    front.line(
      path.map(([a, b]): [number, number] => [u + a + 0.2, b - 0.2]),
      FINE,
    );
  };
  digit(1.6, uv(0, 7.2, 1.2, 7.2, 1.2, 5.8, 0, 5.8, 0, 4.4, 1.2, 4.4));
  digit(3.5, uv(0, 4.4, 0, 7.2, 1.2, 7.2, 1.2, 4.4, 0, 4.4));
  digit(5.4, uv(0, 7.2, 0, 5.8, 1.2, 5.8, 1.2, 7.2, 1.2, 4.4));
  front.line(uv(1.6, 3.2, 6.4, 3.2), FINE);
  for (const dot of times(dots)) {
    const [cell, place] = [Math.floor(dot / 3), dot % 3];
    front.circle(2 + cell * 1.1 + (place % 2) * 0.4, 1.8 - Math.floor(place / 2) * 0.5, 0.13, FINE);
  }
  return scene;
};
