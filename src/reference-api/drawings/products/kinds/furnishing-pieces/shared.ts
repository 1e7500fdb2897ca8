import { FINE, OUT, three, uv } from '#src/reference-api/drawings/products/parts.ts';
import type { Scene } from '#src/reference-api/drawings/products/scene.ts';
import type { ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';

export const top =
  (draw: (s: Scene, w: number, d: number) => void, w0: number, d0: number, splash: number): ProductSketch =>
  (choose) => {
    const [w, t] = [choose([w0, w0 * 1.15]), choose([1.5, 2.2])];
    const s = three();
    s.box([0, 0, 0], [w, d0, t]);
    if (splash) s.box([0, d0 - 0.8, t], [w, 0.8, splash], OUT, FINE);
    s.level(t);
    draw(s, w, d0);
    s.front(0).line(uv(0, t * 0.8, w, t * 0.8), FINE);
    return s;
  };
