import { rectangle, uv, xyz, times, roundedRectangle } from '#src/reference-api/drawings/geometry/vector.ts';
import { cells, wall } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { letters } from '#src/reference-api/drawings/axonometric/lettering.ts';
import { view, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';

const stair = (scene: Scene, count: number, width: number): void => {
  for (const i of times(count).toReversed())
    scene.box([i * 11, 6, 0], [11 * (count - i), width, (i + 1) * 7], OUTLINE, FINE);
};

const inclined = (chair: boolean): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [count, at] = [choose([6, 7]), choose([1, 2])];
    stair(scene, count, 36);
    const rail = (z: number): void => scene.bar(xyz(-6, 4, z, count * 11, 4, count * 7 + z + 4), 1.1);
    rail(6);
    if (!chair) rail(24);
    const [x, z] = [at * 13, at * 8 + 4];
    if (chair) {
      scene.box([x - 3, -3, z], [10, 6, 9], OUTLINE, FINE);
      scene.prism('y', roundedRectangle(x - 8, z + 10, 20, 4, 1.6), -18, 16, OUTLINE, HATCH);
      scene.prism('y', roundedRectangle(x + 8, z + 13, 4, 22, 1.6), -18, 16, OUTLINE, HATCH);
      for (const y of [-4, -19]) scene.bar(xyz(x + 8, y, z + 24, x - 5, y, z + 24), 1, MEDIUM);
      scene.box([x - 14, -17, z - 5], [9, 13, 1.2], OUTLINE, FINE);
      scene.bar(xyz(x - 6, -10, z + 10, x - 8, -10, z - 4), 1, MEDIUM);
    } else {
      scene.box([x - 2, 0, z], [24, 5, 26], OUTLINE, FINE);
      scene.box([x - 10, -32, z - 2], [40, 32, 1.6], OUTLINE, FINE);
      scene.level(z - 0.4).hatch(rectangle(x - 10, -32, 40, 32), 45, 3.4);
      for (const u of [x + 29, x - 10]) scene.bar(xyz(u, -2, z + 22, u, -30, z + 16), 0.9);
      scene.face(xyz(x - 10, -32, z, x - 10, 0, z, x - 16, 0, z + 8, x - 16, -32, z + 8), MEDIUM);
    }
  });

