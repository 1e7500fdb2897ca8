import {
  FINE,
  MED,
  OUT,
  corner,
  ground,
  three,
  uv,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';
import { railProfile } from '#src/reference-api/drawings/products/kinds/site-and-rail/shared.ts';

const boot: ProductSketch = (choose) => {
  const [l, t] = [choose([30, 34]), choose([0.9, 1.2])];
  const s = corner();
  s.box([-16, 2, -4], [32, l, 11], MED, FINE);
  s.front(2).speckle(-15, -3.4, 30, 9, 50, 0.7);
  const outer = uv(
    -3 - t,
    -t,
    3 + t,
    -t,
    3 + t,
    1.2,
    1.4 + t,
    2,
    1.2 + t,
    4.4,
    2.4 + t,
    5,
    2.4 + t,
    7,
    -2.4 - t,
    7,
    -2.4 - t,
    5,
    -1.2 - t,
    4.4,
    -1.4 - t,
    2,
    -3 - t,
    1.2,
  );
  s.prism('y', outer, -4, l, OUT, FINE);
  s.front(-4).hatch(outer, -45, 0.6);
  s.prism('y', railProfile(false), -9, l + 4, OUT, FINE);
  return s;
};
const turnout: ProductSketch = (choose) => {
  const [ties, div] = [choose([11, 13]), choose([22, 26])];
  const s = corner();
  const l = 110;
  for (const i of times(ties).toReversed())
    s.box([-5, (i * l) / ties, -2], [34 + (i / ties) ** 2 * div, 4, 2], MED, FINE);
  const line = (x0: number, bend: number, from: number): void =>
    s.bar(
      times(9).map((i): Place => [
        x0 + (from + ((1 - from) * i) / 8) ** 2 * bend,
        (from + ((1 - from) * i) / 8) * l,
        0.6,
      ]),
      0.75,
    );
  line(22, div, 0.16);
  line(0, div, 0.2);
  line(22, 0, 0);
  line(0, 0, 0);
  s.box([-16, 14, -2], [8, 8, 5], OUT, FINE);
  s.bar(xyz(-8, 18, 0.4, 22, 18, 0.4), 0.5, MED);
  return s;
};
const guiderail: ProductSketch = (choose) => {
  const [n, block] = [choose([4, 5]), choose([5, 6])];
  const s = three();
  const l = n * 26;
  for (const i of times(n).toReversed()) {
    s.box([8 + i * 26, block + 2, -6], [3, 5, 34], OUT, FINE);
    s.box([7.6 + i * 26, 2, 14], [4, block, 13], MED, FINE);
  }
  s.prism(
    'x',
    uv(
      2,
      14,
      2.4,
      14,
      2.4,
      15.4,
      0.4,
      17,
      0.4,
      19,
      2.4,
      20.2,
      2.4,
      21.4,
      0.4,
      22.6,
      0.4,
      24.6,
      2.4,
      26.2,
      2.4,
      27.6,
      2,
      27.6,
      2,
      26.4,
      0,
      24.8,
      0,
      22.4,
      2,
      21.2,
      2,
      20.4,
      0,
      19.2,
      0,
      16.8,
      2,
      15.2,
    ),
    0,
    l,
    OUT,
    FINE,
  );
  for (const i of times(n)) s.front(0).circle(9.4 + i * 26, 20.8, 0.8, MED);
  ground(s, -8, l + 16, 0);
  return s;
};

export const siteAndRailFromRailBoot: Sketches = {
  'rail-boot': boot,
  turnout,
  guiderail,
};
