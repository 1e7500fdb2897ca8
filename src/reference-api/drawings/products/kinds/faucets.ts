import { FINE, MED, OUT, PATT } from '#src/reference-api/drawings/products/plate.ts';
import { arcPoints, rounded } from '#src/reference-api/drawings/products/plane.ts';
import { Scene, ring } from '#src/reference-api/drawings/products/scene.ts';
import type { ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';

/** A faucet: gooseneck, single lever or sensor spout. */
export const faucet: ProductSketch = (choose) => {
  const form = choose(['gooseneck', 'lever', 'sensor'] as const);
  const reach = choose([6, 8]);
  const centers = choose([4, 8]);
  const scene = new Scene(axonometric({ width: 24, depth: 34 }));
  scene.level(0).shape(rounded(-centers - 3, -reach - 2, centers * 2 + 6, reach + 6, 1), FINE);
  const along = (points: readonly (readonly [number, number])[]): [number, number, number][] =>
    points.map(([d, z]) => [0, -d, z]);
  if (form === 'gooseneck') {
    for (const x of [centers, -centers]) {
      scene.turned('z', [x, 0, 0], uv(1.5, 0, 1.3, 0.6, 0.9, 1, 0.8, 2.6, 1.1, 3.2), { crease: FINE });
      scene.bar(xyz(x, 0, 3, x + Math.sign(x) * 2.8, -0.6, 3.6), 0.42, MED);
    }
    scene.turned('z', [0, 0, 0], uv(1.7, 0, 1.4, 0.8, 0.9, 1.2, 0.8, 5), { crease: FINE });
    const arch = arcPoints([reach / 2, 10], reach / 2, 180, -8, reach / 2, 14);
    scene.bar(along([[0, 4], [0, 7], ...arch]), 0.62);
    scene.turned('z', [0, -reach, 8], uv(0.75, 0, 0.75, 1.4), { layer: MED });
    return scene;
  }
  scene.prism('z', rounded(-centers * 0.8, -1.3, centers * 1.6, 2.6, 1.2), 0, 0.5, OUT, PATT);
  if (form === 'lever') {
    scene.turned('z', [0, 0, 0.5], uv(1.4, 0, 1.2, 4.6), {});
    scene.bar(along(uv(0.4, 3, reach * 0.6, 4.2, reach, 3.6, reach + 0.3, 2.8)), 0.66);
    scene.turned('z', [0, 0, 5.1], uv(1.35, 0, 1.3, 1, 0.8, 1.7), { crease: FINE });
    scene.bar(xyz(0, 0, 6.8, 0, -2.6, 8.4, 0, -4.8, 8.8), 0.4, MED);
    scene.line(xyz(0, -1.2, 1.2, 0, -1.2, 3), FINE);
    return scene;
  }
  scene.prism('x', uv(-reach, 7.2, -reach, 6, -1.4, 4.4, -1.4, 0.5, 1.4, 0.5, 1.4, 6.4, 0.4, 7.6), -1.2, 2.4);
  scene.face(ring('z', [0, -reach + 1.2, 6.1], 0.7), FINE);
  scene.side(-1.2).line(uv(-1.4, 4.4, 1.3, 4.4), FINE);
  scene.front(-1.4).circle(0, 2.6, 0.7, MED);
  scene.front(-1.4).circle(0, 2.6, 0.35, FINE);
  for (const x of [-0.66, 0.66]) scene.level(0.5).circle(x * centers, 0, 0.35, FINE);
  return scene;
};
