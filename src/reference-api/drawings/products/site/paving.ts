import { rectangle, uv, times, xyz, arcPoints } from '#src/reference-api/drawings/geometry/vector.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';

/** Pavers on their bedding and base, in running bond or herringbone. */
const paver = (bond: 'running' | 'herringbone') =>
  view.from({ width: 20, depth: 36, depthScale: 0.95 }, (scene, choose) => {
    const size = choose([8, 6]);
    const base = choose([4, 6]);
    const thick = 2.4;
    const width = size * 6;
    const depth = size * 4;
    const step = size * 0.8;
    scene.box([-2 * step, 0, -thick - 1 - base], [width + 2 * step, depth, base]);
    scene.front(0).speckle(-2 * step + 1, -thick - base - 0.5, width + 2 * step - 2, base - 1, 60, 0.9);
    scene.side(-2 * step).speckle(1, -thick - base - 0.5, depth - 2, base - 1, 24, 0.9);
    scene.level(-thick - 1).speckle(-2 * step + 1, 1, step, depth - 2, 26, 0.8);
    scene.box([-step, 0, -thick - 1], [width + step, depth, 1]);
    scene.level(-thick).speckle(-step + 1, 1, step * 0.8, depth - 2, 34, 0.3);
    const gap = 0.3;
    const stones: [number, number, number, number][] = [];
    const half = size / 2;

    if (bond === 'running')
      for (const row of times(8))
        for (const column of times(7)) {
          const from = Math.max(0, column * size - (row % 2) * half);
          const to = Math.min(width, (column + 1) * size - (row % 2) * half);
          if (to - from > 1) stones.push([from, row * half, to - from, half]);
        }

    if (bond === 'herringbone')
      for (const row of times(9))
        for (const column of times(13)) {
          const phase = (((column - row) % 4) + 4) % 4;
          const [u, v] = [column * half, row * half];
          if (phase === 0) stones.push([u, v, Math.min(size, width - u), half]);
          if (phase === 3) stones.push([u, v - half, half, size]);
        }
    scene.box([0, 0, -thick], [width, depth, thick]);
    const top = scene.level(0);
    const front = scene.front(0);
    const left = scene.side(0);
    top.through(rectangle(0, 0, width, depth), () => {
      for (const [u, v, w, d] of stones) {
        top.rect(u, v, w - gap, d - gap);
      }
    });
    for (const [u, v, w, d] of stones) {
      if (v <= 0 && v + d > 0 && u > 0) front.line(uv(u, -thick, u, 0), MEDIUM);
      if (u <= 0 && u + w > 0 && v > 0) left.line(uv(v, -thick, v, 0), MEDIUM);
    }
  });

/** A grid with its fill spilling at one corner. */
const pavingGrid = (fill: 'grass' | 'gravel'): ProductSketch =>
  view.corner((scene, choose) => {
    const [count, radius] = [choose([7, 6]), choose([2.6, 3])];
    scene.box([-2, -2, -6], [count * 6 + 4, count * 6 + 4, 5], MEDIUM, FINE);
    scene.front(-2).speckle(-1, -5.4, count * 6 + 2, 4, 40, 1);
    scene.box([0, 0, -1], [count * 6, count * 6, 1.6]);
    const on = scene.level(0.6);
    for (const i of times(count).toReversed())
      for (const j of times(count).toReversed()) {
        const [x, y] = [3 + i * 6, 3 + j * 6];
        if (fill === 'grass') on.circle(x, y, radius);
        else
          on.shape(
            times(6).map((k): [number, number] => [
              x + Math.cos(k * 1.047) * radius,
              y + Math.sin(k * 1.047) * radius,
            ]),
          );
        if (i + j < 3) continue;
        if (fill === 'grass')
          for (const k of times(4))
            scene.line(xyz(x - 1 + k * 0.7, y, 0.6, x - 1.6 + k * 1.1, y - 0.6, 4 + ((i + k) % 3)));
        else for (const k of times(4)) on.circle(x - 1 + (k % 2) * 1.7, y - 1 + (k > 1 ? 1.6 : 0), 0.7, FINE);
      }
  });

