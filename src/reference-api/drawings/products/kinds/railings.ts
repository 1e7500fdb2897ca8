import { FINE, MED } from '#src/reference-api/drawings/products/plate.ts';
import { arcPoints, corners } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';

/** A guard: posts, top rail and its infill of pickets, cables or glass. */
export const railing: ProductSketch = (choose) => {
  const infill = choose(['pickets', 'cables', 'glass'] as const);
  const bays = choose([2, 3]);
  const foot = choose(['plate', 'fascia'] as const);
  const [bay, height] = [48, 42];
  const scene = new Scene(axonometric({ width: 16, depth: 40, depthScale: 0.9 }));
  const length = bays * bay;
  const slab = foot === 'plate' ? -8 : 3;
  scene.box([-8, slab, -6], [length + 18, 18, 6], MED, FINE);
  const lines = Math.round((height - 6) / 4.4);
  for (const index of times(bays + 1).toReversed()) {
    const x = index * bay;
    if (index < bays) {
      if (infill === 'glass') {
        scene.box([x + 4, 0.8, 3], [bay - 5.4, 0.5, height - 6], MED, FINE);
        scene.front(0.8).glint(x + 4, 3, bay - 5.4, height - 6);
      } else if (infill === 'cables')
        for (const row of times(lines))
          scene.line(xyz(x + 2, 1, 4 + row * 4.4, x + bay, 1, 4 + row * 4.4), MED);
      else {
        scene.box([x + 2, 0.5, 3], [bay - 2, 1, 1.2], MED, FINE);
        for (const picket of times(10).toReversed())
          scene.box([x + 5 + picket * 4.3, 0.6, 4.2], [0.8, 0.8, height - 4.2], MED, FINE);
      }
    }
    if (foot === 'plate') scene.box([x - 1.6, -1.6, 0], [5.2, 5.2, 0.6], MED, FINE);
    else scene.box([x, 2, -5], [2, 1, 5], MED, FINE);
    scene.box([x, 0, foot === 'plate' ? 0.6 : -5], [2, 2, height + (foot === 'plate' ? -0.6 : 5)]);
  }
  scene.box([-3, -0.7, height], [length + 8, 3.4, 1.6]);
  return scene;
};

/** A fence: chain link, ornamental pickets or boards, with posts in their footings. */
export const fence: ProductSketch = (choose) => {
  const bays = choose([2, 3]);
  const top = choose([1, 0]);
  const [bay, height] = [60, 60];
  const length = bays * bay;
  const scene = new Scene(axonometric({ width: 18, depth: 36 }));
  scene.level(0).line(uv(-12, -6, length + 14, -6), FINE);
  scene.level(0).speckle(-10, -12, length + 20, 10, 40, 2);
  const post = (x: number): void => {
    scene.cylinder('z', [x, 0, 0], 1.3, height + 1);
    scene.turned('z', [x, 0, height + 1], uv(1.6, 0, 1.4, 1, 0.5, 1.8), { layer: MED, crease: FINE });
    if (top) scene.line(xyz(x, 0, height, x - 4, -5, height + 9), MED);
    scene.line(
      arcPoints([x, 0], 4, 160, 380, 4).map(([u, v]): [number, number, number] => [u, v, 0]),
      FINE,
    );
  };
  for (const index of times(bays).toReversed()) {
    post((index + 1) * bay);
    const x = index * bay;
    const [from, w] = [x + 1.8, bay - 3.6];
    const mesh = scene.front(0);
    mesh.hatch(corners(from, 2, w, height - 4), 45, 3.4, FINE);
    mesh.hatch(corners(from, 2, w, height - 4), -45, 3.4, FINE);
    scene.cylinder('x', [from, 0, height - 1], 0.9, w, MED);
    scene.line(xyz(from, 0, 2, from + w, 0, 2), MED);
    if (top)
      for (const strand of times(3))
        scene.line(
          [
            [x - 1.3 * (strand + 1), -1.6 * (strand + 1), height + 3 * (strand + 1)],
            [x + bay - 1.3 * (strand + 1), -1.6 * (strand + 1), height + 3 * (strand + 1)],
          ],
          FINE,
        );
  }
  post(0);
  return scene;
};
