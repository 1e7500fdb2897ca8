import { airHandler } from '#src/reference-api/drawings/products/kinds/air.ts';
import { pump } from '#src/reference-api/drawings/products/kinds/plant.ts';
import { FINE, MED, OUT, three, uv, vents, wall, xyz } from '#src/reference-api/drawings/products/parts.ts';
import { corners, type Plane } from '#src/reference-api/drawings/products/plane.ts';
import type { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';

const grille: ProductSketch = (choose) => {
  const [w, n] = [choose([30, 26]), choose([11, 9])];
  const s = three();
  wall(s, -6, -6, w + 12, 32, 1);
  s.box([0, 0, 0], [w, 1, 20]);
  s.front(0).rect(2, 2, w - 4, 16, MED);
  for (const i of times(n))
    s.front(0).shape(
      [
        [2, 2 + (i * 16) / n],
        [w - 2, 2 + (i * 16) / n],
        [w - 2, 2 + ((i + 0.62) * 16) / n],
        [2, 2 + ((i + 0.62) * 16) / n],
      ],
      FINE,
    );
  for (const [u, v] of uv(1, 10, w - 1, 10)) s.front(0).circle(u, v, 0.4, FINE);
  return s;
};
const drumLouver: ProductSketch = (choose) => {
  const [w, tilt] = [choose([34, 28]), choose([0.2, 0.5])];
  const s = three();
  wall(s, -7, -7, w + 14, 30, 2);
  s.box([0, 0, 0], [w, 2, 16]);
  s.front(0).rect(2, 2, w - 4, 12, MED);
  s.cylinder('x', [2.4, 0, 8], 5.4, w - 4.8);
  for (const a of times(6)) {
    const q = Math.PI + tilt + (a - 2.5) * 0.34;
    s.line(
      xyz(2.4, Math.cos(q) * 5.4, 8 + Math.sin(q) * 5.4, w - 2.4, Math.cos(q) * 5.4, 8 + Math.sin(q) * 5.4),
      FINE,
    );
  }
  for (const i of times(5)) s.band('x', [5 + (i * (w - 10)) / 4, 0, 8], 5.4, MED);
  return s;
};
const unit =
  (draw: (f: Plane, s: Scene) => void, sections: number, curb: boolean): ProductSketch =>
  (choose) => {
    const [h, w] = [choose([40, 46]), sections * choose([26, 30])];
    const s = three();
    s.box([curb ? 3 : 0, curb ? 3 : 0, -5], [curb ? w - 6 : w, curb ? 30 : 36, 5], OUT, FINE);
    s.box([0, 0, 0], [w, 36, h]);
    const f = s.front(0);
    for (const i of times(sections)) f.rect((i * w) / sections + 1, 1, w / sections - 2, h - 2, MED);
    s.front(0).through(corners(0, 0, w, h + 30), () => undefined);
    draw(f, s);
    return s;
  };

export const mechanicalFromReturnGrille: Sketches = {
  'return-grille': grille,
  'drum-louver': drumLouver,
  'air-handler': airHandler,
  'custom-air-handler': unit(
    (f, s) => {
      for (const x of [31, 61]) {
        f.rect(x, 4, 16, 30, MED);
        f.circle(x + 8, 26, 3, MED);
        f.rect(x + 13, 15, 1.4, 5, OUT);
      }
      vents(f, 3, 6, 22, 26, 9);
      s.box([30, 8, 40], [20, 20, 8], OUT, FINE);
      s.bar(xyz(90, 0, 10, 90, -6, 10, 90, -6, -4), 1.2, MED);
      s.bar(xyz(96, 0, 16, 96, -6, 16, 96, -6, -4), 1.2, MED);
    },
    4,
    false,
  ),
  'energy-recovery-unit': unit(
    (f) => {
      f.circle(39, 20, 15, OUT);
      f.circle(39, 20, 13, FINE);
      f.circle(39, 20, 2, MED);
      for (const k of times(12))
        f.line(
          [
            [39 + Math.cos(k * 0.524) * 2, 20 + Math.sin(k * 0.524) * 2],
            [39 + Math.cos(k * 0.524) * 13, 20 + Math.sin(k * 0.524) * 13],
          ],
          k % 3 ? FINE : MED,
        );
      vents(f, 3, 6, 20, 12, 4);
      vents(f, 3, 22, 20, 12, 4);
      f.rect(60, 6, 14, 28, MED);
      f.rect(62, 16, 1.4, 5, OUT);
    },
    3,
    false,
  ),
  'outdoor-air-unit': unit(
    (f, s) => {
      vents(f, 30, 8, 20, 24, 10);
      f.rect(2.4, 6, 18, 30, MED);
      s.prism('x', uv(-12, 22, 0, 34, 0, 20, -12, 16), 2, 20);
      for (const x of [14, 40]) {
        s.cylinder('z', [x, 18, 40], 10, 3);
        s.disc('z', [x, 18, 43], 8, FINE);
        for (const k of times(6))
          s.line(xyz(x, 18, 43, x + Math.cos(k * 1.05) * 8, 18 + Math.sin(k * 1.05) * 8, 43), FINE);
      }
    },
    2,
    true,
  ),
  pump: pump,
};
