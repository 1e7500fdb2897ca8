import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { times, xyz, arcPoints, roundedRectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene, ring } from '#src/reference-api/drawings/axonometric/scene.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';

const top = (
  draw: (scene: Scene, width: number, d: number) => void,
  w0: number,
  d0: number,
  splash: number,
): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [width, t] = [choose([w0, w0 * 1.15]), choose([1.5, 2.2])];
    scene.box([0, 0, 0], [width, d0, t]);
    if (splash) scene.box([0, d0 - 0.8, t], [width, 0.8, splash], OUTLINE, FINE);
    scene.level(t);
    draw(scene, width, d0);
    scene.front(0).line(uv(0, t * 0.8, width, t * 0.8));
  });

const bowlIn = (
  scene: Scene,
  x: number,
  y: number,
  z: number,
  rx: number,
  ry: number,
  thick: boolean,
): void => {
  const rim = arcPoints([x, y], rx, 0, 360, ry).slice(0, -1);
  scene.level(z).shape(rim, thick ? OUTLINE : MEDIUM);
  scene.level(z).through(rim, () => {
    for (const k of [0.86, 0.6])
      scene.level(z - 4.4 * (1 - k) * 2).line(arcPoints([x, y], rx * k, 0, 360, ry * k));
    scene.disc('z', [x, y, z - 3.6], 1.1, MEDIUM);
  });
};

const tap = (scene: Scene, x: number, y: number, z: number): void =>
  scene.bar(xyz(x, y, z, x, y, z + 5, x, y - 1, z + 6, x, y - 5, z + 5), 0.6);

export const countertops = {
  /** A countertop with backsplash, edge profile and a sink cut-out. */
  countertop: view.from({ width: 18, depth: 36, depthScale: 0.95 }, (scene, choose) => {
    const edge = choose([1.5, 2.4, 3.2]);
    const splash = choose([4, 6]);
    const [width, depth] = [72, 25];
    scene.box([4, 3, -20], [width - 6, depth - 3, 20], MEDIUM, FINE);
    for (const door of times(3)) {
      const u = 6 + door * 22;
      scene.front(3).rect(u, -19, 20, 16, FINE);
      scene.front(3).line(uv(u + 8, -5, u + 12, -5), MEDIUM);
    }
    scene.prism('x', uv(0.6, -edge, depth, -edge, depth, 0, 0.6, 0, 0, -0.6, 0, -edge + 0.6), 0, width);
    scene.box([0, depth - 1, 0], [width, 1, splash]);
    const top = scene.level(0);
    top.speckle(2, 1.5, width - 4, depth - 4, 80, 0.7);
    const hole = roundedRectangle(width / 2 - 12, 5, 24, 14, 2.5);
    top.shape(hole, OUTLINE);
    top.through(hole, () => {
      const low = scene.level(-7);
      low.shape(hole.map(([u, v]) => [u, v]));
      low.circle(width / 2, 12, 1.6, FINE);
      scene.line(xyz(width / 2 + 11, 18, 0, width / 2 + 11, 18, -7));
    });
    scene.bar(xyz(width / 2, 21, 0, width / 2, 21, 9, width / 2, 19.5, 10.5, width / 2, 15, 10), 0.6, MEDIUM);
  }),
  'solid-surface-top': top(
    (scene, width, depth) => {
      bowlIn(scene, width * 0.34, depth * 0.48, 1.5, 7, 6, false);
      for (const k of times(6))
        scene.level(1.6).line(uv(width * 0.58 + k * 2.4, 4, width * 0.58 + k * 2.4, depth - 6));
      tap(scene, width * 0.34, depth - 4, 1.6);
    },
    64,
    25,
    4,
  ),
  'vanity-top': top(
    (scene, width, depth) => {
      for (const x of [0.27, 0.73]) {
        bowlIn(scene, width * x, depth * 0.46, 1.5, 7, 5.4, true);
        tap(scene, width * x, depth - 3, 1.6);
      }
    },
    66,
    22,
    4,
  ),
  'integral-vanity': top(
    (scene, width, depth) => {
      bowlIn(scene, width * 0.5, depth * 0.46, 1.5, 10, 6.4, false);
      scene.level(1.5).line(arcPoints([width * 0.5, depth * 0.46], 11.4, 0, 360, 7.6));
      tap(scene, width * 0.5, depth - 3, 1.6);
      scene.silhouette(
        [
          ...ring('z', [width * 0.5, depth * 0.46, 0], 8).filter(([, y]) => y < 4),
          ...arcPoints([width * 0.5, 0], 7, 180, 360, 5).map(([x, z]): Place => [x, 4, z]),
        ],
        MEDIUM,
        false,
      );
    },
    36,
    20,
    3,
  ),
  'window-stool': view.threeQuarter((scene, choose) => {
    const [width, nose] = [choose([52, 46]), choose([2, 3])];
    scene.box([0, 8, 1.4], [width, 2, 30], OUTLINE, FINE);
    scene.front(8).rect(2, 3.4, width - 4, 28);
    scene.front(8).glint(2, 3.4, width - 4, 28);
    scene.box([-6, 1, -18], [width + 12, 9, 18], MEDIUM, FINE);
    scene.prism('x', [...uv(8, 0, 8, 1.4), ...arcPoints([-nose + 0.7, 0.7], 0.7, 90, 270)], -3, width + 6);
    scene.level(1.4).speckle(0, 0, width, 7, 30, 0.8);
  }),
};
