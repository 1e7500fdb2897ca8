import { OUT, legs } from '#src/reference-api/drawings/products/parts.ts';
import type { Scene } from '#src/reference-api/drawings/products/scene.ts';

export const onLegs = (s: Scene, w: number, d: number, h: number): void =>
  legs(s, [0, 0, 0], w, d, h, 2.4, OUT);
