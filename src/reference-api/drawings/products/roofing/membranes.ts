import {
  rectangle,
  uv,
  sheetProfile,
  times,
  xyz,
  arcPoints,
  roundedRectangle,
} from '#src/reference-api/drawings/geometry/vector.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { holes } from '#src/reference-api/drawings/axonometric/parts.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { rollBack, rollOut } from '#src/reference-api/drawings/products/rolls.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import type { Place, Axes } from '#src/reference-api/drawings/axonometric/view.ts';

const marks = (on: Plane, width: number, loose: number): void => {
  for (const i of times(4))
    on.line(uv(width * 0.2, -loose * (0.15 + 0.22 * i), width * 0.8, -loose * (0.15 + 0.22 * i)));
};

/** A corner of the face turned up to show what is below. */
const peel = (scene: Scene, width: number, loose: number, hatch: boolean): void => {
  const fold: Place[] = [
    [width * 0.45, -loose, 0.4],
    [width, -loose * 0.4, 0.4],
    [width * 0.6, -loose * 0.5, 9],
  ];
  scene.face(xyz(width * 0.45, -loose, 0.4, width, -loose, 0.4, width, -loose * 0.4, 0.4), MEDIUM);
  if (hatch) scene.level(0.4).hatch(uv(width * 0.45, -loose, width, -loose, width, -loose * 0.4), 45, 1.6);
  scene.face(fold);
  scene.line(xyz(width * 0.55, -loose * 0.86, 2, width * 0.66, -loose * 0.6, 6.5));
};

const lap = (on: Plane, width: number, loose: number): void => {
  on.line(uv(width * 0.1, -loose, width * 0.1, 0), MEDIUM);
  marks(on, width, loose);
};

const torch = (scene: Scene, width: number, loose: number): void => {
  scene.bar(
    xyz(width * 0.5, -loose - 4, 3, width * 0.62, -loose - 10, 12, width * 0.8, -loose - 16, 26),
    0.8,
  );
  scene.turned('y', [width * 0.5, -loose - 6, 2.6], uv(2.2, 0, 2.2, 5));
  for (const i of times(4))
    scene.line(
      xyz(width * 0.46 + i, -loose - 1, 2 + (i % 2), width * 0.44 + i * 1.2, -loose + 5 + (i % 2) * 2, 1),
      MEDIUM,
    );
};

const rolling: Axes = { width: 20, depth: 34, depthScale: 0.85 };

/** A roll whose loose end shows its face; `after` adds what lies on it. */
export const roll = (
  width: number,
  radius: number,
  face: (on: Plane, w: number, loose: number) => void,
  after: (scene: Scene, w: number, loose: number) => void = () => undefined,
  thick = 0.4,
): ProductSketch =>
  view.from(rolling, (scene, choose) => {
    const [w, loose] = [width * choose([1, 1.2]), choose([30, 34])];
    // A thicker sheet makes a thicker roll of the same length, and its edge shows: 45, 60, and 80 mil are told apart.
    const mil = choose.measure('membraneThickness', 60);
    const r = radius * choose([1, 1.15]) * Math.sqrt(mil / 60);
    face(rollOut(scene, w, r, loose, thick * (mil / 60) ** 2.4), w, loose);
    rollBack(scene, w, r);
    after(scene, w, loose);
  });

