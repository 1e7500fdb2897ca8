import {
  archedOpening,
  columns,
  FINE,
  gableFront,
  gableRoofed,
  glazing,
  MEDIUM,
  siteWithNeighbor,
  groundLine,
  tree,
  windows,
} from '#src/reference-api/drawings/buildings/building-parts.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { xyz } from '#src/reference-api/drawings/axonometric/parts.ts';

/** Houses of worship and public buildings. */
export const publicBuildings = {
  chapel: (choose) => {
    const steeple = choose([44, 56]);
    const scene = siteWithNeighbor(choose);
    tree(scene, 78, 40, 24);
    gableRoofed(scene, 16, 6, 62, 34, 18, 22);
    const side = scene.front(6);
    for (const x of times(4)) archedOpening(side, 32 + x * 12, 4, 5, 12);
    scene.box([0, 0, 0], [16, 20, 40]);
    scene.face(xyz(0, 0, 40, 16, 0, 40, 8, 10, 40 + steeple));
    scene.face(xyz(0, 0, 40, 0, 20, 40, 8, 10, 40 + steeple));
    archedOpening(scene.front(0), 4, 0, 8, 12);
    archedOpening(scene.front(0), 5, 26, 6, 9);
    archedOpening(scene.side(0), 6, 26, 6, 9);
    scene.line(xyz(8, 10, 40 + steeple, 8, 10, 48 + steeple), MEDIUM);
    scene.line(xyz(5.5, 10, 45 + steeple, 10.5, 10, 45 + steeple), MEDIUM);
    groundLine(scene, -12, 90);
    return scene;
  },
  'parish-hall': (choose) => {
    const bays = choose([4, 5]);
    const scene = siteWithNeighbor(choose);
    gableFront(scene, 0, 0, 44, 30 + bays * 10, 20, 24);
    const front = scene.front(0);
    archedOpening(front, 17, 0, 10, 14);
    archedOpening(front, 5, 5, 6, 12);
    archedOpening(front, 33, 5, 6, 12);
    front.circle(22, 28, 4.5);
    front.circle(22, 28, 1.6, FINE);
    for (const bay of times(bays)) archedOpening(scene.side(0), 8 + bay * 14, 5, 6, 12);
    tree(scene, 66, -4, 24);
    groundLine(scene, -14, 84, -10);
    return scene;
  },
  courthouse: (choose) => {
    const count = choose([6, 8]);
    const scene = siteWithNeighbor(choose);
    scene.box([0, 14, 0], [120, 54, 40]);
    for (const x of [4, 92]) windows(scene.front(14), [x, 8, 24, 28], 2, 2, { across: 0.5, up: 0.66 });
    windows(scene.side(0), [18, 8, 46, 28], 4, 2, { across: 0.5, up: 0.66 });
    for (const step of times(3))
      scene.box([30 - step * 2, -8 + step * -3, 0], [60 + step * 4, 22, 6 - step * 2], MEDIUM, FINE);
    columns(scene, 35, -2, 50, count, 32, 1.6);
    scene.box([30, -4, 32], [60, 18, 4]);
    scene.prism('y', uv(28, 36, 92, 36, 60, 50), -5, 19);
    scene.turned('z', [60, 40, 40], uv(18, 0, 18, 12, 15, 14, 15, 20, 10, 28, 3, 32, 3, 38), {
      crease: FINE,
    });
    groundLine(scene, -10, 134, -20);
    return scene;
  },
  library: (choose) => {
    const floors = choose([3, 4]);
    const scene = siteWithNeighbor(choose);
    const high = floors * 14;
    scene.box([0, 0, 0], [70, 60, high]);
    windows(scene.side(0), [4, 4, 52, high - 8], 6, 1, { across: 0.3, up: 0.9 });
    // Tall windows like the spines of books.
    for (const book of times(11))
      scene.front(0).rect(6 + book * 5.6, 4, 3.4, high - 9 - ((book * 7) % 9), MEDIUM);
    scene.box([70, -6, 0], [70, 66, high - 12]);
    glazing(scene.front(-6), [72, 2, 66, high - 16], 11, floors - 1);
    scene.box([64, -16, high - 12], [80, 78, 3]);
    tree(scene, 6, -14, 20);
    groundLine(scene, -10, 154, -20);
    return scene;
  },
  'fire-station': (choose) => {
    const doors = choose([3, 4]);
    const scene = siteWithNeighbor(choose);
    const wide = doors * 20 + 6;
    scene.box([wide + 10, 30, 0], [16, 16, 62]);
    windows(scene.front(30), [wide + 12, 34, 12, 24], 2, 3);
    scene.box([wide, 6, 0], [38, 44, 28]);
    windows(scene.front(6), [wide + 3, 3, 33, 24], 3, 2, { across: 0.66 });
    scene.box([0, 0, 0], [wide, 54, 26]);
    const front = scene.front(0);
    for (const door of times(doors)) {
      glazing(front, [5 + door * 20, 0, 15, 16], 4, 5);
      front.rect(9 + door * 20, 18, 7, 4, FINE);
    }
    windows(scene.side(0), [6, 8, 42, 12], 4, 1);
    groundLine(scene, -10, wide + 52);
    return scene;
  },
} satisfies Record<string, ProductSketch>;
