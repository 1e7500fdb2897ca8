import { rectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { cornerView, threeQuarterView, xyz } from '#src/reference-api/drawings/axonometric/parts.ts';
import { roundedRectangle } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MED, OUT } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { type ProductSketch, type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';

const flatSkylight =
  (open: number): ProductSketch =>
  (choose) => {
    const [w, d] = [choose([44, 52]), choose([36, 44])];
    const s = cornerView();
    s.level(0).shape(rectangle(-14, -14, w + 28, d + 28), FINE);
    s.box([0, 0, 0], [w, d, 7]);
    if (open > 0) {
      s.level(7).rect(3, 3, w - 6, d - 6, MED);
      s.level(7).hatch(rectangle(3, 3, w - 6, d - 6), 45, 3);
      s.bar(xyz(w / 2, 2, 7, w / 2, -2, 7 + open), 0.6, MED);
    }
    const at = (x: number, y: number, t = 0): Place => [x, y, 7 + t + ((d - y) / d) * open];
    s.face([at(-1.5, -1.5), at(w + 1.5, -1.5), at(w + 1.5, -1.5, 3), at(-1.5, -1.5, 3)]);
    s.face([at(-1.5, -1.5), at(-1.5, d + 1.5), at(-1.5, d + 1.5, 3), at(-1.5, -1.5, 3)]);
    s.face([at(-1.5, -1.5, 3), at(w + 1.5, -1.5, 3), at(w + 1.5, d + 1.5, 3), at(-1.5, d + 1.5, 3)]);
    s.face([at(3, 3, 3), at(w - 3, 3, 3), at(w - 3, d - 3, 3), at(3, d - 3, 3)], MED);
    for (const i of [0.35, 0.45, 0.5]) s.line([at(w * i, d * 0.3, 3), at(w * i + 8, d * 0.66, 3)], FINE);
    return s;
  };

export const skylights = {
  skylight: flatSkylight(0),
  'domed-skylight': (choose) => {
    const [size, rise] = [choose([48, 42]), choose([16, 20])];
    const s = cornerView();
    s.level(0).shape(rectangle(-16, -16, size + 32, size + 32), FINE);
    s.box([0, 0, 0], [size, size, 9]);
    s.box([-1.5, -1.5, 9], [size + 3, size + 3, 2], OUT, FINE);
    const dome = (f: number, z: number): Place[] =>
      roundedRectangle(
        size / 2 - (size / 2 - 2) * f,
        size / 2 - (size / 2 - 2) * f,
        (size - 4) * f,
        (size - 4) * f,
        (size * 0.1 + (1 - f) * size * 0.3) * f,
      ).map(([x, y]): Place => [x, y, 11 + z]);
    s.silhouette([...dome(1, 0), ...dome(0.9, rise * 0.55), ...dome(0.68, rise * 0.86), ...dome(0.4, rise)]);
    s.line([...dome(0.8, rise * 0.74)].slice(4, 14), FINE);
    s.line([...dome(0.5, rise * 0.96)].slice(4, 14), FINE);
    for (const i of [0.3, 0.42]) s.line(xyz(size * i, 1, 14, size * (i + 0.06), 6, 11 + rise * 0.6), FINE);
    return s;
  },
  'tubular-skylight': (choose) => {
    const [r, bends] = [choose([8, 10]), choose([0, 1])];
    const s = threeQuarterView();
    s.cylinder('z', [0, 0, -46], r * 1.15, 2);
    s.disc('z', [0, 0, -44], r, FINE);
    s.cylinder('z', [0, 0, -44], r, 30);
    for (const z of [-34, -24]) s.band('z', [0, 0, z], r, bends ? MED : FINE);
    s.box([-26, -20, -18], [54, 40, 4], OUT, FINE);
    s.front(-20).hatch(rectangle(-26, -18, 54, 4), 45, 2.4);
    s.turned('z', [0, 0, -14], uv(r * 1.7, 0, r * 1.15, 3, r * 1.1, 9));
    s.turned(
      'z',
      [0, 0, -5],
      uv(r * 1.25, 0, r * 1.25, 2, r * 1.1, r * 0.5, r * 0.75, r * 0.85, r * 0.3, r),
      {
        smooth: true,
      },
    );
    s.band('z', [0, 0, -3], r * 1.25, MED);
    return s;
  },
  'venting-skylight': flatSkylight(18),
  'translucent-skylight': (choose) => {
    const [bays, ridge] = [choose([5, 6]), choose([16, 20])];
    const s = cornerView();
    const [w, d] = [bays * 16, 48];
    s.level(0).shape(rectangle(-10, -10, w + 20, d + 20), FINE);
    s.box([0, 0, 0], [w, d, 8]);
    const left: Place[] = xyz(0, 0, 8, 0, d, 8, 0, d / 2, 8 + ridge);
    s.face(left);
    const slope: Place[] = xyz(0, 0, 8, w, 0, 8, w, d / 2, 8 + ridge, 0, d / 2, 8 + ridge);
    s.face(slope);
    for (const i of times(bays - 1)) s.line(xyz((i + 1) * 16, 0, 8, (i + 1) * 16, d / 2, 8 + ridge), OUT);
    for (const i of times(bays)) {
      for (const k of [0.33, 0.66])
        s.line(xyz(i * 16 + 16 * k, 0, 8, i * 16 + 16 * k, d / 2, 8 + ridge), FINE);
      for (const k of [0.2, 0.4, 0.6, 0.8])
        s.line(xyz(i * 16, (k * d) / 2, 8 + k * ridge, i * 16 + 16, (k * d) / 2, 8 + k * ridge), FINE);
    }
    return s;
  },
} satisfies Sketches;
