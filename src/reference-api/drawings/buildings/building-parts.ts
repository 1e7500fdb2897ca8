import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { arcPoints, type Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import { times } from '#src/reference-api/drawings/products/sketch.ts';
import type { Choose } from '#src/reference-api/drawings/axonometric/choices.ts';
import { axonometric } from '#src/reference-api/drawings/axonometric/view.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { xyz } from '#src/reference-api/drawings/axonometric/parts.ts';

const view = axonometric({ width: 14, depth: 32, depthScale: 0.8 });

/** The surroundings of a building: nothing, two trees, a lamp, a hedge, or a pair of low neighbors. */
const neighbors = {
  none: () => undefined,
  trees: (scene: Scene) => {
    tree(scene, -68, 4, 24);
    tree(scene, -56, -6, 20);
  },
  lamp: (scene: Scene) => {
    scene.bar(xyz(-58, -6, 0, -58, -6, 27, -51, -6, 29), 0.4, MEDIUM);
    scene.box([-51, -7, 28.2], [4, 2, 1], MEDIUM, FINE);
  },
  hedge: (scene: Scene) => {
    for (const bush of times(4)) scene.ball([-74 + bush * 7, -4, 3.4], 3.4, FINE);
  },
  pavilion: (scene: Scene) => {
    gableRoofed(scene, -76, 4, 22, 16, 9, 6);
  },
} satisfies Record<string, (scene: Scene) => void>;

/**
 * A site with something beside the building. Buildings are drawn in feet, with the front on the right and the
 * short side on the left.
 */
export function siteWithNeighbor(choose: Choose): Scene {
  const scene = new Scene(view);
  const beside = choose(['none', 'trees', 'lamp', 'hedge', 'pavilion'] as const);
  neighbors[beside](scene);
  return scene;
}

/** A scene without surroundings. */
export const emptySite = (): Scene => new Scene(view);

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
      on.rect(x, y, bay * across, story * up, MEDIUM);
      if (split) on.line(uv(x + (bay * across) / 2, y, x + (bay * across) / 2, y + story * up), FINE);
    }
}

/** A glazed wall: glass in a grid of mullions and transoms. */
export function glazing(
  on: Plane,
  [u, v, width, height]: readonly [u: number, v: number, width: number, height: number],
  columns: number,
  rows: number,
): void {
  on.rect(u, v, width, height, MEDIUM);
  for (const column of times(columns - 1)) {
    const x = u + (width * (column + 1)) / columns;
    on.line(uv(x, v, x, v + height), FINE);
  }
  for (const row of times(rows - 1)) {
    const y = v + (height * (row + 1)) / rows;
    on.line(uv(u, y, u + width, y), FINE);
  }
}

/** A window or door with a round head. */
export function archedOpening(on: Plane, u: number, v: number, width: number, height: number): void {
  on.shape(
    [[u, v], [u + width, v], ...arcPoints([u + width / 2, v + height - width / 2], width / 2, 0, 180)],
    MEDIUM,
  );
}

/** A pair of glass doors. */
export function entrance(on: Plane, u: number, width = 8, height = 8): void {
  on.rect(u, 0, width, height, MEDIUM);
  on.line(uv(u + width / 2, 0, u + width / 2, height), FINE);
}

/** A building with a ridge parallel to its front. */
export function gableRoofed(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  depth: number,
  wall: number,
  rise: number,
): void {
  scene.prism('x', uv(y, 0, y + depth, 0, y + depth, wall, y + depth / 2, wall + rise, y, wall), x, width);
}

/** A building whose front is a gable end. */
export function gableFront(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  depth: number,
  wall: number,
  rise: number,
): void {
  scene.prism('y', uv(x, 0, x + width, 0, x + width, wall, x + width / 2, wall + rise, x, wall), y, depth);
}

export function tree(scene: Scene, x: number, y: number, height = 22): void {
  scene.bar(xyz(x, y, 0, x, y, height * 0.5), height * 0.025, FINE);
  scene.ball([x, y, height * 0.7], height * 0.3, MEDIUM);
}

/** The ground line in front of a building. */
export function groundLine(scene: Scene, from: number, to: number, y = -6): void {
  scene.line(xyz(from, y, 0, to, y, 0), FINE);
}

/** Columns in a row along the front. */
export function columns(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  count: number,
  height: number,
  radius = 1,
): void {
  for (const index of times(count).toReversed())
    scene.cylinder('z', [x + (width * index) / (count - 1), y, 0], radius, height, MEDIUM);
}

/** Mechanical units on a flat roof. */
export function rooftopUnits(scene: Scene, x: number, y: number, z: number): void {
  scene.box([x + 14, y + 6, z], [9, 7, 5], MEDIUM, FINE);
  scene.box([x, y, z], [10, 8, 6], MEDIUM, FINE);
}

export { FINE, MEDIUM, OUTLINE };
