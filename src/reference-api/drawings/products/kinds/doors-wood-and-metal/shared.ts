import { FINE, MED, OUT, frontal, xyz } from '#src/reference-api/drawings/products/parts.ts';
import type { Plane } from '#src/reference-api/drawings/products/plane.ts';
import type { Scene } from '#src/reference-api/drawings/products/scene.ts';
import type { ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';

/** A coiling curtain between guides; `draw` gives the curtain. */
export const coiling =
  (opts: {
    hood: number;
    sill: number;
    draw: (f: Plane, w: number, h: number, s: Scene) => void;
  }): ProductSketch =>
  (choose) => {
    const [w, ratio] = [choose([110, 96]), choose([0.88, 1])];
    const s = frontal();
    const h = w * ratio * (opts.sill > 0 ? 0.42 : 1);
    if (opts.sill > 0) s.box([-16, 1, -opts.sill], [w + 32, 10, opts.sill], OUT, FINE);
    if (opts.sill > 0) s.box([-18, -6, -2], [w + 36, 18, 2.4], OUT, FINE);
    s.box([-4, -2, h], [w + 8, opts.hood, opts.hood]);
    s.box([w, -1, 0], [4, 4, h], OUT, FINE);
    s.box([-4, -1, 0], [4, 4, h], OUT, FINE);
    s.front(0).rect(0, 0, w, h, MED);
    opts.draw(s.front(0), w, h, s);
    if (opts.sill === 0) s.line(xyz(-16, -1, 0, w + 18, -1, 0), FINE);
    return s;
  };
