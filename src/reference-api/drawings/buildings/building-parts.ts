import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import { times, uv, xyz } from '#src/reference-api/drawings/geometry/vector.ts';
import { type Draw, type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';

/** A scene without surroundings. */
export const onSite = (draw: Draw): ProductSketch =>
  view.from({ width: 14, depth: 32, depthScale: 0.8 }, draw);

/** Windows in rows and columns; `across` and `up` are the share of each bay that is glass. */
export function windows(
  on: Plane,
  [u, v, width, height]: readonly [u: number, v: number, width: number, height: number],
  columns: number,
  rows: number,
  { across = 0.6, up = 0.6, split = false }: { across?: number; up?: number; split?: boolean } = {},
): void {
  const [bay, story] = [width / columns, height / rows];
  for (const row of times(rows))
    for (const column of times(columns)) {
      const [x, y] = [u + bay * (column + (1 - across) / 2), v + story * (row + (1 - up) / 2)];
      on.rect(x, y, bay * across, story * up);
      if (split) on.line(uv(x + (bay * across) / 2, y, x + (bay * across) / 2, y + story * up));
    }
}

/** A glazed wall: glass in a grid of mullions and transoms. */
export function glazing(
  on: Plane,
  [u, v, width, height]: readonly [u: number, v: number, width: number, height: number],
  columns: number,
  rows: number,
): void {
  on.rect(u, v, width, height);
  for (const column of times(columns - 1)) {
    const x = u + (width * (column + 1)) / columns;
    on.line(uv(x, v, x, v + height));
  }
  for (const row of times(rows - 1)) {
    const y = v + (height * (row + 1)) / rows;
    on.line(uv(u, y, u + width, y));
  }
}

/** The ground line in front of a building. */
export function groundLine(scene: Scene, from: number, to: number, y = -6): void {
  scene.line(xyz(from, y, 0, to, y, 0));
}
