import { threeQuarterView, xyz } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MED, OUT } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { inPipe } from '#src/reference-api/drawings/products/process/valves.ts';
import { type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const flowMeters = {
  'flow-meter': inPipe(6, 3.6, (s, r) => {
    s.cylinder('x', [-6, 0, 0], r * 1.1, 12);
    for (const x of [-5, 5]) s.band('x', [x, 0, 0], r * 1.1, FINE);
    s.cylinder('z', [0, 0, r], 1.2, 3, MED);
    s.cylinder('y', [0, -3.6, r + 6], 4, 7);
    s.disc('y', [0, -3.6, r + 6], 3.2, MED);
    s.front(-3.6).rect(-2, r + 5.4, 4, 2, FINE);
  }),
  'ultrasonic-meter': inPipe(14, 3.4, (s, r) => {
    s.cylinder('x', [-14, 0, 0], r * 0.9, 28);
    for (const x of [-6, 5]) {
      s.box([x - 2, -r * 0.9 - 2, 0], [4, 2.4, 3], OUT, FINE);
      s.band('x', [x - 1, 0, 0], r * 0.92, MED);
    }
    s.line(xyz(-6, -r, 1, 5, -r, 1), FINE);
    s.bar(xyz(-6, -r - 2, 3, -2, -8, 7, 0, -8, 8), 0.4, MED);
    s.bar(xyz(5, -r - 2, 3, 3, -8, 7, 3, -8, 8), 0.4, MED);
    s.box([-3, -9, 8], [9, 3, 10], OUT, FINE);
    s.front(-9).rect(-1.4, 13, 6, 3, MED);
  }),
  'venturi-tube': inPipe(15, 4, (s, r) => {
    s.turned('x', [-15, 0, 0], uv(r * 0.9, 0, r * 0.9, 4, r * 0.4, 11, r * 0.4, 15, r * 0.9, 30), {});
    for (const [x, z] of uv(-12.6, r * 0.8, -2, r * 0.36)) {
      s.cylinder('z', [x, 0, z], 0.7, 3.4, MED);
    }
    s.bar(xyz(-12.6, 0, r * 0.8 + 3, -12.6, 0, 10, -8, 0, 10), 0.4, MED);
    s.bar(xyz(-2, 0, r * 0.36 + 3, -2, 0, 10, -5, 0, 10), 0.4, MED);
    s.box([-9, -2, 8], [5, 4, 5], OUT, FINE);
  }),
  'thermal-meter': inPipe(7, 3.2, (s, r) => {
    s.cylinder('x', [-7, 0, 0], r * 0.8, 14);
    s.turned('z', [0, 0, r * 0.7], uv(1.2, 0, 1.2, 4, 0.7, 4, 0.7, 8), { crease: FINE });
    s.box([-4, -3, r * 0.7 + 8], [8, 6, 7], OUT, FINE);
    s.front(-3).rect(-2.6, r * 0.7 + 10.6, 5.2, 3, MED);
    s.bar(xyz(4, 0, r + 10, 7, 0, r + 10, 8, 0, r + 5), 0.4, MED);
  }),
  /** Seen over the near wall: the level floor, its crest, the throat that falls and the floor that rises again. */
  'parshall-flume': (choose) => {
    const [w, throat, h] = [choose([40, 44]), choose([0.46, 0.54]), 9];
    const s = threeQuarterView();
    const t = (w * (1 - throat)) / 2;
    const plan = [
      { x: 0, inset: 0, floor: 0 },
      { x: 36, inset: t, floor: 0 },
      { x: 50, inset: t, floor: -4 },
      { x: 76, inset: t * 0.35, floor: -1.5 },
    ];
    const [far, near] = [plan.map(({ inset }) => w - inset), plan.map(({ inset }) => inset)];
    const edge = (sides: readonly number[], z: (at: number) => number, out = 0): Place[] =>
      plan.map(({ x }, i) => [x, (sides[i] ?? 0) + out, z(i)]);
    const [top, floor] = [() => h, (i: number) => plan[i]?.floor ?? 0];
    const wall = (sides: readonly number[], out: number): void => {
      s.face([...edge(sides, floor), ...edge(sides, top).toReversed()]);
      for (const i of [1, 2])
        s.line([...edge(sides, floor).slice(i, i + 1), ...edge(sides, top).slice(i, i + 1)], MED);
      s.face([...edge(sides, top), ...edge(sides, top, out).toReversed()]);
    };
    wall(far, 3);
    s.face([...edge(near, floor), ...edge(far, floor).toReversed()], MED);
    for (const i of [1, 2])
      s.line([...edge(near, floor).slice(i, i + 1), ...edge(far, floor).slice(i, i + 1)], MED);
    for (const k of times(5)) s.line(xyz(3, w * (0.3 + k * 0.1), 0, 14, w * (0.3 + k * 0.1), 0), FINE);
    // The staff gauge stands where the head is measured, two thirds of the way back from the crest.
    const gauge = (z: number, out: number): Place => [12 + out, w - (t / 36) * (12 + out) - 0.2, z];
    s.face([gauge(0, 0), gauge(h, 0), gauge(h, 3), gauge(0, 3)], MED);
    for (const k of times(5)) s.line([gauge(1.5 + k * 1.5, 0), gauge(1.5 + k * 1.5, 1.6)], FINE);
    wall(near, -3);
    return s;
  },
} satisfies Sketches;
