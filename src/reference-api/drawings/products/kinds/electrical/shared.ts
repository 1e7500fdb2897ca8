import { FINE, MED, OUT, PATT, three, wall } from '#src/reference-api/drawings/products/parts.ts';
import { rounded, type Plane } from '#src/reference-api/drawings/products/plane.ts';
import type { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';

/** A device on the wall: its face drawn on the front. */
export const device =
  (
    w: number,
    h: number,
    d: number,
    r: number,
    face: (f: Plane, s: Scene) => void,
    margin = 0.5,
  ): ProductSketch =>
  (choose) => {
    const [k, edge] = [choose([1, 1.1]), choose([0.4, 0])];
    const s = three();
    const m = Math.max(w, h) * margin;
    wall(s, -m, -m, w + 2 * m, h + 2 * m, d * k);
    if (edge)
      s.prism(
        'y',
        rounded(-w * 0.03, -w * 0.03, w * 1.06, h + w * 0.06, r),
        d * k * 0.8,
        d * k * 0.2,
        MED,
        PATT,
      );
    s.prism('y', rounded(0, 0, w, h, r), 0, d * k * (edge ? 0.8 : 1), OUT, PATT);
    face(s.front(0), s);
    return s;
  };
/** A panel, its dead front drawn. */
export const panel =
  (w: number, h: number, d: number, face: (f: Plane, s: Scene) => void): ProductSketch =>
  (choose) => {
    const [k, pipes] = [choose([1, 1.1]), choose([2, 3])];
    const s = three();
    for (const i of times(pipes))
      s.cylinder('z', [w * (0.25 + (0.5 * i) / (pipes - 1)), d / 2, h], w * 0.05, h * 0.1, MED);
    s.box([0, 0, 0], [w, d * k, h]);
    s.front(0).rect(w * 0.03, w * 0.03, w * 0.94, h - w * 0.06, FINE);
    face(s.front(0), s);
    return s;
  };
