import { FINE, MED, OUT, frontal, uv } from '#src/reference-api/drawings/products/parts.ts';
import type { Plane } from '#src/reference-api/drawings/products/plane.ts';
import type { Scene } from '#src/reference-api/drawings/products/scene.ts';
import type { ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';

export const pane = (f: Plane, u: number, v: number, w: number, h: number, t = 2): void => {
  f.rect(u, v, w, h, MED);
  f.rect(u + t, v + t, w - 2 * t, h - 2 * t, FINE);
  f.glint(u + t, v + t, w - 2 * t, h - 2 * t);
};
/** One window seen square on, its sash as the kind moves. */
export const window =
  (draw: (f: Plane, w: number, h: number, s: Scene) => void): ProductSketch =>
  (choose) => {
    const [w, h] = [choose([48, 40]), choose([56, 48])];
    const s = frontal();
    s.box([-3, -2.4, -3], [w + 6, 8, 2.6], OUT, FINE);
    s.prism('y', uv(0, 0, w, 0, w, h, 0, h), 0, 4.5);
    const f = s.front(0);
    f.rect(2, 2, w - 4, h - 4, MED);
    draw(f, w, h, s);
    return s;
  };
