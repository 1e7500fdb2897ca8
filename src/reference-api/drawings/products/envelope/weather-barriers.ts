import { rectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { threeQuarterView, xyz } from '#src/reference-api/drawings/axonometric/parts.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MED, OUT } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { type ProductSketch, type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';

/** A narrow roll standing on its edge, or lying, with its tail. */
export const tape =
  (width: number, r: number, tail: number): ProductSketch =>
  (choose) => {
    const [w, turns] = [width * choose([1, 1.3]), choose([4, 5])];
    const s = threeQuarterView();
    s.face(xyz(0, -tail, 0, w, -tail, 0, w, 0, 0, 0, 0, 0));
    s.level(0).line(uv(w * 0.3, -tail, w * 0.3, 0), FINE);
    s.face(xyz(0, -tail, 0, w, -tail, 0, w, -tail * 0.7, 2, 0, -tail * 0.7, 2), MED);
    s.cylinder('x', [0, 0, r], r, w);
    const end = s.side(0);
    for (const i of times(turns)) end.circle(0, r, r * (0.92 - i * 0.09), FINE);
    end.circle(0, r, r * 0.45, OUT);
    return s;
  };

/** Wrap on a stud wall, its roll at the side. */
const onWall =
  (pattern: (on: Plane) => void): ProductSketch =>
  (choose) => {
    const [courses, r] = [choose([2, 3]), choose([4, 5])];
    const s = threeQuarterView();
    for (const x of [64, 48, 32, 16, 0]) s.box([x, 0, 0], [1.6, 5, 62], MED, FINE);
    s.box([0, 0, 62], [66, 5, 2], MED, FINE);
    for (const j of times(courses)) {
      const [z, x1] = [(j * 58) / courses, 52 - j * 9];
      s.front(-0.4).shape(rectangle(-1, z, x1, 58 / courses + 2), OUT);
    }
    s.front(-0.4).through(rectangle(-1, 0, 34, 60), () => pattern(s.front(-0.4)));
    s.cylinder('z', [52, -r, 0], r, 58 / courses + 2);
    for (const i of times(3)) s.disc('z', [52, -r, 58 / courses + 2], r * (0.8 - i * 0.22), FINE);
    return s;
  };

const print = (f: Plane): void => {
  for (const i of times(4))
    for (const j of times(6))
      f.line(
        uv(4 + i * 12 + (j % 2) * 5, 6 + j * 9, 10 + i * 12 + (j % 2) * 5, 6 + j * 9),
        i === 0 ? MED : FINE,
      );
};

const creases = (f: Plane): void => {
  for (const i of times(20))
    f.line(uv(1 + i * 2.6, 0, 2 + i * 2.6, 15, 1 + i * 2.6, 32, 2.2 + i * 2.6, 62), FINE);
};

const dark = (f: Plane): void => {
  f.hatch(rectangle(-1, 0, 60, 64), 45, 2.2);
  for (const i of [12, 36]) f.line(uv(-1, i, 60, i), MED);
};

export const weatherBarriers = {
  'building-wrap': onWall(print),
  'drainable-wrap': onWall(creases),
  'rainscreen-membrane': onWall(dark),
  'flashing-tape': tape(6, 5, 16),
} satisfies Sketches;
