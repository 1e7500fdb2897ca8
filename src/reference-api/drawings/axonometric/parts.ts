import type { Layer } from '#src/reference-api/drawings/geometry/drawing.ts';
import { FINE, MEDIUM, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { arcPoints, times, uv, xyz } from '#src/reference-api/drawings/geometry/vector.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import type { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';

/** Repeats something `count` times in a rectangle. */
type InRectangle = (
  on: Plane,
  u: number,
  v: number,
  width: number,
  height: number,
  count: number,
  layer?: Layer,
) => void;

/** Horizontal lines that divide a rectangle into `n` rows. */
export const rows: InRectangle = (on, u, v, width, height, count, layer = FINE) => {
  for (const i of times(count - 1))
    on.line(uv(u, v + (height * (i + 1)) / count, u + width, v + (height * (i + 1)) / count), layer);
};
/** Vertical lines that divide a rectangle into `n` columns. */
export const columns: InRectangle = (on, u, v, width, height, count, layer = FINE) => {
  for (const i of times(count - 1))
    on.line(uv(u + (width * (i + 1)) / count, v, u + (width * (i + 1)) / count, v + height), layer);
};
/** Lines that divide a rectangle into cells. */
export const cells = (
  on: Plane,
  u: number,
  v: number,
  width: number,
  height: number,
  across: number,
  up: number,
  layer = FINE,
): void => {
  rows(on, u, v, width, height, up, layer);
  columns(on, u, v, width, height, across, layer);
};
/** Round holes in rows. */
export const holes = (
  on: Plane,
  u: number,
  v: number,
  width: number,
  height: number,
  across: number,
  up: number,
  radius: number,
  layer = FINE,
): void => {
  for (const i of times(across))
    for (const j of times(up))
      on.shape(
        arcPoints(
          [u + (width * (i + 0.5)) / across, v + (height * (j + 0.5)) / up],
          radius,
          0,
          360,
          radius,
          8,
        ).slice(0, -1),
        layer,
      );
};
/** A nameplate with lines of print. */
export const nameplate = (
  on: Plane,
  u: number,
  v: number,
  width: number,
  height: number,
  lines = 3,
  layer = MEDIUM,
): void => {
  on.rect(u, v, width, height, layer);
  for (const i of times(lines))
    on.line([
      [u + width * 0.12, v + (height * (i + 0.7)) / (lines + 0.4)],
      [u + width * (0.88 - 0.16 * (i % 2)), v + (height * (i + 0.7)) / (lines + 0.4)],
    ]);
};
/** Ventilation slots. */
export const vents: InRectangle = (on, u, v, width, height, count, layer = FINE) => {
  for (const i of times(count)) on.rect(u, v + (height * i) / count, width, (height / count) * 0.5, layer);
};
/** Cathedral grain of a veneer. */
export const grain: InRectangle = (on, u, v, width, height, count) => {
  for (const i of times(count)) {
    const [half, top] = [
      width * (0.08 + 0.36 * (i / count)),
      height * (0.34 + 0.6 * ((i + 1) / (count + 1))),
    ];
    on.line(
      [
        [u + width / 2 - half, v],
        [u + width / 2 - half * 0.9, v + top * 0.6],
        [u + width / 2 - half * 0.4, v + top * 0.92],
        [u + width / 2, v + top],
        [u + width / 2 + half * 0.4, v + top * 0.92],
        [u + width / 2 + half * 0.9, v + top * 0.6],
        [u + width / 2 + half, v],
      ],
      HATCH,
    );
  }
};
/** The wall behind a product. */
export const wall = (scene: Scene, x: number, z: number, width: number, height: number, y: number): Plane => {
  const plane = scene.front(y);
  plane.rect(x, z, width, height, FINE);
  return plane;
};
/** The ground line in front of a standing product. */
export const ground = (scene: Scene, x: number, width: number, y = 0): void =>
  scene.line(xyz(x, y, 0, x + width, y, 0), FINE);
