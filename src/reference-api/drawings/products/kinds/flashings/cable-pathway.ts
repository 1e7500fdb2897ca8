import { FINE, MED, OUT, three, xyz } from '#src/reference-api/drawings/products/parts.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';

const pathway: ProductSketch = (choose) => {
  const [n, cables] = [choose([2, 1]), choose([4, 5])];
  const s = three();
  for (const i of times(n).toReversed()) s.box([i * 7, 3, 0], [5, 16, 5], OUT, FINE);
  s.box([-10, 0, -8], [n * 7 + 18, 3, 22], MED, FINE);
  s.front(0).speckle(-9, -7, n * 7 + 16, 20, 50, 0.6);
  s.box([-2, -0.6, -2], [n * 7 + 2, 0.6, 9], OUT, FINE);
  for (const i of times(n).toReversed()) {
    s.box([i * 7, -14, 0], [5, 14, 5]);
    s.front(-14).rect(i * 7 + 0.5, 0.5, 4, 4, MED);
    for (const k of times(cables))
      s.bar(
        xyz(i * 7 + 1 + k * 0.8, -13.6, 1.4 + (k % 2), i * 7 + 0.6 + k, -22, 0.6 + (k % 2) - k * 0.2),
        0.42,
        MED,
      );
    s.front(-14).rect(i * 7 + 0.5, 3, 4, 1.5, MED);
  }
  return s;
};

export const flashingsFromCablePathway: Sketches = {
  'cable-pathway': pathway,
};
