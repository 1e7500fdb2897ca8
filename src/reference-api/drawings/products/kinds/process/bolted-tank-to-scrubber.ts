import { tank } from '#src/reference-api/drawings/products/kinds/vessels.ts';
import { FINE, MED, OUT, gauge, three, uv, xyz } from '#src/reference-api/drawings/products/parts.ts';
import { rounded } from '#src/reference-api/drawings/products/plane.ts';
import type { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import { onLegs } from '#src/reference-api/drawings/products/kinds/process/shared.ts';

const uprightTank =
  (kind: 'bolted' | 'poly' | 'frp' | 'receiver'): ProductSketch =>
  (choose) => {
    const [r, h] = [choose([22, 25]), choose(kind === 'bolted' ? [36, 44] : [52, 60])];
    const s = three();
    if (kind === 'receiver')
      for (const a of [0.9, 2.4, 4.1])
        s.box([Math.cos(a) * r * 0.46 - 1.4, Math.sin(a) * r * 0.46 - 1.4, -10], [2.8, 2.8, 14], OUT, FINE);
    const q = kind === 'receiver' ? r * 0.56 : r;
    const dome =
      kind === 'bolted'
        ? uv(q, 0, q, h, q * 0.2, h + 9)
        : kind === 'poly'
          ? uv(q, 0, q, h, q * 0.94, h + 4, q * 0.3, h + 8)
          : uv(
              q * (kind === 'receiver' ? 0.7 : 1),
              kind === 'receiver' ? -3 : 0,
              q,
              3,
              q,
              h,
              q * 0.8,
              h + 4,
              q * 0.3,
              h + 6,
            );
    s.turned('z', [0, 0, 0], dome, { smooth: kind !== 'bolted' });
    if (kind === 'bolted') {
      for (const z of [1, 2, 3].map((k) => (k * h) / 4)) s.band('z', [0, 0, z], q, MED);
      for (const j of times(4))
        for (const i of times(5)) {
          const a = -3.5 + i * 0.6 + (j % 2) * 0.3;
          s.line(
            xyz(
              Math.cos(a) * q,
              Math.sin(a) * q,
              (j * h) / 4,
              Math.cos(a) * q,
              Math.sin(a) * q,
              ((j + 1) * h) / 4,
            ),
            FINE,
          );
        }
      for (const a of times(7))
        s.line(
          xyz(
            Math.cos(a * 0.7 + 2.6) * q,
            Math.sin(a * 0.7 + 2.6) * q,
            h,
            Math.cos(a * 0.7 + 2.6) * q * 0.2,
            Math.sin(a * 0.7 + 2.6) * q * 0.2,
            h + 9,
          ),
          FINE,
        );
    } else
      for (const k of times(kind === 'poly' ? 6 : 3))
        s.band('z', [0, 0, (h * (k + 0.5)) / (kind === 'poly' ? 6 : 3)], q, kind === 'poly' ? MED : FINE);
    const top = kind === 'bolted' ? h + 8 : kind === 'poly' ? h + 7 : h + 5;
    s.turned(
      'z',
      [0, 0, top],
      kind === 'receiver' ? uv(1.6, 0, 1.6, 6) : uv(q * 0.24, 0, q * 0.24, 2.4, q * 0.3, 2.4, q * 0.3, 4),
      { layer: MED },
    );
    if (kind === 'frp') s.bar(xyz(q * 0.5, -q * 0.9, 0, q * 0.5, -q * 0.9, h), 0.7, MED);
    if (kind === 'poly') s.front(-q).line(uv(-q * 0.9, 4, -q * 0.9, h - 4), MED);
    if (kind === 'poly')
      for (const k of times(9))
        s.front(-q).line(uv(-q * 0.9, 6 + (k * (h - 10)) / 9, -q * 0.78, 6 + (k * (h - 10)) / 9), FINE);
    s.turned('y', [-q * 0.3, -q - 2, 7], uv(4, 0, 4, 3), {});
    if (kind === 'receiver') gauge(s.front(-q), -q * 0.4, h * 0.6, 2.6);
    else s.disc('y', [-q * 0.3, -q - 2, 7], 2.8, FINE);
    if (kind === 'frp')
      for (const x of [-q * 0.7, -q * 0.4]) s.line(xyz(x, -q * 0.96, 12, x, -q * 0.96, h + 4), MED);
    if (kind === 'frp')
      for (const k of times(10))
        s.line(
          xyz(-q * 0.7, -q * 0.96, 14 + (k * (h - 12)) / 9, -q * 0.4, -q * 0.96, 14 + (k * (h - 12)) / 9),
          FINE,
        );
    return s;
  };
const hopper = (s: Scene, w: number, d: number, z: number, deep: number): void =>
  s.silhouette(
    xyz(
      0,
      0,
      z,
      w,
      0,
      z,
      w,
      d,
      z,
      0,
      d,
      z,
      w / 2 - 4,
      d / 2 - 4,
      z - deep,
      w / 2 + 4,
      d / 2 - 4,
      z - deep,
      w / 2 + 4,
      d / 2 + 4,
      z - deep,
    ),
  );
const baghouse =
  (kind: 'bags' | 'cartridge'): ProductSketch =>
  (choose) => {
    const [w, h] = [choose([40, 46]), choose([44, 38])];
    const s = three();
    onLegs(s, w, 34, 40);
    hopper(s, w, 34, 40, 26);
    s.line(xyz(0, 0, 40, w / 2 - 4, 13, 14), MED);
    s.box([w / 2 - 3, 12, 8], [6, 8, 6], OUT, FINE);
    s.box([0, 0, 40], [w, 34, h]);
    const f = s.front(0);
    if (kind === 'bags') {
      f.rect(4, 44, w - 8, h - 10, MED);
      for (const i of times(6))
        f.shape(rounded(6 + i * ((w - 12) / 6), 46, (w - 12) / 6 - 1.6, h - 14, 1.2), FINE);
      s.box([2, 2, 40 + h], [w - 4, 30, 8], OUT, FINE);
      s.cylinder('x', [4, 1, 44 + h], 1.8, w - 8, MED);
    } else {
      for (const i of times(3))
        for (const j of times(2)) {
          f.circle(w * (0.18 + i * 0.32), 50 + j * 17, 6, MED);
          f.circle(w * (0.18 + i * 0.32), 50 + j * 17, 1.4, FINE);
        }
      s.cylinder('z', [w * 0.7, 18, 40 + h], 7, 10);
    }
    s.cylinder('x', [-12, 17, 50], 6, 12);
    s.disc('x', [-12, 17, 50], 4.8, FINE);
    return s;
  };
const cyclone: ProductSketch = (choose) => {
  const [r, cone] = [choose([13, 14]), choose([40, 46])];
  const s = three();
  for (const a of [0.9, 2.5])
    s.bar(xyz(Math.cos(a) * r, Math.sin(a) * r, -cone - 14, Math.cos(a) * r, Math.sin(a) * r, 2), 1.2);
  s.box([-r - 16, -r, 10], [r + 16, 7, 14], OUT, MED);
  s.turned('z', [0, 0, -cone - 8], uv(r * 0.9, 0, r * 0.9, 1), {});
  s.turned('z', [0, 0, -cone], uv(3.4, 0, r, cone), {});
  s.turned('z', [0, 0, 0], uv(r, 0, r, 26), {});
  s.box([-r - 16, -r, 10], [r + 12, 7, 14], OUT, MED);
  s.side(-r - 16).rect(-r + 1, 11, 5, 12, FINE);
  s.turned('z', [0, 0, 26], uv(r * 0.5, 0, r * 0.5, 12), {});
  s.cylinder('z', [0, 0, -cone - 14], 6.4, 12);
  for (const a of [4.4])
    s.bar(xyz(Math.cos(a) * r, Math.sin(a) * r, -cone - 14, Math.cos(a) * r, Math.sin(a) * r, 2), 1.2);
  return s;
};
const scrubber: ProductSketch = (choose) => {
  const [r, h] = [choose([14, 15]), choose([66, 58])];
  const s = three();
  s.cylinder('z', [0, 0, -4], r * 1.3, 4);
  s.cylinder('x', [r - 2, 4, 14], 7, 16);
  s.cylinder('z', [0, 0, 0], r, h);
  for (const z of [h * 0.36, h * 0.72]) for (const k of [0, 2]) s.band('z', [0, 0, z + k], r, k ? FINE : MED);
  s.turned('z', [0, 0, h], uv(r, 0, r * 0.44, 9, r * 0.44, 26), {});
  const window = uv(-r * 0.8, h * 0.42, -r * 0.1, h * 0.42, -r * 0.1, h * 0.64, -r * 0.8, h * 0.64);
  s.front(-r).shape(window, MED);
  for (const i of times(16))
    s.front(-r).circle(-r * 0.74 + (i % 4) * r * 0.18, h * 0.45 + Math.floor(i / 4) * h * 0.05, 1.1, FINE);
  s.bar(xyz(-r * 1.8, -r, 6, -r * 1.8, -r, h * 0.84, -r * 0.7, -r * 0.7, h * 0.84), 1.3);
  s.turned('z', [-r * 1.8, -r, -4], uv(5, 0, 5, 8), {});
  s.front(-r).circle(-r * 0.4, h * 0.16, 4, MED);
  return s;
};

export const processFromBoltedTank: Sketches = {
  'bolted-tank': uprightTank('bolted'),
  'poly-tank': uprightTank('poly'),
  'fiberglass-tank': uprightTank('frp'),
  'air-receiver': uprightTank('receiver'),
  tank: tank,
  baghouse: baghouse('bags'),
  'cartridge-collector': baghouse('cartridge'),
  cyclone,
  scrubber,
};
