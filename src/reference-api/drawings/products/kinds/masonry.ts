import { MED } from '#src/reference-api/drawings/products/plate.ts';
import { corners } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times } from '#src/reference-api/drawings/products/sketch.ts';
import type { ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric, isometric } from '#src/reference-api/drawings/products/view.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';

/** Units of a wall: hollow block, brick with cores, or split-face, as laid. */
export const masonryUnit: ProductSketch = (choose) => {
  const form = choose(['block', 'brick', 'split face'] as const);
  const cores = choose([2, 3]);
  const courses = choose([2, 1]);
  const scene = new Scene(isometric);
  const [w, d, h] = form === 'brick' ? [7.6, 3.6, 2.25] : [15.6, 7.6, 7.6];
  const gap = form === 'brick' ? 0.4 : 0.6;
  const unit = (x: number, z: number): void => {
    scene.box([x, 0, z], [w, d, h]);
    const top = scene.level(z + h);
    for (const core of times(cores)) {
      const each = (w - gap * 3) / cores;
      const u = x + gap * 1.5 + core * each + gap * 0.6;
      const hole = corners(u, d * 0.2, each - gap * 1.2, d * 0.6);
      if (form === 'brick') {
        top.circle(u + each * 0.4, d / 2, d * 0.2, MED);
        continue;
      }
      top.shape(hole, MED);
      top.through(hole, () => {
        scene.line(xyz(u + each - gap * 1.2, d * 0.8, z, u + each - gap * 1.2, d * 0.8, z + h), MED);
        scene.front(d * 0.8).hatch(corners(u, z, each - gap * 1.2, h), 0, 0.9);
      });
    }
    const front = scene.front(0);
    if (form === 'split face') {
      front.speckle(x + 0.5, z + 0.5, w - 1, h - 1, 46, 0.9);
      front.hatch(corners(x + 0.4, z + 0.3, w - 0.8, h - 0.6), 63, 1.9);
    } else front.speckle(x + 0.3, z + 0.2, w - 0.6, h - 0.4, 24, w * 0.02);
    scene.side(x).speckle(0.3, z + 0.2, d - 0.6, h - 0.4, 12, w * 0.02);
  };
  const row = w + gap;
  unit(row, 0);
  unit(0, 0);
  if (courses === 2) {
    unit(row * 0.5, h + gap);
  }
  return scene;
};

/** Pavers on their bedding and base, in running bond, herringbone or as slabs. */
export const paver: ProductSketch = (choose) => {
  const bond = choose(['running', 'herringbone', 'slab', 'basket'] as const);
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
  if (bond === 'slab')
    for (const row of times(2))
      for (const column of times(3)) stones.push([column * size * 2, row * size * 2, size * 2, size * 2]);
  if (bond === 'running')
    for (const row of times(8))
      for (const column of times(7)) {
        const from = Math.max(0, column * size - (row % 2) * half);
        const to = Math.min(width, (column + 1) * size - (row % 2) * half);
        if (to - from > 1) stones.push([from, row * half, to - from, half]);
      }
  if (bond === 'basket')
    for (const row of times(4))
      for (const column of times(6))
        for (const side of [0, 1])
          stones.push(
            (row + column) % 2
              ? [column * size + side * half, row * size, half, size]
              : [column * size, row * size + side * half, size, half],
          );
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
      if (bond === 'slab') top.speckle(u + 1, v + 1, w - 2, d - 2, 26, 0.4);
    }
  });
  for (const [u, v, w, d] of stones) {
    if (v <= 0 && v + d > 0 && u > 0) front.line(uv(u, -thick, u, 0), MED);
    if (u <= 0 && u + w > 0 && v > 0) left.line(uv(v, -thick, v, 0), MED);
  }
  return scene;
};
