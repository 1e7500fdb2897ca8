import { FINE, MED, OUT } from '#src/reference-api/drawings/products/plate.ts';
import { corners } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { fromBelow } from '#src/reference-api/drawings/products/view.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';

/** Ceiling tiles in their grid, seen from the room, one tile lifted out. */
export const ceilingPanel: ProductSketch = (choose) => {
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
      plane.speckle(u + 2.6, v + 2.6, size - 6, size - 6, 22, 2.2);
    }
  const hang = -15;
  scene.box([size + 4, size - 6, hang], [size - 2, size - 2, 1.2]);
  scene.level(hang).speckle(size + 6, size - 4, size - 6, size - 6, 20, 2.2);
  return scene;
};
