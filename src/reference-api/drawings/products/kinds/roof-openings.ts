import { FINE, MED } from '#src/reference-api/drawings/products/plate.ts';
import { corners } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';

/** A roof hatch with its cover held open over the curb and the ladder below. */
export const roofHatch: ProductSketch = (choose) => {
  const width = choose([36, 48, 30]);
  const lift = choose([62, 48]);
  const rungs = choose([2, 3]);
  const [depth, curb] = [30, 12];
  const scene = new Scene(axonometric({ width: 24, depth: 32, depthScale: 0.9 }));
  scene.level(0).shape(uv(-16, -16, width + 16, -16, width + 16, depth + 10, -16, depth + 10), MED);
  const tilt = (lift * Math.PI) / 180;
  const lid = (d: number, off: number): [number, number] => [
    depth - d * Math.cos(tilt) + off * Math.sin(tilt),
    curb + d * Math.sin(tilt) + off * Math.cos(tilt),
  ];
  const cover = [lid(-1, 0), lid(depth + 2, 0), lid(depth + 2, 3.4), lid(-1, 3.4)];
  scene.prism('x', cover.toReversed(), -1.5, width + 3);
  const panel = [lid(2, -0.05), lid(depth - 1, -0.05)];
  for (const x of [3, width - 3])
    scene.line(
      panel.map(([y, z]): [number, number, number] => [x, y, z]),
      FINE,
    );
  for (const [y, z] of panel) scene.line(xyz(3, y, z, width - 3, y, z), FINE);
  const t = 2.5;
  scene.box([0, 0, 0], [width, depth, curb]);
  const top = scene.level(curb);
  const opening = corners(t, t, width - 2 * t, depth - 2 * t);
  top.shape(opening, MED);
  top.through(opening, () => {
    scene.line(xyz(width - t, depth - t, curb, width - t, depth - t, 0), MED);
    scene.side(width - t).hatch(corners(t, 0, depth - 2 * t, curb), 0, 1.6);
    for (const rail of [width * 0.36, width * 0.64])
      scene.bar(xyz(rail, depth - 5, curb - 1, rail, depth - 5, -30), 0.9, MED);
    for (const rung of times(rungs))
      scene.bar(
        xyz(width * 0.36, depth - 5, curb - 4 - rung * 6, width * 0.64, depth - 5, curb - 4 - rung * 6),
        0.6,
        FINE,
      );
  });
  const arm = lid(depth * 0.62, 0);
  scene.bar(xyz(width - 5, depth * 0.35, curb, width - 5, arm[0], arm[1]), 0.6, MED);
  scene.bar(xyz(5, depth * 0.35, curb, 5, arm[0], arm[1]), 0.6, MED);
  scene.box([-3, -3, 0], [width + 6, 3, 1], MED, FINE);
  scene.box([-3, -3, 0], [3, depth + 3, 1], MED, FINE);
  scene.front(0).line(uv(0, curb - 2, width, curb - 2), FINE);
  scene.side(0).line(uv(0, curb - 2, depth, curb - 2), FINE);
  return scene;
};
