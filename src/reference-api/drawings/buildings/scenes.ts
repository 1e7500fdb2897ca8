import {
  glazing,
  onSite,
  groundLine,
  windows,
} from '#src/reference-api/drawings/buildings/building-parts.ts';
import { times, uv, xyz } from '#src/reference-api/drawings/geometry/vector.ts';
import type { ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import type { Drawing } from '#src/reference-api/drawings/geometry/drawing.ts';
import { choicesFrom } from '#src/reference-api/drawings/axonometric/choices.ts';
import { MEDIUM, FINE, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';

/** Subjects of videos and lectures. */
const scenes = {
  site: onSite((scene, choose) => {
    const floors = choose([4, 3, 5]);
    // Tower crane behind the frame.
    scene.bar(xyz(104, 60, 0, 104, 60, 96), 1.4, MEDIUM);
    scene.bar(xyz(70, 60, 96, 180, 60, 96), 1, MEDIUM);
    scene.line(xyz(104, 60, 108, 72, 60, 96));
    scene.line(xyz(104, 60, 108, 170, 60, 96));
    scene.bar(xyz(104, 60, 96, 104, 60, 108), 0.8, MEDIUM);
    scene.line(xyz(156, 60, 96, 156, 60, 66));
    scene.box([152, 56, 60], [9, 7, 6], MEDIUM, FINE);
    for (const floor of times(floors)) {
      for (const x of [80, 54, 28, 2])
        for (const y of [34, 0]) scene.box([x, y, floor * 14], [2.4, 2.4, 13], MEDIUM, FINE);
      scene.box([0, 0, floor * 14 + 13], [86, 40, 1.6]);
    }
    scene.front(-0.4).rect(2, 0, 50, floors * 14 - 14);
    windows(scene.front(-0.5), [2, 0, 50, floors * 14 - 14], 4, floors - 1, { across: 0.5, up: 0.5 });
    // Scaffold in front of the finished cladding.
    for (const x of times(6)) scene.line(xyz(x * 10 + 1, -7, 0, x * 10 + 1, -7, floors * 14), MEDIUM);
    for (const level of times(floors * 2)) scene.line(xyz(1, -7, level * 7 + 7, 51, -7, level * 7 + 7));
    for (const brace of times(floors)) scene.line(xyz(1, -7, brace * 14, 11, -7, brace * 14 + 14));
    groundLine(scene, -12, 140, -14);
  }),
  'test-rig': onSite((scene, choose) => {
    const rows = choose([3, 4]);
    for (const x of [66, -4]) scene.box([x, 0, 0], [5, 12, 74], MEDIUM, FINE);
    scene.box([-4, 0, 74], [75, 12, 6], MEDIUM, FINE);
    scene.box([-8, -6, 0], [84, 26, 4]);
    const face = scene.front(2);
    face.rect(3, 8, 60, 62, OUTLINE);
    glazing(face, [6, 11, 54, 56], 3, rows);
    // Spray racks in front of the specimen, gauges on the frame.
    for (const x of [12, 32, 52]) {
      scene.bar(xyz(x, -10, 10, x, -10, 68), 0.5, MEDIUM);
      for (const z of [20, 40, 60]) {
        scene.ball([x, -10, z], 1.2, MEDIUM);
        for (const spray of [-4, 0, 4]) scene.line(xyz(x, -9, z, x + spray, 1, z + spray * 0.4));
      }
    }
    scene.disc('y', [78, -2, 46], 7, MEDIUM);
    scene.line(xyz(78, -2.1, 46, 81, -2.1, 50), MEDIUM);
    scene.bar(xyz(78, -2, 39, 78, -2, 4), 0.5, MEDIUM);
    scene.box([90, -8, 0], [14, 10, 20], MEDIUM, FINE);
    scene.front(-8).rect(92, 11, 10, 6, FINE);
  }),
  plant: onSite((scene, choose) => {
    const coils = choose([2, 1]);
    // Roof trusses of the plant, then the line: coil, rolls, saw, crates.
    for (const y of [60]) {
      scene.line(xyz(-10, y, 62, 130, y, 62), MEDIUM);
      scene.line(xyz(-10, y, 72, 130, y, 72), MEDIUM);
      for (const bay of times(14))
        scene.line(xyz(-10 + bay * 10, y, 62, -5 + bay * 10, y, 72, bay * 10, y, 62));
    }
    for (const x of [130, 60, -10]) scene.line(xyz(x, 60, 0, x, 60, 62));
    scene.box([104, 6, 0], [26, 22, 16], MEDIUM, FINE);
    for (const slat of times(3)) scene.front(6).line(uv(104, 4 + slat * 4, 130, 4 + slat * 4));
    scene.box([14, 4, 0], [84, 20, 12], OUTLINE, MEDIUM);
    for (const roll of times(6).toReversed()) {
      scene.cylinder('y', [32 + roll * 9, 6, 15], 3, 16, MEDIUM);
      scene.disc('y', [32 + roll * 9, 6, 15], 1, FINE);
    }
    scene.box([86, 0, 12], [9, 28, 16], MEDIUM, FINE);
    for (const coil of times(coils).toReversed()) {
      scene.cylinder('y', [2 - coil * 26, 4, 14], 12, 18);
      scene.disc('y', [2 - coil * 26, 4, 14], 8, FINE);
      scene.disc('y', [2 - coil * 26, 4, 14], 4, MEDIUM);
    }
    groundLine(scene, -40, 140, -6);
  }),
  workbench: onSite((scene, choose) => {
    const turned = choose([1, 0]);
    for (const [x, y] of uv(72, 28, 2, 28, 72, 2, 2, 2)) scene.box([x, y, 0], [3, 3, 28], MEDIUM, FINE);
    scene.box([0, 0, 28], [78, 34, 3]);
    // The damaged piece with its patch, a roller, a knife, and a can.
    scene.box([8, 6, 31], [40, 22, 1.4]);
    scene.level(32.5).rect(22, 12, 13, 10);
    scene.level(32.6).line(uv(25, 14, 28, 17, 27, 19, 32, 20), MEDIUM);
    scene.cylinder('x', [turned ? 52 : 54, 9, 34], 2.6, 11, MEDIUM);
    scene.bar(xyz(65, 9, 34, 68, 9, 34, 68, 4, 34, 76, 2, 34), 0.6, MEDIUM);
    scene.turned('z', [64, 24, 31], uv(6, 0, 6, 13, 5, 14), { layer: OUTLINE });
    scene.bar(xyz(30, -4, 31.5, 40, 2, 31.5), 0.9, MEDIUM);
    scene.prism('z', uv(40, 0.6, 48, 5, 41, 3.4), 31, 0.5, MEDIUM, FINE);
  }),
  report: onSite((scene, choose) => {
    const bars = choose([6, 5, 7]);
    scene.box([10, 3, 0], [62, 2, 82], MEDIUM, FINE);
    scene.box([0, 0, 0], [62, 2, 82]);
    const page = scene.front(0);
    page.rect(6, 70, 34, 5);
    for (const row of times(4)) page.line(uv(6, 63 - row * 4, 56 - (row % 2) * 10, 63 - row * 4));
    page.rect(6, 20, 50, 26);
    for (const bar of times(bars)) page.rect(9 + bar * (44 / bars), 20, 30 / bars, 5 + ((bar * 7) % 18));
    page.line(uv(6, 36, 56, 36), MEDIUM);
    for (const row of times(2)) page.line(uv(6, 14 - row * 4, 44, 14 - row * 4));
    page.circle(50, 11, 5);
    page.circle(50, 11, 3.4, FINE);
    // A magnifying glass.
    scene.disc('y', [62, -8, 34], 15, null);
    for (const radius of [15, 13.4])
      scene.disc('y', [62, -8 + radius * 0.001, 34], radius, radius === 15 ? OUTLINE : MEDIUM);
    scene.bar(xyz(73, -8, 23, 86, -8, 8), 1.8, MEDIUM);
    for (const row of times(4))
      scene.front(-8.1).line(uv(53, 29 + row * 4, 70 - (row % 2) * 4, 29 + row * 4));
  }),
  carbon: onSite((scene, choose) => {
    const heights = choose([
      [44, 30, 22, 10],
      [38, 34, 16, 14],
      [50, 22, 26, 8],
    ]);
    scene.box([-4, -4, -3], [112, 30, 3]);
    for (const [index, high] of [...heights.entries()].toReversed()) {
      scene.box([index * 26 + 2, 2, 0], [16, 16, high]);
      const face = scene.front(2);
      face.line(uv(index * 26 + 2, high * 0.55, index * 26 + 18, high * 0.55));
      face.hatch(
        uv(index * 26 + 2, 0, index * 26 + 18, 0, index * 26 + 18, high * 0.55, index * 26 + 2, high * 0.55),
        45,
        2.6,
      );
    }
    scene.line(xyz(-2, 2, 56, 84, 2, 22), MEDIUM);
    scene.line(xyz(84, 2, 22, 78, 2, 22), MEDIUM);
    scene.line(xyz(84, 2, 22, 81, 2, 27), MEDIUM);
    // A leaf over the lowest bar.
    scene.face(xyz(86, 2, 34, 98, 2, 36, 106, 2, 50, 92, 2, 48), MEDIUM);
    scene.line(xyz(82, 2, 28, 104, 2, 48), MEDIUM);
  }),
} satisfies Record<string, ProductSketch>;

export type SceneKey = keyof typeof scenes;

/** Draws a scene; the same key and integer always give the same drawing. */
export const drawScene = (key: SceneKey, variation: number): Drawing =>
  scenes[key](choicesFrom(variation)).toDrawing();
