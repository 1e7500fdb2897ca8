import {
  FINE,
  MED,
  OUT,
  PATT,
  gauge,
  handwheel,
  motor,
  three,
  uv,
  vents,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { arcPoints, rounded } from '#src/reference-api/drawings/products/plane.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';

const skid =
  (vessels: number, tall: number, box: boolean): ProductSketch =>
  (choose) => {
    const [r, pipes] = [choose([9, 10]), choose([2, 3])];
    const s = three();
    const w = vessels * 24 + 22;
    s.box([0, 0, -4], [w, 34, 4], OUT, FINE);
    for (const i of times(vessels).toReversed()) {
      const x = 14 + i * 24;
      s.turned('z', [x, 20, 2], uv(r * 0.7, 0, r, 3, r, tall, r * 0.8, tall + 3, 2.4, tall + 5), {
        smooth: true,
      });
      s.band('z', [x, 20, tall * 0.5], r, FINE);
      s.turned('z', [x, 20, tall + 6], uv(2.4, 0, 2.4, 2), { layer: MED });
    }
    for (const k of times(pipes)) s.bar(xyz(2, 6, 6 + k * 6, w - 18, 6, 6 + k * 6), 0.9, MED);
    for (const x of [12, 34]) {
      s.turned('z', [x, 5, -1], uv(4, 0, 4, 6), {});
      motor(s, 'z', [x, 5, 5], 3, 8);
    }
    s.box([w - 16, 2, 0], [14, 8, box ? 44 : 34], OUT, FINE);
    s.front(2).rect(w - 13, 26, 8, 6, MED);
    for (const k of times(3)) s.front(2).circle(w - 12 + k * 3, 21, 0.9, FINE);
    return s;
  };
const mould: ProductSketch = (choose) => {
  const [l, h] = [choose([96, 108]), choose([26, 28])];
  const s = three();
  s.box([0, 0, 0], [l, 30, h]);
  for (const i of times(4)) vents(s.front(0), 5 + (i * (l - 8)) / 4, 5, l / 4 - 8, h - 12, 5);
  s.box([l * 0.52, 4, h], [l * 0.44, 22, 8], OUT, FINE);
  s.turned('x', [l * 0.52, 14, h + 14], uv(3, 0, 4.6, 3, 4.6, l * 0.34), {});
  s.box([l * 0.84, 6, h + 8], [12, 16, 14], OUT, FINE);
  s.turned('z', [l * 0.78, 14, h + 18], uv(2, 0, 2, 4, 9, 14), {});
  s.box([l * 0.46, 2, h], [6, 26, 26], OUT, FINE);
  for (const [y, z] of uv(24, h + 21, 6, h + 21, 24, h + 6, 6, h + 6))
    s.bar(xyz(4, y, z, l * 0.46, y, z), 1, MED);
  s.box([l * 0.27, 4, h + 2], [8, 22, 22], OUT, FINE);
  s.box([l * 0.02, 2, h], [6, 26, 26], OUT, FINE);
  s.box([l * 0.2, -1.4, h + 2], [l * 0.24, 1.4, 26], MED, FINE);
  s.front(-1.4).glint(l * 0.2, h + 2, l * 0.24, 26);
  return s;
};
const extruder: ProductSketch = (choose) => {
  const [zones, l] = [choose([4, 5]), choose([60, 66])];
  const s = three();
  s.box([0, 0, -20], [l + 40, 22, 18], OUT, FINE);
  vents(s.front(0), 8, -16, 20, 10, 4);
  motor(s, 'x', [l + 24, 11, 8], 8, 22);
  s.box([l + 4, 2, -2], [20, 18, 20], OUT, FINE);
  s.turned('z', [l - 4, 11, 12], uv(3, 0, 3, 5, 12, 22), {});
  s.cylinder('x', [0, 11, 8], 4, l + 4);
  for (const i of times(zones).toReversed())
    s.cylinder('x', [4 + (i * (l - 14)) / zones, 11, 8], 6.4, (l - 14) / zones - 3);
  s.cylinder('x', [-7, 11, 8], 5, 7);
  s.cylinder('x', [-18, 11, 8], 1.6, 11, MED);
  s.box([l * 0.4, 0, -2], [2, 1, 2], MED, FINE);
  return s;
};
const dryer: ProductSketch = (choose) => {
  const [r, h] = [choose([14, 15]), choose([34, 38])];
  const s = three();
  for (const a of [0.9, 2.4, 4.1, 5.6])
    s.box([Math.cos(a) * r * 0.9 - 1, Math.sin(a) * r * 0.9 - 1, -36], [2, 2, 38], OUT, FINE);
  s.turned('z', [0, 0, -26], uv(3, 0, r, 24), {});
  s.turned('z', [0, 0, -2], uv(r, 0, r, h, r * 0.9, h + 2), {});
  s.bar(xyz(r, -2, h - 2, r + 14, -6, h - 2, r + 16, -6, h - 10), 2.4);
  s.box([r + 8, -14, -36], [18, 18, h + 24]);
  s.front(-14).rect(r + 11, h - 26, 12, 8, MED);
  vents(s.front(-14), r + 11, -32, 12, 12, 5);
  s.bar(xyz(r + 8, -8, -20, r - 2, -8, -16), 2);
  s.front(-r).rect(-r * 0.7, h * 0.4, r * 0.5, 12, MED);
  s.cylinder('z', [0, 0, h], 4, 6, MED);
  return s;
};
const granulator: ProductSketch = (choose) => {
  const [w, h] = [choose([30, 34]), choose([26, 24])];
  const s = three();
  s.box([0, 0, -22], [w, 26, 20]);
  s.front(0).rect(5, -20, w - 10, 14, MED);
  s.box([-2, -2, -2], [w + 4, 30, 12], OUT, FINE);
  s.cylinder('x', [-6, 13, 4], 5.4, 4);
  s.prism('x', uv(2, 10, 24, 10, 24, h + 12, -12, h + 12, -12, h, 2, h - 8), 3, w - 6);
  s.face(xyz(5, -12, h + 1, w - 5, -12, h + 1, w - 5, -12, h + 11, 5, -12, h + 11), MED);
  for (const i of times(7))
    s.line(xyz(6 + (i * (w - 12)) / 6, -12, h + 1, 6 + (i * (w - 12)) / 6, -12, h + 11), FINE);
  s.front(-2).circle(w * 0.3, 4, 2, MED);
  s.front(-2).circle(w * 0.7, 4, 2, MED);
  return s;
};
const rollMill: ProductSketch = (choose) => {
  const [l, r] = [choose([48, 54]), choose([8, 9])];
  const s = three();
  s.box([-10, -4, -14], [l + 40, 34, 8], OUT, FINE);
  motor(s, 'x', [l + 12, 12, 4], 7, 18);
  s.prism('x', uv(-2, -6, 30, -6, 28, 16, 22, 20, 6, 20, 0, 16), l, 6);
  s.cylinder('x', [0, 21, 6], r, l);
  s.cylinder('x', [0, 5, 6], r, l);
  s.line(xyz(2, 13, 13, l - 2, 13, 13), MED);
  for (const k of times(6)) s.line(xyz(4 + k * 8, 13, 13, 6 + k * 8, 11, 15, 9 + k * 8, 13, 13.6), FINE);
  s.prism('x', uv(-2, -6, 30, -6, 28, 16, 22, 20, 6, 20, 0, 16), -6, 6);
  for (const y of [5, 21]) s.disc('x', [-6, y, 6], 3.4, MED);
  handwheel(s, [-3, 8, 20], 4);
  s.bar(xyz(0, -4, 26, l, -4, 26), 0.7, MED);
  return s;
};
const metering: ProductSketch = (choose) => {
  const [r, stroke] = [choose([5, 5.6]), choose([1, 0])];
  const s = three();
  s.box([-8, -7, -10], [34, 14, 2], OUT, FINE);
  motor(s, 'z', [16, 0, 6], 5, 16);
  s.prism('y', rounded(2, -8, 22, 14, 3), -6, 12, OUT, PATT);
  s.cylinder('x', [-2, 0, -1], r, 5);
  s.cylinder('z', [-4, 0, -13], 1.4, 8, MED);
  s.box([-8, -4, -6], [5, 8, 10], OUT, FINE);
  s.cylinder('z', [-5.4, 0, 4], 1.6, 8);
  s.turned('z', [-5.4, 0, 9], uv(2.4, 0, 2.4, 2), { layer: MED });
  s.cylinder('x', [-9, 0, -1], r * 0.94, 2.4);
  for (const a of times(6))
    s.disc('x', [-9, Math.cos(a * 1.05) * r * 0.72, -1 + Math.sin(a * 1.05) * r * 0.72], 0.6, FINE);
  s.cylinder('y', [10, -9, -1], stroke ? 3 : 2.4, 3);
  gauge(s.front(-9), 10, -1, 2);
  return s;
};
const peristaltic: ProductSketch = (choose) => {
  const [r, rollers] = [choose([9, 10]), choose([3, 2])];
  const s = three();
  s.box([2, 4, -12], [20, 22, 26], OUT, FINE);
  s.cylinder('y', [12, 0, 2], r + 2, 4);
  s.disc('y', [12, 0, 2], r + 1, MED);
  s.front(0).line(arcPoints([12, 2], r * 0.9, 200, 520), OUT);
  s.front(0).line(arcPoints([12, 2], r * 0.7, 200, 520), OUT);
  for (const i of times(rollers)) {
    const a = (i * 6.28) / rollers + 0.6;
    s.front(0).line(uv(12, 2, 12 + Math.cos(a) * r * 0.5, 2 + Math.sin(a) * r * 0.5), MED);
    s.front(0).circle(12 + Math.cos(a) * r * 0.5, 2 + Math.sin(a) * r * 0.5, r * 0.18, MED);
  }
  s.front(0).circle(12, 2, r * 0.14, MED);
  for (const x of [12 - r * 0.8, 12 + r * 0.8]) s.bar(xyz(x, -0.6, -2, x, -0.6, -20), 1.1);
  s.side(2).rect(8, 2, 12, 8, FINE);
  s.box([0, 4, -14], [24, 22, 2], OUT, FINE);
  return s;
};
const polymer: ProductSketch = (choose) => {
  const [r, h] = [choose([7, 8]), choose([26, 22])];
  const s = three();
  s.box([-10, -8, -16], [46, 26, 3], OUT, FINE);
  s.box([14, 6, -13], [18, 8, 40], OUT, FINE);
  s.front(6).rect(17, 14, 12, 8, MED);
  for (const k of times(4)) s.front(6).circle(18.6 + k * 3, 9, 1, MED);
  s.turned('z', [0, 0, -13], uv(r, 0, r, h), {});
  for (const k of times(3)) s.band('z', [0, 0, -11 + k * 2], r, FINE);
  s.turned('z', [0, 0, h - 13], uv(r * 1.2, 0, r * 1.2, 1.6), {});
  motor(s, 'z', [0, 0, h - 11.4], 4.4, 13);
  s.bar(xyz(-r, -1, -6, -r - 7, -3, -6, -r - 7, -3, 12), 1.2);
  s.bar(xyz(r, -3, 2, r + 6, -5, 2, r + 6, -5, -12), 1.2, MED);
  return s;
};
const dayTank: ProductSketch = (choose) => {
  const [r, h] = [choose([14, 15]), choose([30, 34])];
  const s = three();
  s.turned('z', [0, 0, 0], uv(r, 0, r, h), {});
  for (const z of [3, h - 3]) s.band('z', [0, 0, z], r, FINE);
  s.disc('z', [0, 0, h], r * 0.9, FINE);
  s.box([-r, -3, h], [2 * r, 6, 2.4], OUT, FINE);
  s.turned('z', [0, 0, h + 2.4], uv(2.6, 0, 2.6, 4), { layer: MED });
  motor(s, 'z', [0, 0, h + 6], 4.4, 14);
  s.front(-r).line(uv(-r * 0.86, 3, -r * 0.86, h - 3), MED);
  for (const k of times(8)) s.front(-r).line(uv(-r * 0.86, 4 + k * 3.2, -r * 0.66, 4 + k * 3.2), FINE);
  s.cylinder('x', [-r - 5, -4, 3], 1.6, 6, MED);
  return s;
};

export const processFromCipSkid: Sketches = {
  'cip-skid': skid(2, 40, true),
  'feed-skid': skid(1, 26, false),
  'injection-machine': mould,
  extruder,
  'resin-dryer': dryer,
  granulator,
  'roll-mill': rollMill,
  'metering-pump': metering,
  'peristaltic-pump': peristaltic,
  'polymer-unit': polymer,
  'day-tank': dayTank,
};
