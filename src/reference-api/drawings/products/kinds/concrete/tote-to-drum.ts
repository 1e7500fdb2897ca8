import { FINE, MED, OUT, PATT, label, three, uv, xyz } from '#src/reference-api/drawings/products/parts.ts';
import { rounded } from '#src/reference-api/drawings/products/plane.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import { drum } from '#src/reference-api/drawings/products/kinds/concrete/shared.ts';

/** A caged tote with its valve, on a pallet. */
const tote: ProductSketch = (choose) => {
  const [bars, fill] = [choose([6, 5]), choose([30, 24])];
  const s = three();
  for (const x of [0, 20, 40]) s.box([x, 0, -5], [8, 40, 4], OUT, FINE);
  s.box([0, 0, -1], [48, 40, 1], OUT, FINE);
  s.prism('z', rounded(1.5, 1.5, 45, 37, 4), 0, 39, OUT, PATT);
  s.turned('z', [24, 20, 39], uv(4, 0, 4, 2, 3.4, 2.4), { crease: FINE });
  s.line(xyz(4, 1.4, fill, 44, 1.4, fill), FINE);
  for (const i of times(bars)) {
    const x = (i * 48) / (bars - 1);
    s.line(xyz(x, 0, 0, x, 0, 40), MED);
    s.line(xyz(0, (i * 40) / (bars - 1), 0, 0, (i * 40) / (bars - 1), 40), MED);
  }
  for (const z of [8, 18, 28, 40]) s.line(xyz(0, 40, z, 0, 0, z, 48, 0, z), MED);
  label(s.front(-0.01), 14, 20, 18, 14, 3, MED);
  s.cylinder('y', [24, -3, 4], 2.6, 3);
  s.disc('y', [24, -3, 4], 1.4, MED);
  s.bar(xyz(24, -1.5, 6.6, 28, -2, 8), 0.5, MED);
  return s;
};

export const concreteFromTote: Sketches = {
  tote,
  drum,
};
