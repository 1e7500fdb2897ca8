import {
  FINE,
  glazing,
  MED,
  OUT,
  emptySite,
  groundLine,
  windows,
} from '#src/reference-api/drawings/buildings/building-parts.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { xyz } from '#src/reference-api/drawings/axonometric/parts.ts';
import type { Drawing } from '#src/reference-api/drawings/geometry/drawing.ts';
import { choicesFrom } from '#src/reference-api/drawings/axonometric/choices.ts';

/** Subjects of videos and lectures. */
const scenes = {
  site: (choose) => {
    const floors = choose([4, 3, 5]);
    const s = emptySite();
    // Tower crane behind the frame.
    s.bar(xyz(104, 60, 0, 104, 60, 96), 1.4, MED);
    s.bar(xyz(70, 60, 96, 180, 60, 96), 1, MED);
    s.line(xyz(104, 60, 108, 72, 60, 96), FINE);
    s.line(xyz(104, 60, 108, 170, 60, 96), FINE);
    s.bar(xyz(104, 60, 96, 104, 60, 108), 0.8, MED);
    s.line(xyz(156, 60, 96, 156, 60, 66), FINE);
    s.box([152, 56, 60], [9, 7, 6], MED, FINE);
    for (const floor of times(floors)) {
      for (const x of [80, 54, 28, 2])
        for (const y of [34, 0]) s.box([x, y, floor * 14], [2.4, 2.4, 13], MED, FINE);
      s.box([0, 0, floor * 14 + 13], [86, 40, 1.6]);
    }
    s.front(-0.4).rect(2, 0, 50, floors * 14 - 14, MED);
    windows(s.front(-0.5), [2, 0, 50, floors * 14 - 14], 4, floors - 1, { across: 0.5, up: 0.5 });
    // Scaffold in front of the finished cladding.
    for (const x of times(6)) s.line(xyz(x * 10 + 1, -7, 0, x * 10 + 1, -7, floors * 14), MED);
    for (const level of times(floors * 2)) s.line(xyz(1, -7, level * 7 + 7, 51, -7, level * 7 + 7), FINE);
    for (const brace of times(floors)) s.line(xyz(1, -7, brace * 14, 11, -7, brace * 14 + 14), FINE);
    groundLine(s, -12, 140, -14);
    return s;
  },
  'test-rig': (choose) => {
    const rows = choose([3, 4]);
    const s = emptySite();
    for (const x of [66, -4]) s.box([x, 0, 0], [5, 12, 74], MED, FINE);
    s.box([-4, 0, 74], [75, 12, 6], MED, FINE);
    s.box([-8, -6, 0], [84, 26, 4]);
    const face = s.front(2);
    face.rect(3, 8, 60, 62, OUT);
    glazing(face, [6, 11, 54, 56], 3, rows);
    // Spray racks in front of the specimen, gauges on the frame.
    for (const x of [12, 32, 52]) {
      s.bar(xyz(x, -10, 10, x, -10, 68), 0.5, MED);
      for (const z of [20, 40, 60]) {
        s.ball([x, -10, z], 1.2, MED);
        for (const spray of [-4, 0, 4]) s.line(xyz(x, -9, z, x + spray, 1, z + spray * 0.4), FINE);
      }
    }
    s.disc('y', [78, -2, 46], 7, MED);
    s.line(xyz(78, -2.1, 46, 81, -2.1, 50), MED);
    s.bar(xyz(78, -2, 39, 78, -2, 4), 0.5, MED);
    s.box([90, -8, 0], [14, 10, 20], MED, FINE);
    s.front(-8).rect(92, 11, 10, 6, FINE);
    return s;
  },
  plant: (choose) => {
    const coils = choose([2, 1]);
    const s = emptySite();
    // Roof trusses of the plant, then the line: coil, rolls, saw, crates.
    for (const y of [60]) {
      s.line(xyz(-10, y, 62, 130, y, 62), MED);
      s.line(xyz(-10, y, 72, 130, y, 72), MED);
      for (const bay of times(14))
        s.line(xyz(-10 + bay * 10, y, 62, -5 + bay * 10, y, 72, bay * 10, y, 62), FINE);
    }
    for (const x of [130, 60, -10]) s.line(xyz(x, 60, 0, x, 60, 62), FINE);
    s.box([104, 6, 0], [26, 22, 16], MED, FINE);
    for (const slat of times(3)) s.front(6).line(uv(104, 4 + slat * 4, 130, 4 + slat * 4), FINE);
    s.box([14, 4, 0], [84, 20, 12], OUT, MED);
    for (const roll of times(6).toReversed()) {
      s.cylinder('y', [32 + roll * 9, 6, 15], 3, 16, MED);
      s.disc('y', [32 + roll * 9, 6, 15], 1, FINE);
    }
    s.box([86, 0, 12], [9, 28, 16], MED, FINE);
    for (const coil of times(coils).toReversed()) {
      s.cylinder('y', [2 - coil * 26, 4, 14], 12, 18);
      s.disc('y', [2 - coil * 26, 4, 14], 8, FINE);
      s.disc('y', [2 - coil * 26, 4, 14], 4, MED);
    }
    groundLine(s, -40, 140, -6);
    return s;
  },
  workbench: (choose) => {
    const turned = choose([1, 0]);
    const s = emptySite();
    for (const [x, y] of uv(72, 28, 2, 28, 72, 2, 2, 2)) s.box([x, y, 0], [3, 3, 28], MED, FINE);
    s.box([0, 0, 28], [78, 34, 3]);
    // The damaged piece with its patch, a roller, a knife, and a can.
    s.box([8, 6, 31], [40, 22, 1.4]);
    s.level(32.5).rect(22, 12, 13, 10, MED);
    s.level(32.6).line(uv(25, 14, 28, 17, 27, 19, 32, 20), MED);
    s.cylinder('x', [turned ? 52 : 54, 9, 34], 2.6, 11, MED);
    s.bar(xyz(65, 9, 34, 68, 9, 34, 68, 4, 34, 76, 2, 34), 0.6, MED);
    s.turned('z', [64, 24, 31], uv(6, 0, 6, 13, 5, 14), { layer: OUT });
    s.bar(xyz(30, -4, 31.5, 40, 2, 31.5), 0.9, MED);
    s.prism('z', uv(40, 0.6, 48, 5, 41, 3.4), 31, 0.5, MED, FINE);
    return s;
  },
  report: (choose) => {
    const bars = choose([6, 5, 7]);
    const s = emptySite();
    s.box([10, 3, 0], [62, 2, 82], MED, FINE);
    s.box([0, 0, 0], [62, 2, 82]);
    const page = s.front(0);
    page.rect(6, 70, 34, 5, MED);
    for (const row of times(4)) page.line(uv(6, 63 - row * 4, 56 - (row % 2) * 10, 63 - row * 4), FINE);
    page.rect(6, 20, 50, 26, MED);
    for (const bar of times(bars)) page.rect(9 + bar * (44 / bars), 20, 30 / bars, 5 + ((bar * 7) % 18), MED);
    page.line(uv(6, 36, 56, 36), MED);
    for (const row of times(2)) page.line(uv(6, 14 - row * 4, 44, 14 - row * 4), FINE);
    page.circle(50, 11, 5);
    page.circle(50, 11, 3.4, FINE);
    // A magnifying glass.
    s.disc('y', [62, -8, 34], 15, null);
    for (const r of [15, 13.4]) s.disc('y', [62, -8 + r * 0.001, 34], r, r === 15 ? OUT : MED);
    s.bar(xyz(73, -8, 23, 86, -8, 8), 1.8, MED);
    for (const row of times(4))
      s.front(-8.1).line(uv(53, 29 + row * 4, 70 - (row % 2) * 4, 29 + row * 4), FINE);
    return s;
  },
  carbon: (choose) => {
    const heights = choose([
      [44, 30, 22, 10],
      [38, 34, 16, 14],
      [50, 22, 26, 8],
    ]);
    const s = emptySite();
    s.box([-4, -4, -3], [112, 30, 3]);
    for (const [index, high] of [...heights.entries()].toReversed()) {
      s.box([index * 26 + 2, 2, 0], [16, 16, high]);
      const face = s.front(2);
      face.line(uv(index * 26 + 2, high * 0.55, index * 26 + 18, high * 0.55), FINE);
      face.hatch(
        uv(index * 26 + 2, 0, index * 26 + 18, 0, index * 26 + 18, high * 0.55, index * 26 + 2, high * 0.55),
        45,
        2.6,
      );
    }
    s.line(xyz(-2, 2, 56, 84, 2, 22), MED);
    s.line(xyz(84, 2, 22, 78, 2, 22), MED);
    s.line(xyz(84, 2, 22, 81, 2, 27), MED);
    // A leaf over the lowest bar.
    s.face(xyz(86, 2, 34, 98, 2, 36, 106, 2, 50, 92, 2, 48), MED);
    s.line(xyz(82, 2, 28, 104, 2, 48), MED);
    return s;
  },
} satisfies Record<string, ProductSketch>;

export type SceneKey = keyof typeof scenes;

/** Draws a scene; the same key and integer always give the same drawing. */
export function drawScene(key: SceneKey, variation: number): Drawing {
  return scenes[key](choicesFrom(variation)).toDrawing();
}
