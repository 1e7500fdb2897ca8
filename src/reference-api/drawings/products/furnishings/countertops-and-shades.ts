import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import {
  times,
  xyz,
  arcPoints,
  roundedRectangle,
  uv,
  rectangle,
} from '#src/reference-api/drawings/geometry/vector.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene, ring } from '#src/reference-api/drawings/axonometric/scene.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import { wall } from '#src/reference-api/drawings/axonometric/parts.ts';

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

const shade = (draw: (scene: Scene, width: number) => void): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [width, drop] = [choose([48, 40]), choose([38, 30])];
    const back = wall(scene, -4, -56, width + 8, 62, 5);
    back.rect(0, -52, width, 52);
    back.line(uv(width / 2, -52, width / 2, 0), MEDIUM);
    scene.front(2.4).rect(1, -drop, width - 2, drop, OUTLINE);
    scene.front(2.4).hatch(rectangle(1, -drop, width - 2, drop), 0, 3);
    scene.box([1, 1.8, -drop - 1.4], [width - 2, 1.2, 1.4], MEDIUM, FINE);
    draw(scene, width);
  });

/** A roller shade with its chain and hem bar. */
const rollerShade = (form: 'open roll' | 'double') =>
  view.from({ width: 14, depth: 38, depthScale: 0.9 }, (scene, choose) => {
    const width = choose([48, 60, 40]);
    const drop = choose([38, 26, 46]);
    const [sill, top] = [-52, 0];
    const wall = scene.front(6);
    wall.rect(-3, sill - 3, width + 6, top - sill + 8, FINE);
    wall.rect(0, sill, width, top - sill);
    wall.line(uv(width / 2, sill, width / 2, top), MEDIUM);
    wall.line(uv(0, sill * 0.55, width, sill * 0.55));
    wall.glint(width * 0.5, sill, width * 0.5, 16);
    const cloth = (y: number, length: number, layer: typeof HATCH): void => {
      const front = scene.front(y);
      front.rect(1, top - length, width - 2, length);
      front.hatch(rectangle(1, top - length, width - 2, length), 90, 2.6, layer);
      front.hatch(rectangle(1, top - length, width - 2, length), 0, 2.6, layer);
      scene.box([1, y - 0.6, top - length - 1.4], [width - 2, 1.2, 1.4], MEDIUM, FINE);
    };
    if (form === 'double') cloth(4.4, Math.min(50, drop + 12), HATCH);
    cloth(2.2, drop, HATCH);
    scene.box([width, 0.5, top - 1.5], [0.8, 5, 5], MEDIUM, FINE);
    if (form === 'double') scene.cylinder('x', [0, 4.6, top + 1.2], 1.5, width, MEDIUM);
    scene.cylinder('x', [0, 2.6, top + 0.8], 1.8, width);
    scene.disc('x', [0, 2.6, top + 0.8], 0.8, FINE);
    scene.box([-0.8, 0.5, top - 1.5], [0.8, 5, 5]);
    const chain = times(15).map((step): [number, number, number] => [-1.6, 1, top - step * 2.2]);
    for (const [x, y, z] of chain) scene.line(xyz(x, y, z, x, y, z - 1.1), MEDIUM);
    for (const [x, y, z] of chain) scene.line(xyz(x + 1.4, y, z - 0.5, x + 1.4, y, z - 1.6));
  });

export const countertopsAndShades = {
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
    scene.front(8).glass(2, 3.4, width - 4, 28);
    scene.box([-6, 1, -18], [width + 12, 9, 18], MEDIUM, FINE);
    scene.prism('x', [...uv(8, 0, 8, 1.4), ...arcPoints([-nose + 0.7, 0.7], 0.7, 90, 270)], -3, width + 6);
    scene.level(1.4).speckle(0, 0, width, 7, 30, 0.8);
  }),
  'roller-shade': rollerShade('open roll'),
  'motorized-shade': shade((scene, width) => {
    scene.cylinder('x', [0, 2.6, 1], 2, width);
    scene.box([width, 0.4, -1.6], [1, 5, 5], OUTLINE, FINE);
    scene.box([-0.8, 0.4, -1.6], [0.8, 5, 5], OUTLINE, FINE);
    scene.box([width + 6, 3.4, -30], [4, 1, 7], OUTLINE, FINE);
    for (const k of times(3)) scene.front(3.4).rect(width + 7, -28.6 + k * 1.9, 2, 1.1, FINE);
    scene.bar(xyz(width + 1, 3, 1, width + 8, 4, 1, width + 8, 4, -23), 0.3, MEDIUM);
  }),
  'dual-shade': rollerShade('double'),
  'blackout-shade': shade((scene, width) => {
    scene.front(2.3).hatch(rectangle(1, -30, width - 2, 30), 45, 2);
    scene.box([width - 1, 0.6, -54], [3, 4, 54], OUTLINE, FINE);
    scene.box([-2, 0.6, -54], [3, 4, 54], OUTLINE, FINE);
    scene.box([-2, 0, 0], [width + 4, 5, 5]);
  }),
  'skylight-shade': view.threeQuarter((scene, choose) => {
    const [count, pulled] = [choose([3, 4]), choose([0.6, 0.45])];
    const at = (x: number, t: number, depth = 0): Place => [x, t * 30 - depth, t * 34 + depth * 0.8];
    const width = count * 22;
    scene.face([at(0, 0), at(width, 0), at(width, 1), at(0, 1)]);
    for (const i of times(count)) {
      for (const k of [0.3, 0.45]) scene.line([at(i * 22 + 22 * k, 0.1), at(i * 22 + 22 * k + 6, 0.3)]);
      scene.face(
        [
          at(i * 22 + 1.6, 1 - pulled, 1),
          at(i * 22 + 20.4, 1 - pulled, 1),
          at(i * 22 + 20.4, 1, 1),
          at(i * 22 + 1.6, 1, 1),
        ],
        MEDIUM,
      );
      for (const k of times(7))
        scene.line([at(i * 22 + 1.6, 1 - (pulled * k) / 7, 1), at(i * 22 + 20.4, 1 - (pulled * k) / 7, 1)]);
    }
    for (const i of times(count + 1)) scene.bar([at(i * 22, 0, 1), at(i * 22, 1, 1)], 0.8);
    scene.bar([at(0, 1, 2), at(width, 1, 2)], 1.6);
    scene.bar([at(0, 0), at(width, 0)], 0.9);
  }),
};
