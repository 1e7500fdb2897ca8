import { pane } from '#src/reference-api/drawings/products/glazing/windows.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { xyz, roundedRectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';

/** Glass leaves under a header with its sensor. */
const sliding = (mode: 'slide' | 'swing out' | 'fold' | 'hospital'): ProductSketch =>
  view.front((scene, choose) => {
    const [open, header] = [choose([24, 16]), choose([7, 9])];
    const [w, height] = [mode === 'hospital' ? 96 : 144, 86];
    const q = w / 4;
    const leafAt = (x: number, y: number, width: number): void => {
      scene.box([x, y, 0.5], [width, 1.6, height - 0.5], OUTLINE, FINE);
      pane(scene.front(y), x, 0.5, width, height - 0.5, 2.4);
    };
    scene.box([w - 2, 0, 0], [3, 5, height], OUTLINE, FINE);
    if (mode === 'slide' || mode === 'swing out') {
      leafAt(w - q - 2, 3, q);
      leafAt(1, 3, q);
      if (mode === 'slide') {
        leafAt(w / 2 + open, 0.6, q);
        leafAt(w / 2 - q - open, 0.6, q);
      } else
        for (const [hinge, way] of uv(w / 2 + q, -1, w / 2 - q, 1)) {
          const tip: Place = [hinge + way * q * 0.62, -q * 0.78, 0.5];
          scene.face([[hinge, 1, 0.5], tip, [tip[0], tip[1], height], [hinge, 1, height]]);
          scene.face(
            [
              [hinge + way * 2, -1.6, 4],
              [tip[0] - way * 1.6, tip[1] + 2, 4],
              [tip[0] - way * 1.6, tip[1] + 2, height - 4],
              [hinge + way * 2, -1.6, height - 4],
            ],
            FINE,
          );
        }
    } else if (mode === 'fold')
      for (const [x0, x1, y1, x2] of [
        [w - 2, w - 22, -26, w - 40],
        [1, 21, -26, 39],
      ] as const)
        for (const [a, b] of [
          [
            [x0, 1],
            [x1, y1],
          ],
          [
            [x1, y1],
            [x2, 1],
          ],
        ] as const) {
          scene.face(xyz(a[0], a[1], 0.5, b[0], b[1], 0.5, b[0], b[1], height, a[0], a[1], height));
          scene.face(
            [
              [a[0] * 0.9 + b[0] * 0.1, a[1] * 0.9 + b[1] * 0.1, 4],
              [a[0] * 0.1 + b[0] * 0.9, a[1] * 0.1 + b[1] * 0.9, 4],
              [a[0] * 0.1 + b[0] * 0.9, a[1] * 0.1 + b[1] * 0.9, height - 4],
              [a[0] * 0.9 + b[0] * 0.1, a[1] * 0.9 + b[1] * 0.1, height - 4],
            ],
            FINE,
          );
        }
    else {
      leafAt(w / 2, 3, w / 2 - 2);
      leafAt(1 + open, 0.6, w / 2);
      const plane = scene.front(0.6);
      plane.rect(w / 2 - 6 + open, 32, 2.4, 16, OUTLINE);
      for (const z of [20, 60]) plane.rect(4 + open, z, w / 2 - 6, 3);
    }
    scene.box([-2, 0, 0], [3, 5, height], OUTLINE, FINE);
    scene.box([-2, -2, height], [w + 3, 7, header]);
    scene.front(-2).line(uv(-2, height + 1.4, w + 1, height + 1.4));
    if (mode !== 'hospital')
      scene.prism('y', roundedRectangle(w / 2 - 6, height + 2, 12, 3.4, 1.2), -4, 2, MEDIUM, FINE);
    scene.line(xyz(-10, -2, 0, w + 12, -2, 0));
  });

export const entrances = {
  'entrance-door': view.front((scene, choose) => {
    const [stile, pull] = [choose([4, 2.4]), choose([1, 0])];
    scene.prism('y', uv(0, 0, 2, 0, 2, 86, 74, 86, 74, 0, 76, 0, 76, 88, 0, 88), 0, 4.5);
    for (const x of [2, 38]) {
      scene.box([x, 1, 0.6], [35.8, 1.75, 85], OUTLINE, FINE);
      const plane = scene.front(1);
      plane.rect(x + stile, 10, 35.8 - 2 * stile, 85.6 - 10 - stile - 1);
      plane.glint(x + stile, 10, 35.8 - 2 * stile, 70);
      const u = x === 2 ? 34 : 41;
      if (pull) scene.bar(xyz(u, 1, 34, u, -1.6, 34, u, -1.6, 50, u, 1, 50), 0.6, MEDIUM);
      else scene.bar(xyz(x + 2, -1, 40, x + 33, -1, 40), 0.7, MEDIUM);
    }
    scene.box([-2, -1, -0.6], [80, 6, 0.8], MEDIUM, FINE);
  }),
  'sliding-entrance': sliding('slide'),
  'breakout-entrance': sliding('swing out'),
  'folding-entrance': sliding('fold'),
  'icu-door': sliding('hospital'),
};
