import type { Layer } from '#src/reference-api/drawings/geometry/drawing.ts';
import { FINE, MEDIUM } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { type Axis, ring, type Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import { times, uv } from '#src/reference-api/drawings/geometry/vector.ts';

/** Bolts in a ring on the near face of a flange. */
export const bolts = (
  scene: Scene,
  axis: Axis,
  center: Place,
  radius: number,
  count: number,
  size: number,
): void => {
  for (const i of times(count)) {
    const a = ((i + 0.5) * 2 * Math.PI) / count;
    const [c, depth] = [Math.cos(a) * radius, Math.sin(a) * radius];
    const [x, y, z] = center;
    const at: Place =
      axis === 'x' ? [x, y + c, z + depth] : axis === 'y' ? [x + c, y, z + depth] : [x + c, y + depth, z];
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
export const motor = (
  scene: Scene,
  axis: 'x' | 'z',
  [x, y, z]: Place,
  radius: number,
  length: number,
): void => {
  const along = (t: number): Place => (axis === 'x' ? [x + t, y, z] : [x, y, z + t]);
  scene.turned(
    axis,
    [x, y, z],
    [
      [radius * 0.9, 0],
      [radius, length * 0.08],
      [radius, length * 0.8],
      [radius * 0.92, length * 0.82],
      [radius * 0.92, length],
    ],
    { crease: FINE },
  );
  for (const i of times(6)) scene.band(axis, along(length * (0.16 + 0.1 * i)), radius, FINE);
  if (axis === 'x')
    scene.box(
      [x + length * 0.3, y - radius * 0.5, z + radius * 0.85],
      [length * 0.3, radius, radius * 0.5],
      MEDIUM,
      FINE,
    );
  else
    scene.box(
      [x - radius * 0.4, y - radius * 1.3, z + length * 0.35],
      [radius * 0.8, radius * 0.5, length * 0.25],
      MEDIUM,
      FINE,
    );
};
/** A dial gauge or sight glass. */
export const gauge = (on: Plane, u: number, v: number, radius: number, layer: Layer = MEDIUM): void => {
  on.circle(u, v, radius, layer);
  on.circle(u, v, radius * 0.72, FINE);
  on.line(uv(u, v, u + radius * 0.45, v + radius * 0.45), FINE);
};
/** A handwheel on an upright stem. */
export const handwheel = (scene: Scene, [x, y, z]: Place, radius: number): void => {
  scene.cylinder('z', [x, y, z], radius, radius * 0.14);
  scene.disc('z', [x, y, z + radius * 0.14], radius * 0.8, MEDIUM);
  for (const i of times(3)) {
    const a = (i * 2 * Math.PI) / 3 + 0.5;
    scene.bar(
      [
        [x, y, z + radius * 0.14],
        [x + Math.cos(a) * radius * 0.8, y + Math.sin(a) * radius * 0.8, z + radius * 0.14],
      ],
      radius * 0.08,
      MEDIUM,
    );
  }
  scene.disc('z', [x, y, z + radius * 0.2], radius * 0.16, MEDIUM);
};
/** A round rod between two places. */
export const rod = (scene: Scene, from: Place, to: Place, radius: number, layer: Layer = MEDIUM): void =>
  scene.bar([from, to], radius, layer);
/** Square legs under a rectangle, the far ones first. */
export const legs = (
  scene: Scene,
  [x, y, z]: Place,
  width: number,
  depth: number,
  height: number,
  t: number,
  layer: Layer = MEDIUM,
): void => {
  for (const [px, py] of uv(x + width - t, y + depth - t, x, y + depth - t, x + width - t, y, x, y))
    scene.box([px, py, z], [t, t, height], layer, FINE);
};
