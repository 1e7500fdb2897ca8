import { FINE, MED, OUT, corner, xyz } from '#src/reference-api/drawings/products/parts.ts';
import { corners } from '#src/reference-api/drawings/products/plane.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';

/** A lid in the floor, held open. */
const floorDoor: ProductSketch = (choose) => {
  const [size, lift] = [choose([36, 30]), choose([26, 30])];
  const s = corner();
  s.box([-12, -12, -4], [size + 24, size + 24, 4], MED, FINE);
  s.level(0).rect(0, 0, size, size, OUT);
  s.level(0).through(corners(0, 0, size, size), () => {
    s.face(xyz(0, size, 0, size, size, 0, size, size, -12, 0, size, -12), MED);
    s.face(xyz(size, 0, 0, size, size, 0, size, size, -12, size, 0, -12), MED);
    for (const i of times(3))
      s.bar(xyz(size * 0.3, size, -2 - i * 4, size * 0.7, size, -2 - i * 4), 0.5, MED);
  });
  s.level(0).rect(-1.4, -1.4, size + 2.8, size + 2.8, FINE);
  s.face(xyz(0, size, 0, size, size, 0, size, size * 0.8, lift + 6, 0, size * 0.8, lift + 6));
  for (const i of times(6))
    for (const k of times(4)) {
      const [x, f] = [size * (0.1 + i * 0.15), 0.12 + k * 0.22];
      s.line(
        [
          [x, size * (1 - 0.2 * f), (lift + 6) * f],
          [x + size * 0.07, size * (1 - 0.2 * (f + 0.05)), (lift + 6) * (f + 0.05)],
        ],
        FINE,
      );
    }
  s.bar(xyz(size * 0.9, size * 0.3, 0, size * 0.98, size * 0.86, lift * 0.7), 0.5, MED);
  return s;
};

export const glassAndLouversFromFloorAccessDoor: Sketches = {
  'floor-access-door': floorDoor,
};
