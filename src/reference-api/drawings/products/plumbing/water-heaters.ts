import {
  bolts,
  nameplate,
  threeQuarterView,
  vents,
  wall,
  xyz,
} from '#src/reference-api/drawings/axonometric/parts.ts';
import { roundedRectangle } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { type ProductSketch, type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

const heater =
  (kind: 'condensing' | 'storage' | 'indirect'): ProductSketch =>
  (choose) => {
    const [r, h] = [choose([14, 13]), choose([58, 66])];
    const scene = threeQuarterView();
    for (const a of [0.8, 2.6, 4.6])
      scene.box([Math.cos(a) * r * 0.7 - 1, Math.sin(a) * r * 0.7 - 1, -4], [2, 2, 4], MEDIUM, FINE);
    if (kind === 'condensing') {
      scene.bar(xyz(5, 6, h, 5, 6, h + 16), 1.6);
      scene.bar(xyz(-1, 8, h, -1, 8, h + 12), 1.6);
    }
    if (kind === 'storage') {
      scene.turned('z', [0, 0, h], uv(r * 0.5, 0, 3, 3, 3, 16));
      scene.cylinder('z', [8, 0, h], 1, 9, MEDIUM);
      scene.cylinder('z', [-8, 0, h], 1, 9, MEDIUM);
    }
    scene.turned('z', [0, 0, 0], uv(r * 0.96, 0, r, 1.4, r, h - 2, r * 0.94, h), { crease: FINE });
    if (kind === 'storage') {
      scene.turned('z', [0, 0, h], uv(r * 0.5, 0, 3, 3, 3, 16));
      for (const x of [8, -8]) scene.cylinder('z', [x, 0, h], 1, 9, MEDIUM);
    } else if (kind === 'condensing') {
      scene.prism('z', roundedRectangle(-r * 0.66, -r * 0.66, r * 1.3, r * 1.2, 3), h, 8, OUTLINE, HATCH);
      for (const [x, y, t] of [
        [6, 4, 18],
        [-1, 6, 14],
      ] as const)
        scene.cylinder('z', [x, y, h + 8], 1.7, t);
      scene.front(-r * 0.66).rect(-5, h + 2, 8, 4, MEDIUM);
    } else {
      for (const z of [h * 0.24, h * 0.62])
        scene.bar(xyz(-r * 0.7, -r * 0.72, z, -r * 1.4, -r * 1.3, z), 1.3, OUTLINE);
      scene.cylinder('z', [0, 0, h], 1.4, 6, MEDIUM);
      scene.turned('y', [-2, -r - 2.4, h * 0.3], uv(6, 0, 6, 2.6), {});
      bolts(scene, 'y', [-2, -r - 2.4, h * 0.3], 4.8, 8, 0.5);
    }
    scene.bar(
      xyz(r * 0.5, -r * 0.84, h * 0.82, r * 0.9, -r * 1.2, h * 0.82, r * 0.9, -r * 1.2, h * 0.2),
      0.6,
      MEDIUM,
    );
    if (kind !== 'indirect') {
      scene.front(-r).rect(-r * 0.62, 5, r * 0.8, 9, MEDIUM);
      vents(scene.front(-r), -r * 0.5, 6, r * 0.56, 5, 3);
      scene.front(-r).circle(-r * 0.3, 18, 2, MEDIUM);
    } else nameplate(scene.front(-r), -r * 0.7, h * 0.68, r * 0.9, 9, 3, MEDIUM);
    return scene;
  };

export const waterHeaters = {
  'water-heater': heater('condensing'),
  'tankless-heater': (choose) => {
    const [h, pipes] = [choose([26, 24]), choose([4, 3])];
    const scene = threeQuarterView();
    wall(scene, -6, -16, 30, h + 32, 10);
    scene.bar(xyz(9, 6, h, 9, 6, h + 12), 2);
    for (const i of times(pipes)) {
      scene.cylinder('z', [3 + (i * 13) / (pipes - 1), 4, -10], 0.8, 10, MEDIUM);
      scene.turned('z', [3 + (i * 13) / (pipes - 1), 4, -5], uv(1.3, 0, 1.3, 1.8), { layer: MEDIUM });
    }
    scene.prism('y', roundedRectangle(0, 0, 18, h, 1.2), 0, 9, OUTLINE, HATCH);
    scene.cylinder('z', [9, 5, h], 2.4, 10);
    scene.front(0).rect(6, h * 0.2, 6, 4, MEDIUM);
    scene.front(0).line(uv(1, h * 0.42, 17, h * 0.42), FINE);
    for (const k of times(3)) scene.front(0).circle(6.8 + k * 2.2, h * 0.14, 0.5, FINE);
    scene
      .front(0)
      .shape(
        uv(9, h * 0.56, 7.4, h * 0.64, 9, h * 0.76, 9.7, h * 0.68, 10.7, h * 0.63, 10, h * 0.56),
        MEDIUM,
      );
    return scene;
  },
  'storage-heater': heater('storage'),
  'indirect-heater': heater('indirect'),
} satisfies Sketches;
