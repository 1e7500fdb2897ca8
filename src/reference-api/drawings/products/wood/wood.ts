import { rectangle, uv, xyz, times, arcPoints } from '#src/reference-api/drawings/geometry/vector.ts';
import { grain, rows } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { stackedBoards, printedFace } from '#src/reference-api/drawings/products/stacked-boards.ts';

const plies =
  (count: number) =>
  (on: Plane, u: number, v: number, width: number, height: number): void => {
    rows(on, u, v, width, height, count);
  };

const strands = (on: Plane, u: number, v: number, width: number, depth: number): void => {
  for (const i of times(60)) {
    const [x, y, a] = [
      u + 2 + ((i * 0.7549) % 1) * (width - 6),
      v + 2 + ((i * 0.5698) % 1) * (depth - 5),
      i * 1.9,
    ];
    on.shape(
      [
        [x, y],
        [x + Math.cos(a) * 3, y + Math.sin(a) * 3],
        [x + Math.cos(a) * 3 - Math.sin(a), y + Math.sin(a) * 3 + Math.cos(a)],
        [x - Math.sin(a), y + Math.cos(a)],
      ],
      FINE,
    );
  }
};

export const wood = {
  /** Base and wall cabinets: doors, drawers, toe space, pulls. */
  casework: view.from({ width: 16, depth: 36, depthScale: 0.9 }, (scene, choose) => {
    const units = choose([3, 2, 4]);
    const upper = choose(['doors', 'open', 'glass'] as const);
    const drawers = choose([1, 3]);
    const [bay, depth] = [24, 24];
    const width = units * bay;
    scene.box([0, 12, 54], [width, 13, 30]);
    const high = scene.front(12);
    for (const unit of times(units)) {
      const u = unit * bay;
      high.rect(u + 0.5, 54.5, bay - 1, 29);
      if (upper === 'open') {
        high.through(rectangle(u + 0.5, 54.5, bay - 1, 29), () => {
          scene.front(24).rect(u + 0.5, 54, bay - 1, 30, FINE);
          scene.line(xyz(u + bay - 0.5, 12, 54.5, u + bay - 0.5, 24, 54.5));
          for (const shelf of [64, 74]) scene.box([u, 12, shelf], [bay, 12, 0.8], MEDIUM, FINE);
        });
        continue;
      }
      if (upper === 'glass') {
        high.rect(u + 3, 57, bay - 6, 24);
        high.glint(u + 3, 57, bay - 6, 24);
      }
      high.rect(u + (unit % 2 ? 2 : bay - 3), 57, 1, 5);
    }
    scene.box([0, 3, 0], [width, depth - 3, 4], MEDIUM, FINE);
    scene.box([0, 0, 4], [width, depth, 30]);
    const front = scene.front(0);
    for (const unit of times(units)) {
      const u = unit * bay;
      if (unit % 2 === 1 && drawers === 3) {
        for (const row of times(3)) {
          front.rect(u + 0.5, 4.5 + row * 9.8, bay - 1, 9.2);
          front.rect(u + bay / 2 - 3, 9 + row * 9.8, 6, 0.9);
        }
        continue;
      }
      front.rect(u + 0.5, 26.5, bay - 1, 7);
      front.rect(u + bay / 2 - 3, 29.6, 6, 0.9);
      for (const leaf of [0, 1]) {
        front.rect(u + 0.5 + leaf * (bay / 2 - 0.2), 4.5, bay / 2 - 0.8, 21.4);
        front.rect(u + bay / 2 + (leaf ? 1.2 : -2), 18, 0.8, 5, FINE);
      }
    }
    scene.box([-0.6, -1, 34], [width + 1.2, depth + 1, 1.5]);
  }),
  'veneer-casework': view.threeQuarter((scene, choose) => {
    const [count, height] = [choose([3, 2]), choose([60, 72])];
    scene.box([1, 2, 0], [count * 22 - 2, 18, 4], MEDIUM, FINE);
    scene.box([0, 0, 4], [count * 22, 20, height]);
    const plane = scene.front(0);
    for (const i of times(count)) {
      plane.rect(i * 22 + 0.4, 4.4, 21.2, height - 0.8);
      grain(plane, i * 22 + 1, 5, 20, height * 0.92, 5);
      plane.rect(i % 2 ? i * 22 + 1.6 : i * 22 + 19, 4 + height * 0.46, 1, 6, OUTLINE);
    }
  }),
  'reception-desk': view.threeQuarter((scene, choose) => {
    const [radius, top] = [choose([40, 46]), choose([3, 2])];
    const arc = (q: number): [number, number][] => arcPoints([0, 0], q, 195, 345, q * 0.8, 24);
    const shell = (q: number, t: number): [number, number][] => [...arc(q), ...arc(q - t).toReversed()];
    const place = (points: [number, number][], z: number): Place[] => points.map(([x, y]) => [x, y, z]);
    scene.face([...place(arc(radius - 14), 30), ...place(arc(radius - 1).toReversed(), 30)], MEDIUM);
    scene.face([...place(arc(radius), 0), ...place(arc(radius).toReversed(), 40)]);
    scene.face([...place(arc(radius), 0), ...place(arc(radius).toReversed(), 4)], MEDIUM);
    for (const i of [4, 8, 12, 16, 20]) {
      const p = arc(radius)[i];
      if (p) scene.line(xyz(p[0], p[1], 4, p[0], p[1], 40));
    }
    scene.face([...place(arc(radius + 2), 40), ...place(arc(radius + 2).toReversed(), 40 + top)]);
    scene.face(place(shell(radius + 2, 12), 40 + top));
    scene.box([-8, -radius * 0.46, 32], [12, 1, 9], MEDIUM, FINE);
  }),
  'display-cabinet': view.threeQuarter((scene, choose) => {
    const [shelves, base] = [choose([3, 2]), choose([12, 18])];
    const [width, depth, height] = [44, 20, 72];
    scene.box([0, 0, 0], [width, depth, base]);
    scene.line(xyz(0, depth, base, 0, depth, height, width, depth, height), MEDIUM);
    scene.line(xyz(width, depth, base, width, depth, height), MEDIUM);
    for (const i of times(shelves)) {
      const z = base + ((i + 1) * (height - base)) / (shelves + 1);
      scene.box([1, 1, z], [width - 2, depth - 2, 0.6], MEDIUM, FINE);
      for (const k of times(3))
        scene.turned('z', [8 + k * 14, depth / 2, z + 0.6], uv(2, 0, 3, 3, 1.6, 6, 2, 8), {
          layer: MEDIUM,
          crease: FINE,
        });
    }
    for (const k of times(2))
      scene.turned('z', [12 + k * 18, depth / 2, base], uv(2.4, 0, 3.6, 4, 1.8, 7, 2.2, 9), {
        layer: MEDIUM,
        crease: FINE,
      });
    for (const [x, y] of uv(width, 0, 0, depth, 0, 0)) scene.line(xyz(x, y, base, x, y, height), OUTLINE);
    scene.front(0).line(uv(width / 2, base, width / 2, height), MEDIUM);
    for (const k of [4, 7, 9]) scene.front(0).line(uv(k, base + 14, k + 10, base + 30));
    scene.box([0, 0, height], [width, depth, 3]);
    scene.front(0).rect(width / 2 - 1.4, base + 26, 0.8, 5);
  }),
  'closet-shelving': view.threeQuarter((scene, choose) => {
    const [drawers, shelves] = [choose([3, 4]), choose([4, 3])];
    const [width, depth, height] = [66, 16, 78];
    scene.box([0, depth, 0], [width, 0.6, height], OUTLINE, FINE);
    for (const x of [width - 0.8, 40, 24]) scene.box([x, 0, 0], [0.8, depth, height], MEDIUM, FINE);
    for (const z of [height - 10]) scene.box([0.8, 0, z], [width - 1.6, depth, 0.8], MEDIUM, FINE);
    for (const i of times(shelves)) scene.box([24.8, 0, 30 + i * 10], [15.2, depth, 0.8], MEDIUM, FINE);
    for (const i of times(drawers)) {
      scene.box([24.8, -0.6, i * 9 + 1], [15.2, 2, 8.4], MEDIUM, FINE);
      scene.front(-0.6).rect(30, i * 9 + 4.6, 5, 1, FINE);
    }
    for (const [x0, x1, z] of [
      [0.8, 24, 62],
      [40.8, 65, 62],
      [40.8, 65, 32],
    ] as const) {
      scene.bar(xyz(x0, depth / 2, z, x1, depth / 2, z), 0.6, MEDIUM);
      for (const k of times(4))
        scene.face(
          [
            [x0 + 4 + k * 4.6, depth / 2 - 4, z - 4],
            [x0 + 4 + k * 4.6, depth / 2 + 4, z - 4],
            [x0 + 5 + k * 4.6, depth / 2 + 4, z - 24],
            [x0 + 5 + k * 4.6, depth / 2 - 4, z - 24],
          ],
          FINE,
        );
    }
    scene.box([0, 0, 0], [0.8, depth, height], OUTLINE, FINE);
    scene.box([0, 0, height], [width, depth, 0.8], OUTLINE, FINE);
  }),
  'gypsum-sheathing': view.threeQuarter((scene, choose) => {
    const [rows, window] = [choose([3, 2]), choose([1, 0])];
    // Yellow boards screwed to the studs of an outside wall, around a window.
    for (const x of [80, 64, 48, 32, 16, 0]) scene.box([x, 1, 0], [1.6, 5, 74], MEDIUM, FINE);
    scene.box([0, 1, 74], [82, 5, 2], MEDIUM, FINE);
    for (const row of times(rows)) {
      const [z, wide] = [(row * 66) / rows, 82 - row * 18];
      scene.box([0, 0, z], [wide, 1, 66 / rows - 0.6]);
      const face = scene.front(0);
      for (const stud of times(Math.floor(wide / 16) + 1))
        for (const screw of times(4))
          face.circle(Math.min(stud * 16 + 1, wide - 1), z + 2 + screw * ((66 / rows - 4.6) / 3), 0.5, FINE);
      printedFace(face, 6 + (row % 2) * 8, z, wide * 0.66, 66 / rows);
    }
    if (window) {
      scene.front(-0.1).rect(24, 20, 22, 26, OUTLINE);
      scene.front(-0.1).hatch(rectangle(24, 20, 22, 26), 45, 2.4);
    }
  }),
  plywood: stackedBoards({
    size: [52, 26, 2],
    top: (on, u, v, width, depth) => {
      on.line(uv(u + width * 0.1, v + depth * 0.5, u + width * 0.9, v + depth * 0.52));
      for (const k of times(6))
        on.line(
          times(9).map((i): [number, number] => [
            u + 2 + (i * (width - 4)) / 8,
            v + depth * ((k + 1) / 7) + Math.sin(i + k) * 0.8,
          ]),
        );
    },
    edge: plies(3),
  }),
  'oriented-strand-board': stackedBoards({ size: [52, 26, 1.8], top: strands, edge: plies(3) }),
  'roof-sheathing': view.threeQuarter((scene, choose) => {
    const [rafters, pitch] = [choose([4, 5]), choose([0.45, 0.6])];
    const at = (x: number, v: number, t = 0): Place => [x, v - t * pitch, v * pitch + t];
    const width = (rafters - 1) * 16;
    for (const i of times(rafters).toReversed()) {
      const x = i * 16;
      scene.face([at(x, -6, -6), at(x, 46, -6), at(x, 46), at(x, -6)]);
      scene.face([at(x, -6, -6), at(x, -6), at(x + 1.6, -6), at(x + 1.6, -6, -6)]);
      scene.face([at(x, -6), at(x, 46), at(x + 1.6, 46), at(x + 1.6, -6)], MEDIUM);
    }
    const sheet = (x: number, v: number, sw: number, sh: number): void => {
      scene.face([at(x, v), at(x + sw, v), at(x + sw, v, 0.8), at(x, v, 0.8)]);
      scene.face([at(x, v), at(x, v + sh), at(x, v + sh, 0.8), at(x, v, 0.8)]);
      scene.face([at(x, v, 0.8), at(x + sw, v, 0.8), at(x + sw, v + sh, 0.8), at(x, v + sh, 0.8)]);
      for (const k of [0.25, 0.5, 0.75])
        scene.line([at(x + sw * 0.1, v + sh * k, 0.8), at(x + sw * 0.7, v + sh * k, 0.8)]);
    };
    sheet(width / 2, 24, width / 2 + 1.6, 22);
    sheet(0, 24, width / 2 - 0.3, 22);
    sheet(0, -2, width * 0.66, 25.6);
  }),
  'barrier-sheathing': view.threeQuarter((scene, choose) => {
    const [tape, gap] = [choose([2.4, 3]), choose([24, 20])];
    for (const x of [72, 48, 24, 0]) scene.box([x, 0.8, 0], [1.6, 4, 70], MEDIUM, FINE);
    for (const [x, z, width, height] of [
      [37, 34, 38, 32],
      [0, 34, 36.4, 32],
      [0, 0, 36.4, 33.4],
    ] as const) {
      scene.box([x, 0, z], [width, 0.8, height], OUTLINE, FINE);
      printedFace(scene.front(0), x, z, width, height);
    }
    scene.front(-0.1).shape(rectangle(0, 33.7 - tape / 2, gap + 12, tape));
    scene.front(-0.1).shape(rectangle(36.7 - tape / 2, 34, tape, 32));
    scene.cylinder('z', [gap + 15, -3, 33.7 - tape / 2], 3, tape);
  }),
};
