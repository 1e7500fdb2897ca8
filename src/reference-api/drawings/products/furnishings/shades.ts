import { rectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { withChoices, threeQuarterView, wall, xyz } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MED, OUT, PATT } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import { type ProductSketch, type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';
import { type Place, axonometric } from '#src/reference-api/drawings/axonometric/view.ts';

const shade =
  (draw: (s: Scene, w: number) => void): ProductSketch =>
  (choose) => {
    const [w, drop] = [choose([48, 40]), choose([38, 30])];
    const s = threeQuarterView();
    const back = wall(s, -4, -56, w + 8, 62, 5);
    back.rect(0, -52, w, 52, MED);
    back.line(uv(w / 2, -52, w / 2, 0), MED);
    s.front(2.4).rect(1, -drop, w - 2, drop, OUT);
    s.front(2.4).hatch(rectangle(1, -drop, w - 2, drop), 0, 3);
    s.box([1, 1.8, -drop - 1.4], [w - 2, 1.2, 1.4], MED, FINE);
    draw(s, w);
    return s;
  };

/** A roller shade with its chain and hem bar. */
const rollerShade: ProductSketch = (choose) => {
  const width = choose([48, 60, 40]);
  const drop = choose([38, 26, 46]);
  const form = choose(['open roll', 'double'] as const);
  const scene = new Scene(axonometric({ width: 14, depth: 38, depthScale: 0.9 }));
  const [sill, top] = [-52, 0];
  const wall = scene.front(6);
  wall.rect(-3, sill - 3, width + 6, top - sill + 8, FINE);
  wall.rect(0, sill, width, top - sill, MED);
  wall.line(uv(width / 2, sill, width / 2, top), MED);
  wall.line(uv(0, sill * 0.55, width, sill * 0.55), FINE);
  wall.glint(width * 0.5, sill, width * 0.5, 16);
  const cloth = (y: number, length: number, layer: typeof PATT): void => {
    const front = scene.front(y);
    front.rect(1, top - length, width - 2, length, MED);
    front.hatch(rectangle(1, top - length, width - 2, length), 90, 2.6, layer);
    front.hatch(rectangle(1, top - length, width - 2, length), 0, 2.6, layer);
    scene.box([1, y - 0.6, top - length - 1.4], [width - 2, 1.2, 1.4], MED, FINE);
  };
  if (form === 'double') cloth(4.4, Math.min(50, drop + 12), PATT);
  cloth(2.2, drop, PATT);
  scene.box([width, 0.5, top - 1.5], [0.8, 5, 5], MED, FINE);
  if (form === 'double') scene.cylinder('x', [0, 4.6, top + 1.2], 1.5, width, MED);
  scene.cylinder('x', [0, 2.6, top + 0.8], 1.8, width);
  scene.disc('x', [0, 2.6, top + 0.8], 0.8, FINE);
  scene.box([-0.8, 0.5, top - 1.5], [0.8, 5, 5]);
  const chain = times(15).map((step): [number, number, number] => [-1.6, 1, top - step * 2.2]);
  for (const [x, y, z] of chain) scene.line(xyz(x, y, z, x, y, z - 1.1), MED);
  for (const [x, y, z] of chain) scene.line(xyz(x + 1.4, y, z - 0.5, x + 1.4, y, z - 1.6), FINE);
  return scene;
};

export const shades = {
  'roller-shade': withChoices(rollerShade, undefined, undefined, 'open roll'),
  'motorized-shade': shade((s, w) => {
    s.cylinder('x', [0, 2.6, 1], 2, w);
    s.box([w, 0.4, -1.6], [1, 5, 5], OUT, FINE);
    s.box([-0.8, 0.4, -1.6], [0.8, 5, 5], OUT, FINE);
    s.box([w + 6, 3.4, -30], [4, 1, 7], OUT, FINE);
    for (const k of times(3)) s.front(3.4).rect(w + 7, -28.6 + k * 1.9, 2, 1.1, FINE);
    s.bar(xyz(w + 1, 3, 1, w + 8, 4, 1, w + 8, 4, -23), 0.3, MED);
  }),
  'dual-shade': withChoices(rollerShade, undefined, undefined, 'double'),
  'blackout-shade': shade((s, w) => {
    s.front(2.3).hatch(rectangle(1, -30, w - 2, 30), 45, 2);
    s.box([w - 1, 0.6, -54], [3, 4, 54], OUT, FINE);
    s.box([-2, 0.6, -54], [3, 4, 54], OUT, FINE);
    s.box([-2, 0, 0], [w + 4, 5, 5]);
  }),
  'skylight-shade': (choose) => {
    const [n, pulled] = [choose([3, 4]), choose([0.6, 0.45])];
    const s = threeQuarterView();
    const at = (x: number, t: number, d = 0): Place => [x, t * 30 - d, t * 34 + d * 0.8];
    const w = n * 22;
    s.face([at(0, 0), at(w, 0), at(w, 1), at(0, 1)], OUT);
    for (const i of times(n)) {
      for (const k of [0.3, 0.45]) s.line([at(i * 22 + 22 * k, 0.1), at(i * 22 + 22 * k + 6, 0.3)], FINE);
      s.face(
        [
          at(i * 22 + 1.6, 1 - pulled, 1),
          at(i * 22 + 20.4, 1 - pulled, 1),
          at(i * 22 + 20.4, 1, 1),
          at(i * 22 + 1.6, 1, 1),
        ],
        MED,
      );
      for (const k of times(7))
        s.line([at(i * 22 + 1.6, 1 - (pulled * k) / 7, 1), at(i * 22 + 20.4, 1 - (pulled * k) / 7, 1)], FINE);
    }
    for (const i of times(n + 1)) s.bar([at(i * 22, 0, 1), at(i * 22, 1, 1)], 0.8, OUT);
    s.bar([at(0, 1, 2), at(w, 1, 2)], 1.6, OUT);
    s.bar([at(0, 0), at(w, 0)], 0.9, OUT);
    return s;
  },
} satisfies Sketches;
