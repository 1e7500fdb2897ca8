import { rectangle, uv, xyz, times, arcPoints } from '#src/reference-api/drawings/geometry/vector.ts';
import { grain } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

export const casework = {
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
};
