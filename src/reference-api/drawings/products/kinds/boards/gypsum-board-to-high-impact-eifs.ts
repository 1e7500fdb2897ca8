import { FINE, MED, OUT, PATT, three, uv } from '#src/reference-api/drawings/products/parts.ts';
import { corners, type Plane } from '#src/reference-api/drawings/products/plane.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import { stack, none, cores, print } from '#src/reference-api/drawings/products/kinds/boards/shared.ts';

const tapered = (on: Plane, u: number, v: number, w: number, d: number): void => {
  on.line(uv(u, v + d * 0.06, u + w, v + d * 0.06));
  on.line(uv(u, v + d * 0.94, u + w, v + d * 0.94));
  for (const i of [0.3, 0.6]) on.line(uv(u + w * i, v + d * 0.5, u + w * (i + 0.16), v + d * 0.5), MED);
};
/** Wall layers cut back one behind the other, sheathing to finish. */
const barrierEifs: ProductSketch = (choose) => {
  const [step, heavy] = [choose([11, 10]), choose([2, 3])];
  const s = three();
  for (const [i, coat] of (['plain', 'plain', 'mesh', 'finish'] as const).entries()) {
    const [w, h, y, t] = [66 - i * step, 62 - i * step * 0.7, -i * 1.6, coat === 'plain' ? 2 : 1.2];
    s.box([0, y, 0], [w, t + 1, h], OUT, MED);
    const f = s.front(y);
    if (coat === 'mesh') {
      f.hatch(corners(0, 0, w, h), 0, heavy, PATT);
      f.hatch(corners(0, 0, w, h), 90, heavy, PATT);
    }
    if (coat === 'plain') f.speckle(1, 1, w - 2, h - 2, 40, 0.8);
    if (coat === 'finish') f.speckle(0.5, 0.5, w - 1, h - 1, 130, 0.9);
  }
  return s;
};

export const boardsFromGypsumBoard: Sketches = {
  'gypsum-board': stack({ size: [54, 26, 1.4], top: tapered, edge: cores }),
  'shaft-liner': stack({
    size: [58, 14, 2.2],
    count: [4, 3],
    top: (on, u, v, w, d) => {
      for (const k of [0.1, 0.9]) on.line(uv(u, v + d * k, u + w, v + d * k));
      print(on, u, v, w, d);
    },
    edge: cores,
  }),
  'trim-board': stack({
    size: [58, 6, 1.4],
    count: [3, 4],
    top: (on, u, v, w, d) => {
      for (const k of times(4))
        on.line(
          times(11).map((i): [number, number] => [
            u + 1 + (i * (w - 2)) / 10,
            v + d * ((k + 1) / 5) + Math.sin(i * 1.3 + k) * 0.25,
          ]),
          FINE,
        );
    },
    edge: none,
  }),
  'barrier-eifs': barrierEifs,
};
