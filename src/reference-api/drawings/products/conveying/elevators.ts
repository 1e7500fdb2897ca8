import { rectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import {
  cells,
  columns,
  frontView,
  rows,
  threeQuarterView,
  wall,
  xyz,
} from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';

export const elevators = {
  /** A car in its hoistway, lifted by jacks. */
  elevator: (choose) => {
    const [raise, width] = [choose([36, 28]), choose([40, 46])];
    const scene = threeQuarterView();
    const z = raise;
    scene.box([-4, 36, -4], [width + 8, 2, 104], MEDIUM, FINE);
    for (const x of [width + 3, -4]) scene.box([x, 16, -4], [1.4, 3, 104], MEDIUM, FINE);
    scene.cylinder('z', [width + 7, 18, -4], 2.2, 40);
    scene.cylinder('z', [width + 7, 18, 36], 1.4, raise + 24);
    scene.box([-1, -1, z - 3], [width + 2, 38, 3], OUTLINE, FINE);
    scene.box([0, 0, z], [width, 36, 48]);
    const plane = scene.front(0);
    plane.rect(width * 0.16, z, width * 0.68, 42, MEDIUM);
    plane.line(uv(width / 2, z, width / 2, z + 42), MEDIUM);
    plane.rect(width * 0.87, z + 18, width * 0.08, 10, FINE);
    scene.box([width * 0.3, 10, z + 48], [width * 0.4, 14, 3], MEDIUM, FINE);
    scene.box([-18, -2, -4], [12, 14, 20], OUTLINE, FINE);
    scene.bar(xyz(-12, 12, 4, -12, 24, 0, width + 6, 24, -2), 0.5, MEDIUM);
    return scene;
  },
  'in-ground-elevator': (choose) => {
    const deep = choose([34, 40]);
    const scene = threeQuarterView();
    // The plunger goes as deep below the pit as the car rises.
    scene.box([2, 2, -4 - deep], [36, 30, 3], FINE, FINE);
    scene.cylinder('z', [20, 14, -deep - 4], 5, deep, MEDIUM);
    scene.cylinder('z', [20, 14, -4], 3, 18);
    scene.level(-4).shape(uv(-12, -8, 52, -8, 52, 38, -12, 38), FINE);
    scene.cylinder('z', [20, 14, -4], 3, 18);
    scene.box([4, 0, 14], [32, 28, 38]);
    const front = scene.front(0);
    front.rect(9, 16, 22, 30, MEDIUM);
    front.line(uv(20, 16, 20, 46), MEDIUM);
    for (const x of [-6, 44]) scene.bar(xyz(x, 14, -4, x, 14, 62), 0.8, MEDIUM);
    return scene;
  },
  'freight-elevator': (choose) => {
    const [width, open] = [choose([72, 84]), choose([14, 22])];
    const scene = frontView();
    wall(scene, -22, -4, width + 44, 100, 4);
    scene.box([-4, 0, 0], [width + 8, 4, 84], OUTLINE, FINE);
    const plane = scene.front(0);
    plane.rect(0, 0, width, 78, OUTLINE);
    plane.rect(0, 39 + open, width, 39 - open, MEDIUM);
    plane.rect(0, 0, width, 39 - open, MEDIUM);
    rows(plane, 0, 39 + open, width, 39 - open, 3, FINE);
    rows(plane, 0, 0, width, 39 - open, 3, FINE);
    plane.rect(width * 0.4, 39 + open + 6, width * 0.2, 6, MEDIUM);
    plane.through(rectangle(0, 39 - open, width, 2 * open), () => {
      columns(plane, 0, 39 - open, width, 2 * open, 9, FINE);
      for (const k of [0, 1]) plane.line(uv(0, 39 - open + 6 + k * 8, width, 39 - open + 6 + k * 8), FINE);
    });
    plane.rect(width + 9, 36, 5, 10, MEDIUM);
    plane.circle(width + 11.5, 43, 1.2, FINE);
    plane.circle(width + 11.5, 39, 1.2, FINE);
    scene.line(xyz(-24, -2, 0, width + 28, -2, 0), FINE);
    return scene;
  },
  'roped-elevator': (choose) => {
    const ropes = choose([3, 4]);
    const scene = threeQuarterView();
    for (const x of [46, -6]) scene.bar(xyz(x, 14, 0, x, 14, 84), 0.8, MEDIUM);
    scene.cylinder('z', [48, 18, 0], 3.4, 54, MEDIUM);
    scene.cylinder('z', [48, 18, 54], 2, 14, MEDIUM);
    // A sheave on the plunger doubles its stroke.
    scene.cylinder('y', [46, 12, 76], 10, 5);
    scene.disc('y', [46, 12, 76], 7.6, MEDIUM);
    scene.disc('y', [46, 12, 76], 2, MEDIUM);
    for (const rope of times(ropes))
      scene.line(xyz(36.4 + rope * 0.6, 12, 76, 33 + rope * 0.6, 12, 50), FINE);
    scene.box([2, 0, 12], [32, 28, 38]);
    const front = scene.front(0);
    front.rect(7, 14, 22, 30, MEDIUM);
    front.line(uv(18, 14, 18, 44), MEDIUM);
    return scene;
  },
  'elevator-cab-panel': (choose) => {
    const [cols, rail] = [choose([3, 2]), choose([1, 2])];
    const scene = threeQuarterView();
    const [width, depth, height] = [66, 50, 84];
    scene.box([0, depth, 0], [width, 2, height], OUTLINE, FINE);
    scene.box([width, 0, 0], [2, depth + 2, height], OUTLINE, FINE);
    scene.face(xyz(0, 0, 0, width, 0, 0, width, depth, 0, 0, depth, 0), MEDIUM);
    cells(scene.level(0), 0, 0, width, depth, 4, 3, FINE);
    for (const i of times(cols))
      for (const [z, zh] of uv(8, 26, 40, 38)) {
        scene.box([(i * width) / cols + 1.4, depth - 1, z], [width / cols - 2.8, 1, zh], OUTLINE, FINE);
        scene
          .front(depth - 1)
          .hatch(
            rectangle((i * width) / cols + 1.4, z, width / cols - 2.8, zh),
            z > 20 ? 60 : 0,
            z > 20 ? 4 : 2.2,
          );
      }
    for (const z of rail === 1 ? [36] : [30, 36])
      scene.bar(xyz(4, depth - 3, z, width - 4, depth - 3, z), 0.9);
    scene.face(xyz(0, 0, height, width, 0, height, width, depth, height, 0, depth, height), MEDIUM);
    for (const [x, y] of uv(16, 16, 50, 16, 16, 36, 50, 36)) scene.disc('z', [x, y, height], 3, MEDIUM);
    return scene;
  },
} satisfies Sketches;
