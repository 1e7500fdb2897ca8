import { MED } from '#src/reference-api/drawings/products/plate.ts';
import { corners } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';

/** Pavers on their bedding and base, in running bond, herringbone or as slabs. */
export const paver: ProductSketch = (choose) => {
  const bond = choose(['running', 'herringbone'] as const);
  const size = choose([8, 6]);
  const base = choose([4, 6]);
  const scene = new Scene(axonometric({ width: 20, depth: 36, depthScale: 0.95 }));
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
  top.through(corners(0, 0, width, depth), () => {
    for (const [u, v, w, d] of stones) {
      top.rect(u, v, w - gap, d - gap, MED);
    }
  });
  for (const [u, v, w, d] of stones) {
    if (v <= 0 && v + d > 0 && u > 0) front.line(uv(u, -thick, u, 0), MED);
    if (u <= 0 && u + w > 0 && v > 0) left.line(uv(v, -thick, v, 0), MED);
  }
  return scene;
};
