import { FINE, MED, OUT, PATT } from '#src/reference-api/drawings/products/plate.ts';
import { arcPoints } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import type { ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';

/** A water closet: floor with tank, wall-hung with flush valve. */
export const waterCloset: ProductSketch = (choose) => {
  const bowl = choose([9, 8.2]);
  const length = choose([15, 17]);
  const scene = new Scene(axonometric({ width: 26, depth: 30 }));
  const rim = 15;
  const oval = (f: number, z: number): [number, number, number][] =>
    arcPoints([0, 0], bowl * f, 0, 360, length * 0.55 * f)
      .slice(0, -1)
      .map(([x, y]) => [x, y - (1 - f) * -length * 0.16, z]);
  const back = length * 0.5;
  scene.face(xyz(-16, back + 8, 0, 16, back + 8, 0, 16, back + 8, 40, -16, back + 8, 40), FINE);
  for (const v of [13, 26]) scene.line(xyz(-16, back + 8, v, 16, back + 8, v), PATT);
  scene.box([-bowl * 0.7, back * 0.5, 6], [bowl * 1.4, 8 + back * 0.5, rim - 6], OUT, FINE);
  scene.silhouette([
    ...oval(0.55, 4).map(([x, y, z]): [number, number, number] => [x, y + 3, z]),
    ...oval(1, rim - 1),
  ]);
  scene.silhouette([...oval(1.02, rim - 1), ...oval(1.02, rim)]);
  scene.silhouette([...oval(1.04, rim), ...oval(1.04, rim + 1.2)], OUT);
  scene.face(oval(1.02, rim + 1.2), MED);
  const hole = oval(0.66, rim + 1.2);
  scene.face(hole, MED);
  scene.through(hole, () => {
    for (const [f, z] of [
      [0.62, rim - 2],
      [0.42, rim - 6],
    ] as const)
      scene.face(oval(f, z), FINE);
  });
  scene.cylinder('z', [0, back + 4, rim + 1], 1, 9, MED);
  scene.cylinder('y', [0, back + 4, rim + 12], 1, 4, MED);
  scene.turned('z', [0, back + 4, rim + 9], uv(1.7, 0, 1.9, 1, 1.9, 6, 1.2, 7.4), { crease: FINE });
  scene.bar(xyz(0, back + 2, rim + 12, 0, back - 2.6, rim + 12), 0.6, MED);
  return scene;
};
