import {
  rectangle,
  uv,
  xyz,
  times,
  arcPoints,
  roundedRectangle,
} from '#src/reference-api/drawings/geometry/vector.ts';
import { nameplate, wall, cells, vents } from '#src/reference-api/drawings/axonometric/parts.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';

/** A cabinet in the wall: `inside` draws its contents, `front` its door. */
const wallBox = (
  width: number,
  height: number,
  inside: (plane: Plane) => void,
  front: (plane: Plane) => void,
  surface = 0,
): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [trim, handle] = [choose([1.6, 2.2]), choose([1, 0])];
    wall(scene, -6, -6, width + 12, height + 12, 0.6 + surface * 6);
    scene.box([-trim, 0, -trim], [width + 2 * trim, 0.6 + surface * 6, height + 2 * trim]);
    const plane = scene.front(0);
    plane.rect(0, 0, width, height);
    inside(plane);
    front(plane);
    if (handle) plane.rect(width - 1.6, height * 0.44, 0.9, height * 0.12);
    else plane.circle(width - 1.3, height * 0.5, 0.7);
  });

const extinguisher = (plane: Plane): void => {
  plane.shape([...roundedRectangle(3.4, 2, 6, 14, 2.2)]);
  plane.rect(5.4, 16, 2, 2.4);
  plane.line(uv(4.4, 19.4, 9, 18.6), OUTLINE);
  plane.line(uv(4.6, 17.6, 3, 14, 2.6, 8), MEDIUM);
  plane.rect(4.6, 6, 3.6, 5, FINE);
};

/** A row of lockers; `face` draws each front. */
const lockerRow = (
  width: number,
  height: number,
  depth: number,
  up: number,
  face: (plane: Plane, x: number, z: number, width: number, height: number, scene: Scene) => void,
  slope = 0,
): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [count, leg] = [choose([4, 3]), choose([4, 6])];
    scene.box([0.6, 1, 0], [count * width - 1.2, depth - 1, leg], MEDIUM, FINE);
    scene.box([0, 0, leg], [count * width, depth, height]);
    if (slope)
      scene.prism(
        'x',
        uv(0, leg + height, depth, leg + height, depth, leg + height + slope),
        0,
        count * width,
      );
    for (const i of times(count))
      for (const j of times(up))
        face(scene.front(0), i * width, leg + (j * height) / up, width, height / up, scene);
  });

