import type { Layer } from '#src/reference-api/drawings/geometry/drawing.ts';
import { FINE, MEDIUM, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { arcPoints, type Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { Scene, ring, type Axis } from '#src/reference-api/drawings/axonometric/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';
import {
  axonometric,
  fromBelow,
  isometric,
  type Place,
} from '#src/reference-api/drawings/axonometric/view.ts';

/** Points in space from a flat list of coordinates, three for each. */
export const xyz = (...n: readonly number[]): Place[] =>
  times(n.length / 3).map((i) => [n[3 * i] ?? 0, n[3 * i + 1] ?? 0, n[3 * i + 2] ?? 0]);

/** A view with the front wide, side and top narrow. */
export const threeQuarterView = (): Scene => new Scene(axonometric({ width: 16, depth: 36 }));
/** Almost from the front, for products hung on a wall or set into one. */
export const frontView = (): Scene => new Scene(axonometric({ width: 10, depth: 40, depthScale: 0.8 }));
/** From a corner, for products that lie on the floor. */
export const cornerView = (): Scene => new Scene(isometric);
/** From under the ceiling. */
export const ceilingView = (): Scene => new Scene(fromBelow);

/** The sketch with its first choices fixed, in order; `undefined` leaves a choice open. */
export const withChoices =
  (sketch: ProductSketch, ...made: readonly (string | number | undefined)[]): ProductSketch =>
  (choose) => {
    let at = -1;
    return sketch((values) => {
      at += 1;
      const [pick, found] = [made[at], values.find((value) => value === made[at])];
      return pick === undefined || found === undefined ? choose(values) : found;
    });
  };

/** Horizontal lines that divide a rectangle into `n` rows. */
export const rows = (
  on: Plane,
  u: number,
  v: number,
  w: number,
  h: number,
  n: number,
  layer = FINE,
): void => {
  for (const i of times(n - 1)) on.line(uv(u, v + (h * (i + 1)) / n, u + w, v + (h * (i + 1)) / n), layer);
};
/** Vertical lines that divide a rectangle into `n` columns. */
export const columns = (
  on: Plane,
  u: number,
  v: number,
  w: number,
  h: number,
  n: number,
  layer = FINE,
): void => {
  for (const i of times(n - 1)) on.line(uv(u + (w * (i + 1)) / n, v, u + (w * (i + 1)) / n, v + h), layer);
};
/** Lines that divide a rectangle into cells. */
export const cells = (
  on: Plane,
  u: number,
  v: number,
  w: number,
  h: number,
  across: number,
  up: number,
  layer = FINE,
): void => {
  rows(on, u, v, w, h, up, layer);
  columns(on, u, v, w, h, across, layer);
};
/** Round holes in rows. */
export const holes = (
  on: Plane,
  u: number,
  v: number,
  w: number,
  h: number,
  across: number,
  up: number,
  r: number,
  layer = FINE,
): void => {
  for (const i of times(across))
    for (const j of times(up))
      on.shape(
        arcPoints([u + (w * (i + 0.5)) / across, v + (h * (j + 0.5)) / up], r, 0, 360, r, 8).slice(0, -1),
        layer,
      );
};
/** A nameplate with lines of print. */
export const nameplate = (
  on: Plane,
  u: number,
  v: number,
  w: number,
  h: number,
  lines = 3,
  layer = MEDIUM,
): void => {
  on.rect(u, v, w, h, layer);
  for (const i of times(lines))
    on.line([
      [u + w * 0.12, v + (h * (i + 0.7)) / (lines + 0.4)],
      [u + w * (0.88 - 0.16 * (i % 2)), v + (h * (i + 0.7)) / (lines + 0.4)],
    ]);
};
/** Ventilation slots. */
export const vents = (
  on: Plane,
  u: number,
  v: number,
  w: number,
  h: number,
  n: number,
  layer = FINE,
): void => {
  for (const i of times(n)) on.rect(u, v + (h * i) / n, w, (h / n) * 0.5, layer);
};
/** Cathedral grain of a veneer. */
export const grain = (on: Plane, u: number, v: number, w: number, h: number, n = 4): void => {
  for (const i of times(n)) {
    const [half, top] = [w * (0.08 + 0.36 * (i / n)), h * (0.34 + 0.6 * ((i + 1) / (n + 1)))];
    on.line(
      [
        [u + w / 2 - half, v],
        [u + w / 2 - half * 0.9, v + top * 0.6],
        [u + w / 2 - half * 0.4, v + top * 0.92],
        [u + w / 2, v + top],
        [u + w / 2 + half * 0.4, v + top * 0.92],
        [u + w / 2 + half * 0.9, v + top * 0.6],
        [u + w / 2 + half, v],
      ],
      HATCH,
    );
  }
};
/** The wall behind a product. */
export const wall = (scene: Scene, x: number, z: number, w: number, h: number, y: number): Plane => {
  const plane = scene.front(y);
  plane.rect(x, z, w, h, FINE);
  return plane;
};
/** Bolts in a ring on the near face of a flange. */
export const bolts = (
  scene: Scene,
  axis: Axis,
  center: Place,
  radius: number,
  n: number,
  size: number,
): void => {
  for (const i of times(n)) {
    const a = ((i + 0.5) * 2 * Math.PI) / n;
    const [c, d] = [Math.cos(a) * radius, Math.sin(a) * radius];
    const [x, y, z] = center;
    const at: Place = axis === 'x' ? [x, y + c, z + d] : axis === 'y' ? [x + c, y, z + d] : [x + c, y + d, z];
    scene.disc(axis, at, size, FINE);
  }
};
/** A flange on a pipe along x or y, with the bolts that are visible. */
export const flange = (
  scene: Scene,
  axis: Axis,
  center: Place,
  radius: number,
  thick = 1,
  open = true,
): void => {
  scene.cylinder(axis, center, radius, thick);
  const near: Place = axis === 'z' ? [center[0], center[1], center[2] + thick] : center;
  bolts(scene, axis, near, radius * 0.8, 8, radius * 0.07);
  if (open) {
    scene.disc(axis, near, radius * 0.58, MEDIUM);
    scene.through(ring(axis, near, radius * 0.58), () =>
      scene.disc(
        axis,
        axis === 'z'
          ? [near[0], near[1], near[2] - 1.2]
          : axis === 'x'
            ? [near[0] + 1.2, near[1], near[2]]
            : [near[0], near[1] + 1.2, near[2]],
        radius * 0.55,
        FINE,
      ),
    );
  }
};
/** A finned electric motor along an axis, its terminal box on top. */
export const motor = (scene: Scene, axis: 'x' | 'z', [x, y, z]: Place, r: number, length: number): void => {
  const along = (t: number): Place => (axis === 'x' ? [x + t, y, z] : [x, y, z + t]);
  scene.turned(
    axis,
    [x, y, z],
    uv(r * 0.9, 0, r, length * 0.08, r, length * 0.8, r * 0.92, length * 0.82, r * 0.92, length),
    { crease: FINE },
  );
  for (const i of times(6)) scene.band(axis, along(length * (0.16 + 0.1 * i)), r, FINE);
  if (axis === 'x')
    scene.box([x + length * 0.3, y - r * 0.5, z + r * 0.85], [length * 0.3, r, r * 0.5], MEDIUM, FINE);
  else
    scene.box([x - r * 0.4, y - r * 1.3, z + length * 0.35], [r * 0.8, r * 0.5, length * 0.25], MEDIUM, FINE);
};
/** A dial gauge or sight glass. */
export const gauge = (on: Plane, u: number, v: number, r: number, layer: Layer = MEDIUM): void => {
  on.circle(u, v, r, layer);
  on.circle(u, v, r * 0.72, FINE);
  on.line(uv(u, v, u + r * 0.45, v + r * 0.45), FINE);
};
/** A handwheel on an upright stem. */
export const handwheel = (scene: Scene, [x, y, z]: Place, r: number): void => {
  scene.cylinder('z', [x, y, z], r, r * 0.14);
  scene.disc('z', [x, y, z + r * 0.14], r * 0.8, MEDIUM);
  for (const i of times(3)) {
    const a = (i * 2 * Math.PI) / 3 + 0.5;
    scene.bar(
      [
        [x, y, z + r * 0.14],
        [x + Math.cos(a) * r * 0.8, y + Math.sin(a) * r * 0.8, z + r * 0.14],
      ],
      r * 0.08,
      MEDIUM,
    );
  }
  scene.disc('z', [x, y, z + r * 0.2], r * 0.16, MEDIUM);
};
/** A round rod between two places. */
export const rod = (scene: Scene, from: Place, to: Place, radius: number, layer: Layer = MEDIUM): void =>
  scene.bar([from, to], radius, layer);
/** Square legs under a rectangle, the far ones first. */
export const legs = (
  scene: Scene,
  [x, y, z]: Place,
  w: number,
  d: number,
  h: number,
  t: number,
  layer: Layer = MEDIUM,
): void => {
  for (const [px, py] of uv(x + w - t, y + d - t, x, y + d - t, x + w - t, y, x, y))
    scene.box([px, py, z], [t, t, h], layer, FINE);
};
/** The ground line in front of a standing product. */
export const ground = (scene: Scene, x: number, w: number, y = 0): void =>
  scene.line(xyz(x, y, 0, x + w, y, 0), FINE);
