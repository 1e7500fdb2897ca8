import {
  uv,
  times,
  arcPoints,
  rectangle,
  xyz,
  roundedRectangle,
} from '#src/reference-api/drawings/geometry/vector.ts';
import { wall, vents } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';

/** Toilet compartments: pilasters, doors, and panels, floor-anchored or overhead-braced. */
const toiletCompartment = (brace: 'overhead' | 'floor') =>
  view.from({ width: 16, depth: 34, depthScale: 0.85 }, (scene, choose) => {
    const stalls = choose([2, 3]);
    const door = choose([24, 28]);
    const [depth, lift, height] = [58, 12, 70];
    const pilaster = 9;
    const bay = door + pilaster;
    const length = stalls * bay + pilaster;
    scene.level(0).line(uv(-12, 0, length + 12, 0));
    const panelTop = lift + 58;
    for (const stall of times(stalls + 1).toReversed())
      scene.box([stall * bay + pilaster / 2 - 0.5, 0, lift], [1, depth, 58], MEDIUM, FINE);
    for (const stall of times(stalls + 1).toReversed()) {
      const x = stall * bay;
      const foot = 0;
      const tall = brace === 'overhead' ? height + 12 : height;
      scene.box([x, -1.2, foot], [pilaster, 1.2, tall - foot]);
      if (foot === 0) scene.front(-1.2).rect(x, 0, pilaster, 3);
      if (stall === stalls) continue;
      const ajar = stall === 0;
      const d = x + pilaster;
      if (ajar)
        scene.prism(
          'z',
          uv(d, -1.2, d + door * 0.8, door * 0.52, d + door * 0.75, door * 0.58, d - 0.3, 0),
          lift,
          58,
          OUTLINE,
          FINE,
        );
      else {
        scene.box([d + 0.4, -1.2, lift], [door - 0.8, 1.2, 58]);
        scene.front(-1.2).rect(d + door - 4.6, lift + 27, 2.6, 4);
        scene.front(-1.2).circle(d + door - 3.3, lift + 29, 0.7, FINE);
        for (const v of [lift + 6, lift + 49]) scene.front(-1.2).rect(d - 0.6, v, 1.8, 4, FINE);
      }
    }
    if (brace === 'overhead') scene.box([-1, -1.6, height + 12], [length + 2, 2, 2.6]);
    if (brace === 'floor')
      for (const stall of times(stalls + 1))
        scene.front(-1.3).line(uv(stall * bay + 1, panelTop - 4, stall * bay + pilaster - 1, panelTop - 4));
  });

