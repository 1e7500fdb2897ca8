import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { xyz, arcPoints, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { wrapLabel } from '#src/reference-api/drawings/products/rolls.ts';
import type { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';

const can = (
  radius: number,
  height: number,
  extra: (scene: Scene, radius: number, height: number) => void,
): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [k, drip] = [choose([1, 1.12]), choose([1, 0])];
    scene.bar(
      arcPoints([0, height * 0.86], radius * 1.16, 200, 340, radius * 1.1).map(([x, z]): Place => [
        x,
        0.4,
        z,
      ]),
      0.1,
      MEDIUM,
    );
    scene.turned(
      'z',
      [0, 0, 0],
      uv(radius * k, 0, radius * k, height - 0.3, radius * k * 1.03, height - 0.3, radius * k * 1.03, height),
      {
        crease: FINE,
      },
    );
    scene.disc('z', [0, 0, height], radius * k * 0.86, MEDIUM);
    scene.disc('z', [0, 0, height], radius * k * 0.76, FINE);
    scene.band('z', [0, 0, 0.4], radius * k);
    wrapLabel(scene, [0, 0, height * 0.22], radius * k, height * 0.48);
    if (drip)
      scene.bar(
        xyz(radius * 0.5, -radius * 0.86, height, radius * 0.52, -radius * 0.88, height * 0.72),
        0.16,
        MEDIUM,
      );
    for (const x of [-radius * k, radius * k]) scene.disc('y', [x * 0.98, -0.6, height * 0.86], 0.34, MEDIUM);
    extra(scene, radius, height);
  });

const rollerTool = (scene: Scene, radius: number): void => {
  scene.box([-radius * 1.9, -radius * 2.6, 0], [radius * 2.4, radius * 1.6, 0.8], MEDIUM, FINE);
  scene.cylinder('x', [-radius * 1.7, -radius * 1.8, 1.4], 0.9, radius * 2);
  scene.bar(
    [
      [radius * 0.4, -radius * 1.8, 1.4],
      [radius * 0.7, -radius * 1.8, 1.4],
      [radius * 0.7, -radius * 2.4, 1.4],
      [-radius * 0.4, -radius * 3.2, 1.4],
      [-radius * 0.4, -radius * 4, 1.2],
    ],
    0.2,
    MEDIUM,
  );
  scene.bar(xyz(-radius * 0.4, -radius * 3.8, 1.2, -radius * 0.6, -radius * 5, 1), 0.42);
};

const brush = (scene: Scene, radius: number): void => {
  scene.prism(
    'z',
    [
      [radius * 0.6, -radius * 2.2],
      [radius * 1.6, -radius * 1.9],
      [radius * 2, -radius * 3.2],
      [radius * 1, -radius * 3.5],
    ],
    0,
    0.5,
    OUTLINE,
    FINE,
  );
  scene.level(0.5).hatch(
    [
      [radius * 0.6, -radius * 2.2],
      [radius * 1.6, -radius * 1.9],
      [radius * 1.72, -radius * 2.4],
      [radius * 0.72, -radius * 2.7],
    ],
    106,
    0.16,
  );
  scene.bar(xyz(radius * 1.5, -radius * 3.3, 0.3, radius * 1.8, -radius * 4.6, 0.3), 0.34);
};

export const paint = {
  'paint-can': can(3.3, 7.6, () => undefined),
  'paint-roller': can(3.3, 7.6, rollerTool),
  'enamel-can': can(2.1, 5, brush),
};
