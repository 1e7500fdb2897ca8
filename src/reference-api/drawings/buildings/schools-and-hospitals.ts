import {
  columns,
  entrance,
  FINE,
  gableFront,
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

/** Schools, hospitals and halls for sports. */
export const schoolsAndHospitals = {
  school: (choose) => {
    const bays = choose([8, 10, 6]);
    const scene = siteWithNeighbor(choose);
    const wide = bays * 14;
    tree(scene, wide + 60, 34, 26);
    scene.box([wide, 8, 0], [46, 50, 32]);
    windows(scene.front(8), [wide + 2, 22, 42, 8], 5, 1, { across: 0.8 });
    scene.box([0, 0, 0], [wide, 44, 26]);
    windows(scene.front(0), [2, 2, wide - 4, 22], bays, 2, { across: 0.72, split: true });
    windows(scene.side(0), [4, 2, 36, 22], 3, 2);
    scene.box([wide * 0.4, -10, 10], [24, 10, 2], MEDIUM, FINE);
    columns(scene, wide * 0.4 + 1, -9, 22, 3, 10, 0.6);
    entrance(scene.front(0), wide * 0.4 + 8);
    scene.line(xyz(-10, -6, 0, -10, -6, 34), MEDIUM);
    scene.face(xyz(-10, -6, 34, -10, -6, 27, 0, -6, 27, 0, -6, 34), MEDIUM);
    groundLine(scene, -20, wide + 60, -14);
    return scene;
  },
  'science-hall': (choose) => {
    const floors = choose([4, 5, 3]);
    const scene = siteWithNeighbor(choose);
    const high = floors * 14;
    for (const x of [18, 34, 50]) scene.cylinder('z', [x, 40, high], 2, 14, MEDIUM);
    scene.box([0, 0, 0], [110, 56, high]);
    rooftopUnits(scene, 70, 20, high);
    windows(scene.front(0), [30, 2, 78, high - 4], 9, floors, { across: 0.74, up: 0.5 });
    windows(scene.side(0), [4, 2, 48, high - 4], 4, floors, { across: 0.5, up: 0.5 });
    scene.box([2, -4, 0], [26, 5, high + 6]);
    glazing(scene.front(-4), [4, 2, 22, high], 4, floors * 2);
    tree(scene, 104, -14, 20);
    groundLine(scene, -10, 124, -16);
    return scene;
  },
  'field-house': (choose) => {
    const rise = choose([18, 24]);
    const scene = siteWithNeighbor(choose);
    const vault = [...uv(0, 0, 120, 0, 120, 22), ...arcPoints([60, 22], 60, 0, 180, rise, 16).slice(1)];
    scene.prism('y', vault, 0, 90);
    const front = scene.front(0);
    front.through(vault, () => {
      for (const x of times(7)) front.line(uv(15 + x * 15, 22, 15 + x * 15, 60), FINE);
    });
    front.line(uv(0, 22, 120, 22), MEDIUM);
    glazing(front, [34, 0, 52, 16], 8, 2);
    windows(scene.side(0), [6, 4, 78, 14], 8, 1, { across: 0.7 });
    groundLine(scene, -10, 136);
    return scene;
  },
  hospital: (choose) => {
    const floors = choose([9, 11, 8]);
    const scene = siteWithNeighbor(choose);
    const high = floors * 13;
    scene.box([46, 14, 0], [84, 46, high]);
    scene.box([70, 26, high], [30, 20, 10], MEDIUM, FINE);
    windows(scene.front(14), [48, 40, 80, high - 44], 10, floors - 3, { across: 0.78, up: 0.5 });
    windows(scene.side(46), [18, 40, 38, high - 44], 4, floors - 3, { across: 0.6, up: 0.5 });
    const sign = scene.front(13.9);
    sign.rect(56, high - 16, 12, 12, MEDIUM);
    sign.shape(
      [
        [60.5, high - 14],
        [63.5, high - 14],
        [63.5, high - 11.5],
        [66, high - 11.5],
        [66, high - 8.5],
        [63.5, high - 8.5],
        [63.5, high - 6],
        [60.5, high - 6],
        [60.5, high - 8.5],
        [58, high - 8.5],
        [58, high - 11.5],
        [60.5, high - 11.5],
      ],
      MEDIUM,
    );
    scene.box([0, 0, 0], [150, 50, 38]);
    windows(scene.front(0), [60, 2, 88, 34], 10, 3, { across: 0.8, up: 0.5 });
    windows(scene.side(0), [4, 2, 42, 34], 4, 3, { across: 0.7, up: 0.5 });
    scene.box([14, -18, 13], [34, 18, 4]);
    columns(scene, 16, -16, 30, 3, 13, 0.8);
    glazing(scene.front(0), [18, 0, 26, 12], 5, 1);
    groundLine(scene, -14, 164, -22);
    return scene;
  },
  clinic: (choose) => {
    const rise = choose([10, 14]);
    const scene = siteWithNeighbor(choose);
    scene.box([54, 10, 0], [80, 46, 18]);
    windows(scene.front(10), [78, 3, 54, 12], 6, 1, { across: 0.76, up: 0.7 });
    gableFront(scene, 0, 0, 54, 60, 18, rise);
    const front = scene.front(0);
    glazing(front, [14, 0, 26, 16], 5, 2);
    front.circle(27, 18 + rise * 0.45, 3.4);
    windows(scene.side(0), [6, 4, 48, 10], 4, 1);
    scene.box([50, -2, 11], [30, 12, 2], MEDIUM, FINE);
    columns(scene, 60, -1, 18, 2, 11, 0.6);
    tree(scene, 118, -4, 20);
    groundLine(scene, -8, 146, -10);
    return scene;
  },
  natatorium: (choose) => {
    const bays = choose([8, 10]);
    const scene = siteWithNeighbor(choose);
    scene.box([100, 16, 0], [34, 40, 18]);
    windows(scene.front(16), [104, 4, 28, 10], 3, 1);
    scene.prism('x', uv(0, 0, 60, 0, 60, 36, 0, 22), 0, 104);
    glazing(scene.front(0), [3, 2, 98, 18], bays * 2, 3);
    scene.side(0).hatch(uv(2, 2, 58, 2, 58, 34, 2, 21), 90, 4);
    // The pool in front, with its lanes.
    scene.face(xyz(6, -34, 0, 98, -34, 0, 98, -10, 0, 6, -10, 0), MEDIUM);
    for (const lane of times(4)) scene.line(xyz(8, -29 + lane * 5, 0, 96, -29 + lane * 5, 0), FINE);
    groundLine(scene, -12, 140, -40);
    return scene;
  },
  arena: (choose) => {
    const rise = choose([16, 22]);
    const scene = siteWithNeighbor(choose);
    scene.turned(
      'z',
      [60, 50, 0],
      uv(62, 0, 62, 26, 66, 28, 66, 32, 54, 32 + rise * 0.5, 30, 32 + rise * 0.9, 4, 32 + rise),
      { crease: FINE },
    );
    for (const post of times(13)) {
      const angle = Math.PI * (1.02 + post * 0.07);
      const [x, y] = [60 + Math.cos(angle) * 62, 50 + Math.sin(angle) * 62];
      scene.line(xyz(x, y, 0, x, y, 26), FINE);
    }
    scene.box([46, -20, 0], [30, 14, 14]);
    glazing(scene.front(-20), [48, 0, 26, 12], 6, 2);
    groundLine(scene, -20, 140, -26);
    return scene;
  },
  'climbing-hall': (choose) => {
    const lean = choose([10, 16]);
    const scene = siteWithNeighbor(choose);
    scene.box([40, 8, 0], [70, 44, 22]);
    windows(scene.front(8), [54, 4, 52, 14], 5, 1, { across: 0.76 });
    scene.prism('y', uv(0, 0, 40, 0, 40 + lean, 62, 8, 70), 0, 50);
    const wall = scene.front(0);
    for (const hold of times(26)) wall.circle(8 + ((hold * 11) % 30) + hold * 0.3, 6 + hold * 2.1, 0.9, FINE);
    wall.line(uv(28, 64, 22, 40, 24, 20), MEDIUM);
    wall.circle(23, 22, 1.6);
    groundLine(scene, -10, 124);
    return scene;
  },
} satisfies Record<string, ProductSketch>;
