import { nameplate, vents, wall } from '#src/reference-api/drawings/axonometric/parts.ts';
import { xyz, times, roundedRectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { bolts } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';

const heater = (kind: 'condensing' | 'storage' | 'indirect'): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [radius, height] = [choose([14, 13]), choose([58, 66])];
    for (const a of [0.8, 2.6, 4.6])
      scene.box(
        [Math.cos(a) * radius * 0.7 - 1, Math.sin(a) * radius * 0.7 - 1, -4],
        [2, 2, 4],
        MEDIUM,
        FINE,
      );
    if (kind === 'condensing') {
      scene.bar(xyz(5, 6, height, 5, 6, height + 16), 1.6);
      scene.bar(xyz(-1, 8, height, -1, 8, height + 12), 1.6);
    }
    if (kind === 'storage') {
      scene.turned('z', [0, 0, height], uv(radius * 0.5, 0, 3, 3, 3, 16));
      scene.cylinder('z', [8, 0, height], 1, 9, MEDIUM);
      scene.cylinder('z', [-8, 0, height], 1, 9, MEDIUM);
    }
    scene.turned(
      'z',
      [0, 0, 0],
      uv(radius * 0.96, 0, radius, 1.4, radius, height - 2, radius * 0.94, height),
      { crease: FINE },
    );
    if (kind === 'storage') {
      scene.turned('z', [0, 0, height], uv(radius * 0.5, 0, 3, 3, 3, 16));
      for (const x of [8, -8]) scene.cylinder('z', [x, 0, height], 1, 9, MEDIUM);
    } else if (kind === 'condensing') {
      scene.prism(
        'z',
        roundedRectangle(-radius * 0.66, -radius * 0.66, radius * 1.3, radius * 1.2, 3),
        height,
        8,
        OUTLINE,
        HATCH,
      );
      for (const [x, y, t] of [
        [6, 4, 18],
        [-1, 6, 14],
      ] as const)
        scene.cylinder('z', [x, y, height + 8], 1.7, t);
      scene.front(-radius * 0.66).rect(-5, height + 2, 8, 4);
    } else {
      for (const z of [height * 0.24, height * 0.62])
        scene.bar(xyz(-radius * 0.7, -radius * 0.72, z, -radius * 1.4, -radius * 1.3, z), 1.3);
      scene.cylinder('z', [0, 0, height], 1.4, 6, MEDIUM);
      scene.turned('y', [-2, -radius - 2.4, height * 0.3], uv(6, 0, 6, 2.6));
      bolts(scene, 'y', [-2, -radius - 2.4, height * 0.3], 4.8, 8, 0.5);
    }
    scene.bar(
      [
        [radius * 0.5, -radius * 0.84, height * 0.82],
        [radius * 0.9, -radius * 1.2, height * 0.82],
        [radius * 0.9, -radius * 1.2, height * 0.2],
      ],
      0.6,
      MEDIUM,
    );
    if (kind !== 'indirect') {
      scene.front(-radius).rect(-radius * 0.62, 5, radius * 0.8, 9);
      vents(scene.front(-radius), -radius * 0.5, 6, radius * 0.56, 5, 3);
      scene.front(-radius).circle(-radius * 0.3, 18, 2);
    } else nameplate(scene.front(-radius), -radius * 0.7, height * 0.68, radius * 0.9, 9);
  });

export const waterHeaters = {
  'water-heater': heater('condensing'),
  'tankless-heater': view.threeQuarter((scene, choose) => {
    const [height, pipes] = [choose([26, 24]), choose([4, 3])];
    wall(scene, -6, -16, 30, height + 32, 10);
    scene.bar(xyz(9, 6, height, 9, 6, height + 12), 2);
    for (const i of times(pipes)) {
      scene.cylinder('z', [3 + (i * 13) / (pipes - 1), 4, -10], 0.8, 10, MEDIUM);
      scene.turned('z', [3 + (i * 13) / (pipes - 1), 4, -5], uv(1.3, 0, 1.3, 1.8), { layer: MEDIUM });
    }
    scene.prism('y', roundedRectangle(0, 0, 18, height, 1.2), 0, 9, OUTLINE, HATCH);
    scene.cylinder('z', [9, 5, height], 2.4, 10);
    scene.front(0).rect(6, height * 0.2, 6, 4);
    scene.front(0).line(uv(1, height * 0.42, 17, height * 0.42));
    for (const k of times(3)) scene.front(0).circle(6.8 + k * 2.2, height * 0.14, 0.5, FINE);
    scene.front(0).shape([
      [9, height * 0.56],
      [7.4, height * 0.64],
      [9, height * 0.76],
      [9.7, height * 0.68],
      [10.7, height * 0.63],
      [10, height * 0.56],
    ]);
  }),
  'storage-heater': heater('storage'),
  'indirect-heater': heater('indirect'),
};
