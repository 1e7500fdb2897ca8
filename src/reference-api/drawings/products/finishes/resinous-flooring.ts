import { rectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { cornerView, xyz } from '#src/reference-api/drawings/axonometric/parts.ts';
import type { Face } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import { type ProductSketch, type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';

/** Coats on a slab, each cut back from the next. */
const coats =
  (
    layers: number,
    face: Face,
    extra: (scene: Scene, w: number, z: number) => void = () => undefined,
  ): ProductSketch =>
  (choose) => {
    const [w, t] = [choose([54, 48]), choose([1.2, 1.5])];
    const scene = cornerView();
    scene.box([-2, -2, -6], [w + 4, 34, 6], OUTLINE, FINE);
    scene.front(-2).speckle(-1, -5.4, w + 2, 4.8, 50, 0.9);
    scene.side(-2).speckle(-1, -5.4, 32, 4.8, 30, 0.9);
    for (const i of times(layers)) {
      const x = i * 9;
      scene.box([x, -2, i * t], [w + 2 - x, 34, t], OUTLINE, FINE);
      if (i === layers - 1) face(scene.level((i + 1) * t), x, -2, w + 2 - x, 34, i);
      else scene.level((i + 1) * t).hatch(rectangle(x, -2, 9, 34), i % 2 ? 90 : 30, 2.2);
    }
    extra(scene, w, layers * t);
    return scene;
  };

const dots =
  (n: number, r: number): Face =>
  (on, u, v, w, h) => {
    for (const i of times(n))
      on.circle(u + 1 + ((i * 0.7549) % 1) * (w - 2), v + 1 + ((i * 0.5698) % 1) * (h - 2), r, FINE);
  };

const trowel = (scene: Scene, w: number, z: number): void => {
  scene.prism('z', uv(w * 0.5, 8, w * 0.5 + 14, 8, w * 0.5 + 14, 13, w * 0.5, 13), z, 0.4, OUTLINE, FINE);
  scene.bar(xyz(w * 0.5 + 7, 10.5, z + 0.4, w * 0.5 + 7, 10.5, z + 3, w * 0.5 + 2, 10.5, z + 3.6), 0.9);
};

export const resinousFlooring = {
  'resinous-floor': coats(3, (on, u, v, w, h) => on.glint(u, v, w, h), trowel),
  'quartz-floor': coats(3, dots(110, 0.34)),
  'flake-floor': (choose) => {
    const flakes = choose([46, 54]);
    const scene = cornerView();
    scene.box([0, 0, -5], [48, 40, 4], MEDIUM, FINE);
    scene.box([0, 0, -1], [48, 40, 1]);
    const top = scene.level(0);
    for (const flake of times(flakes)) {
      const [u, v] = [2 + 44 * ((flake * 0.754877) % 1), 2 + 36 * ((flake * 0.569841) % 1)];
      const turn = flake * 1.3;
      const chip = times(5).map((side): [number, number] => [
        u + Math.cos(turn + side * 1.26) * (1.2 + (side % 2)),
        v + Math.sin(turn + side * 1.26) * (1 + (side % 3) * 0.5),
      ]);
      top.shape(chip, MEDIUM);
      if (flake % 3 === 0) top.hatch(chip, 45, 0.7, FINE);
    }
    return scene;
  },
  'urethane-floor': coats(
    2,
    (on, u, v, w, h) => on.speckle(u + 1, v + 1, w - 2, h - 2, 60, 0.7),
    (scene, w) =>
      scene.prism('y', uv(w - 3, 2, w + 1, 2, w + 1, 9, w + 0.2, 9, w - 0.4, 4.4), -2, 34, OUTLINE, FINE),
  ),
  'dissipative-floor': coats(
    3,
    (on, u, v, w, h) => {
      on.line(uv(u, v + h * 0.5, u + w, v + h * 0.5), OUTLINE);
      on.line(uv(u + w * 0.5, v, u + w * 0.5, v + h), OUTLINE);
    },
    (scene, w, z) => {
      scene.bar(xyz(w * 0.5, -2, z, w * 0.5, -2.4, -3, w * 0.5 - 4, -10, -5), 0.3, MEDIUM);
      for (const k of times(3))
        scene.line(xyz(w * 0.5 - 8 + k, -10 - k, -5 - k, w * 0.5 - 1 - k, -10 - k, -5 - k), MEDIUM);
    },
  ),
} satisfies Sketches;
