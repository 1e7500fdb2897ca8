import { rectangle, uv, times, xyz, arcPoints } from '#src/reference-api/drawings/geometry/vector.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import type { Face } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import { wrapLabel } from '#src/reference-api/drawings/products/rolls.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';

/** Coats on a slab, each cut back from the next. */
const coats = (
  layers: number,
  face: Face,
  extra: (scene: Scene, width: number, z: number) => void = () => undefined,
): ProductSketch =>
  view.corner((scene, choose) => {
    const [width, t] = [choose([54, 48]), choose([1.2, 1.5])];
    scene.box([-2, -2, -6], [width + 4, 34, 6], OUTLINE, FINE);
    scene.front(-2).speckle(-1, -5.4, width + 2, 4.8, 50, 0.9);
    scene.side(-2).speckle(-1, -5.4, 32, 4.8, 30, 0.9);
    for (const i of times(layers)) {
      const x = i * 9;
      scene.box([x, -2, i * t], [width + 2 - x, 34, t], OUTLINE, FINE);
      if (i === layers - 1) face(scene.level((i + 1) * t), x, -2, width + 2 - x, 34, i);
      else scene.level((i + 1) * t).hatch(rectangle(x, -2, 9, 34), i % 2 ? 90 : 30, 2.2);
    }
    extra(scene, width, layers * t);
  });

const dots =
  (count: number, radius: number): Face =>
  (on, u, v, width, height) => {
    for (const i of times(count))
      on.circle(
        u + 1 + ((i * 0.7549) % 1) * (width - 2),
        v + 1 + ((i * 0.5698) % 1) * (height - 2),
        radius,
        FINE,
      );
  };

const trowel = (scene: Scene, width: number, z: number): void => {
  scene.prism(
    'z',
    uv(width * 0.5, 8, width * 0.5 + 14, 8, width * 0.5 + 14, 13, width * 0.5, 13),
    z,
    0.4,
    OUTLINE,
    FINE,
  );
  scene.bar(
    xyz(width * 0.5 + 7, 10.5, z + 0.4, width * 0.5 + 7, 10.5, z + 3, width * 0.5 + 2, 10.5, z + 3.6),
    0.9,
  );
};

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

export const coatings = {
  'resinous-floor': coats(3, (on, u, v, width, height) => on.glint(u, v, width, height), trowel),
  'quartz-floor': coats(3, dots(110, 0.34)),
  'flake-floor': view.corner((scene, choose) => {
    const flakes = choose([46, 54]);
    scene.box([0, 0, -5], [48, 40, 4], MEDIUM, FINE);
    scene.box([0, 0, -1], [48, 40, 1]);
    const top = scene.level(0);
    for (const flake of times(flakes)) {
      const [u, v] = [2 + 44 * ((flake * 0.754877) % 1), 2 + 36 * ((flake * 0.569841) % 1)];
      const turn = flake * 1.3;
      const chip = times(5).map((side): [number, number] => [
        u + Math.cos(turn + side * 1.26) * (1.2 + (side % 2)),
        v + Math.sin(turn + side * 1.26) * (1 + (side % 3) * 0.5),
      ]);
      top.shape(chip);
      if (flake % 3 === 0) top.hatch(chip, 45, 0.7, FINE);
    }
  }),
  'urethane-floor': coats(
    2,
    (on, u, v, width, height) => on.speckle(u + 1, v + 1, width - 2, height - 2, 60, 0.7),
    (scene, width) =>
      scene.prism(
        'y',
        uv(width - 3, 2, width + 1, 2, width + 1, 9, width + 0.2, 9, width - 0.4, 4.4),
        -2,
        34,
        OUTLINE,
        FINE,
      ),
  ),
  'dissipative-floor': coats(
    3,
    (on, u, v, width, height) => {
      on.line(uv(u, v + height * 0.5, u + width, v + height * 0.5), OUTLINE);
      on.line(uv(u + width * 0.5, v, u + width * 0.5, v + height), OUTLINE);
    },
    (scene, width, z) => {
      scene.bar(xyz(width * 0.5, -2, z, width * 0.5, -2.4, -3, width * 0.5 - 4, -10, -5), 0.3, MEDIUM);
      for (const k of times(3))
        scene.line(xyz(width * 0.5 - 8 + k, -10 - k, -5 - k, width * 0.5 - 1 - k, -10 - k, -5 - k), MEDIUM);
    },
  ),
  'paint-can': can(3.3, 7.6, () => undefined),
  'paint-roller': can(3.3, 7.6, rollerTool),
  'enamel-can': can(2.1, 5, brush),
};
