import { ground } from '#src/reference-api/drawings/axonometric/parts.ts';
import { xyz, times, arcPoints, roundedRectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { legs } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';

const receptacle = (round: boolean, holesUp: number): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [count, hood2] = [round ? 1 : choose([3, 2]), choose([1, 0])];
    const [slat] = [choose([18, 22])];
    if (round) {
      scene.cylinder('z', [0, 0, 2], 9, 30);
      for (const i of times(slat)) {
        const a = Math.PI + (i * Math.PI * 1.3) / slat - 0.2;
        scene.line(xyz(Math.cos(a) * 9, Math.sin(a) * 9, 2, Math.cos(a) * 9, Math.sin(a) * 9, 32));
      }
      for (const z of [2, 16, 32]) scene.band('z', [0, 0, z], 9.2, MEDIUM);
      scene.turned('z', [0, 0, 32], hood2 ? uv(10, 0, 10, 2, 6, 6, 4.4, 6.6) : uv(10, 0, 10, 2));
      scene.disc('z', [0, 0, hood2 ? 38.6 : 34], 4.4, MEDIUM);
      scene.cylinder('z', [0, 0, 0], 7, 1.4, MEDIUM);
      return;
    }
    for (const i of times(count).toReversed()) {
      scene.box([i * 15, 0, 0], [14.4, 16, 36]);
      const plane = scene.front(0);
      plane.rect(i * 15 + 1, 2, 12.4, 26);
      plane.rect(i * 15 + 3, 15, 8.4, 7, FINE);
      if (i % 2)
        for (const k of times(3))
          plane.line(arcPoints([i * 15 + 7.2, 18.5], 2.4, k * 120, k * 120 + 80), MEDIUM);
      else plane.line(uv(i * 15 + 5, 18.5, i * 15 + 9.4, 18.5), MEDIUM);
      if (holesUp && i === 0) plane.shape(roundedRectangle(i * 15 + 3, 30.4, 8.4, 3, 1.4), OUTLINE);
      else plane.circle(i * 15 + 7.2, 32, 2, OUTLINE);
    }
  });

