import { FINE, MED } from '#src/reference-api/drawings/products/plate.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import type { ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';

/** A window in section of wall: fixed, double hung, casement or sliding. */
export const windowUnit: ProductSketch = (choose) => {
  const form = choose(['double hung', 'slider'] as const);
  const width = choose([48, 36, 60]);
  const bars = choose([0, 1]);
  const [height, depth, rail] = [54, 5, 2.6];
  const scene = new Scene(axonometric({ width: 12, depth: 40, depthScale: 0.9 }));
  scene.box([-2.5, -2.4, -2.2], [width + 5, depth + 2.4, 2.2]);
  scene.box([0, 0, 0], [width, depth, height]);
  const sash = (y: number, u: number, v: number, w: number, h: number): void => {
    const front = scene.front(y);
    front.rect(u, v, w, h, MED);
    const [gu, gv, gw, gh] = [u + rail, v + rail, w - 2 * rail, h - 2 * rail];
    front.rect(gu, gv, gw, gh, MED);
    front.glint(gu, gv, gw, gh);
    if (bars === 0) return;
    for (const [a, b] of [
      [
        [gu + gw / 2, gv],
        [gu + gw / 2, gv + gh],
      ],
      [
        [gu, gv + gh / 2],
        [gu + gw, gv + gh / 2],
      ],
    ] as const) {
      front.line([a, b], MED);
      front.line(uv(a[0] + 0.8, a[1] + 0.8, b[0] + 0.8, b[1] + 0.8), FINE);
    }
  };
  const inner = width - 2 * rail;
  const clear = height - 2 * rail;
  scene.front(0).rect(rail, rail, inner, clear, MED);
  if (form === 'double hung') {
    sash(0.6, rail, rail + clear / 2 - 1, inner, clear / 2 + 1);
    sash(0, rail, rail, inner, clear / 2 + 1);
    scene.front(0).rect(width / 2 - 1.5, rail + clear / 2 - 0.4, 3, 1.4, FINE);
  }
  if (form === 'slider') {
    sash(0.6, rail + inner / 2 - 1, rail, inner / 2 + 1, clear);
    sash(0, rail, rail, inner / 2 + 1, clear);
    scene.front(0).rect(rail + inner / 2 - 0.4, height / 2 - 3, 1, 6, FINE);
  }

  return scene;
};
