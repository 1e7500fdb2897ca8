import { FINE, MED, OUT, PATT, corner, under } from '#src/reference-api/drawings/products/parts.ts';
import { corners, type Plane } from '#src/reference-api/drawings/products/plane.ts';
import type { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';

export type Face = (on: Plane, u: number, v: number, w: number, h: number, i: number) => void;
/** A floor of squares, the nearest one lifted. */
export const squares =
  (size: number, thick: number, face: Face, n = 4): ProductSketch =>
  (choose) => {
    const [count, up] = [choose([n, n - 1]), choose([size * 0.22, size * 0.3])];
    const s = corner();
    const w = count * size;
    s.box([0, 0, -0.8], [w + 4, w + 4, 0.8], MED, FINE);
    for (const i of times(count).toReversed())
      for (const j of times(count).toReversed()) {
        if (i === 0 && j === 0) continue;
        const [x, y] = [i * size, j * size];
        s.box([x, y, 0], [size - 0.12, size - 0.12, thick], MED, FINE);
        face(s.level(thick), x, y, size, size, i + j);
      }
    s.level(0).hatch(corners(0, 0, size, size), 20, size / 7);
    s.box([-size * 0.2, -size * 0.2, up], [size, size, thick * 1.4]);
    face(s.level(up + thick * 1.4), -size * 0.2, -size * 0.2, size, size, 0);
    return s;
  };
/** A lay-in panel lifted into its grid, seen from below. */
export const ceiling =
  (edge: number, face: Face): ProductSketch =>
  (choose) => {
    const [n, tilt] = [choose([3, 2]), choose([7, 10])];
    const s = under();
    const size = 24;
    for (const i of times(n))
      for (const j of [0, 1]) {
        if (i === 0 && j === 0) continue;
        s.level(0).rect(i * size, j * size, size, size, MED);
        s.level(0).rect(i * size + edge, j * size + edge, size - 2 * edge, size - 2 * edge, FINE);
        face(s.level(0), i * size, j * size, size, size, i + j);
      }
    s.level(0).rect(0, 0, size, size, MED);
    s.level(0).hatch(corners(0, 0, size, size), 45, 3);
    for (const i of times(n + 1)) s.box([i * size - 0.5, 0, -1], [1, size * 2, 1], MED, FINE);
    for (const j of [2, 1, 0]) s.box([0, j * size - 0.5, -1], [n * size, 1, 1], MED, FINE);
    const at = (u: number, v: number, t = 0): Place => [u + 2, v - 4, -tilt + t + (u / size) * tilt * 0.5];
    s.face([at(0, 0), at(0, size), at(0, size, 1.2), at(0, 0, 1.2)]);
    s.face([at(0, 0), at(size, 0), at(size, 0, 1.2), at(0, 0, 1.2)]);
    s.face([at(0, 0), at(size, 0), at(size, size), at(0, size)]);
    for (const k of times(40)) {
      const [u, v] = [1 + ((k * 0.7549) % 1) * 22, 1 + ((k * 0.5698) % 1) * 22];
      if (edge === 0) s.line([at(u, v), at(u + 0.8, v + 0.5)], PATT);
    }
    return s;
  };
/** Coats on a slab, each cut back from the next. */
export const coats =
  (
    layers: number,
    face: Face,
    extra: (s: Scene, w: number, z: number) => void = () => undefined,
  ): ProductSketch =>
  (choose) => {
    const [w, t] = [choose([54, 48]), choose([1.2, 1.5])];
    const s = corner();
    s.box([-2, -2, -6], [w + 4, 34, 6], OUT, FINE);
    s.front(-2).speckle(-1, -5.4, w + 2, 4.8, 50, 0.9);
    s.side(-2).speckle(-1, -5.4, 32, 4.8, 30, 0.9);
    for (const i of times(layers)) {
      const x = i * 9;
      s.box([x, -2, i * t], [w + 2 - x, 34, t], OUT, FINE);
      if (i === layers - 1) face(s.level((i + 1) * t), x, -2, w + 2 - x, 34, i);
      else s.level((i + 1) * t).hatch(corners(x, -2, 9, 34), i % 2 ? 90 : 30, 2.2);
    }
    extra(s, w, layers * t);
    return s;
  };
