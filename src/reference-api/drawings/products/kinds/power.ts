import { FINE, MED, OUT } from '#src/reference-api/drawings/products/plate.ts';
import { corners } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';

/** A generator set in its enclosure or open on its skid. */
export const generator: ProductSketch = (choose) => {
  const form = choose(['enclosed', 'open'] as const);
  const doors = choose([3, 4]);
  const length = choose([100, 116]);
  const [depth, base, height] = [40, 14, 44];
  const scene = new Scene(axonometric({ width: 20, depth: 34, depthScale: 0.9 }));
  scene.box([0, 0, 0], [length, depth, base]);
  const rail = scene.front(0);
  rail.line(uv(0, base - 3, length, base - 3), FINE);
  for (const u of [length * 0.18, length * 0.78]) rail.rect(u, 2.4, 8, 4, MED);
  if (form === 'enclosed') {
    scene.prism(
      'x',
      uv(1, base, depth - 1, base, depth - 1, base + height, 5, base + height, 1, base + height - 4),
      2,
      length - 4,
    );
    const front = scene.front(1);
    const clear = length - 8;
    for (const door of times(doors)) {
      const u = 4 + (door * clear) / doors;
      const w = clear / doors - 1.4;
      front.rect(u, base + 2, w, height - 8, MED);
      front.hatch(corners(u + 3, base + 8, w - 6, door % 2 ? 12 : 20), 0, 2, FINE);
      front.rect(u + w - 3.4, base + height * 0.55, 1.8, 4, FINE);
    }
    scene.side(2).rect(6, base + 4, depth - 12, height - 12, MED);
    scene.side(2).hatch(corners(6, base + 4, depth - 12, height - 12), 0, 2.4, FINE);
    scene.cylinder('x', [length * 0.62, depth / 2, base + height + 4], 4, 24, MED);
    scene.bar(
      [
        [length * 0.62, depth / 2, base + height + 4],
        [length * 0.57, depth / 2, base + height + 4],
        [length * 0.55, depth / 2, base + height + 10],
      ],
      1.5,
      MED,
    );
    return scene;
  }
  scene.cylinder('x', [length - 38, depth / 2, base + 17], 14, 26);
  for (const x of [length - 32, length - 24]) scene.band('x', [x, depth / 2, base + 17], 14, FINE);
  scene.box([length - 34, depth / 2 - 8, base + 31], [18, 14, 12]);
  scene.front(depth / 2 - 8).rect(length - 31, base + 34, 7, 5, FINE);
  scene.box([26, 8, base + 4], [length - 64, 24, 26]);
  for (const cylinder of times(doors + 1)) {
    const u = 29 + (cylinder * (length - 72)) / doors;
    scene.box([u, 9, base + 30], [7, 20, 5], MED, FINE);
    scene.front(8).circle(u + 3, base + 22, 1.6, FINE);
  }
  scene.front(8).rect(30, base + 7, length - 74, 8, MED);
  scene.bar(
    [
      [34, 18, base + 36],
      [length - 46, 18, base + 36],
      [length - 42, 18, base + 40],
      [length - 42, 18, base + 52],
    ],
    1.8,
    MED,
  );
  scene.cylinder('x', [20, depth / 2, base + 20], 11, 4, MED);
  scene.box([6, 2, base], [10, depth - 4, 40]);
  scene.side(6).rect(4, base + 3, depth - 8, 33, MED);
  scene.side(6).hatch(corners(4, base + 3, depth - 8, 33), 90, 1.8, FINE);
  return scene;
};

/** A cable tray: ladder, wire mesh or solid bottom, with cables and hangers. */
export const cableTray: ProductSketch = (choose) => {
  const form = choose(['ladder', 'mesh', 'trough'] as const);
  const width = choose([18, 12, 24]);
  const cables = choose([4, 3]);
  const [length, side] = [70, form === 'mesh' ? 4 : 5];
  const scene = new Scene(axonometric({ width: 24, depth: 36, depthScale: 0.95 }));
  const rods = (y: number): void => {
    for (const x of [length - 12, 12]) {
      scene.bar(xyz(x, y, -2, x, y, 15), 0.4, MED);
    }
  };
  for (const x of [length - 12, 12]) scene.box([x - 1, -4, -2.8], [2, width + 8, 1.8], MED, FINE);
  rods(width + 3);
  if (form === 'mesh') {
    for (const z of [0, side / 2, side]) scene.line(xyz(0, width, z, length, width, z), MED);
    for (const wire of times(15)) {
      const x = (wire * length) / 14;
      scene.line(xyz(x, width, side, x, width, 0, x, 0, 0, x, 0, side), MED);
    }
    for (const row of times(5)) scene.line(xyz(0, (row * width) / 4, 0, length, (row * width) / 4, 0), MED);
  } else {
    scene.box([0, width, -0.4], [length, 0.8, side]);
    if (form === 'trough') {
      scene.level(0).rect(0, 0, length, width, MED);
      scene.level(0).hatch(corners(0, 0, length, width), 90, 3);
    } else for (const rung of times(8)) scene.box([3 + rung * 9, 0, 0], [2, width, 1], MED, FINE);
  }
  for (const cable of times(cables).toReversed()) {
    const y = 2.4 + (cable * (width - 5)) / cables;
    scene.cylinder('x', [cable % 2 ? -6 : -9, y, 1.9], 0.8, length + 12, MED);
    scene.disc('x', [cable % 2 ? -6 : -9, y, 1.9], 0.45, FINE);
  }
  if (form === 'mesh') {
    for (const z of [side / 2, side]) scene.line(xyz(0, 0, z, length, 0, z), OUT);
    for (const wire of times(15))
      scene.line(xyz((wire * length) / 14, 0, 0, (wire * length) / 14, 0, side), OUT);
  } else {
    scene.box([0, -0.8, -0.4], [length, 0.8, side]);
    scene.front(-0.8).line(uv(0, side - 1.2, length, side - 1.2), FINE);
    for (const bolt of times(4)) scene.front(-0.8).circle(length / 2 - 3 + bolt * 2, side / 2, 0.4, FINE);
    scene.front(-0.8).line(uv(length / 2, -0.4, length / 2, side - 0.4), MED);
  }
  rods(-3);
  return scene;
};
