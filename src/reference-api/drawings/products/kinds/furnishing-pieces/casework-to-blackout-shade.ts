import { rollerShade } from '#src/reference-api/drawings/products/kinds/furnishings.ts';
import { casework as kitchen, workbench } from '#src/reference-api/drawings/products/kinds/casework.ts';
import {
  FINE,
  MED,
  OUT,
  grain,
  legs,
  only,
  three,
  uv,
  vents,
  wall,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { arcPoints, corners } from '#src/reference-api/drawings/products/plane.ts';
import type { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';

const veneer: ProductSketch = (choose) => {
  const [n, h] = [choose([3, 2]), choose([60, 72])];
  const s = three();
  s.box([1, 2, 0], [n * 22 - 2, 18, 4], MED, FINE);
  s.box([0, 0, 4], [n * 22, 20, h]);
  const f = s.front(0);
  for (const i of times(n)) {
    f.rect(i * 22 + 0.4, 4.4, 21.2, h - 0.8, MED);
    grain(f, i * 22 + 1, 5, 20, h * 0.92, 5);
    f.rect(i % 2 ? i * 22 + 1.6 : i * 22 + 19, 4 + h * 0.46, 1, 6, OUT);
  }
  return s;
};
const desk: ProductSketch = (choose) => {
  const [r, top] = [choose([40, 46]), choose([3, 2])];
  const s = three();
  const arc = (q: number): [number, number][] => arcPoints([0, 0], q, 195, 345, q * 0.8, 24);
  const shell = (q: number, t: number): [number, number][] => [...arc(q), ...arc(q - t).toReversed()];
  const place = (points: [number, number][], z: number): Place[] => points.map(([x, y]) => [x, y, z]);
  s.face([...place(arc(r - 14), 30), ...place(arc(r - 1).toReversed(), 30)], MED);
  s.face([...place(arc(r), 0), ...place(arc(r).toReversed(), 40)]);
  s.face([...place(arc(r), 0), ...place(arc(r).toReversed(), 4)], MED);
  for (const i of [4, 8, 12, 16, 20]) {
    const p = arc(r)[i];
    if (p) s.line(xyz(p[0], p[1], 4, p[0], p[1], 40), FINE);
  }
  s.face([...place(arc(r + 2), 40), ...place(arc(r + 2).toReversed(), 40 + top)]);
  s.face(place(shell(r + 2, 12), 40 + top));
  s.box([-8, -r * 0.46, 32], [12, 1, 9], MED, FINE);
  return s;
};
const display: ProductSketch = (choose) => {
  const [shelves, base] = [choose([3, 2]), choose([12, 18])];
  const s = three();
  const [w, d, h] = [44, 20, 72];
  s.box([0, 0, 0], [w, d, base]);
  s.line(xyz(0, d, base, 0, d, h, w, d, h), MED);
  s.line(xyz(w, d, base, w, d, h), MED);
  for (const i of times(shelves)) {
    const z = base + ((i + 1) * (h - base)) / (shelves + 1);
    s.box([1, 1, z], [w - 2, d - 2, 0.6], MED, FINE);
    for (const k of times(3))
      s.turned('z', [8 + k * 14, d / 2, z + 0.6], uv(2, 0, 3, 3, 1.6, 6, 2, 8), { layer: MED, crease: FINE });
  }
  for (const k of times(2))
    s.turned('z', [12 + k * 18, d / 2, base], uv(2.4, 0, 3.6, 4, 1.8, 7, 2.2, 9), {
      layer: MED,
      crease: FINE,
    });
  for (const [x, y] of uv(w, 0, 0, d, 0, 0)) s.line(xyz(x, y, base, x, y, h), OUT);
  s.front(0).line(uv(w / 2, base, w / 2, h), MED);
  for (const k of [4, 7, 9]) s.front(0).line(uv(k, base + 14, k + 10, base + 30), FINE);
  s.box([0, 0, h], [w, d, 3]);
  s.front(0).rect(w / 2 - 1.4, base + 26, 0.8, 5, MED);
  return s;
};
const closet: ProductSketch = (choose) => {
  const [drawers, shelves] = [choose([3, 4]), choose([4, 3])];
  const s = three();
  const [w, d, h] = [66, 16, 78];
  s.box([0, d, 0], [w, 0.6, h], OUT, FINE);
  for (const x of [w - 0.8, 40, 24]) s.box([x, 0, 0], [0.8, d, h], MED, FINE);
  for (const z of [h - 10]) s.box([0.8, 0, z], [w - 1.6, d, 0.8], MED, FINE);
  for (const i of times(shelves)) s.box([24.8, 0, 30 + i * 10], [15.2, d, 0.8], MED, FINE);
  for (const i of times(drawers)) {
    s.box([24.8, -0.6, i * 9 + 1], [15.2, 2, 8.4], MED, FINE);
    s.front(-0.6).rect(30, i * 9 + 4.6, 5, 1, FINE);
  }
  for (const [x0, x1, z] of [
    [0.8, 24, 62],
    [40.8, 65, 62],
    [40.8, 65, 32],
  ] as const) {
    s.bar(xyz(x0, d / 2, z, x1, d / 2, z), 0.6, MED);
    for (const k of times(4))
      s.face(
        xyz(
          x0 + 4 + k * 4.6,
          d / 2 - 4,
          z - 4,
          x0 + 4 + k * 4.6,
          d / 2 + 4,
          z - 4,
          x0 + 5 + k * 4.6,
          d / 2 + 4,
          z - 24,
          x0 + 5 + k * 4.6,
          d / 2 - 4,
          z - 24,
        ),
        FINE,
      );
  }
  s.box([0, 0, 0], [0.8, d, h], OUT, FINE);
  s.box([0, 0, h], [w, d, 0.8], OUT, FINE);
  return s;
};
/** A hood or safety cabinet: sash, airfoil, and what it stands on. */
const hood =
  (form: 'bench' | 'walk-in' | 'safety'): ProductSketch =>
  (choose) => {
    const [w, sash] = [choose([60, 48]), choose([16, 10])];
    const s = three();
    const base = form === 'bench' ? 36 : form === 'safety' ? 30 : 3;
    const h = form === 'walk-in' ? 84 : 52;
    if (form === 'safety') legs(s, [1, 1, 0], w - 2, 26, base, 2, OUT);
    else if (form === 'bench') {
      s.box([0, 2, 0], [w, 28, base - 2], OUT, MED);
      for (const i of times(3)) s.front(2).rect((i * w) / 3 + 1, 3, w / 3 - 2, base - 8, MED);
      for (const i of times(3)) s.front(2).rect((i * w) / 3 + w / 6 - 2, base - 8, 4, 1, FINE);
      s.box([-1, 0, base - 2], [w + 2, 31, 2], OUT, FINE);
    }
    s.box([0, 1, base], [w, 29, h]);
    if (form !== 'safety') s.cylinder('z', [w / 2, 18, base + h], 6, 10);
    else s.box([4, 8, base + h], [w - 8, 18, 5], OUT, FINE);
    const f = s.front(1);
    const [u, iw, v, ih] = [5, w - 10, base + 2, h * 0.72];
    f.rect(u, v, iw, ih, OUT);
    f.rect(u, v, iw, sash, MED);
    f.hatch(corners(u, v, iw, sash), 90, 3);
    f.glint(u, v + sash, iw, ih - sash);
    f.line(uv(u, v + sash, u + iw, v + sash), OUT);
    f.line(uv(u, v + sash + 1.4, u + iw, v + sash + 1.4), FINE);
    if (form === 'walk-in') {
      f.line(uv(u + iw / 2, v, u + iw / 2, v + ih), MED);
      f.line(uv(u, v + ih * 0.55, u + iw, v + ih * 0.55), MED);
    }
    f.rect(w - 4.2, base + h * 0.36, 3.2, 9, MED);
    if (form === 'safety') {
      s.prism('x', uv(-2, v, 1, v, 1, v + 1.4, -2, v + 0.6), u, iw, OUT, FINE);
      vents(f, 6, base + h * 0.84, w - 12, 5, 4);
    } else f.rect(6, base + h * 0.84, w - 12, 4, FINE);
    return s;
  };
const shade =
  (draw: (s: Scene, w: number) => void): ProductSketch =>
  (choose) => {
    const [w, drop] = [choose([48, 40]), choose([38, 30])];
    const s = three();
    const back = wall(s, -4, -56, w + 8, 62, 5);
    back.rect(0, -52, w, 52, MED);
    back.line(uv(w / 2, -52, w / 2, 0), MED);
    s.front(2.4).rect(1, -drop, w - 2, drop, OUT);
    s.front(2.4).hatch(corners(1, -drop, w - 2, drop), 0, 3);
    s.box([1, 1.8, -drop - 1.4], [w - 2, 1.2, 1.4], MED, FINE);
    draw(s, w);
    return s;
  };

export const furnishingPiecesFromCasework: Sketches = {
  casework: kitchen,
  'veneer-casework': veneer,
  'reception-desk': desk,
  'display-cabinet': display,
  'closet-shelving': closet,
  'fume-hood': hood('bench'),
  'walk-in-hood': hood('walk-in'),
  'biosafety-cabinet': hood('safety'),
  workbench: workbench,
  'roller-shade': only(rollerShade, undefined, undefined, 'open roll'),
  'motorized-shade': shade((s, w) => {
    s.cylinder('x', [0, 2.6, 1], 2, w);
    s.box([w, 0.4, -1.6], [1, 5, 5], OUT, FINE);
    s.box([-0.8, 0.4, -1.6], [0.8, 5, 5], OUT, FINE);
    s.box([w + 6, 3.4, -30], [4, 1, 7], OUT, FINE);
    for (const k of times(3)) s.front(3.4).rect(w + 7, -28.6 + k * 1.9, 2, 1.1, FINE);
    s.bar(xyz(w + 1, 3, 1, w + 8, 4, 1, w + 8, 4, -23), 0.3, MED);
  }),
  'dual-shade': only(rollerShade, undefined, undefined, 'double'),
  'blackout-shade': shade((s, w) => {
    s.front(2.3).hatch(corners(1, -30, w - 2, 30), 45, 2);
    s.box([w - 1, 0.6, -54], [3, 4, 54], OUT, FINE);
    s.box([-2, 0.6, -54], [3, 4, 54], OUT, FINE);
    s.box([-2, 0, 0], [w + 4, 5, 5]);
  }),
};