export const cabinetsAndLockers = {
  /** A fire extinguisher cabinet, its glazed door ajar. */
  cabinet: view.from({ width: 14, depth: 38, depthScale: 0.9 }, (scene, choose) => {
    const width = choose([15, 18]);
    const swing = choose([28, 44]);
    const [height, depth] = [26, 7];
    const trim = 1.8;
    scene.box([-trim, 0, -trim], [width + 2 * trim, 1.2, height + 2 * trim]);
    const front = scene.front(0);
    front.rect(0, 0, width, height);
    front.through(rectangle(0, 0, width, height), () => {
      scene.front(depth).rect(0, 0, width, height);
      scene.line(xyz(width, 0, 0, width, depth, 0), MEDIUM);
      scene.cylinder('z', [width * 0.42, depth * 0.5, 0.5], 2.4, 15, MEDIUM);
      scene.turned('z', [width * 0.42, depth * 0.5, 15.5], uv(2.4, 0, 0.9, 1.8, 0.9, 3), {
        layer: MEDIUM,
        crease: FINE,
      });
      scene.box([width * 0.42 - 2.6, depth * 0.5 - 0.4, 18.6], [5, 0.8, 0.8], MEDIUM, FINE);
      scene.bar(
        [
          [width * 0.42 + 0.9, depth * 0.4, 18],
          [width * 0.42 + 3.4, depth * 0.4, 15],
          [width * 0.42 + 3.2, depth * 0.4, 8],
        ],
        0.4,
        FINE,
      );
    });
    const a = (swing * Math.PI) / 180;
    const at = (d: number, off: number): [number, number] => [
      width - d * Math.cos(a) + off * Math.sin(a),
      -d * Math.sin(a) - off * Math.cos(a),
    ];
    scene.prism('z', [at(0, 0), at(width, 0), at(width, 0.8), at(0, 0.8)], 0, height);
    const face = (d: number, z: number): [number, number, number] => {
      const [x, y] = at(d, 0.82);
      return [x, y, z];
    };
    const pane = (from: number, to: number, low: number, high: number): void => {
      scene.face([face(from, low), face(to, low), face(to, high), face(from, high)], MEDIUM);
      scene.line([
        face(from + (to - from) * 0.3, low + (high - low) * 0.35),
        face(to - (to - from) * 0.2, low + (high - low) * 0.7),
      ]);
      scene.line([
        face(from + (to - from) * 0.2, low + (high - low) * 0.42),
        face(to - (to - from) * 0.4, low + (high - low) * 0.7),
      ]);
    };
    pane(1.6, width - 1.6, 1.6, height - 1.6);

    scene.face(
      [face(width - 1, 11.5), face(width - 0.3, 11.5), face(width - 0.3, 14.5), face(width - 1, 14.5)],
      MEDIUM,
    );
  }),
  'fire-rated-cabinet': wallBox(13, 24, extinguisher, (plane) => {
    plane.line(uv(1.4, 1.4, 11.6, 1.4, 11.6, 22.6, 1.4, 22.6, 1.4, 1.4), MEDIUM);
    plane.line(uv(0.5, 5, 0.5, 19), OUTLINE);
    nameplate(plane, 1.6, 20, 5, 2.2, 2, FINE);
  }),
  'hose-valve-cabinet': wallBox(
    20,
    20,
    (plane) => {
      plane.circle(10, 11, 5);
      plane.circle(10, 11, 4, FINE);
      for (const k of times(4))
        plane.line(uv(10, 11, 10 + Math.cos(k * 1.57 + 0.5) * 4, 11 + Math.sin(k * 1.57 + 0.5) * 4), MEDIUM);
      plane.rect(8, 2, 4, 5);
      plane.rect(7, 2, 6, 1.4);
    },
    (plane) => plane.line(uv(1.4, 1.4, 18.6, 1.4, 18.6, 18.6, 1.4, 18.6, 1.4, 1.4)),
  ),
  'defibrillator-cabinet': wallBox(
    15,
    17,
    (plane) => {
      plane.rect(1.2, 1.2, 12.6, 14.6, FINE);
      plane.shape([
        ...arcPoints([5.6, 10.4], 2.1, 0, 190),
        ...uv(7.5, 4),
        ...arcPoints([9.4, 10.4], 2.1, -10, 180).toReversed().slice(0, 0),
        ...arcPoints([9.4, 10.4], 2.1, -10, 170).toReversed().toReversed(),
      ]);
      plane.line(uv(7.9, 11, 6.6, 8.4, 8.2, 8.4, 7.2, 6), OUTLINE);
    },
    (plane) => plane.line(uv(3, 2.6, 12, 2.6), MEDIUM),
    1,
  ),
  /** A run of single-tier lockers, flat or sloping tops. */
  locker: view.from({ width: 16, depth: 36, depthScale: 0.9 }, (scene, choose) => {
    const count = choose([4, 3, 5]);
    const slopeTop = choose([0, 7]);
    const [bay, depth, base, height] = [12, 15, 4, 66];
    const width = count * bay;
    scene.box([0, 1.5, 0], [width, depth - 1.5, base]);
    scene.prism('x', uv(0, base, depth, base, depth, base + height + slopeTop, 0, base + height), 0, width);
    const front = scene.front(0);
    for (const column of times(count)) {
      const u = column * bay;
      front.rect(u + 0.5, base + 0.5, bay - 1, height - 1);
      for (const vent of times(3))
        for (const v of [base + height - 3 - vent * 1.3, base + 3 + vent * 1.3])
          front.line(uv(u + 3, v, u + bay - 3, v));
      front.rect(u + bay - 3, base + height * 0.46, 1.4, 4);
    }
  }),
  'box-locker': lockerRow(12, 60, 12, 5, (plane, x, z, width, height) => {
    plane.rect(x + 0.4, z + 0.4, width - 0.8, height - 0.8);
    vents(plane, x + 3, z + height - 4, width - 6, 2, 2);
    plane.circle(x + width - 2, z + height / 2, 0.8);
    plane.rect(x + 3, z + 2, 4, 1.4, FINE);
  }),
  'athletic-locker': lockerRow(15, 62, 15, 1, (plane, x, z, width, height) => {
    plane.rect(x + 0.6, z + 0.6, width - 1.2, height - 1.2);
    for (const i of times(5))
      for (const j of times(17))
        plane.shape(
          [
            [x + 2.6 + i * 2.3, z + 3 + j * 3.4],
            [x + 3.5 + i * 2.3, z + 4.3 + j * 3.4],
            [x + 2.6 + i * 2.3, z + 5.6 + j * 3.4],
            [x + 1.7 + i * 2.3, z + 4.3 + j * 3.4],
          ],
          FINE,
        );
    plane.rect(x + width - 2.4, z + height * 0.46, 1.4, 5, OUTLINE);
  }),
  'welded-locker': lockerRow(
    15,
    60,
    18,
    2,
    (plane, x, z, width, height) => {
      plane.rect(x + 0.5, z + 0.5, width - 1, height - 1);
      vents(plane, x + 4, z + height - 6, width - 8, 3.6, 3);
      vents(plane, x + 4, z + 2, width - 8, 3.6, 3);
      plane.shape(roundedRectangle(x + width - 4, z + height * 0.4, 2.4, 6, 0.6));
    },
    6,
  ),
  'gear-locker': view.threeQuarter((scene, choose) => {
    const [count, width] = [choose([2, 3]), choose([24, 22])];
    const height = 76;
    scene.box([0, 22, 0], [count * width, 0.6, height], OUTLINE, FINE);
    for (const i of times(count)) cells(scene.front(22), i * width, 6, width, height - 8, 6, 16, HATCH);
    for (const i of times(count + 1).toReversed()) {
      const side = scene.side(i * width);
      side.rect(0, 0, 22, height, OUTLINE);
      cells(side, 0, 4, 22, height - 4, 4, 14);
      if (i === 0) continue;
      const x = (i - 1) * width;
      scene.box([x, 0, 16], [width, 22, 1], MEDIUM, FINE);
      scene.box([x, 0, 60], [width, 22, 1], MEDIUM, FINE);
      scene.bar(xyz(x, 11, 56, x + width, 11, 56), 0.5, MEDIUM);
      scene.prism('x', uv(9, 40, 13, 40, 12, 55, 10, 55), x + 9, 7, MEDIUM, FINE);
    }
    scene.box([0, 0, height], [count * width, 22, 1.2], OUTLINE, FINE);
  }),
};
