import { legs, threeQuarterView, xyz } from '#src/reference-api/drawings/axonometric/parts.ts';
import { roundedRectangle } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MED, OUT } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import { type ProductSketch, type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

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

const onLegs = (s: Scene, w: number, d: number, h: number): void => legs(s, [0, 0, 0], w, d, h, 2.4, OUT);

const baghouse =
  (kind: 'bags' | 'cartridge'): ProductSketch =>
  (choose) => {
    const [w, h] = [choose([40, 46]), choose([44, 38])];
    const s = threeQuarterView();
    onLegs(s, w, 34, 40);
    hopper(s, w, 34, 40, 26);
    s.line(xyz(0, 0, 40, w / 2 - 4, 13, 14), MED);
    s.box([w / 2 - 3, 12, 8], [6, 8, 6], OUT, FINE);
    s.box([0, 0, 40], [w, 34, h]);
    const f = s.front(0);
    if (kind === 'bags') {
      f.rect(4, 44, w - 8, h - 10, MED);
      for (const i of times(6))
        f.shape(roundedRectangle(6 + i * ((w - 12) / 6), 46, (w - 12) / 6 - 1.6, h - 14, 1.2), FINE);
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

export const airPollutionControl = {
  baghouse: baghouse('bags'),
  'cartridge-collector': baghouse('cartridge'),
  cyclone: (choose) => {
    const [r, cone] = [choose([13, 14]), choose([40, 46])];
    const s = threeQuarterView();
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
  },
  scrubber: (choose) => {
    const [r, h] = [choose([14, 15]), choose([66, 58])];
    const s = threeQuarterView();
    s.cylinder('z', [0, 0, -4], r * 1.3, 4);
    s.cylinder('x', [r - 2, 4, 14], 7, 16);
    s.cylinder('z', [0, 0, 0], r, h);
    for (const z of [h * 0.36, h * 0.72])
      for (const k of [0, 2]) s.band('z', [0, 0, z + k], r, k ? FINE : MED);
    s.turned('z', [0, 0, h], uv(r, 0, r * 0.44, 9, r * 0.44, 26), {});
    const window = uv(-r * 0.8, h * 0.42, -r * 0.1, h * 0.42, -r * 0.1, h * 0.64, -r * 0.8, h * 0.64);
    s.front(-r).shape(window, MED);
    for (const i of times(16))
      s.front(-r).circle(-r * 0.74 + (i % 4) * r * 0.18, h * 0.45 + Math.floor(i / 4) * h * 0.05, 1.1, FINE);
    s.bar(xyz(-r * 1.8, -r, 6, -r * 1.8, -r, h * 0.84, -r * 0.7, -r * 0.7, h * 0.84), 1.3);
    s.turned('z', [-r * 1.8, -r, -4], uv(5, 0, 5, 8), {});
    s.front(-r).circle(-r * 0.4, h * 0.16, 4, MED);
    return s;
  },
  precipitator: (choose) => {
    const [w, plates] = [choose([60, 54]), choose([9, 11])];
    const s = threeQuarterView();
    onLegs(s, w, 34, 34);
    for (const x of [w * 0.5, 0])
      s.silhouette(
        xyz(
          x,
          0,
          34,
          x + w * 0.5,
          0,
          34,
          x + w * 0.5,
          34,
          34,
          x,
          34,
          34,
          x + w * 0.2,
          14,
          14,
          x + w * 0.3,
          14,
          14,
          x + w * 0.3,
          20,
          14,
        ),
      );
    s.prism('z', uv(w, 0, w + 18, 9, w + 18, 25, w, 34), 36, 30, OUT, FINE);
    s.box([0, 0, 34], [w, 34, 36]);
    const f = s.front(0);
    f.rect(6, 40, w - 12, 24, MED);
    for (const i of times(plates))
      f.line(
        uv(8 + (i * (w - 16)) / (plates - 1), 41, 8 + (i * (w - 16)) / (plates - 1), 63),
        i % 2 ? FINE : MED,
      );
    s.prism('z', uv(0, 0, 0, 34, -18, 25, -18, 9), 36, 30, OUT, FINE);
    for (const x of [w * 0.2, w * 0.6]) {
      s.box([x, 10, 70], [12, 12, 6], OUT, FINE);
      s.turned('z', [x + 6, 16, 76], uv(1.4, 0, 2, 1.4, 1.4, 2.8, 2, 4.2, 1.2, 6), {
        layer: MED,
        crease: FINE,
      });
    }
    return s;
  },
} satisfies Sketches;
