import { pane } from '#src/reference-api/drawings/products/glazing/windows-and-skylights.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { xyz, roundedRectangle, uv, rectangle, times } from '#src/reference-api/drawings/geometry/vector.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import { cells, nameplate, wall } from '#src/reference-api/drawings/axonometric/parts.ts';
import { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { Scene, ring } from '#src/reference-api/drawings/axonometric/scene.ts';

/** Glass leaves under a header with its sensor. */
const sliding = (mode: 'slide' | 'swing out' | 'fold' | 'hospital'): ProductSketch =>
  view.front((scene, choose) => {
    const [open, header] = [choose([24, 16]), choose([7, 9])];
    const [w, height] = [mode === 'hospital' ? 96 : 144, 86];
    const q = w / 4;
    const leafAt = (x: number, y: number, width: number): void => {
      scene.box([x, y, 0.5], [width, 1.6, height - 0.5], OUTLINE, FINE);
      pane(scene.front(y), x, 0.5, width, height - 0.5, 2.4);
    };
    scene.box([w - 2, 0, 0], [3, 5, height], OUTLINE, FINE);
    if (mode === 'slide' || mode === 'swing out') {
      leafAt(w - q - 2, 3, q);
      leafAt(1, 3, q);
      if (mode === 'slide') {
        leafAt(w / 2 + open, 0.6, q);
        leafAt(w / 2 - q - open, 0.6, q);
      } else
        for (const [hinge, way] of uv(w / 2 + q, -1, w / 2 - q, 1)) {
          const tip: Place = [hinge + way * q * 0.62, -q * 0.78, 0.5];
          scene.face([[hinge, 1, 0.5], tip, [tip[0], tip[1], height], [hinge, 1, height]]);
          scene.face(
            [
              [hinge + way * 2, -1.6, 4],
              [tip[0] - way * 1.6, tip[1] + 2, 4],
              [tip[0] - way * 1.6, tip[1] + 2, height - 4],
              [hinge + way * 2, -1.6, height - 4],
            ],
            FINE,
          );
        }
    } else if (mode === 'fold')
      for (const [x0, x1, y1, x2] of [
        [w - 2, w - 22, -26, w - 40],
        [1, 21, -26, 39],
      ] as const)
        for (const [a, b] of [
          [
            [x0, 1],
            [x1, y1],
          ],
          [
            [x1, y1],
            [x2, 1],
          ],
        ] as const) {
          scene.face(xyz(a[0], a[1], 0.5, b[0], b[1], 0.5, b[0], b[1], height, a[0], a[1], height));
          scene.face(
            [
              [a[0] * 0.9 + b[0] * 0.1, a[1] * 0.9 + b[1] * 0.1, 4],
              [a[0] * 0.1 + b[0] * 0.9, a[1] * 0.1 + b[1] * 0.9, 4],
              [a[0] * 0.1 + b[0] * 0.9, a[1] * 0.1 + b[1] * 0.9, height - 4],
              [a[0] * 0.9 + b[0] * 0.1, a[1] * 0.9 + b[1] * 0.1, height - 4],
            ],
            FINE,
          );
        }
    else {
      leafAt(w / 2, 3, w / 2 - 2);
      leafAt(1 + open, 0.6, w / 2);
      const plane = scene.front(0.6);
      plane.rect(w / 2 - 6 + open, 32, 2.4, 16, OUTLINE);
      for (const z of [20, 60]) plane.rect(4 + open, z, w / 2 - 6, 3);
    }
    scene.box([-2, 0, 0], [3, 5, height], OUTLINE, FINE);
    scene.box([-2, -2, height], [w + 3, 7, header]);
    scene.front(-2).line(uv(-2, height + 1.4, w + 1, height + 1.4));
    if (mode !== 'hospital')
      scene.prism('y', roundedRectangle(w / 2 - 6, height + 2, 12, 3.4, 1.2), -4, 2, MEDIUM, FINE);
    scene.line(xyz(-10, -2, 0, w + 12, -2, 0));
  });

const framedDoor = (inner: (plane: Plane, width: number, scene: Scene) => void): ProductSketch =>
  view.front((scene, choose) => {
    const [width, swing] = [choose([24, 28]), choose([18, 26])];
    wall(scene, -10, -10, width + 20, width + 20, 0.4).speckle(-9, -9, width + 18, width + 18, 40, 0.9);
    scene.front(0).rect(-1.6, -1.6, width + 3.2, width + 3.2, OUTLINE);
    scene.front(0).rect(0, 0, width, width);
    scene.front(0).hatch(rectangle(0, 0, width, width), 45, 2.4);
    const a = (swing * Math.PI) / 180;
    const at = (u: number, z: number, t = 0): readonly [number, number, number] => [
      width - u * Math.cos(a) - t * Math.sin(a),
      -u * Math.sin(a) + t * Math.cos(a),
      z,
    ];
    scene.face([at(0, 0), at(width, 0), at(width, width), at(0, width)]);
    inner(new Plane(scene, (u, v) => at(width - u, v)), width, scene);
  });

export const entrancesAndAccessDoors = {
  'entrance-door': view.front((scene, choose) => {
    const [stile, pull] = [choose([4, 2.4]), choose([1, 0])];
    scene.prism('y', uv(0, 0, 2, 0, 2, 86, 74, 86, 74, 0, 76, 0, 76, 88, 0, 88), 0, 4.5);
    for (const x of [2, 38]) {
      scene.box([x, 1, 0.6], [35.8, 1.75, 85], OUTLINE, FINE);
      const plane = scene.front(1);
      const [left, w, h] = [x + stile, 35.8 - 2 * stile, 74.6 - stile];
      plane.rect(left, 10, w, h);
      plane.glass(left, 10, w, h);
      const u = x === 2 ? 34 : 41;
      if (pull) scene.bar(xyz(u, 1, 34, u, -1.6, 34, u, -1.6, 50, u, 1, 50), 0.6, MEDIUM);
      else scene.bar(xyz(x + 2, -1, 40, x + 33, -1, 40), 0.7, MEDIUM);
    }
    scene.box([-2, -1, -0.6], [80, 6, 0.8], MEDIUM, FINE);
  }),
  'sliding-entrance': sliding('slide'),
  'breakout-entrance': sliding('swing out'),
  'folding-entrance': sliding('fold'),
  'icu-door': sliding('hospital'),
  /** A flush access door in its frame, ajar, with its latch. */
  'access-door': view.from({ width: 14, depth: 40, depthScale: 0.9 }, (scene, choose) => {
    const size = choose([24, 18, 30]);
    const latch = choose([1, 2]);
    const swing = choose([34, 58]);
    const height = size * (latch === 1 ? 1 : 1.25);
    const wall = scene.front(0);
    const flange = 2.4;
    wall.rect(-flange - 9, -flange - 6, size + 2 * flange + 18, height + 2 * flange + 12, FINE);
    wall.speckle(-flange - 8, -flange - 5, size + 2 * flange + 16, height + 2 * flange + 10, 90, 0.8);
    wall.rect(-flange, -flange, size + 2 * flange, height + 2 * flange, OUTLINE);
    wall.rect(0, 0, size, height);
    wall.through(rectangle(0, 0, size, height), () => {
      const back = scene.front(5);
      back.rect(0, 0, size, height);
      back.hatch(rectangle(0, 0, size, height), 45, 2.2);
      scene.line(xyz(size, 0, 0, size, 5, 0), MEDIUM);
    });
    for (const u of times(5))
      for (const v of [-flange / 2, height + flange / 2]) wall.circle((u * size) / 4, v, 0.28, FINE);
    const a = (swing * Math.PI) / 180;
    const at = (depth: number, off = 0): [number, number] => [
      size - depth * Math.cos(a) + off * Math.sin(a),
      -depth * Math.sin(a) - off * Math.cos(a),
    ];
    const leaf = [at(0), at(size), at(size, 1), at(0, 1)];
    scene.prism('z', leaf, 0.4, height - 0.8);
    const face = (depth: number, z: number): [number, number, number] => {
      const [x, y] = at(depth, 1.02);
      return [x, y, z];
    };
    for (const index of times(latch)) {
      const z = latch === 1 ? height / 2 : height * (0.25 + index * 0.5);
      const disc = ring('x', [0, 0, 0], 1.1).map(([, u, v]) => face(size - 2.6 + u, z + v));
      scene.face(disc, MEDIUM);
      scene.line([face(size - 3.2, z), face(size - 2, z)]);
    }
    scene.line([
      face(1, 1.6),
      face(size - 1, 1.6),
      face(size - 1, height - 1.6),
      face(1, height - 1.6),
      face(1, 1.6),
    ]);
  }),
  'fire-access-door': framedDoor((plane, width) => {
    plane.rect(1.4, 1.4, width - 2.8, width - 2.8, FINE);
    nameplate(plane, width * 0.3, width * 0.6, width * 0.4, width * 0.2);
    plane.circle(width - 3, width / 2, 1.4);
    plane.rect(1.5, width * 0.3, 1.4, width * 0.4, FINE);
  }),
  'recessed-access-door': framedDoor((plane, width) => {
    plane.rect(1.6, 1.6, width - 3.2, width - 3.2);
    cells(plane, 1.6, 1.6, width - 3.2, width - 3.2, 4, 4);
  }),
  /** A floor door held open. */
  'floor-access-door': view.corner((scene, choose) => {
    const [size, lift] = [choose([36, 30]), choose([26, 30])];
    scene.box([-12, -12, -4], [size + 24, size + 24, 4], MEDIUM, FINE);
    scene.level(0).rect(0, 0, size, size, OUTLINE);
    scene.level(0).through(rectangle(0, 0, size, size), () => {
      scene.face(xyz(0, size, 0, size, size, 0, size, size, -12, 0, size, -12), MEDIUM);
      scene.face(xyz(size, 0, 0, size, size, 0, size, size, -12, size, 0, -12), MEDIUM);
      for (const i of times(3))
        scene.bar(xyz(size * 0.3, size, -2 - i * 4, size * 0.7, size, -2 - i * 4), 0.5, MEDIUM);
    });
    scene.level(0).rect(-1.4, -1.4, size + 2.8, size + 2.8, FINE);
    scene.face(xyz(0, size, 0, size, size, 0, size, size * 0.8, lift + 6, 0, size * 0.8, lift + 6));
    for (const i of times(6))
      for (const k of times(4)) {
        const [x, f] = [size * (0.1 + i * 0.15), 0.12 + k * 0.22];
        scene.line([
          [x, size * (1 - 0.2 * f), (lift + 6) * f],
          [x + size * 0.07, size * (1 - 0.2 * (f + 0.05)), (lift + 6) * (f + 0.05)],
        ]);
      }
    scene.bar(xyz(size * 0.9, size * 0.3, 0, size * 0.98, size * 0.86, lift * 0.7), 0.5, MEDIUM);
  }),
  'gypsum-access-door': framedDoor((plane, width) => {
    plane.rect(2, 2, width - 4, width - 4);
    plane.rect(3, 3, width - 6, width - 6, FINE);
    plane.speckle(4, 4, width - 8, width - 8, 40, 0.6);
  }),
};
