import { FINE, MED, OUT, under, uv, xyz } from '#src/reference-api/drawings/products/parts.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';

const soffit: ProductSketch = (choose) => {
  const [vented, fasc] = [choose([1, 2]), choose([7, 9])];
  const s = under();
  s.box([0, 24, -30], [84, 2, 30], MED, FINE);
  for (const k of times(4)) s.front(24).line(uv(0, -6 - k * 7, 84, -6 - k * 7), FINE);
  s.face(xyz(0, 0, 0, 84, 0, 0, 84, 24, 0, 0, 24, 0));
  for (const x of [28, 56]) s.level(0).line(uv(x, 0, x, 24), MED);
  for (const v of times(vented))
    for (const i of times(40)) s.level(0).circle(2 + i * 2.05, 6 + v * 2, 0.45, FINE);
  s.box([0, -1.6, -1], [84, 1.6, fasc], OUT, FINE);
  return s;
};

export const roofAndWallPanelsFromSoffitPanel: Sketches = {
  'soffit-panel': soffit,
};
