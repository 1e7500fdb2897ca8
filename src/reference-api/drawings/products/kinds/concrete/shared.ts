import { wrapLabel, FINE, MED, label, three, uv } from '#src/reference-api/drawings/products/parts.ts';
import { arcPoints } from '#src/reference-api/drawings/products/plane.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';

/** A filled sack lying against another. */
export const bag: ProductSketch = (choose) => {
  const [w, seam] = [choose([17, 19]), choose([1, 0])];
  const s = three();
  const sack = (x: number, y: number, z: number): void => {
    const front = [
      ...arcPoints([x + 1, z + 2], 2, 180, 270),
      ...arcPoints([x + w - 1, z + 2], 2, 270, 360),
      ...arcPoints([x + w - 0.6, z + 24], 1.4, 0, 90),
      ...arcPoints([x + 0.6, z + 24], 1.4, 90, 180),
    ];
    s.silhouette([
      ...front.map(([u, v]): Place => [u, y, v]),
      ...front.map(([u, v]): Place => [x + w / 2 + (u - x - w / 2) * 0.86, y + 5.4, z + 1 + (v - z) * 0.94]),
    ]);
    s.front(y).shape(front, MED);
    s.front(y).line(uv(x - 0.4, z + 22.6, x + w + 0.4, z + 22.6), seam ? MED : FINE);
    for (const i of times(9))
      s.front(y).line(uv(x + 1 + (i * (w - 2)) / 8, z + 22.9, x + 1.4 + (i * (w - 2)) / 8, z + 25), FINE);
    label(s.front(y), x + w * 0.16, z + 8, w * 0.68, 10, 3, MED);
    s.front(y).line(uv(x + 1, z + 3, x + 3.4, z + 5), FINE);
    s.front(y).line(uv(x + w - 1, z + 3.4, x + w - 3, z + 5.6), FINE);
  };
  s.box([-4, 7, 0], [w + 10, 5, 14], MED, FINE);
  s.front(7).line(uv(-3, 12, w + 5, 12), FINE);
  sack(0, 0, 0);
  return s;
};
/** A steel drum with rolling hoops. */
export const drum: ProductSketch = (choose) => {
  const [r, hoops] = [choose([11.5, 10.5]), choose([2, 3])];
  const s = three();
  s.cylinder('z', [0, 0, 0], r, 34);
  for (const i of times(hoops))
    for (const d of [0, 1]) s.band('z', [0, 0, (34 * (i + 1)) / (hoops + 1) + d], r, d ? FINE : MED);
  s.band('z', [0, 0, 1], r, FINE);
  s.band('z', [0, 0, 33], r, FINE);
  s.disc('z', [0, 0, 34], r * 0.93, FINE);
  s.turned('z', [-r * 0.5, -r * 0.35, 33.8], uv(1.6, 0, 1.6, 0.8), { layer: MED });
  s.turned('z', [r * 0.55, r * 0.3, 33.8], uv(0.9, 0, 0.9, 0.6), { layer: MED });
  wrapLabel(s, [0, 0, 12.6], r, 9);
  return s;
};
