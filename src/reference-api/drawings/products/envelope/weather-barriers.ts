import { rectangle, uv, times, xyz } from '#src/reference-api/drawings/geometry/vector.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';

/** A narrow roll standing on its edge, or lying, with its tail. */
export const tape = (width: number, radius: number, tail: number): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [w, turns] = [width * choose([1, 1.3]), choose([4, 5])];
    scene.face(xyz(0, -tail, 0, w, -tail, 0, w, 0, 0, 0, 0, 0));
    scene.level(0).line(uv(w * 0.3, -tail, w * 0.3, 0));
    scene.face(xyz(0, -tail, 0, w, -tail, 0, w, -tail * 0.7, 2, 0, -tail * 0.7, 2), MEDIUM);
    scene.cylinder('x', [0, 0, radius], radius, w);
    const end = scene.side(0);
    for (const i of times(turns)) end.circle(0, radius, radius * (0.92 - i * 0.09), FINE);
    end.circle(0, radius, radius * 0.45, OUTLINE);
  });

/** Wrap on a stud wall, its roll at the side. */
const onWall = (pattern: (on: Plane) => void): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [courses, radius] = [choose([2, 3]), choose([4, 5])];
    for (const x of [64, 48, 32, 16, 0]) scene.box([x, 0, 0], [1.6, 5, 62], MEDIUM, FINE);
    scene.box([0, 0, 62], [66, 5, 2], MEDIUM, FINE);
    for (const j of times(courses)) {
      const [z, x1] = [(j * 58) / courses, 52 - j * 9];
      scene.front(-0.4).shape(rectangle(-1, z, x1, 58 / courses + 2), OUTLINE);
    }
    scene.front(-0.4).through(rectangle(-1, 0, 34, 60), () => pattern(scene.front(-0.4)));
    scene.cylinder('z', [52, -radius, 0], radius, 58 / courses + 2);
    for (const i of times(3))
      scene.disc('z', [52, -radius, 58 / courses + 2], radius * (0.8 - i * 0.22), FINE);
  });

const print = (plane: Plane): void => {
  for (const i of times(4))
    for (const j of times(6))
      plane.line(
        uv(4 + i * 12 + (j % 2) * 5, 6 + j * 9, 10 + i * 12 + (j % 2) * 5, 6 + j * 9),
        i === 0 ? MEDIUM : FINE,
      );
};

const creases = (plane: Plane): void => {
  for (const i of times(20))
    plane.line(uv(1 + i * 2.6, 0, 2 + i * 2.6, 15, 1 + i * 2.6, 32, 2.2 + i * 2.6, 62));
};

const dark = (plane: Plane): void => {
  plane.hatch(rectangle(-1, 0, 60, 64), 45, 2.2);
  for (const i of [12, 36]) plane.line(uv(-1, i, 60, i), MEDIUM);
};

export const weatherBarriers = {
  'building-wrap': onWall(print),
  'drainable-wrap': onWall(creases),
  'rainscreen-membrane': onWall(dark),
  'flashing-tape': tape(6, 5, 16),
};
