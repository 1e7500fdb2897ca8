import { FINE, MED, OUT, PATT } from '#src/reference-api/drawings/products/plate.ts';
import { rounded } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times } from '#src/reference-api/drawings/products/sketch.ts';
import type { ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';

/** A room sign with raised figure and braille, or a projecting blade. */
export const sign: ProductSketch = (choose) => {
  const form = choose(['room', 'restroom', 'exit'] as const);
  const corner = choose([0.7, 0.2]);
  const dots = choose([9, 6, 12]);
  const scene = new Scene(axonometric({ width: 12, depth: 40 }));
  const [width, height] = form === 'exit' ? [14, 8.5] : [8, 9];
  const outline = rounded(0, 0, width, height, corner);
  scene.prism('y', outline, 0, 0.5, OUT, PATT);
  const front = scene.front(0);
  front.shape(rounded(0.35, 0.35, width - 0.7, height - 0.7, corner), FINE);
  if (form === 'exit') {
    const letter = (u: number, points: [number, number][]): void =>
      front.shape(
        points.map(([a, b]): [number, number] => [u + a, b + 2]),
        MED,
      );
    letter(1.2, [
      [0, 0],
      [2.2, 0],
      [2.2, 0.8],
      [0.8, 0.8],
      [0.8, 1.9],
      [1.9, 1.9],
      [1.9, 2.7],
      [0.8, 2.7],
      [0.8, 3.8],
      [2.2, 3.8],
      [2.2, 4.6],
      [0, 4.6],
    ]);
    letter(4, [
      [0, 0],
      [0.9, 0],
      [1.4, 1.4],
      [1.9, 0],
      [2.8, 0],
      [1.9, 2.3],
      [2.8, 4.6],
      [1.9, 4.6],
      [1.4, 3.2],
      [0.9, 4.6],
      [0, 4.6],
      [0.9, 2.3],
    ]);
    letter(7.5, uv(0, 0, 0.8, 0, 0.8, 4.6, 0, 4.6));
    letter(9, uv(0.9, 0, 1.7, 0, 1.7, 3.8, 2.6, 3.8, 2.6, 4.6, 0, 4.6, 0, 3.8, 0.9, 3.8));
    front.shape(uv(12.2, 3.4, 12.2, 5.4, 13.3, 4.4), MED);
    for (const bolt of times(dots / 3)) front.circle(1 + bolt * 4, 7.6, 0.18, FINE);
    scene.box([width / 2 - 2, 0, height], [4, 0.5, 1.2], MED, FINE);
    return scene;
  }
  if (form === 'restroom') {
    const figure = (u: number, skirt: boolean): void => {
      front.circle(u, 7.4, 0.5, MED);
      front.shape(
        skirt
          ? [
              [u - 0.45, 6.7],
              [u - 1.05, 4.4],
              [u - 0.5, 4.4],
              [u - 0.5, 2.7],
              [u + 0.5, 2.7],
              [u + 0.5, 4.4],
              [u + 1.05, 4.4],
              [u + 0.45, 6.7],
            ]
          : [
              [u - 0.85, 6.7],
              [u - 0.85, 4.5],
              [u - 0.5, 4.5],
              [u - 0.5, 2.7],
              [u + 0.5, 2.7],
              [u + 0.5, 4.5],
              [u + 0.85, 4.5],
              [u + 0.85, 6.7],
            ],
        MED,
      );
    };
    figure(2.6, false);
    figure(5.4, true);
    front.line(uv(4, 2.9, 4, 7.6), FINE);
  } else {
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
  }
  for (const dot of times(dots)) {
    const [cell, place] = [Math.floor(dot / 3), dot % 3];
    front.circle(2 + cell * 1.1 + (place % 2) * 0.4, 1.8 - Math.floor(place / 2) * 0.5, 0.13, FINE);
  }
  return scene;
};