export const membranes = {
  'membrane-roll': roll(44, 6, lap),
  'self-adhered-roll': roll(
    40,
    6,
    (on, width, length) => on.line(uv(width * 0.1, -length, width * 0.1, 0), MEDIUM),
    (scene, width, length) => peel(scene, width, length, true),
  ),
  'fleece-roll': view.corner((scene, choose) => {
    const tufts = choose([9, 8]);
    scene.box([0, 0, 0], [34, 40, 0.6]);
    // The sheet is turned over at its end, so that the fleece under it shows.
    scene.prism(
      'x',
      sheetProfile(
        arcPoints([0, 5], 6, 270, 90, 5, 10)
          .map(([u, v]) => [u, v] as const)
          .toReversed(),
        0.6,
      ),
      0,
      34,
    );
    scene.box([0, 0, 10], [34, 20, 0.8]);
    const fleece = scene.level(10.8);
    for (const row of times(tufts))
      for (const column of times(11))
        fleece.line(arcPoints([2.4 + column * 3, 2 + (row * 17) / tufts], 1, 0, 300, 0.8, 7));
    scene.cylinder('x', [0, 46, 7], 7, 34);
    for (const radius of [5.6, 4, 2.4]) scene.disc('x', [0, 46, 7], radius, radius === 2.4 ? MEDIUM : FINE);
  }),
  'granulated-roll': roll(
    38,
    6,
    (on, width, length) => {
      on.line(uv(width * 0.12, -length, width * 0.12, 0), MEDIUM);
      for (const i of times(110))
        on.circle(width * (0.15 + 0.83 * ((i * 0.7549) % 1)), -length * ((i * 0.5698) % 1), 0.22, HATCH);
    },
    undefined,
    0.9,
  ),
  'torch-applied-roll': roll(
    38,
    6,
    (on, width, length) => {
      lap(on, width, length);
    },
    torch,
    0.8,
  ),
  'walkway-pad': view.corner((scene, choose) => {
    const [count, nubs] = [choose([2, 3]), choose([7, 8])];
    scene.level(-0.4).shape(rectangle(-8, -8, count * 32 + 14, 46), FINE);
    for (const i of times(count).toReversed()) {
      scene.prism('z', roundedRectangle(i * 32, 0, 30, 30, 2), -0.4, 1.2, OUTLINE, HATCH);
      holes(scene.level(0.8), i * 32 + 1.5, 1.5, 27, 27, nubs, nubs, 1.1);
    }
  }),
  'walkway-roll': view.corner((scene, choose) => {
    const lugs = choose([5, 4]);
    scene.box([-6, -4, -2], [46, 66, 2], MEDIUM, FINE);
    scene.box([6, 0, 0], [22, 52, 1]);
    const top = scene.level(1);
    for (const row of times(lugs))
      top.hatch(rectangle(7, 1 + row * (50 / lugs), 20, 44 / lugs), row % 2 === 0 ? 45 : 135, 2.2);
    // Footprints along the walkway.
    for (const step of times(2)) {
      const [u, v] = [12 + step * 8, 6 + step * 14];
      top.shape(arcPoints([u, v + 5], 2.4, 0, 360, 4.4, 16).slice(0, -1));
      top.shape(arcPoints([u, v - 1.6], 1.8, 0, 360, 1.8, 12).slice(0, -1));
    }
    scene.cylinder('x', [6, 55, 6], 6, 22);
    for (const radius of [4.4, 2.6]) scene.disc('x', [6, 55, 6], radius, MEDIUM);
  }),
  /** A boot on its base flange around a pipe, clamped. */
  'pipe-boot': view.threeQuarter((scene, choose) => {
    const [radius, steps] = [choose([3, 2.4]), choose([4, 5])];
    scene.cylinder('z', [0, 0, 0], radius, 26);
    scene.level(0).shape(rectangle(-16, -16, 32, 32), FINE);
    scene.turned('z', [0, 0, 0], uv(11, 0, 10.8, 0.5));
    scene.turned(
      'z',
      [0, 0, 0.5],
      times(steps).flatMap((i): [number, number][] => [
        [7 - ((7 - radius) * i) / (steps - 1), i * 3],
        [6.4 - ((6.4 - radius) * i) / (steps - 1), i * 3 + 2.8],
      ]),
      { crease: FINE },
    );
    scene.cylinder('z', [0, 0, steps * 3 - 1.4], radius + 0.5, 1);
    scene.box([-0.6, -radius - 1.6, steps * 3 - 1.6], [1.6, 1.2, 1.4], MEDIUM, FINE);
    scene.cylinder('z', [0, 0, steps * 3 - 0.4], radius, 12);
    scene.disc('z', [0, 0, steps * 3 + 11.6], radius * 0.8, MEDIUM);
  }),
};
