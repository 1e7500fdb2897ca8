import { rectangle, uv, times, xyz, roundedRectangle } from '#src/reference-api/drawings/geometry/vector.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';

const stair = (scene: Scene, count: number, width: number): void => {
  for (const i of times(count).toReversed())
    scene.box([i * 11, 6, 0], [11 * (count - i), width, (i + 1) * 7], OUTLINE, FINE);
};

const inclined = (chair: boolean): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [count, at] = [choose([6, 7]), choose([1, 2])];
    stair(scene, count, 36);
    const rail = (z: number): void => scene.bar(xyz(-6, 4, z, count * 11, 4, count * 7 + z + 4), 1.1);
    rail(6);
    if (!chair) rail(24);
    const [x, z] = [at * 13, at * 8 + 4];
    if (chair) {
      scene.box([x - 3, -3, z], [10, 6, 9], OUTLINE, FINE);
      scene.prism('y', roundedRectangle(x - 8, z + 10, 20, 4, 1.6), -18, 16, OUTLINE, HATCH);
      scene.prism('y', roundedRectangle(x + 8, z + 13, 4, 22, 1.6), -18, 16, OUTLINE, HATCH);
      for (const y of [-4, -19]) scene.bar(xyz(x + 8, y, z + 24, x - 5, y, z + 24), 1, MEDIUM);
      scene.box([x - 14, -17, z - 5], [9, 13, 1.2], OUTLINE, FINE);
      scene.bar(xyz(x - 6, -10, z + 10, x - 8, -10, z - 4), 1, MEDIUM);
    } else {
      scene.box([x - 2, 0, z], [24, 5, 26], OUTLINE, FINE);
      scene.box([x - 10, -32, z - 2], [40, 32, 1.6], OUTLINE, FINE);
      scene.level(z - 0.4).hatch(rectangle(x - 10, -32, 40, 32), 45, 3.4);
      for (const u of [x + 29, x - 10]) scene.bar(xyz(u, -2, z + 22, u, -30, z + 16), 0.9);
      scene.face(xyz(x - 10, -32, z, x - 10, 0, z, x - 16, 0, z + 8, x - 16, -32, z + 8), MEDIUM);
    }
  });

export const lifts = {
  /** A vertical platform lift. */
  lift: view.from({ width: 20, depth: 34, depthScale: 0.9 }, (scene, choose) => {
    const raise = choose([30, 38, 22]);
    const rail = choose([1, 2]);
    const [width, depth] = [60, 36];
    scene.box([-3, -2, 0], [width + 6, depth + 4, 3]);
    scene.box([width - 12, depth - 2, 3], [12, 12, raise + 34]);
    for (const x of [width - 9, width - 4]) scene.front(depth - 2).line(uv(x, 3, x, raise + 35));
    scene.box([0, 0, 8], [width, depth, 3]);
    scene.level(11).hatch(rectangle(2, 2, width - 4, depth - 4), 45, 3);
    scene.box([0, depth - 2, 11], [width - 12, 1.4, 38], OUTLINE, FINE);
    scene.front(depth - 2).rect(3, 15, width - 18, 30, FINE);
    scene.box([0, 0, 11], [1.4, depth, 38], OUTLINE, FINE);
    scene.side(0).rect(3, 15, depth - 6, 30, FINE);
    for (const row of times(rail))
      scene.bar(xyz(4, depth - 4, 42 - row * 10, width - 16, depth - 4, 42 - row * 10), 0.8, MEDIUM);
    scene.prism('x', uv(-16, 3, 0, 3, 0, 9), 4, width - 8, MEDIUM, FINE);
    scene.box([width - 10, depth - 3, raise + 22], [4, 1, 8], MEDIUM, FINE);
  }),
  'inclined-lift': inclined(false),
  'enclosed-lift': view.threeQuarter((scene, choose) => {
    const [height, width] = [choose([96, 88]), choose([48, 52])];
    scene.box([-20, 0, 0], [20, 50, 40], MEDIUM, FINE);
    scene.box([0, 0, 0], [width, 50, height]);
    const plane = scene.front(0);
    plane.rect(4, 2, width - 8, 78);
    plane.rect(9, 10, width - 18, 64, FINE);
    plane.glint(9, 10, width - 18, 64);
    plane.rect(width - 8, 36, 2, 9, OUTLINE);
    const side = scene.side(0);
    for (const v of [44, 70]) {
      side.rect(4, v, 42, 22);
      side.glint(4, v, 42, 22);
    }
    scene.box([width, 0, 34], [5, 1.6, 9], OUTLINE, FINE);
    scene.front(0).circle(width + 2.5, 39, 1.2, FINE);
    scene.prism('x', uv(-24, 0, 0, 0, 0, 4), 2, width - 4, MEDIUM, FINE);
  }),
  'stair-lift': inclined(true),
};
