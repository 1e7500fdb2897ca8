import {
  FINE,
  MED,
  OUT,
  PATT,
  cells,
  columns,
  corner,
  frontal,
  ground,
  label,
  rod,
  three,
  uv,
  vents,
  wall,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { rounded, Plane } from '#src/reference-api/drawings/products/plane.ts';
import type { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';

/** A module lying back at a slope: frame, cells, bus bars. */
const module = (
  s: Scene,
  [x, y, z]: Place,
  w: number,
  h: number,
  across: number,
  up: number,
  slope: number,
): void => {
  const [c, d] = [Math.cos(slope), Math.sin(slope)];
  const at = (u: number, v: number, t = 0): Place => [x + u, y + v * c + t * d, z + v * d - t * c];
  s.face([at(0, 0, 1.6), at(w, 0, 1.6), at(w, 0), at(0, 0)]);
  s.face([at(0, 0, 1.6), at(0, 0), at(0, h), at(0, h, 1.6)]);
  const plane = new Plane(s, (u, v) => at(u, v));
  plane.rect(0, 0, w, h, OUT);
  plane.rect(0.8, 0.8, w - 1.6, h - 1.6, FINE);
  cells(plane, 0.8, 0.8, w - 1.6, h - 1.6, across, up, MED);
  for (const i of times(across))
    columns(plane, 0.8 + ((w - 1.6) * i) / across, 0.8, (w - 1.6) / across, h - 1.6, 3, PATT);
};
const pvModule: ProductSketch = (choose) => {
  const [rowsUp, lean] = [choose([10, 12]), choose([0.95, 0.8])];
  const s = three();
  const h = rowsUp * 6.5;
  for (const x of [33, 4]) {
    rod(s, [x, h * 0.75 * Math.cos(lean), 0], [x, h * 0.75 * Math.cos(lean), h * 0.75 * Math.sin(lean)], 0.8);
    rod(s, [x, 0, 0], [x, h * 0.8 * Math.cos(lean), 0], 0.8);
  }
  module(s, [0, 0, 1.5], 39.5, h, 6, rowsUp, lean);
  return s;
};
const bipvPanel: ProductSketch = (choose) => {
  const [across, gap] = [choose([4, 5]), choose([1.2, 1.8])];
  const s = frontal();
  s.box([-3, 3, -3], [66, 3, 78], OUT, FINE);
  for (const [i, j] of uv(1, 1, 0, 1, 1, 0, 0, 0)) {
    const [x, z] = [i * 30.5, j * 36.5];
    s.box([x, 0, z], [29.5, 3, 35.5], OUT, MED);
    const f = s.front(0);
    f.rect(x + 1, z + 1, 27.5, 33.5, FINE);
    for (const a of times(across))
      for (const b of times(5))
        f.rect(x + 2 + (a * 26) / across, z + 2 + b * 6.4, 26 / across - gap, 6.4 - gap, MED);
  }
  return s;
};
const stringInverter: ProductSketch = (choose) => {
  const [glands, screen] = [choose([4, 6]), choose([1, 0])];
  const s = three();
  wall(s, -5, -8, 34, 44, 11);
  for (const i of times(9)) s.box([22 - i * 2.2, 8, 8], [0.5, 3, 19], FINE, FINE);
  for (const i of times(glands)) s.cylinder('z', [2 + (i * 20) / glands, 5, -3], 0.9, 4, MED);
  s.prism('y', rounded(0, 0, 24, 28, 1.6), 0, 9, OUT, FINE);
  const f = s.front(0);
  f.shape(rounded(1, 7, 22, 20, 1), FINE);
  if (screen) f.rect(8, 17, 8, 5, MED);
  else f.circle(12, 20, 2, MED);
  for (const i of times(4)) f.circle(9 + i * 2, 14.6, 0.4, FINE);
  f.circle(19, 3.4, 2, MED);
  f.rect(18.6, 1.8, 0.8, 3.2, FINE);
  label(f, 2.5, 1.6, 9, 4, 2, FINE);
  return s;
};
const windInverter: ProductSketch = (choose) => {
  const [w, fins] = [choose([20, 22]), choose([8, 10])];
  const s = three();
  wall(s, -6, -10, w + 12, 50, 12);
  for (const k of times(3)) s.cylinder('z', [4 + k * 6, 6, -4], 1, 4, MED);
  s.box([0, 0, 0], [w, 11, 34]);
  for (const i of times(fins))
    s.front(0).line(
      uv(1 + (i * (w - 2)) / (fins - 1), 24, 1 + (i * (w - 2)) / (fins - 1), 33),
      i % 2 ? FINE : MED,
    );
  s.front(0).circle(w / 2, 14, 5, MED);
  for (const k of times(3)) {
    const a = 1.57 + k * 2.094;
    s.front(0).shape(
      [
        [w / 2, 14],
        [w / 2 + Math.cos(a + 0.3) * 1.4, 14 + Math.sin(a + 0.3) * 1.4],
        [w / 2 + Math.cos(a) * 4.4, 14 + Math.sin(a) * 4.4],
      ],
      MED,
    );
  }
  s.front(0).rect(4, 3, w - 8, 4, FINE);
  return s;
};
const ballastedMount: ProductSketch = (choose) => {
  const [blocks, up] = [choose([2, 1]), choose([6, 10])];
  const s = corner();
  s.level(0).shape(uv(-10, -14, 78, -14, 78, 54, -10, 54), FINE);
  for (const x of [60, 31, 2]) {
    s.box([x, -6, 0], [4, 54, 1.2], MED, FINE);
    rod(s, [x + 2, 38, 1], [x + 2, 38, 13], 0.9);
  }
  for (const x of [52, 38, 22, 8].slice(0, blocks * 2)) s.box([x, 40, 1.2], [8, 8, 4], OUT, FINE);
  for (const x of [33, 0]) module(s, [x, 0, 3], 32, 40, 6, up, 0.24);
  for (const x of [48, 16]) s.box([x, -10, 1.2], [12, 8, 4], OUT, FINE);
  return s;
};
const batteryCabinet: ProductSketch = (choose) => {
  const [doors, fans] = [choose([2, 1]), choose([2, 3])];
  const s = three();
  const w = 38 * doors;
  s.box([-2, -2, -4], [w + 4, 40, 4], OUT, FINE);
  s.box([0, 0, 0], [w, 36, 84]);
  for (const i of times(fans)) {
    s.disc('z', [(w * (i + 0.5)) / fans, 18, 84], 8, MED);
    s.disc('z', [(w * (i + 0.5)) / fans, 18, 84], 3, FINE);
  }
  const f = s.front(0);
  for (const i of times(doors)) {
    const x = 38 * i;
    f.rect(x + 1.5, 2, 35, 79, MED);
    vents(f, x + 6, 6, 26, 14, 7);
    f.rect(x + (i ? 4 : 31), 36, 2, 9, MED);
  }
  f.rect(8, 55, 10, 16, MED);
  f.shape(uv(12.4, 68, 10.6, 62.5, 13, 62.5, 12.2, 58, 15.6, 64, 13.2, 64, 14.4, 68), FINE);
  return s;
};
/** Three blades before a nacelle on its mast. */
const windTurbine: ProductSketch = (choose) => {
  const [turn, tail] = [choose([0.5, 0.2, 0.9]), choose([1, 0])];
  const s = three();
  s.turned('z', [0, 0, 0], uv(3, 0, 1.4, 96), { smooth: true });
  s.turned('z', [0, 0, -2], uv(6, 0, 6, 2, 3, 2));
  s.turned('y', [0, -8, 99], uv(1.6, 0, 3.4, 4, 3.2, 14, 1.4, 22), { smooth: true });
  if (tail) {
    rod(s, [0, 13, 99], [0, 26, 101], 0.6);
    s.face(xyz(0, 24, 96, 0, 34, 93, 0, 34, 109, 0, 26, 105), MED);
  }
  for (const i of times(3)) {
    const a = turn + (i * 2 * Math.PI) / 3;
    const at = (r: number, o: number): Place => [
      Math.cos(a) * r - Math.sin(a) * o,
      -9,
      99 + Math.sin(a) * r + Math.cos(a) * o,
    ];
    s.face([at(2, -1), at(9, -3.4), at(47, -0.5), at(47, 0.5), at(9, 1.2), at(2, 1)]);
    s.line([at(4, 0), at(44, 0)], FINE);
  }
  s.turned('y', [0, -13, 99], uv(0.4, 0, 2, 1.6, 2.8, 4.5), { smooth: true });
  ground(s, -18, 36);
  return s;
};
const verticalTurbine: ProductSketch = (choose) => {
  const [blades, height] = [choose([3, 5]), choose([48, 56])];
  const s = three();
  s.turned('z', [0, 0, -2], uv(6, 0, 6, 2, 2.6, 2));
  s.cylinder('z', [0, 0, 0], 2, 40);
  s.turned('z', [0, 0, 36], uv(4.4, 0, 4.4, 7, 3, 8));
  const blade = (phase: number): Place[] =>
    times(13).map((i): Place => {
      const a = phase + (i / 12) * 1.9;
      return [Math.cos(a) * 24, Math.sin(a) * 24, 44 + (i * height) / 12];
    });
  const all = times(blades)
    .map((i) => blade((i * 2 * Math.PI) / blades + 0.4))
    .sort((p, q) => (q[6]?.[1] ?? 0) - (p[6]?.[1] ?? 0));
  const draw = (path: Place[]): void => {
    for (const k of [3, 9]) if (path[k]) rod(s, [0, 0, path[k][2]], path[k], 0.7);
    s.bar(path, 2.1);
    s.line(path, FINE);
  };
  const far = all.filter((path) => (path[6]?.[1] ?? 0) > 0);
  for (const path of far) draw(path);
  s.cylinder('z', [0, 0, 43], 1.7, height + 3);
  for (const path of all) if (!far.includes(path)) draw(path);
  ground(s, -20, 40);
  return s;
};
const turbineTower: ProductSketch = (choose) => {
  const [sections, steps] = [choose([3, 4]), choose([1, 0])];
  const s = three();
  s.box([-9, -9, -6], [18, 18, 6], OUT, FINE);
  s.turned('z', [0, 0, 0], uv(6.4, 0, 6.4, 1.2, 4.6, 1.2));
  for (const i of times(10))
    s.disc('z', [Math.cos(i * 0.628) * 5.6, Math.sin(i * 0.628) * 5.6, 1.3], 0.35, FINE);
  const h = 110 / sections;
  for (const i of times(sections)) {
    const [r, q] = [4.6 - (i * 3) / sections, 4.6 - ((i + 1) * 3) / sections];
    s.turned('z', [0, 0, 1.2 + i * h], uv(r, 0, q, h - 1.4, q + 0.8, h - 1.4, q + 0.8, h), { crease: MED });
  }
  s.front(-4.5).shape(rounded(-1.8, 5, 3.6, 9, 1.6), MED);
  if (steps)
    for (const i of times(22))
      s.line(xyz(-3 + i * 0.1, -3.6, 18 + i * 4, -5.4 + i * 0.1, -4.6, 18 + i * 4), MED);
  s.disc('z', [0, 0, 111.2], 2.2, MED);
  s.line(xyz(-24, -6, -6, 24, -6, -6), FINE);
  return s;
};

export const renewableSketches: Sketches = {
  'pv-module': pvModule,
  'bipv-panel': bipvPanel,
  'string-inverter': stringInverter,
  'wind-inverter': windInverter,
  'ballasted-mount': ballastedMount,
  'battery-cabinet': batteryCabinet,
  'wind-turbine': windTurbine,
  'vertical-turbine': verticalTurbine,
  'turbine-tower': turbineTower,
};