export const seatingAndPlanters = {
  'public-bench': view.threeQuarter((scene, choose) => {
    const [slats, base] = [choose([5, 4]), choose([1, 0])];
    const width = 76;
    for (const x of [width - 16, 10]) {
      if (base) scene.prism('x', uv(0, 0, 20, 0, 18, 15, 2, 15), x, 5);
      else scene.box([x, 1, 0], [6, 18, 15]);
    }
    for (const i of times(slats).toReversed())
      scene.box([0, (i * 21) / slats, 15], [width, 21 / slats - 0.8, 2.2], OUTLINE, FINE);
    ground(scene, -8, width + 16);
  }),
  'beam-seating': view.threeQuarter((scene, choose) => {
    const [count, perf] = [choose([3, 4]), choose([5, 6])];
    const width = count * 23;
    for (const x of [width - 14, 8]) {
      scene.prism('x', uv(-6, 0, 20, 0, 20, 1.4, 8, 2, 8, 12, 5, 12, 5, 2, -6, 1.4), x, 2.4);
    }
    scene.box([-2, 4, 12], [width + 3, 4, 3]);
    for (const i of times(count).toReversed()) {
      const x = i * 23 + 1.5;
      scene.prism(
        'x',
        uv(-6, 15, 11, 15, 15, 17, 18, 34, 16.6, 34.4, 13.6, 18.4, 10.4, 16.6, -6, 16.6),
        x,
        19,
        OUTLINE,
        FINE,
      );
      const seat = scene.level(16.6);
      for (const a of times(perf))
        for (const b of times(3)) seat.circle(x + 2 + a * (15 / (perf - 1)), -4 + b * 5, 0.6, FINE);
      scene.bar(xyz(x + 20.4, 10, 15, x + 20.4, 9, 25, x + 20.4, -4, 25), 0.9);
    }
    scene.bar(xyz(-0.4, 10, 15, -0.4, 9, 25, -0.4, -4, 25), 0.9);
  }),
  'lounge-seating': view.threeQuarter((scene, choose) => {
    const [count, arm] = [choose([3, 2]), choose([1, 0])];
    const width = count * 27;
    for (const x of [width - 4, 2]) for (const y of [24, 2]) scene.box([x, y, 0], [2, 2, 4], MEDIUM, FINE);
    scene.box([0, 20, 4], [width, 9, 28]);
    if (arm) scene.box([width, 0, 4], [5, 29, 20]);
    for (const i of times(count).toReversed()) {
      scene.prism('x', roundedRectangle(0, 4, 20, 6, 0.8), i * 27, 26.6, OUTLINE, HATCH);
      scene.prism('x', roundedRectangle(-0.6, 10, 21, 7, 2.4), i * 27 + 0.4, 26, OUTLINE, HATCH);
      scene.prism('x', roundedRectangle(16.6, 17, 5, 15, 1.6), i * 27 + 0.6, 25.6, OUTLINE, HATCH);
    }
    scene.box([-26, 2, 12], [22, 22, 1.2], OUTLINE, FINE);
    legs(scene, [-25, 3, 0], 20, 20, 12, 1.2);
  }),
  /** A site bench with a back: slats on cast, block, or strap supports. */
  bench: view.from({ width: 18, depth: 34, depthScale: 0.95 }, (scene, choose) => {
    const slats = choose([5, 7, 4]);
    const support = choose(['cast', 'block', 'strap'] as const);
    const length = 72;
    const depth = 18;
    const legs = [length - 11, 6];
    for (const x of legs)
      scene.prism('x', uv(depth, 0, depth + 2, 0, depth + 6, 34, depth + 4, 34), x + 1, 2, MEDIUM, FINE);
    const rows = Math.max(2, slats - 2);
    for (const row of times(rows)) {
      const z = 19 + (row * 15) / rows;
      scene.box([0, depth + (z / 34) * 4 - 1.2, z], [length, 1.2, 11 / rows]);
    }
    for (const x of legs) {
      if (support === 'block') scene.box([x, 1, 0], [8, depth - 2, 15.4], MEDIUM, FINE);
      if (support === 'strap')
        scene.prism(
          'x',
          uv(0, 0, depth, 0, depth, 15.4, depth - 1.2, 15.4, depth - 1.2, 1.2, 1.2, 1.2, 1.2, 15.4, 0, 15.4),
          x,
          3,
          OUTLINE,
          FINE,
        );
      if (support === 'cast') {
        scene.prism(
          'x',
          uv(0, 0, 4, 0, 6, 8, depth - 6, 8, depth - 4, 0, depth, 0, depth - 2, 15.4, 1, 15.4),
          x,
          3.4,
          OUTLINE,
          FINE,
        );
      }
    }
    const each = depth / slats;
    for (const slat of times(slats).toReversed()) {
      scene.box([0, slat * each, 15.4], [length, each - 0.7, 1.6], OUTLINE, FINE);
      for (const x of legs) scene.level(17).circle(x + 2, slat * each + each / 2 - 0.3, 0.35, FINE);
    }
    if (support !== 'block')
      for (const x of [length - 9, 6])
        scene.bar(xyz(x, depth + 3, 25, x, 1, 25, x, 0, 23, x, 1, 15), 0.8, MEDIUM);
  }),
  'picnic-table': view.threeQuarter((scene, choose) => {
    const [width, boards] = [choose([72, 84]), choose([5, 4])];
    const slab = (y: number, z: number, count: number): void => {
      for (const i of times(count).toReversed())
        scene.box([0, y + i * 5.6, z], [width, 5, 1.6], OUTLINE, FINE);
    };
    slab(48, 17, 2);
    for (const x of [width - 14, 10]) {
      scene.bar(xyz(x, 44, 0, x, 22, 28), 1.4);
      scene.bar(xyz(x, 10, 0, x, 32, 28), 1.4);
      scene.bar(xyz(x, -4, 16, x, 58, 16), 1.4);
    }
    slab(14, 29, boards);
    slab(-8, 17, 2);
  }),
  planter: view.threeQuarter((scene, choose) => {
    const [size, leaves] = [choose([22, 26]), choose([15, 19])];
    scene.prism('z', roundedRectangle(0, 0, size, size, 2), 0, size * 0.8, OUTLINE, HATCH);
    scene.level(size * 0.8).shape(roundedRectangle(1.6, 1.6, size - 3.2, size - 3.2, 1.4));
    for (const i of times(leaves)) {
      const [a, length] = [(i * 2.4) % 6.28, 16 + (i % 4) * 5];
      const c: Place = [size / 2, size / 2, size * 0.8];
      const tip: Place = [
        c[0] + Math.cos(a) * length * 0.7,
        c[1] + Math.sin(a) * length * 0.7,
        c[2] + length * (0.7 + (i % 3) * 0.22),
      ];
      const side = (k: number, o: number): Place => [
        c[0] + (tip[0] - c[0]) * k - Math.sin(a) * o,
        c[1] + (tip[1] - c[1]) * k + Math.cos(a) * o,
        c[2] + (tip[2] - c[2]) * k + Math.sin(k * 3.1) * 3,
      ];
      scene.face([c, side(0.5, 2.2), tip, side(0.5, -2.2)], MEDIUM);
      scene.line([c, side(0.5, 0), tip]);
    }
  }),
  'recycling-receptacle': receptacle(false, 1),
  'litter-receptacle': receptacle(true, 0),
  'bike-rack': view.threeQuarter((scene, choose) => {
    const [count, radius] = [choose([3, 4]), choose([15, 14])];
    scene.level(0).rect(-10, -8, count * 22 + 6, 48, FINE);
    for (const i of times(count).toReversed()) {
      const x = i * 22;
      for (const y of [30, 0]) scene.cylinder('z', [x, y, 0], 3, 0.8, MEDIUM);
      scene.bar(
        [
          [x, 0, 0.8],
          ...arcPoints([radius, 18], radius, 180, 0).map(([y, z]): Place => [x, y, z]),
          [x, radius * 2, 0.8],
        ],
        1.4,
      );
    }
  }),
};