export const toiletPartitionsAndAccessories = {
  'toilet-compartment': toiletCompartment('floor'),
  'overhead-braced-compartment': toiletCompartment('overhead'),
  'urinal-screen': view.threeQuarter((scene, choose) => {
    const [deep, high] = [choose([18, 20]), choose([42, 48])];
    wall(scene, -34, -6, 84, 66, 0);
    const face = scene.front(0);
    for (const row of times(5)) face.line(uv(-34, 6 + row * 12, 50, 6 + row * 12));
    // Between two urinals.
    for (const x of [-20, 24]) {
      scene.prism('z', [...arcPoints([x + 8, -6], 8, 180, 360, 7, 12), [x + 16, 0], [x, 0]], 8, 24);
      scene.level(32).shape(arcPoints([x + 8, -6], 5, 0, 360, 4.4, 20).slice(0, -1));
      scene.cylinder('z', [x + 8, -2, 34], 1.2, 9, MEDIUM);
      if (x < 0) {
        scene.box([8, -deep, 12], [1.4, deep, high]);
        for (const v of [16, 12 + high - 8]) scene.box([6.6, -2.4, v], [4.2, 2.4, 4], MEDIUM, FINE);
      }
    }
  }),
  'grab-bar': view.threeQuarter((scene, choose) => {
    const [length, form] = [choose([36, 42]), choose([0, 1])];
    wall(scene, -6, form ? -8 : -14, length + 12, form ? 40 : 28, 0.4);
    const flange = (x: number, z: number): void => {
      scene.cylinder('y', [x, -0.6, z], 1.6, 1);
      scene.disc('y', [x, -0.6, z], 1, FINE);
    };
    flange(length, 0);
    flange(0, 0);
    if (form) {
      flange(0, 22);
      scene.bar(xyz(0, -0.6, 22, 0, -2.4, 22, 0, -3, 21, 0, -3, 1), 0.72);
    }
    scene.bar(
      xyz(length, -0.6, 0, length, -2.4, 0, length - 0.6, -3, 0, 0.6, -3, 0, 0, -2.4, 0, 0, -0.6, 0),
      0.72,
    );
    scene.line(xyz(2, -3.5, 0.4, length - 2, -3.5, 0.4));
  }),
  /** A paper towel dispenser. */
  dispenser: view.from({ width: 16, depth: 38, depthScale: 0.9 }, (scene, choose) => {
    const width = choose([11, 14]);
    const lock = choose([1, 2]);
    const height = 15;
    const w = width;
    scene.front(4.2).rect(-8, -3, w + 16, height + 6, FINE);
    scene.box([0, 0, 0], [w, 4, height]);
    const front = scene.front(0);
    const upper = 0;
    front.rect(0.6, upper + 0.6, w - 1.2, height - upper - 1.2);
    front.rect(2, upper + 1.4, w - 4, 2.4);
    front.shape(
      uv(2.6, upper + 2.6, w - 2.6, upper + 2.6, w - 3.4, upper - 1, w / 2, upper - 1.8, 3.4, upper - 1),
    );
    front.line(uv(w / 2, upper + 2.6, w / 2, upper - 1.8));

    front.rect(w / 2 - 0.9, height - 4.6, 1.8, 2.6, FINE);
    for (const index of times(lock))
      scene.front(0).circle(w / 2 + (index - (lock - 1) / 2) * 2.4, height - 1.4, 0.4, FINE);
  }),
  'soap-dispenser': view.threeQuarter((scene, choose) => {
    const [height, lever] = [choose([9, 8]), choose([1, 0])];
    wall(scene, -4, -5, 13, height + 10, 4);
    scene.prism('y', roundedRectangle(0, 0, 5, height, 1), 0, 4, OUTLINE, HATCH);
    scene.front(0).rect(1.6, height * 0.45, 1.8, height * 0.34);
    scene.front(0).line(uv(1.6, height * 0.62, 3.4, height * 0.62));
    scene.cylinder('z', [2.5, 0.6, -1], 0.5, 1.2, MEDIUM);
    if (lever) scene.prism('x', uv(-0.9, 0.3, 0, 0.3, 0, 2.6, -0.3, 2.6), 0.8, 3.4, OUTLINE, FINE);
    else scene.front(0).circle(2.5, 1.6, 0.6);
    scene.line(xyz(2.5, 0.6, -1.3, 2.5, 0.6, -2.2), MEDIUM);
    scene.disc('z', [2.5, 0.4, -3.4], 0.9, FINE);
  }),
  'changing-station': view.threeQuarter((scene, choose) => {
    const [width, straps] = [choose([35, 32]), choose([1, 2])];
    wall(scene, -6, -14, width + 12, 44, 1);
    scene.box([0, -3, 0], [width, 4, 21]);
    scene.front(-3).rect(2, 5, width - 4, 14, FINE);
    scene.prism('z', roundedRectangle(0.6, -22, width - 1.2, 19, 2), -2, 3, OUTLINE, FINE);
    const bed = roundedRectangle(3, -20, width - 6, 15, 3);
    scene.level(1).shape(bed);
    scene
      .level(1)
      .through(bed, () => scene.level(0).shape(roundedRectangle(4.4, -18.6, width - 8.8, 12, 3), FINE));
    for (const i of times(straps)) scene.level(1).shape(rectangle(width * 0.46 + i * 4, -20, 2, 15));
    scene.front(-3).circle(width / 2, 14, 2.2);
    scene.front(-3).line(uv(width / 2 - 2, 11, width / 2 + 2, 9.4, width / 2 + 4, 10.4), MEDIUM);
  }),
  mirror: view.front((scene, choose) => {
    const [width, height] = [choose([24, 18]), choose([36, 30])];
    wall(scene, -8, -8, width + 16, height + 16, 1.6);
    scene.box([0, 0, 0], [width, 1.4, height]);
    const plane = scene.front(0);
    plane.rect(1, 1, width - 2, height - 2);
    for (const k of [0, 1, 2, 5, 6])
      plane.line(
        [
          [width * 0.18 + k * 1.6, height * 0.42],
          [width * 0.18 + k * 1.6 + height * 0.3, height * 0.42 + height * 0.36],
        ],
        k < 3 ? FINE : HATCH,
      );
    for (const [u, v, a, b] of [
      [0, 0, 1, 1],
      [width, 0, width - 1, 1],
      [0, height, 1, height - 1],
      [width, height, width - 1, height - 1],
    ] as const)
      plane.line(uv(u, v, a, b));
    scene.box([-1, -4.4, -4], [width + 2, 5, 0.7], OUTLINE, FINE);
  }),
  'hand-dryer': view.threeQuarter((scene, choose) => {
    const [width, round] = [choose([11, 10]), choose([2.4, 1])];
    wall(scene, -7, -12, width + 14, 30, 7);
    scene.turned('z', [width / 2, 2, -1.6], uv(1.6, 0, 2, 2));
    scene.prism('y', roundedRectangle(0, 0, width, 12, round), 0, 7, OUTLINE, HATCH);
    scene.front(0).shape(roundedRectangle(1, 1, width - 2, 10, round * 0.7), FINE);
    scene.front(0).rect(width * 0.3, 8, width * 0.4, 1, FINE);
    for (const i of [-1, 0, 1])
      scene.line(
        times(6).map((k): Place => [width / 2 + i * 1.5 + Math.sin(k * 1.3) * 0.4, 2, -2.4 - k * 1.1]),
        MEDIUM,
      );
    vents(scene.side(0), 1.4, 3, 4.2, 6, 4);
  }),
};
