import {
  archedOpening,
  columns,
  FINE,
  gableFront,
  gableRoofed,
  glazing,
  MED,
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
    const s = siteWithNeighbor(choose);
    tree(s, 78, 40, 24);
    gableRoofed(s, 16, 6, 62, 34, 18, 22);
    const side = s.front(6);
    for (const x of times(4)) archedOpening(side, 32 + x * 12, 4, 5, 12);
    s.box([0, 0, 0], [16, 20, 40]);
    s.face(xyz(0, 0, 40, 16, 0, 40, 8, 10, 40 + steeple));
    s.face(xyz(0, 0, 40, 0, 20, 40, 8, 10, 40 + steeple));
    archedOpening(s.front(0), 4, 0, 8, 12);
    archedOpening(s.front(0), 5, 26, 6, 9);
    archedOpening(s.side(0), 6, 26, 6, 9);
    s.line(xyz(8, 10, 40 + steeple, 8, 10, 48 + steeple), MED);
    s.line(xyz(5.5, 10, 45 + steeple, 10.5, 10, 45 + steeple), MED);
    groundLine(s, -12, 90);
    return s;
  },
  'parish-hall': (choose) => {
    const bays = choose([4, 5]);
    const s = siteWithNeighbor(choose);
    gableFront(s, 0, 0, 44, 30 + bays * 10, 20, 24);
    const front = s.front(0);
    archedOpening(front, 17, 0, 10, 14);
    archedOpening(front, 5, 5, 6, 12);
    archedOpening(front, 33, 5, 6, 12);
    front.circle(22, 28, 4.5);
    front.circle(22, 28, 1.6, FINE);
    for (const bay of times(bays)) archedOpening(s.side(0), 8 + bay * 14, 5, 6, 12);
    tree(s, 66, -4, 24);
    groundLine(s, -14, 84, -10);
    return s;
  },
  courthouse: (choose) => {
    const count = choose([6, 8]);
    const s = siteWithNeighbor(choose);
    s.box([0, 14, 0], [120, 54, 40]);
    for (const x of [4, 92]) windows(s.front(14), [x, 8, 24, 28], 2, 2, { across: 0.5, up: 0.66 });
    windows(s.side(0), [18, 8, 46, 28], 4, 2, { across: 0.5, up: 0.66 });
    for (const step of times(3))
      s.box([30 - step * 2, -8 + step * -3, 0], [60 + step * 4, 22, 6 - step * 2], MED, FINE);
    columns(s, 35, -2, 50, count, 32, 1.6);
    s.box([30, -4, 32], [60, 18, 4]);
    s.prism('y', uv(28, 36, 92, 36, 60, 50), -5, 19);
    s.turned('z', [60, 40, 40], uv(18, 0, 18, 12, 15, 14, 15, 20, 10, 28, 3, 32, 3, 38), { crease: FINE });
    groundLine(s, -10, 134, -20);
    return s;
  },
  library: (choose) => {
    const floors = choose([3, 4]);
    const s = siteWithNeighbor(choose);
    const high = floors * 14;
    s.box([0, 0, 0], [70, 60, high]);
    windows(s.side(0), [4, 4, 52, high - 8], 6, 1, { across: 0.3, up: 0.9 });
    // Tall windows like the spines of books.
    for (const book of times(11)) s.front(0).rect(6 + book * 5.6, 4, 3.4, high - 9 - ((book * 7) % 9), MED);
    s.box([70, -6, 0], [70, 66, high - 12]);
    glazing(s.front(-6), [72, 2, 66, high - 16], 11, floors - 1);
    s.box([64, -16, high - 12], [80, 78, 3]);
    tree(s, 6, -14, 20);
    groundLine(s, -10, 154, -20);
    return s;
  },
  'fire-station': (choose) => {
    const doors = choose([3, 4]);
    const s = siteWithNeighbor(choose);
    const wide = doors * 20 + 6;
    s.box([wide + 10, 30, 0], [16, 16, 62]);
    windows(s.front(30), [wide + 12, 34, 12, 24], 2, 3);
    s.box([wide, 6, 0], [38, 44, 28]);
    windows(s.front(6), [wide + 3, 3, 33, 24], 3, 2, { across: 0.66 });
    s.box([0, 0, 0], [wide, 54, 26]);
    const front = s.front(0);
    for (const door of times(doors)) {
      glazing(front, [5 + door * 20, 0, 15, 16], 4, 5);
      front.rect(9 + door * 20, 18, 7, 4, FINE);
    }
    windows(s.side(0), [6, 8, 42, 12], 4, 1);
    groundLine(s, -10, wide + 52);
    return s;
  },
} satisfies Record<string, ProductSketch>;
