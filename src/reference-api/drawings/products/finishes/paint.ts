import { threeQuarterView, xyz } from '#src/reference-api/drawings/axonometric/parts.ts';
import { arcPoints } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { wrapLabel } from '#src/reference-api/drawings/products/rolls.ts';
import type { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import type { ProductSketch, Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

const can =
  (r: number, h: number, extra: (scene: Scene, r: number, h: number) => void): ProductSketch =>
  (choose) => {
    const [k, drip] = [choose([1, 1.12]), choose([1, 0])];
    const scene = threeQuarterView();
    scene.bar(
      arcPoints([0, h * 0.86], r * 1.16, 200, 340, r * 1.1).map(([x, z]): Place => [x, 0.4, z]),
      0.1,
      MEDIUM,
    );
    scene.turned('z', [0, 0, 0], uv(r * k, 0, r * k, h - 0.3, r * k * 1.03, h - 0.3, r * k * 1.03, h), {
      crease: FINE,
    });
    scene.disc('z', [0, 0, h], r * k * 0.86, MEDIUM);
    scene.disc('z', [0, 0, h], r * k * 0.76, FINE);
    scene.band('z', [0, 0, 0.4], r * k, FINE);
    wrapLabel(scene, [0, 0, h * 0.22], r * k, h * 0.48);
    if (drip) scene.bar(xyz(r * 0.5, -r * 0.86, h, r * 0.52, -r * 0.88, h * 0.72), 0.16, MEDIUM);
    for (const x of [-r * k, r * k]) scene.disc('y', [x * 0.98, -0.6, h * 0.86], 0.34, MEDIUM);
    extra(scene, r, h);
    return scene;
  };

const rollerTool = (scene: Scene, r: number): void => {
  scene.box([-r * 1.9, -r * 2.6, 0], [r * 2.4, r * 1.6, 0.8], MEDIUM, FINE);
  scene.cylinder('x', [-r * 1.7, -r * 1.8, 1.4], 0.9, r * 2);
  scene.bar(
    xyz(
      r * 0.4,
      -r * 1.8,
      1.4,
      r * 0.7,
      -r * 1.8,
      1.4,
      r * 0.7,
      -r * 2.4,
      1.4,
      -r * 0.4,
      -r * 3.2,
      1.4,
      -r * 0.4,
      -r * 4,
      1.2,
    ),
    0.2,
    MEDIUM,
  );
  scene.bar(xyz(-r * 0.4, -r * 3.8, 1.2, -r * 0.6, -r * 5, 1), 0.42);
};

const brush = (scene: Scene, r: number): void => {
  scene.prism(
    'z',
    uv(r * 0.6, -r * 2.2, r * 1.6, -r * 1.9, r * 2, -r * 3.2, r * 1, -r * 3.5),
    0,
    0.5,
    OUTLINE,
    FINE,
  );
  scene
    .level(0.5)
    .hatch(uv(r * 0.6, -r * 2.2, r * 1.6, -r * 1.9, r * 1.72, -r * 2.4, r * 0.72, -r * 2.7), 106, 0.16);
  scene.bar(xyz(r * 1.5, -r * 3.3, 0.3, r * 1.8, -r * 4.6, 0.3), 0.34);
};

export const paint = {
  'paint-can': can(3.3, 7.6, () => undefined),
  'paint-roller': can(3.3, 7.6, rollerTool),
  'enamel-can': can(2.1, 5, brush),
} satisfies Sketches;
