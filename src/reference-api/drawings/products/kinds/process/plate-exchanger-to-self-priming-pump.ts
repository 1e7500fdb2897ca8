import {
  FINE,
  MED,
  OUT,
  PATT,
  flange,
  motor,
  three,
  uv,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { arcPoints, rounded } from '#src/reference-api/drawings/products/plane.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';

const plateExchanger =
  (brazed: boolean): ProductSketch =>
  (choose) => {
    const [n, h] = [choose([16, 20]), choose([46, 52])];
    const s = three();
    const w = brazed ? 16 : 24;
    const d = brazed ? 0.5 : 1.1;
    if (!brazed) {
      s.box([w * 0.4, n * d + 14, 0], [w * 0.2, 3, h + 4], OUT, FINE);
      for (const z of [h, -1]) s.box([w * 0.44, 0, z], [w * 0.12, n * d + 14, 2], MED, FINE);
      s.box([0, n * d + 2, 0], [w, 2, h]);
    } else s.prism('y', rounded(0, 0, w, h * 0.8, 5), n * d, 0.8, OUT, PATT);
    for (const i of times(n).toReversed()) {
      if (brazed) s.prism('y', rounded(0, 0, w, h * 0.8, 5), i * d, d * 0.7, MED, PATT);
      else s.box([1.4, i * d + 2, 1], [w - 2.8, d * 0.6, h - 2], MED, FINE);
    }
    if (brazed) s.prism('y', rounded(0, 0, w, h * 0.8, 5), -1, 1, OUT, PATT);
    else s.box([0, -1, 0], [w, 3, h]);
    const top = brazed ? h * 0.8 : h;
    for (const [x, z] of uv(w * 0.25, top - 6, w * 0.75, top - 6, w * 0.25, 6, w * 0.75, 6)) {
      s.cylinder('y', [x, -5, z], brazed ? 1.8 : 2.8, 4);
      s.disc('y', [x, -5, z], brazed ? 1.2 : 2, MED);
    }
    if (!brazed)
      for (const z of [4, h * 0.5, h - 4])
        for (const x of [-1, w + 1]) s.bar(xyz(x, n * d + 5, z, x, -3, z), 0.6, MED);
    for (const k of times(4))
      s.front(-1).line(
        uv(w * 0.2, top * 0.3 + k * 4, w * 0.5, top * 0.3 + k * 4 + 4, w * 0.8, top * 0.3 + k * 4),
        FINE,
      );
    return s;
  };
const recuperator: ProductSketch = (choose) => {
  const [w, n] = [choose([46, 40]), choose([9, 11])];
  const s = three();
  s.prism(
    'x',
    uv(4, 8, 26, 8, 36, 0, 36, 36, 26, 30, 4, 30).map(([u, v]): [number, number] => [u, v]),
    w,
    0.1,
  );
  s.prism('z', uv(w, 2, w + 16, 8, w + 16, 24, w, 30), 2, 30, OUT, FINE);
  s.box([0, 0, 0], [w, 32, 34]);
  const f = s.front(0);
  f.rect(5, 4, w - 10, 26, MED);
  for (const i of times(n))
    f.line(uv(5 + (i * (w - 10)) / n, 4, 5 + (i * (w - 10)) / n, 30), i % 2 ? FINE : MED);
  s.prism('z', uv(0, 2, 0, 30, -16, 24, -16, 8), 2, 30, OUT, FINE);
  s.side(-16).rect(8, 2, 16, 30, MED);
  s.turned('z', [w / 2, 16, 34], uv(9, 0, 7, 6, 7, 12), {});
  return s;
};
const submersible: ProductSketch = (choose) => {
  const [r, h] = [choose([8, 9]), choose([26, 30])];
  const s = three();
  for (const a of [1.2, 3.6, 5.4])
    s.box([Math.cos(a) * r - 1, Math.sin(a) * r - 1, -4], [2, 2, 5], MED, FINE);
  s.cylinder('x', [r, 3, 5], 3.6, 8, MED);
  flange(s, 'x', [r + 8, 3, 5], 5.6, 1.2, false);
  s.turned('z', [0, 0, 0], uv(r * 1.2, 0, r * 1.45, 3, r * 1.45, 8, r, 11), { crease: FINE });
  s.turned('z', [0, 0, 11], uv(r, 0, r, 2, r * 0.9, 2, r * 0.9, h, r * 0.7, h + 4, 2, h + 5), {
    crease: FINE,
  });
  for (const k of times(4))
    s.line(xyz(-r * 0.5 + k * 3 - 2, -r * 0.85, 14, -r * 0.5 + k * 3 - 2, -r * 0.85, h + 9), FINE);
  s.bar(
    arcPoints([0, h + 15], 4, 0, 180, 5).map(([x, z]): Place => [x, 0, z]),
    0.8,
  );
  s.bar(xyz(3, 2, h + 15, 8, 2, h + 24, 18, 2, h + 30), 0.9, MED);
  return s;
};
const cavity: ProductSketch = (choose) => {
  const [l, r] = [choose([44, 50]), choose([4, 4.6])];
  const s = three();
  s.box([-14, -6, -12], [l + 62, 12, 3], OUT, FINE);
  motor(s, 'x', [l + 22, 0, 0], 7, 22);
  s.box([l + 10, -6, -9], [12, 12, 15], OUT, FINE);
  s.cylinder('x', [l, 0, 0], 5, 10);
  s.turned('z', [l - 6, 0, 5], uv(5, 0, 5, 6, 7, 6, 7, 7.4), { crease: FINE });
  s.turned('x', [l - 14, 0, 0], uv(r, 0, 6.4, 3, 6.4, 14), {});
  s.cylinder('x', [0, 0, 0], r, l - 14);
  const wave = times(17).map((i): Place => [2 + (i * (l - 18)) / 16, -r, Math.sin(i * 1.57) * 2]);
  s.line(wave, MED);
  for (const x of [2, l - 26]) s.box([x, -4, -9], [3, 8, 6], MED, FINE);
  flange(s, 'x', [-2, 0, 0], 6.4, 2);
  return s;
};
const turbine: ProductSketch = (choose) => {
  const [bowls, h] = [choose([3, 4]), choose([30, 24])];
  const s = three();
  for (const i of times(bowls))
    s.turned('z', [0, 0, -h - 8 - i * 7], uv(3.4, 0, 5, 3, 5, 5, 3.8, 7), { crease: FINE });
  s.turned('z', [0, 0, -h - 16 - bowls * 7 + 6], uv(5.4, 0, 4.2, 3), {});
  s.cylinder('z', [0, 0, -h], 3, h);
  s.band('z', [0, 0, -h * 0.5], 3, MED);
  s.box([-12, -12, -2], [24, 24, 2], OUT, FINE);
  s.cylinder('x', [4, 0, 7], 4, 10);
  flange(s, 'x', [13, 0, 7], 6, 1.4, false);
  s.turned('z', [0, 0, 0], uv(8, 0, 8, 1, 5.4, 3, 5.4, 12, 7, 14), { crease: FINE });
  s.cylinder('z', [0, 0, 14], 7, 7);
  s.front(-7).rect(-3.4, 15, 4, 5, FINE);
  motor(s, 'z', [0, 0, 21], 7.4, 20);
  return s;
};
const selfPriming: ProductSketch = (choose) => {
  const [w, h] = [choose([22, 24]), choose([20, 18])];
  const s = three();
  s.box([-4, -10, -4], [w + 46, 24, 4], OUT, FINE);
  motor(s, 'x', [w + 14, 2, 10], 7.4, 24);
  s.cylinder('x', [w, 2, 10], 3, 14, MED);
  s.prism('x', rounded(-8, 0, 20, h, 5), 0, w, OUT, PATT);
  s.turned('z', [w * 0.66, 2, h - 1], uv(4, 0, 4, 4, 6, 4, 6, 5.4), { crease: FINE });
  s.turned('z', [w * 0.2, 2, h - 1], uv(2.4, 0, 2.4, 2.4, 3, 2.4, 3, 3.6), { layer: MED });
  s.cylinder('x', [-4, 2, 13], 4, 4);
  flange(s, 'x', [-5.4, 2, 13], 6, 1.4);
  s.front(-8).circle(w * 0.5, h * 0.42, 5, MED);
  s.front(-8).circle(w * 0.5, h * 0.42, 3.6, FINE);
  return s;
};

export const processFromPlateExchanger: Sketches = {
  'plate-exchanger': plateExchanger(false),
  'brazed-exchanger': plateExchanger(true),
  recuperator,
  'submersible-pump': submersible,
  'cavity-pump': cavity,
  'turbine-pump': turbine,
  'self-priming-pump': selfPriming,
};
