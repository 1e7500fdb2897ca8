import {
  FINE,
  MED,
  OUT,
  PATT,
  corner,
  holes,
  only,
  three,
  uv,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { geotextileRoll } from '#src/reference-api/drawings/products/kinds/insulation.ts';
import { corners, rounded, type Plane } from '#src/reference-api/drawings/products/plane.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import { roll } from '#src/reference-api/drawings/products/kinds/sheets-and-rolls/shared.ts';

const grid = (on: Plane, w: number, loose: number): void => {
  for (const i of times(Math.round(w / 4))) on.line(uv(2 + i * 4, -loose, 2 + i * 4, 0));
  for (const i of times(7)) on.line(uv(0, -loose + 2 + i * (loose / 7), w, -loose + 2 + i * (loose / 7)));
};
const walkwayPad: ProductSketch = (choose) => {
  const [n, nubs] = [choose([2, 3]), choose([7, 8])];
  const s = corner();
  s.level(-0.4).shape(corners(-8, -8, n * 32 + 14, 46), FINE);
  for (const i of times(n).toReversed()) {
    s.prism('z', rounded(i * 32, 0, 30, 30, 2), -0.4, 1.2, OUT, PATT);
    holes(s.level(0.8), i * 32 + 1.5, 1.5, 27, 27, nubs, nubs, 1.1, FINE);
  }
  return s;
};
/** A boot on its base flange around a pipe, clamped. */
const pipeBoot: ProductSketch = (choose) => {
  const [r, steps] = [choose([3, 2.4]), choose([4, 5])];
  const s = three();
  s.cylinder('z', [0, 0, 0], r, 26, OUT);
  s.level(0).shape(corners(-16, -16, 32, 32), FINE);
  s.turned('z', [0, 0, 0], uv(11, 0, 10.8, 0.5));
  s.turned(
    'z',
    [0, 0, 0.5],
    times(steps).flatMap((i): [number, number][] =>
      uv(7 - ((7 - r) * i) / (steps - 1), i * 3, 6.4 - ((6.4 - r) * i) / (steps - 1), i * 3 + 2.8),
    ),
    { crease: FINE },
  );
  s.cylinder('z', [0, 0, steps * 3 - 1.4], r + 0.5, 1);
  s.box([-0.6, -r - 1.6, steps * 3 - 1.6], [1.6, 1.2, 1.4], MED, FINE);
  s.cylinder('z', [0, 0, steps * 3 - 0.4], r, 12);
  s.disc('z', [0, 0, steps * 3 + 11.6], r * 0.8, MED);
  return s;
};
const siliconeStrip: ProductSketch = (choose) => {
  const [w, r] = [choose([3, 4]), choose([5, 6])];
  const s = corner();
  s.box([0, -2, -6], [26, 8, 6], MED, FINE);
  s.box([0, 7.5, -6], [26, 8, 6], MED, FINE);
  s.level(0).speckle(2, 12, 22, 3, 12, 0.5);
  s.face(xyz(0, 6.8 - w * 0.6, 0.2, 18, 6.8 - w * 0.6, 0.2, 18, 6.8 + w * 0.6, 0.2, 0, 6.8 + w * 0.6, 0.2));
  for (const k of [-0.2, 0.2]) s.line(xyz(0, 6.8 + w * k, 0.2, 18, 6.8 + w * k, 0.2), FINE);
  s.cylinder('y', [18, 6.8 - w * 0.6, 0.2 + r], r, w * 1.2);
  for (const i of times(4)) s.disc('y', [18, 6.8 - w * 0.6, 0.2 + r], r * (0.88 - i * 0.16), FINE);
  return s;
};

export const sheetsAndRollsFromWalkwayPad: Sketches = {
  'walkway-pad': walkwayPad,
  'pipe-boot': pipeBoot,
  'silicone-strip': siliconeStrip,
  'geotextile-roll': only(geotextileRoll, 'woven'),
  'nonwoven-roll': only(geotextileRoll, 'nonwoven'),
  'erosion-blanket': roll(
    44,
    8,
    (on, w, l) => {
      on.speckle(1, -l + 1, w - 2, l - 2, 150, 3);
      grid(on, w, l);
    },
    undefined,
    1.2,
  ),
};
