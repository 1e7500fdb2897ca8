import { FINE, MED, OUT, cells, three, uv, xyz } from '#src/reference-api/drawings/products/parts.ts';
import { corners } from '#src/reference-api/drawings/products/plane.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';

const enclosed: ProductSketch = (choose) => {
  const [h, w] = [choose([96, 88]), choose([48, 52])];
  const s = three();
  s.box([-20, 0, 0], [20, 50, 40], MED, FINE);
  s.box([0, 0, 0], [w, 50, h]);
  const f = s.front(0);
  f.rect(4, 2, w - 8, 78, MED);
  f.rect(9, 10, w - 18, 64, FINE);
  f.glint(9, 10, w - 18, 64);
  f.rect(w - 8, 36, 2, 9, OUT);
  const side = s.side(0);
  for (const v of [44, 70]) {
    side.rect(4, v, 42, 22, MED);
    side.glint(4, v, 42, 22);
  }
  s.box([w, 0, 34], [5, 1.6, 9], OUT, FINE);
  s.front(0).circle(w + 2.5, 39, 1.2, FINE);
  s.prism('x', uv(-24, 0, 0, 0, 0, 4), 2, w - 4, MED, FINE);
  return s;
};
const cabPanel: ProductSketch = (choose) => {
  const [cols, rail] = [choose([3, 2]), choose([1, 2])];
  const s = three();
  const [w, d, h] = [66, 50, 84];
  s.box([0, d, 0], [w, 2, h], OUT, FINE);
  s.box([w, 0, 0], [2, d + 2, h], OUT, FINE);
  s.face(xyz(0, 0, 0, w, 0, 0, w, d, 0, 0, d, 0), MED);
  cells(s.level(0), 0, 0, w, d, 4, 3, FINE);
  for (const i of times(cols))
    for (const [z, zh] of uv(8, 26, 40, 38)) {
      s.box([(i * w) / cols + 1.4, d - 1, z], [w / cols - 2.8, 1, zh], OUT, FINE);
      s.front(d - 1).hatch(
        corners((i * w) / cols + 1.4, z, w / cols - 2.8, zh),
        z > 20 ? 60 : 0,
        z > 20 ? 4 : 2.2,
      );
    }
  for (const z of rail === 1 ? [36] : [30, 36]) s.bar(xyz(4, d - 3, z, w - 4, d - 3, z), 0.9);
  s.face(xyz(0, 0, h, w, 0, h, w, d, h, 0, d, h), MED);
  for (const [x, y] of uv(16, 16, 50, 16, 16, 36, 50, 36)) s.disc('z', [x, y, h], 3, MED);
  return s;
};

export const buildingAndLiftsFromEnclosedLift: Sketches = {
  'enclosed-lift': enclosed,
  'elevator-cab-panel': cabPanel,
};
