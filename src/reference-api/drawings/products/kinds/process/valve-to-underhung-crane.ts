import { conveyor } from '#src/reference-api/drawings/products/kinds/handling.ts';
import { valve } from '#src/reference-api/drawings/products/kinds/valves.ts';
import {
  FINE,
  MED,
  OUT,
  flange,
  handwheel,
  legs,
  motor,
  only,
  rod,
  three,
  uv,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { arcPoints } from '#src/reference-api/drawings/products/plane.ts';
import type { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';

/** A body between two flanges in a pipe along x; `body` draws what is special. */
const inPipe =
  (half: number, r: number, body: (s: Scene, r: number) => void): ProductSketch =>
  (choose) => {
    const [k, tail] = [choose([1, 1.2]), choose([6, 4])];
    const s = three();
    s.cylinder('x', [half + 1, 0, 0], r * k * 0.72, tail);
    s.cylinder('x', [half, 0, 0], r * k * 1.35, 1);
    body(s, r * k);
    flange(s, 'x', [-half - 1, 0, 0], r * k * 1.35, 1);
    return s;
  };
const stemAndWheel = (s: Scene, z: number, r: number): void => {
  s.cylinder('z', [0, 0, z], 0.5, 4, MED);
  handwheel(s, [0, 0, z + 4], r);
};
const crane =
  (kind: 'top' | 'under'): ProductSketch =>
  (choose) => {
    const [span, trolley] = [choose([96, 84]), choose([0.4, 0.6])];
    const s = three();
    for (const x of [span - 2, -2]) {
      if (kind === 'top') for (const y of [56, 4]) s.box([x - 1, y, 0], [6, 6, 48], OUT, FINE);
      s.box([x, -10, 48], [4, 84, kind === 'top' ? 8 : 6], OUT, FINE);
      if (kind === 'under') for (const y of [64, 0]) rod(s, [x + 2, y, 54], [x + 2, y, 70], 0.9);
    }
    const z = kind === 'top' ? 57 : 38;
    s.box([-6, 20, z], [span + 12, 8, 10]);
    s.front(20).line(uv(-6, z + 2, span + 6, z + 2), FINE);
    for (const x of [span - 4, -6]) s.box([x, 14, z - (kind === 'top' ? 2 : -4)], [8, 20, 4], OUT, FINE);
    const t = span * trolley;
    s.box([t, 12, z - 8], [18, 14, 8], OUT, MED);
    s.cylinder('x', [t + 3, 11, z - 5], 2.4, 12, MED);
    for (const k of [5, 10]) s.line(xyz(t + k, 16, z - 8, t + 7.5 + (k - 7.5) * 0.4, 16, 16), MED);
    s.box([t + 5, 14, 11], [5, 4, 6], OUT, FINE);
    s.bar(
      arcPoints([t + 7.5, 8], 2.4, 110, -150).map(([x, q]): Place => [x, 16, q]),
      0.7,
    );
    return s;
  };
const verticalConveyor: ProductSketch = (choose) => {
  const [h, lift] = [choose([96, 86]), choose([44, 30])];
  const s = three();
  for (const [x, y] of uv(46, 40, 0, 40)) s.box([x, y, 0], [4, 4, h], OUT, FINE);
  for (const z of [h - 4, h * 0.5]) s.box([0, 41, z], [50, 2, 3], MED, FINE);
  s.box([3, 2, lift], [44, 40, 3], OUT, MED);
  s.box([10, 10, lift + 3], [24, 22, 18], OUT, FINE);
  s.front(10).line(uv(22, lift + 3, 22, lift + 21), FINE);
  s.box([46, 0, 0], [4, 4, h], OUT, FINE);
  s.box([0, 0, 0], [4, 4, h], OUT, FINE);
  s.box([0, 0, h], [50, 44, 3], OUT, FINE);
  for (const y of [14, 30]) s.line(xyz(25, y, h, 25, y, lift + 22), MED);
  motor(s, 'x', [14, 20, h + 8], 5, 16);
  return s;
};
const trolleyConveyor: ProductSketch = (choose) => {
  const [n, l] = [choose([4, 5]), choose([24, 22])];
  const s = three();
  for (const x of [n * l - 6, 6]) s.box([x, 2, 62], [2, 2, 14], MED, FINE);
  s.box([-6, 1, 52], [n * l + 12, 4, 1.4], OUT, FINE);
  s.box([-6, 2.4, 54], [n * l + 12, 1, 6], MED, FINE);
  s.box([-6, 1, 60], [n * l + 12, 4, 1.4], OUT, FINE);
  for (const i of times(n).toReversed()) {
    const x = i * l + 8;
    for (const k of [-2, 2]) s.cylinder('y', [x + k, 0, 54.6], 1.6, 1, MED);
    s.bar(xyz(x, -0.4, 54, x, -0.4, 44), 0.6);
    s.bar(xyz(x, -0.4, 44, x - 5, -0.4, 38, x + 5, -0.4, 38, x, -0.4, 44), 0.4, MED);
    s.box([x - 8, -6, 14 + (i % 2) * 4], [16, 8, 22 - (i % 2) * 4], OUT, FINE);
  }
  for (const i of times(n * 5))
    s.line(
      arcPoints([i * (l / 5), 50.6], 1.7, 0, 360, 0.7).map(([u, z]): Place => [u, -0.4, z]),
      FINE,
    );
  return s;
};
const palletConveyor: ProductSketch = (choose) => {
  const [l, boxes] = [choose([96, 84]), choose([2, 3])];
  const s = three();
  for (const x of [l - 8, 4]) legs(s, [x, 0, 0], 4, 40, 14, 3, OUT);
  for (const y of [36, 18, 0]) {
    s.box([0, y, 14], [l, 3, 5], OUT, FINE);
    for (const k of times(24))
      s.level(19).line(uv((k * l) / 24 + 1, y + 0.4, (k * l) / 24 + 1, y + 2.6), FINE);
  }
  const x = l * 0.24;
  for (const y of [34, 17, 1]) s.box([x, y, 19], [48, 5, 3.4], MED, FINE);
  s.box([x, 0, 22.4], [48, 40, 1.6], OUT, FINE);
  for (const j of times(boxes))
    for (const i of [1, 0]) s.box([x + 2 + i * 22, 2, 24 + j * 12], [21, 36, 11.6], OUT, FINE);
  return s;
};
/** Seen over the near wall: the level floor, its crest, the throat that falls and the floor that rises again. */
const flume: ProductSketch = (choose) => {
  const [w, throat, h] = [choose([40, 44]), choose([0.46, 0.54]), 9];
  const s = three();
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
};

export const processFromValve: Sketches = {
  valve: only(valve, 'gate'),
  'butterfly-valve': only(valve, 'butterfly'),
  'plug-valve': inPipe(7, 3.4, (s, r) => {
    s.turned('x', [-7, 0, 0], uv(r, 0, r * 1.2, 4, r * 1.2, 10, r, 14), { crease: FINE });
    s.turned(
      'z',
      [0, 0, -r * 1.2],
      uv(r, 0, r * 1.25, 1, r * 1.25, r * 2.4, r * 1.5, r * 2.4, r * 1.5, r * 2.6),
      { crease: FINE },
    );
    s.box([-3, -4, r * 1.5], [8, 8, 5], OUT, FINE);
    s.cylinder('y', [1, -8, r * 1.5 + 2.4], 0.5, 4, MED);
    s.disc('y', [1, -8, r * 1.5 + 2.4], 4, OUT);
    s.disc('y', [1, -8, r * 1.5 + 2.4], 3.2, MED);
  }),
  'check-valve': inPipe(8, 3.4, (s, r) => {
    s.turned('x', [-8, 0, 0], uv(r, 0, r * 1.3, 5, r * 1.3, 11, r, 16), { crease: FINE });
    s.prism('y', uv(-5, r, 5, r, 4, r + 4, -4, r + 5), -r, 2 * r, OUT, MED);
    s.box([-5.4, -r - 0.6, r + 4.4], [10.4, 2 * r + 1.2, 1.4], OUT, FINE);
    for (const x of [-4, 0, 4]) s.cylinder('z', [x, -r, r + 5.8], 0.6, 0.9, MED);
    s.cylinder('y', [-4, -r - 3, r + 2], 0.8, 3, MED);
    s.bar(xyz(-4, -r - 3, r + 2, 6, -r - 3, r - 1), 0.6);
    s.box([5, -r - 4, r - 3], [3, 2, 4], OUT, FINE);
  }),
  'knife-gate': inPipe(1.6, 4, (s, r) => {
    s.box([-1.4, -r * 1.5, -r * 1.5], [2.8, r * 3, r * 3], OUT, FINE);
    s.box([-1, -r * 1.4, r * 1.5], [2, r * 2.8, 1.6], OUT, FINE);
    for (const y of [r * 1.1, -r * 1.3]) s.box([-0.8, y, r * 1.5], [1.6, 1, r * 3], OUT, FINE);
    s.box([-0.3, -r, r * 1.8], [0.6, r * 2, r * 1.4], MED, FINE);
    s.box([-1, -r * 1.4, r * 4.5], [2, r * 2.8, 1], OUT, FINE);
    stemAndWheel(s, r * 4.2, r);
  }),
  'flow-meter': inPipe(6, 3.6, (s, r) => {
    s.cylinder('x', [-6, 0, 0], r * 1.1, 12);
    for (const x of [-5, 5]) s.band('x', [x, 0, 0], r * 1.1, FINE);
    s.cylinder('z', [0, 0, r], 1.2, 3, MED);
    s.cylinder('y', [0, -3.6, r + 6], 4, 7);
    s.disc('y', [0, -3.6, r + 6], 3.2, MED);
    s.front(-3.6).rect(-2, r + 5.4, 4, 2, FINE);
  }),
  'thermal-meter': inPipe(7, 3.2, (s, r) => {
    s.cylinder('x', [-7, 0, 0], r * 0.8, 14);
    s.turned('z', [0, 0, r * 0.7], uv(1.2, 0, 1.2, 4, 0.7, 4, 0.7, 8), { crease: FINE });
    s.box([-4, -3, r * 0.7 + 8], [8, 6, 7], OUT, FINE);
    s.front(-3).rect(-2.6, r * 0.7 + 10.6, 5.2, 3, MED);
    s.bar(xyz(4, 0, r + 10, 7, 0, r + 10, 8, 0, r + 5), 0.4, MED);
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
  'parshall-flume': flume,
  conveyor: only(conveyor, undefined, 'roller'),
  'belt-conveyor': only(conveyor, undefined, 'belt'),
  'vertical-conveyor': verticalConveyor,
  'trolley-conveyor': trolleyConveyor,
  'pallet-conveyor': palletConveyor,
  'bridge-crane': crane('top'),
  'underhung-crane': crane('under'),
};
