import { FINE, MED, PATT } from '#src/reference-api/drawings/products/plate.ts';
import { corners } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times } from '#src/reference-api/drawings/products/sketch.ts';
import type { ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';

/** An elevator entrance: car doors, frame, hall station, indicator. */
export const elevator: ProductSketch = (choose) => {
  const opening = choose(['center', 'side'] as const);
  const gap = choose([0.3, 0.55, 0.12]);
  const indicator = choose(['above', 'lantern'] as const);
  const [width, height, jamb] = [42, 84, 5];
  const scene = new Scene(axonometric({ width: 9, depth: 40, depthScale: 0.9 }));
  const wall = scene.front(0);
  wall.rect(-24, 0, width + 60, height + 30, FINE);
  scene.prism(
    'y',
    [
      [-jamb, 0],
      [0, 0],
      [0, height],
      [width, height],
      [width, 0],
      [width + jamb, 0],
      [width + jamb, height + jamb],
      [-jamb, height + jamb],
    ],
    -1,
    1,
  );
  wall.rect(0, 0, width, height, MED);
  wall.through(corners(0, 0, width, height), () => {
    const back = scene.front(52);
    scene.face(xyz(0, 6, 0, width, 6, 0, width, 52, 0, 0, 52, 0), FINE);
    back.rect(0, 0, width, height, MED);
    for (const panel of times(4)) back.line(uv((panel * width) / 3, 0, (panel * width) / 3, height), FINE);
    back.line(uv(0, 36, width, 36), MED);
    scene.line(xyz(width, 6, 36, width, 52, 36), MED);
    const door = scene.front(3);
    const clear = width * gap;
    const leaves =
      opening === 'center'
        ? ([
            [0, (width - clear) / 2],
            [(width + clear) / 2, (width - clear) / 2],
          ] as const)
        : ([
            [0, (width - clear) * 0.5],
            [0, width - clear],
          ] as const);
    for (const [u, w] of opening === 'center' ? leaves : leaves.toReversed()) {
      door.rect(u - 1, 0, w + 1, height + 1, MED);
      door.line(uv(u + w * 0.5, 0, u + w * 0.5, height), PATT);
    }
  });
  wall.rect(width + 12, 34, 5, 15, MED);
  for (const v of [38.5, 44]) wall.circle(width + 14.5, v, 1.2, FINE);
  if (indicator === 'above') {
    wall.rect(width / 2 - 8, height + 11, 16, 6, MED);
    wall.shape(
      uv(width / 2 - 5, height + 12.6, width / 2 - 1.6, height + 12.6, width / 2 - 3.3, height + 15.6),
      FINE,
    );
    wall.shape(
      uv(width / 2 + 1.6, height + 15.6, width / 2 + 5, height + 15.6, width / 2 + 3.3, height + 12.6),
      FINE,
    );
  } else {
    wall.rect(width + 12, 62, 5, 13, MED);
    wall.shape(uv(width + 13, 69.5, width + 16, 69.5, width + 14.5, 73), FINE);
    wall.shape(uv(width + 13, 67.5, width + 16, 67.5, width + 14.5, 64), FINE);
  }
  scene.level(0).shape(uv(-2, -4, width + 2, -4, width + 2, 3, -2, 3), FINE);
  for (const groove of [-2.6, -1.2, 0.2]) scene.level(0).line(uv(-2, groove, width + 2, groove), PATT);
  return scene;
};
