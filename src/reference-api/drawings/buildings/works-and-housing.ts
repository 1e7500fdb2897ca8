import {
  columns,
  entrance,
  FINE,
  gableFront,
  glazing,
  MEDIUM,
  OUTLINE,
  siteWithNeighbor,
  groundLine,
  tree,
  windows,
} from '#src/reference-api/drawings/buildings/building-parts.ts';
import { arcPoints } from '#src/reference-api/drawings/axonometric/plane.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { xyz } from '#src/reference-api/drawings/axonometric/parts.ts';

/** Industrial buildings, housing, and stations. */
export const worksAndHousing = {
  'distribution-center': (choose) => {
    const docks = choose([8, 10]);
    const scene = siteWithNeighbor(choose);
    const wide = docks * 15 + 20;
    scene.box([0, 0, 0], [wide, 110, 36]);
    const front = scene.front(0);
    for (const dock of times(docks)) {
      front.rect(14 + dock * 15, 4, 9, 11, MEDIUM);
      for (const slat of times(3))
        front.line(uv(14 + dock * 15, 7 + slat * 2.6, 23 + dock * 15, 7 + slat * 2.6), FINE);
      front.rect(12.6 + dock * 15, 4, 1.4, 12, FINE);
      front.rect(23 + dock * 15, 4, 1.4, 12, FINE);
    }
    front.line(uv(0, 30, wide, 30), FINE);
    windows(scene.side(0), [70, 4, 34, 14], 3, 1);
    // A trailer backed up to a dock.
    for (const x of [27, 72]) {
      scene.box([x, -40, 4], [10, 38, 11]);
      scene.cylinder('x', [x, -34, 2.4], 2.4, 1.6, MEDIUM);
      scene.cylinder('x', [x, -28, 2.4], 2.4, 1.6, MEDIUM);
    }
    groundLine(scene, -10, wide + 12, -46);
    return scene;
  },
  works: (choose) => {
    const teeth = choose([5, 4]);
    const scene = siteWithNeighbor(choose);
    scene.turned('z', [teeth * 24 + 12, 62, 0], uv(5, 0, 3.4, 84, 4.2, 86, 4.2, 89), { crease: FINE });
    for (const tooth of times(teeth).toReversed()) {
      const x = tooth * 24;
      scene.prism('y', uv(x, 0, x + 24, 0, x + 24, 24, x, 40), 0, 64);
    }
    for (const tooth of times(teeth))
      windows(scene.front(0), [tooth * 24 + 3, 4, 18, 15], 2, 1, { across: 0.7, up: 0.8, split: true });
    glazing(scene.side(0), [4, 27, 56, 10], 10, 1);
    windows(scene.side(0), [4, 4, 56, 18], 5, 1, { across: 0.66, up: 0.8, split: true });
    groundLine(scene, -10, teeth * 24 + 28);
    return scene;
  },
  apartments: (choose) => {
    const floors = choose([5, 6]);
    const scene = siteWithNeighbor(choose);
    const high = floors * 11;
    scene.box([0, 0, 0], [112, 46, high]);
    const front = scene.front(0);
    windows(front, [3, 1, 106, high - 2], 10, floors, { across: 0.46, up: 0.62 });
    for (const floor of times(floors - 1))
      for (const bay of [6, 3, 0].map((at) => at * 10.6 + 20)) {
        scene.box([bay, -5, 11 + floor * 11], [18, 5, 1], MEDIUM, FINE);
        for (const rail of times(7))
          scene.line(xyz(bay + rail * 3, -5, 12 + floor * 11, bay + rail * 3, -5, 15.4 + floor * 11), FINE);
        scene.line(xyz(bay, -5, 15.4 + floor * 11, bay + 18, -5, 15.4 + floor * 11), MEDIUM);
      }
    windows(scene.side(0), [4, 1, 38, high - 2], 3, floors, { across: 0.4, up: 0.6 });
    entrance(front, 50, 8, 9);
    tree(scene, 116, -10, 24);
    groundLine(scene, -10, 130, -14);
    return scene;
  },
  terraces: (choose) => {
    const steps = choose([4, 5]);
    const scene = siteWithNeighbor(choose);
    for (const step of times(steps).toReversed()) {
      const [y, high] = [step * 14, (step + 1) * 12];
      scene.box([0, y, 0], [104, step === steps - 1 ? 40 : 14, high]);
      windows(scene.front(y), [4, high - 11, 96, 10], 9, 1, { across: 0.7, up: 0.72, split: true });
      if (step > 0) for (const bush of times(9)) scene.ball([8 + bush * 11, y - 3, high - 11], 1.6, FINE);
    }
    tree(scene, 114, -6, 22);
    groundLine(scene, -10, 128, -10);
    return scene;
  },
  'row-houses': (choose) => {
    const houses = choose([5, 4, 6]);
    const scene = siteWithNeighbor(choose);
    for (const house of times(houses).toReversed()) {
      const [x, high] = [house * 20, 30 + ((house * 5) % 3) * 3];
      gableFront(scene, x, 0, 20, 40, high, 12);
      const front = scene.front(0);
      windows(front, [x + 1, 13, 18, high - 14], 2, 2, { across: 0.5, up: 0.66, split: true });
      front.rect(x + 3, 3, 4.6, 9, MEDIUM);
      front.rect(x + 11, 4.4, 5.4, 6.4, MEDIUM);
      scene.box([x + 2.4, -4, 0], [5.8, 4, 3], MEDIUM, FINE);
      scene.box([x + 14, 16, high + 4], [3, 4, 11], MEDIUM, FINE);
    }
    groundLine(scene, -10, houses * 20 + 10);
    return scene;
  },
  ferry: (choose) => {
    const wings = choose([3, 4]);
    const scene = siteWithNeighbor(choose);
    for (const wing of times(wings).toReversed()) {
      const x = wing * 34;
      scene.prism(
        'y',
        [...uv(x, 20, x + 34, 20), ...arcPoints([x + 17, 20], 17, 0, 180, 9, 10).slice(1, -1)],
        0,
        54,
        OUTLINE,
        FINE,
      );
    }
    glazing(scene.front(4), [4, 0, wings * 34 - 8, 19], wings * 5, 2);
    columns(scene, 1, 1, wings * 34 - 2, wings + 1, 20, 0.8);
    for (const wave of times(12))
      scene.line(
        xyz(-16 + wave * 13, -22 - (wave % 3) * 7, 0, -8 + wave * 13, -22 - (wave % 3) * 7, 0),
        FINE,
      );
    // The boat at its berth.
    scene.prism('z', uv(16, -40, 74, -40, 88, -32, 74, -24, 16, -24), 0, 7);
    scene.box([24, -38, 7], [40, 12, 8], MEDIUM, FINE);
    windows(scene.front(-38), [25, 8, 38, 5], 8, 1);
    scene.box([34, -36, 15], [18, 8, 6], MEDIUM, FINE);
    return scene;
  },
  'bus-shop': (choose) => {
    const bays = choose([5, 6]);
    const scene = siteWithNeighbor(choose);
    const wide = bays * 22;
    scene.box([0, 0, 0], [wide, 70, 30]);
    for (const bay of times(bays)) {
      scene.box([4 + bay * 22, 12, 30], [12, 40, 4], MEDIUM, FINE);
      glazing(scene.front(0), [3 + bay * 22, 0, 15, 19], 4, 6);
    }
    windows(scene.side(0), [6, 16, 58, 10], 6, 1);
    scene.box([30, -46, 2], [9, 40, 11]);
    windows(scene.side(30), [-43, 7, 34, 5], 6, 1, { across: 0.84 });
    scene.front(-46).rect(31, 7, 7, 5, MEDIUM);
    for (const y of [-38, -14]) scene.cylinder('x', [29.6, y, 2.4], 2.4, 1, MEDIUM);
    groundLine(scene, -10, wide + 10, -50);
    return scene;
  },
  station: (choose) => {
    const bays = choose([5, 6]);
    const scene = siteWithNeighbor(choose);
    const wide = bays * 24;
    scene.box([-6, 0, 0], [wide + 12, 34, 4]);
    for (const bay of times(bays + 1).toReversed()) {
      const x = bay * 24;
      scene.bar(xyz(x, 17, 4, x, 17, 24), 0.8, MEDIUM);
      scene.bar(xyz(x, 17, 14, x, 4, 27), 0.5, FINE);
      scene.bar(xyz(x, 17, 14, x, 30, 27), 0.5, FINE);
    }
    scene.prism('x', uv(0, 28, 17, 24, 34, 28, 34, 29.4, 17, 25.4, 0, 29.4), -6, wide + 12);
    for (const bay of times(bays * 2)) scene.line(xyz(bay * 12 + 6, 0, 29.4, bay * 12 + 6, 17, 25.4), FINE);
    for (const bench of times(2)) scene.box([30 + bench * 48, 6, 4], [12, 3, 2], MEDIUM, FINE);
    // The track along the platform.
    for (const tie of times(bays * 4)) scene.line(xyz(tie * 6 - 4, -14, 0, tie * 6 - 4, -4, 0), FINE);
    for (const rail of [-12, -6]) scene.line(xyz(-10, rail, 0, wide + 10, rail, 0), MEDIUM);
    return scene;
  },
} satisfies Record<string, ProductSketch>;
