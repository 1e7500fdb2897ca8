import { FINE, MED, OUT, PATT } from '#src/reference-api/drawings/products/plate.ts';
import { corners } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times } from '#src/reference-api/drawings/products/sketch.ts';
import type { ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric, fromBelow } from '#src/reference-api/drawings/products/view.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';

/** Ceiling tiles in their grid, seen from the room, one tile lifted out. */
export const ceilingPanel: ProductSketch = (choose) => {
  const texture = choose(['fissured', 'perforated', 'smooth'] as const);
  const columns = choose([4, 3]);
  const tegular = choose([0, 1.5]);
  const rows = 3;
  const size = 24;
  const scene = new Scene(fromBelow);
  const plane = scene.level(0);
  for (const wire of times(columns + 1))
    for (const row of [0, rows])
      scene.line(xyz(wire * size, row * size, 0, wire * size, row * size, 16), FINE);
  plane.shape(corners(0, 0, columns * size, rows * size), OUT);
  for (const column of times(columns))
    for (const row of times(rows)) {
      const [u, v] = [column * size, row * size];
      const open = column === 1 && row === 1;
      plane.rect(u + 0.9, v + 0.9, size - 1.8, size - 1.8, MED);
      if (open) {
        plane.through(corners(u + 0.9, v + 0.9, size - 1.8, size - 1.8), () => {
          scene.front(v + size - 0.9).hatch(corners(u, 0, size, 14), 0, 1.4);
          scene.line(xyz(u + size - 0.9, v + size - 0.9, 0, u + size - 0.9, v + size - 0.9, 16), MED);
        });
        continue;
      }
      if (tegular > 0)
        plane.rect(
          u + 0.9 + tegular,
          v + 0.9 + tegular,
          size - 1.8 - 2 * tegular,
          size - 1.8 - 2 * tegular,
          FINE,
        );
      if (texture === 'fissured') plane.speckle(u + 2.6, v + 2.6, size - 6, size - 6, 22, 2.2);
      if (texture === 'perforated') plane.speckle(u + 2.6, v + 2.6, size - 5, size - 5, 44, 0.5);
      if (texture === 'smooth') plane.line(uv(u + 5, v + 6, u + 12, v + 6), PATT);
    }
  const hang = -15;
  scene.box([size + 4, size - 6, hang], [size - 2, size - 2, 1.2]);
  scene
    .level(hang)
    .speckle(
      size + 6,
      size - 4,
      size - 6,
      size - 6,
      texture === 'perforated' ? 44 : 20,
      texture === 'fissured' ? 2.2 : 0.6,
    );
  return scene;
};

/** Acoustic wall panels or hung baffles, grooved or fabric-faced. */
export const acousticPanel: ProductSketch = (choose) => {
  const form = choose(['wall panels', 'baffles', 'grooved'] as const);
  const count = choose([4, 5, 3]);
  const thick = choose([2, 3]);
  if (form === 'baffles') {
    const scene = new Scene(fromBelow);
    for (const index of times(count).toReversed()) {
      const y = index * 13;
      for (const x of [9, 51]) scene.line(xyz(x, y + 1, 14, x, y + 1, 26), MED);
      scene.box([0, y, 0], [60, thick, 14]);
      scene.front(y).speckle(1.5, 1.5, 57, 11, 46, 0.8);
      for (const x of [9, 51]) scene.box([x - 1, y + 0.4, 14], [2, 1.4, 1.4], MED, FINE);
    }
    return scene;
  }
  const scene = new Scene(axonometric({ width: 14, depth: 40, depthScale: 0.9 }));
  const w = 60 / count + 5;
  for (const index of times(count).toReversed()) {
    const x = index * (w + 1.2);
    const bevel = 0.9;
    scene.box([x, 0, 0], [w, thick, 46]);
    const front = scene.front(0);
    if (form === 'grooved')
      for (const groove of times(8))
        front.line(
          uv(x + ((groove + 0.5) * w) / 8, 0, x + ((groove + 0.5) * w) / 8, 46),
          groove % 2 ? MED : FINE,
        );
    else {
      front.rect(x + bevel, bevel, w - 2 * bevel, 46 - 2 * bevel, FINE);
      front.speckle(x + 2, 2, w - 4, 42, 60, 0.8);
    }
  }
  return scene;
};
