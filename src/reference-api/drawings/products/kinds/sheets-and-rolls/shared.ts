import { rollBack, rollOut } from '#src/reference-api/drawings/products/parts.ts';
import type { Plane } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import type { ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';

const rolling = (): Scene => new Scene(axonometric({ width: 20, depth: 34, depthScale: 0.85 }));
/** A roll whose loose end shows its face; `after` adds what stands on it. */
export const roll =
  (
    width: number,
    radius: number,
    face: (on: Plane, w: number, loose: number) => void,
    after: (s: Scene, w: number, loose: number) => void = () => undefined,
    thick = 0.4,
  ): ProductSketch =>
  (choose) => {
    const [w, loose] = [width * choose([1, 1.2]), choose([30, 34])];
    const r = radius * choose([1, 1.15]);
    const s = rolling();
    face(rollOut(s, w, r, loose, thick), w, loose);
    rollBack(s, w, r);
    after(s, w, loose);
    return s;
  };