export const elevatorsAndLifts = {
  /** A car in its hoistway, lifted by jacks. */
  elevator: view.front((scene, choose) => {
    const [width, open] = [choose([60, 66]), choose([9, 13])];
    // The landing: doors part before the cab; the shaft below shows the jacks at both sides of its pit.
    wall(scene, -26, -34, width + 52, 148, 1.4);
    scene.box([-4, 0, 0], [width + 8, 2, 88]);
    const front = scene.front(0);
    front.rect(0, 0, width, 84, OUTLINE);
    front.rect(width / 2 - open, 0, 2 * open, 84);
    front.through(rectangle(width / 2 - open, 0, 2 * open, 84), () => {
      front.line(uv(width / 2 - open, 12, width / 2 + open, 12), MEDIUM);
      front.line(uv(width / 2 - open, 40, width / 2 + open, 40), OUTLINE);
      front.line(uv(width / 2 - open, 74, width / 2 + open, 74), MEDIUM);
      for (const panel of times(3))
        front.line(uv(width / 2 - open + panel * open, 12, width / 2 - open + panel * open, 74));
    });
    front.rect(width / 2 - 9, 92, 18, 10);
    letters(front, '2', width / 2 - 6, 94, 6);
    front.shape(uv(width / 2 + 2, 95, width / 2 + 7, 95, width / 2 + 4.5, 100));
    front.rect(width + 10, 36, 7, 16);
    front.circle(width + 13.5, 47.5, 2);
    front.circle(width + 13.5, 40.5, 2);
    for (const jack of [4, width - 8]) {
      front.rect(jack, -30, 4, 18);
      front.rect(jack + 1, -12, 2, 12);
    }
    front.line(uv(-12, -30, width + 12, -30), OUTLINE);
    front.line(uv(-26, 0, width + 26, 0), MEDIUM);
  }),
  'in-ground-elevator': view.threeQuarter((scene, choose) => {
    const deep = choose([34, 40]);
    // The plunger goes as deep below the pit as the car rises.
    scene.box([2, 2, -4 - deep], [36, 30, 3], FINE, FINE);
    scene.cylinder('z', [20, 14, -deep - 4], 5, deep, MEDIUM);
    scene.cylinder('z', [20, 14, -4], 3, 18);
    scene.level(-4).shape(uv(-12, -8, 52, -8, 52, 38, -12, 38), FINE);
    scene.cylinder('z', [20, 14, -4], 3, 18);
    scene.box([4, 0, 14], [32, 28, 38]);
    const front = scene.front(0);
    front.rect(9, 16, 22, 30);
    front.line(uv(20, 16, 20, 46), MEDIUM);
    for (const x of [-6, 44]) scene.bar(xyz(x, 14, -4, x, 14, 62), 0.8, MEDIUM);
  }),
  'freight-elevator': view.front((scene, choose) => {
    const [width, boxes] = [choose([96, 104]), choose([3, 4])];
    wall(scene, -16, -30, width + 32, 150, 1.4);
    scene.box([-4, 0, 0], [width + 8, 2, 92]);
    const front = scene.front(0);
    front.rect(0, 0, width, 88, OUTLINE);
    // One half of the door is above, the other one below the sill; a pallet waits in the cab.
    front.rect(0, 62, width, 50, OUTLINE);
    front.rect(0, -26, width, 26, OUTLINE);
    for (const rib of times(7)) {
      front.line(uv((rib + 1) * (width / 8), 62, (rib + 1) * (width / 8), 112), MEDIUM);
      front.line(uv((rib + 1) * (width / 8), -26, (rib + 1) * (width / 8), 0), MEDIUM);
    }
    front.line(uv(width / 2, 62, width / 2, 46), OUTLINE);
    front.circle(width / 2, 45, 1.6);
    front.rect(14, 0, width - 28, 3);
    for (const foot of [14, width / 2 - 3, width - 20]) front.rect(foot, 0, 6, 6);
    front.rect(14, 6, width - 28, 3);
    for (const box of times(boxes)) {
      const each = (width - 32) / boxes;
      front.rect(16 + box * each, 9, each - 1, 22);
      front.line(uv(16 + box * each, 20, 15 + (box + 1) * each, 20));
      if (box > 0) front.rect(16 + box * each - each / 2, 31, each - 1, 18);
    }
  }),
  'roped-elevator': view.threeQuarter((scene, choose) => {
    const ropes = choose([3, 4]);
    for (const x of [46, -6]) scene.bar(xyz(x, 14, 0, x, 14, 84), 0.8, MEDIUM);
    scene.cylinder('z', [48, 18, 0], 3.4, 54, MEDIUM);
    scene.cylinder('z', [48, 18, 54], 2, 14, MEDIUM);
    // A sheave on the plunger doubles its stroke.
    scene.cylinder('y', [46, 12, 76], 10, 5);
    scene.disc('y', [46, 12, 76], 7.6, MEDIUM);
    scene.disc('y', [46, 12, 76], 2, MEDIUM);
    for (const rope of times(ropes)) scene.line(xyz(36.4 + rope * 0.6, 12, 76, 33 + rope * 0.6, 12, 50));
    scene.box([2, 0, 12], [32, 28, 38]);
    const front = scene.front(0);
    front.rect(7, 14, 22, 30);
    front.line(uv(18, 14, 18, 44), MEDIUM);
  }),
  'elevator-cab-panel': view.threeQuarter((scene, choose) => {
    const [cols, rail] = [choose([3, 2]), choose([1, 2])];
    const [width, depth, height] = [66, 50, 84];
    scene.box([0, depth, 0], [width, 2, height], OUTLINE, FINE);
    scene.box([width, 0, 0], [2, depth + 2, height], OUTLINE, FINE);
    scene.face(xyz(0, 0, 0, width, 0, 0, width, depth, 0, 0, depth, 0), MEDIUM);
    cells(scene.level(0), 0, 0, width, depth, 4, 3);
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
  }),
  /** A vertical platform lift. */
  lift: view.from({ width: 20, depth: 34, depthScale: 0.9 }, (scene, choose) => {
    const raise = choose([30, 38, 22]);
    const rail = choose([1, 2]);
    const [width, depth] = [60, 36];
    scene.box([-3, -2, 0], [width + 6, depth + 4, 3]);
    scene.box([width - 12, depth - 2, 3], [12, 12, raise + 34]);
    for (const x of [width - 9, width - 4]) scene.front(depth - 2).line(uv(x, 3, x, raise + 35));
    scene.box([0, 0, 8], [width, depth, 3]);
    scene.level(11).hatch(rectangle(2, 2, width - 4, depth - 4), 45, 3);
    scene.box([0, depth - 2, 11], [width - 12, 1.4, 38], OUTLINE, FINE);
    scene.front(depth - 2).rect(3, 15, width - 18, 30, FINE);
    scene.box([0, 0, 11], [1.4, depth, 38], OUTLINE, FINE);
    scene.side(0).rect(3, 15, depth - 6, 30, FINE);
    for (const row of times(rail))
      scene.bar(xyz(4, depth - 4, 42 - row * 10, width - 16, depth - 4, 42 - row * 10), 0.8, MEDIUM);
    scene.prism('x', uv(-16, 3, 0, 3, 0, 9), 4, width - 8, MEDIUM, FINE);
    scene.box([width - 10, depth - 3, raise + 22], [4, 1, 8], MEDIUM, FINE);
  }),
  'inclined-lift': inclined(false),
  'enclosed-lift': view.threeQuarter((scene, choose) => {
    const [height, width] = [choose([96, 88]), choose([48, 52])];
    scene.box([-20, 0, 0], [20, 50, 40], MEDIUM, FINE);
    scene.box([0, 0, 0], [width, 50, height]);
    const plane = scene.front(0);
    plane.rect(4, 2, width - 8, 78);
    plane.rect(9, 10, width - 18, 64, FINE);
    plane.glint(9, 10, width - 18, 64);
    plane.rect(width - 8, 36, 2, 9, OUTLINE);
    const side = scene.side(0);
    for (const v of [44, 70]) {
      side.rect(4, v, 42, 22);
      side.glint(4, v, 42, 22);
    }
    scene.box([width, 0, 34], [5, 1.6, 9], OUTLINE, FINE);
    scene.front(0).circle(width + 2.5, 39, 1.2, FINE);
    scene.prism('x', uv(-24, 0, 0, 0, 0, 4), 2, width - 4, MEDIUM, FINE);
  }),
  'stair-lift': inclined(true),
};
