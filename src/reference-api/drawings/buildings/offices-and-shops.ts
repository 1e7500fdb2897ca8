import {
  archedOpening,
  columns,
  entrance,
  FINE,
  gableFront,
  gableRoofed,
  glazing,
  MEDIUM,
  siteWithNeighbor,
  rooftopUnits,
  groundLine,
  tree,
  windows,
} from '#src/reference-api/drawings/buildings/building-parts.ts';
import { arcPoints } from '#src/reference-api/drawings/axonometric/plane.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { xyz } from '#src/reference-api/drawings/axonometric/parts.ts';

/** Offices, shops and hotels. */
export const officesAndShops = {
  tower: (choose) => {
    const floors = choose([16, 20, 13]);
    const scene = siteWithNeighbor(choose);
    const high = floors * 12;
    scene.box([14, 10, 24], [64, 56, high]);
    scene.box([30, 24, 24 + high], [30, 24, 12], MEDIUM, FINE);
    glazing(scene.front(10), [16, 26, 60, high - 4], 8, floors);
    glazing(scene.side(14), [12, 26, 52, high - 4], 6, floors);
    scene.box([0, 0, 0], [96, 72, 24]);
    glazing(scene.front(0), [4, 2, 88, 18], 11, 2);
    entrance(scene.front(0), 40, 12, 10);
    scene.box([34, -8, 11], [24, 8, 1.6], MEDIUM, FINE);
    groundLine(scene, -12, 112, -12);
    return scene;
  },
  loft: (choose) => {
    const floors = choose([5, 6]);
    const scene = siteWithNeighbor(choose);
    const high = floors * 14;
    scene.box([0, 0, 0], [104, 56, high]);
    scene.box([-1, -1, high], [106, 58, 3]);
    windows(scene.front(0), [3, 4, 98, high - 8], 8, floors, { across: 0.7, up: 0.62, split: true });
    windows(scene.side(0), [3, 4, 50, high - 8], 4, floors, { across: 0.66, up: 0.62, split: true });
    // The water tank on its legs.
    for (const [x, y] of uv(76, 26, 64, 26, 76, 16, 64, 16))
      scene.bar(xyz(x, y, high + 3, x, y, high + 14), 0.5, FINE);
    scene.turned('z', [70, 21, high + 14], uv(9, 0, 9, 14, 1, 19), { crease: FINE });
    scene.box([40, -6, 12], [18, 6, 1.4], MEDIUM, FINE);
    groundLine(scene, -10, 116, -10);
    return scene;
  },
  offices: (choose) => {
    const floors = choose([4, 5]);
    const scene = siteWithNeighbor(choose);
    const high = floors * 13;
    scene.box([0, 0, 0], [130, 50, high]);
    rooftopUnits(scene, 80, 18, high);
    for (const floor of times(floors)) {
      glazing(scene.front(0), [30, floor * 13 + 4, 98, 7], 16, 1);
      glazing(scene.side(0), [3, floor * 13 + 4, 44, 7], 6, 1);
    }
    scene.box([6, -4, 0], [22, 5, high + 5]);
    entrance(scene.front(-4), 12, 10, 10);
    tree(scene, 110, -10, 22);
    groundLine(scene, -10, 142, -14);
    return scene;
  },
  'market-hall': (choose) => {
    const halls = choose([3, 2]);
    const scene = siteWithNeighbor(choose);
    for (const hall of times(halls).toReversed()) {
      const x = hall * 46;
      const vault = [
        ...uv(x, 0, x + 44, 0, x + 44, 18),
        ...arcPoints([x + 22, 18], 22, 0, 180, 18, 12).slice(1),
      ];
      scene.prism('y', vault, 0, 80);
      const front = scene.front(0);
      front.line(uv(x, 18, x + 44, 18), MEDIUM);
      for (const ray of times(5)) {
        const angle = (Math.PI * (ray + 1)) / 6;
        front.line(uv(x + 22, 18, x + 22 + Math.cos(angle) * 22, 18 + Math.sin(angle) * 18), FINE);
      }
      glazing(front, [x + 5, 0, 34, 14], 6, 1);
    }
    windows(scene.side(0), [5, 4, 70, 12], 7, 1, { across: 0.7 });
    groundLine(scene, -10, halls * 46 + 10);
    return scene;
  },
  arcade: (choose) => {
    const bays = choose([7, 6]);
    const scene = siteWithNeighbor(choose);
    const wide = bays * 16;
    scene.box([0, 0, 0], [wide, 44, 36]);
    scene.box([-1, -1, 36], [wide + 2, 46, 2.6]);
    const front = scene.front(0);
    for (const bay of times(bays)) {
      archedOpening(front, 2.5 + bay * 16, 0, 11, 17);
      front.rect(4 + bay * 16, 22, 8, 10, MEDIUM);
      scene.face(
        xyz(1.5 + bay * 16, 0, 13, 14.5 + bay * 16, 0, 13, 14.5 + bay * 16, -5, 9.4, 1.5 + bay * 16, -5, 9.4),
        MEDIUM,
      );
      for (const stripe of times(4))
        scene.line(xyz(3 + bay * 16 + stripe * 3.2, 0, 13, 3 + bay * 16 + stripe * 3.2, -5, 9.4), FINE);
    }
    windows(scene.side(0), [4, 4, 36, 28], 3, 2);
    groundLine(scene, -10, wide + 14, -10);
    return scene;
  },
  grocery: (choose) => {
    const wide = choose([130, 150]);
    const scene = siteWithNeighbor(choose);
    scene.box([0, 0, 0], [wide, 90, 24]);
    rooftopUnits(scene, wide * 0.6, 40, 24);
    rooftopUnits(scene, wide * 0.2, 50, 24);
    scene.box([wide * 0.3, -8, 0], [wide * 0.34, 10, 32]);
    glazing(scene.front(-8), [wide * 0.32, 0, wide * 0.3, 14], 9, 2);
    scene.front(-8).rect(wide * 0.37, 19, wide * 0.2, 8, MEDIUM);
    windows(scene.front(0), [wide * 0.68, 3, wide * 0.28, 12], 4, 1, { across: 0.8 });
    for (const cart of times(3)) scene.box([8 + cart * 5, -16, 1], [4, 3, 3], MEDIUM, FINE);
    groundLine(scene, -10, wide + 12, -22);
    return scene;
  },
  hotel: (choose) => {
    const floors = choose([8, 10]);
    const scene = siteWithNeighbor(choose);
    const high = floors * 11;
    scene.box([0, 0, 0], [126, 40, high]);
    const front = scene.front(0);
    for (const floor of times(floors - 1))
      for (const bay of times(10)) {
        front.rect(4 + bay * 12, 13 + floor * 11, 8.4, 8.4, MEDIUM);
        front.line(uv(4 + bay * 12, 16 + floor * 11, 12.4 + bay * 12, 16 + floor * 11), FINE);
      }
    windows(scene.side(0), [14, 12, 12, high - 16], 1, floors - 1, { across: 0.5 });
    front.rect(40, high - 7, 46, 5, MEDIUM);
    glazing(front, [30, 0, 66, 10], 11, 1);
    scene.box([46, -16, 11], [34, 16, 2.4]);
    columns(scene, 49, -14, 28, 2, 11, 0.8);
    tree(scene, -12, -10, 24);
    groundLine(scene, -24, 138, -20);
    return scene;
  },
  lodge: (choose) => {
    const rise = choose([24, 30]);
    const scene = siteWithNeighbor(choose);
    tree(scene, 122, 40, 44);
    gableRoofed(scene, 40, 10, 80, 46, 22, rise - 4);
    windows(scene.front(10), [60, 4, 58, 16], 6, 1, { across: 0.6, up: 0.7, split: true });
    scene.box([92, 26, 34], [7, 7, rise], MEDIUM, FINE);
    gableFront(scene, 0, 0, 46, 60, 22, rise);
    const front = scene.front(0);
    glazing(front, [13, 0, 20, 20], 4, 3);
    front.shape(uv(13, 23, 33, 23, 23, 23 + rise * 0.66), MEDIUM);
    front.line(uv(23, 23, 23, 23 + rise * 0.66), FINE);
    windows(scene.side(0), [6, 5, 48, 12], 4, 1, { split: true });
    scene.box([44, -2, 13], [70, 12, 1.6], MEDIUM, FINE);
    columns(scene, 58, -1, 54, 5, 13, 0.6);
    groundLine(scene, -12, 132, -8);
    return scene;
  },
} satisfies Record<string, ProductSketch>;
