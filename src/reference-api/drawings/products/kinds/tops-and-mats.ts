import { FINE, MED, OUT } from '#src/reference-api/drawings/products/plate.ts';
import { corners, rounded } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';

/** A countertop with backsplash, edge profile and a sink cut-out. */
export const countertop: ProductSketch = (choose) => {
  const edge = choose([1.5, 2.4, 3.2]);
  const splash = choose([4, 6]);
  const [width, depth] = [72, 25];
  const scene = new Scene(axonometric({ width: 18, depth: 36, depthScale: 0.95 }));
  scene.box([4, 3, -20], [width - 6, depth - 3, 20], MED, FINE);
  for (const door of times(3)) {
    const u = 6 + door * 22;
    scene.front(3).rect(u, -19, 20, 16, FINE);
    scene.front(3).line(uv(u + 8, -5, u + 12, -5), MED);
  }
  scene.prism('x', uv(0.6, -edge, depth, -edge, depth, 0, 0.6, 0, 0, -0.6, 0, -edge + 0.6), 0, width);
  scene.box([0, depth - 1, 0], [width, 1, splash]);
  const top = scene.level(0);
  top.speckle(2, 1.5, width - 4, depth - 4, 80, 0.7);
  const hole = rounded(width / 2 - 12, 5, 24, 14, 2.5);
  top.shape(hole, OUT);
  top.through(hole, () => {
    const low = scene.level(-7);
    low.shape(
      hole.map(([u, v]) => [u, v]),
      MED,
    );
    low.circle(width / 2, 12, 1.6, FINE);
    scene.line(xyz(width / 2 + 11, 18, 0, width / 2 + 11, 18, -7), FINE);
  });
  scene.bar(xyz(width / 2, 21, 0, width / 2, 21, 9, width / 2, 19.5, 10.5, width / 2, 15, 10), 0.6, MED);
  return scene;
};

/** A recessed entrance mat: rails with inserts in their frame. */
export const floorMat: ProductSketch = (choose) => {
  const rails = choose([12, 9, 15]);

  const depth = choose([42, 34]);
  const width = 60;
  const scene = new Scene(axonometric({ width: 20, depth: 36, depthScale: 0.95 }));
  const level = scene.level(0);
  scene.box([-12, -12, -4], [width + 24, depth + 20, 4], MED, FINE);
  level.rect(-1.6, -1.6, width + 3.2, depth + 3.2, OUT);
  level.rect(0, 0, width, depth, MED);
  const pitch = width / rails;
  for (const rail of times(rails)) {
    const u = rail * pitch;
    level.rect(u, 0, pitch * 0.24, depth, MED);
    const strip = corners(u + pitch * 0.3, 0, pitch * 0.64, depth);
    level.hatch(strip, 0, 1.1);
  }
  return scene;
};