/** Units in a pattern with one lifted out. */
const units = (
  width: number,
  depth: number,
  t: number,
  joint: number,
  face: (on: Plane, u: number, v: number) => void,
  pedestals = false,
): ProductSketch =>
  view.corner((scene, choose) => {
    const [count, lift] = [choose([4, 5]), choose([t * 0.8, t * 1.3])];
    if (!pedestals) scene.box([-2, -2, -5], [count * width + 6, count * depth + 6, 5], MEDIUM, FINE);
    if (!pedestals) scene.front(-2).speckle(-1, -4.4, count * width + 4, 3.8, 40, 0.8);
    for (const j of times(count).toReversed())
      for (const i of times(count).toReversed()) {
        const x = i * width + (pedestals ? 0 : (j % 2) * width * 0.5 - width * 0.25);
        if (i === 0 && j === 0) continue;
        if (pedestals)
          for (const [u, v] of uv(x, j * depth))
            scene.turned('z', [u, v, -6], uv(3, 0, 3, 0.8, 1.4, 1, 1.4, 5, 3, 5.4, 3, 6), {
              layer: MEDIUM,
              crease: FINE,
            });
        scene.box([x, j * depth, 0], [width - joint, depth - joint, t], OUTLINE, FINE);
        face(scene.level(t), x, j * depth);
      }
    scene.box([-width * 0.6, -depth * 0.4, lift], [width - joint, depth - joint, t]);
    face(scene.level(lift + t), -width * 0.6, -depth * 0.4);
  });

export const paving = {
  'grass-grid': pavingGrid('grass'),
  'gravel-grid': pavingGrid('gravel'),
  'rubber-paving': view.corner((scene, choose) => {
    const squares = choose([5, 4]);
    scene.box([0, 0, -6], [56, 40, 4], MEDIUM, FINE);
    scene.front(0).speckle(1, -6, 54, 4, 40, 0.9);
    scene.box([0, 0, -2], [56, 40, 2]);
    const top = scene.level(0);
    top.speckle(1, 1, 54, 38, 70, 0.6);
    // Game lines on the surface.
    for (const square of times(squares)) top.rect(6 + square * 8, 14, 8, 8);
    top.rect(6 + 2 * 8, 22, 8, 8);
    top.rect(6 + 2 * 8, 6, 8, 8);
    top.shape(arcPoints([6 + squares * 8, 18], 4, -90, 90));
  }),
  'resin-paving': view.corner((scene, choose) => {
    const trunk = choose([2.4, 3]);
    scene.box([0, 0, -4], [54, 44, 4]);
    const top = scene.level(0);
    for (const pebble of times(110))
      top.circle(
        1.6 + 51 * ((pebble * 0.754877) % 1),
        1.6 + 41 * ((pebble * 0.569841) % 1),
        0.9 + (pebble % 3) * 0.25,
        FINE,
      );
    // Laid close around a tree, without a grate.
    top.circle(27, 22, trunk + 3);
    scene.cylinder('z', [27, 22, 0], trunk, 26, MEDIUM);
    scene.line(xyz(27, 22, 26, 21, 22, 34), MEDIUM);
    scene.line(xyz(27, 22, 26, 34, 22, 36), MEDIUM);
  }),
  paver: paver('running'),
  'permeable-paver': units(10, 10, 3.2, 1.3, (on, u, v) => {
    on.line(uv(u, v + 5, u + 1.4, v + 5), MEDIUM);
    on.line(uv(u + 7.2, v + 5, u + 8.6, v + 5), MEDIUM);
    on.line(uv(u + 4.4, v, u + 4.4, v + 1.4), MEDIUM);
  }),
  'clay-paver': paver('herringbone'),
  'roof-paver': units(20, 20, 1, 0.6, (on, u, v) => on.speckle(u + 1, v + 1, 17, 17, 16, 0.8), true),
  'granite-sett': units(7, 7, 6, 0.9, (on, u, v) => {
    on.line(uv(u + 1, v + 2, u + 2.6, v + 2.8, u + 3.4, v + 1.8));
    on.line(uv(u + 3, v + 4.6, u + 5, v + 4));
  }),
};
