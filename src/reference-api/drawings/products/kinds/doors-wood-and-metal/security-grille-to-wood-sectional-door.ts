import { overheadDoor } from '#src/reference-api/drawings/products/kinds/doors.ts';
import { FINE, MED, OUT, frontal, uv, xyz } from '#src/reference-api/drawings/products/parts.ts';
import type { Plane } from '#src/reference-api/drawings/products/plane.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import { coiling } from '#src/reference-api/drawings/products/kinds/doors-wood-and-metal/shared.ts';

const grille = (f: Plane, w: number, h: number): void => {
  for (const j of times(Math.round(h / 3))) {
    f.line(uv(0, j * 3, w, j * 3), MED);
    for (const i of times(Math.round(w / 9)))
      f.line(uv(4 + i * 9 + (j % 2) * 4.5, j * 3, 4 + i * 9 + (j % 2) * 4.5, j * 3 + 3), FINE);
  }
};
/** Carriage leaves of boards and cross braces, in sections. */
const woodSectional: ProductSketch = (choose) => {
  const [w, lites] = [choose([108, 96]), choose([4, 3])];
  const s = frontal();
  const h = 90;
  for (const x of [w, -3]) s.box([x, 0, h + 4], [3, 60, 3], MED, FINE);
  s.box([w, -2, 0], [7, 5, h + 7], OUT, FINE);
  s.box([-7, -2, h], [w + 14, 5, 7], OUT, FINE);
  s.box([-7, -2, 0], [7, 5, h + 7], OUT, FINE);
  const f = s.front(0);
  f.rect(0, 0, w, h, MED);
  for (const half of [0, 1]) {
    const [x, b] = [half * (w / 2), w / 2];
    for (const i of times(9))
      f.line(uv(x + 6 + (i * (b - 12)) / 8, 5, x + 6 + (i * (b - 12)) / 8, h * 0.68), FINE);
    f.rect(x + 1, 1, b - 2, h - 2, MED);
    f.rect(x + 5.5, 5, b - 11, h * 0.66, MED);
    f.shape(
      [
        [x + 5.5, 5],
        [x + 9, 5],
        [x + b - 5.5, h * 0.66 + 1],
        [x + b - 5.5, h * 0.66 + 5],
        [x + b - 9, h * 0.66 + 5],
        [x + 5.5, 9],
      ],
      MED,
    );
    for (const i of times(lites)) {
      f.rect(x + 6 + (i * (b - 12)) / lites, h * 0.76, (b - 12) / lites - 1.5, h * 0.18, MED);
      f.glint(x + 6 + (i * (b - 12)) / lites, h * 0.76, (b - 12) / lites - 1.5, h * 0.18);
    }
    f.rect(half ? x + 2 : x + b - 4, 36, 2, 9, OUT);
  }
  for (const i of [1, 2, 3]) f.line(uv(0, (h * i) / 4, w, (h * i) / 4), MED);
  s.line(xyz(-16, -2, 0, w + 18, -2, 0), FINE);
  return s;
};

export const doorsWoodAndMetalFromSecurityGrille: Sketches = {
  'security-grille': coiling({ hood: 11, sill: 0, draw: grille }),
  'full-view-door': overheadDoor,
  'wood-sectional-door': woodSectional,
};
