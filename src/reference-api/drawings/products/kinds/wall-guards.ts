import { FINE, MED, OUT, PATT } from '#src/reference-api/drawings/products/plate.ts';
import { arcPoints } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';

/** A wall guard or handrail on its retainer, with its end cap. */
export const wallGuard: ProductSketch = (choose) => {
  const form = choose(['crash rail', 'handrail'] as const);
  const height = choose([6, 8, 4.5]);
  const brackets = choose([2, 3]);
  const scene = new Scene(axonometric({ width: 20, depth: 36 }));

  const length = 44;
  scene.front(3).rect(-6, -7, length + 12, height + 15, FINE);
  scene.front(3).speckle(-5, -6, length + 10, height + 13, 70, 0.8);
  for (const index of times(brackets)) {
    const x = 6 + (index * (length - 14)) / Math.max(1, brackets - 1);
    scene.box([x, 1, height * 0.3], [3, 2, height * 0.4], MED, FINE);
  }
  const bow = arcPoints([1.2, height / 2], 2.6, 90, 270, height / 2, 8);
  scene.prism('x', [...bow, [1.6, 0], [1.6, height]], 0, length, OUT, PATT);
  const seam = (x: number): void =>
    scene.line(
      bow.map(([y, z]): [number, number, number] => [x, y, z]),
      MED,
    );
  seam(1.6);
  seam(length - 1.6);
  if (form === 'handrail') {
    scene.bar(xyz(0, 1, height + 1.4, length, 1, height + 1.4), 1.3);
    for (const x of [2.5, length - 2.5]) scene.line(xyz(x, 0.6, height + 0.3, x, 0.6, height + 2.6), FINE);
  } else
    for (const v of [0.35, 0.65])
      scene.line(xyz(1.6, -1.2, height * v, length - 1.6, -1.2, height * v), FINE);
  return scene;
};
