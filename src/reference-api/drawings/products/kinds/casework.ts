import { FINE, MED } from '#src/reference-api/drawings/products/plate.ts';
import { corners } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';

/** Base and wall cabinets: doors, drawers, toe space, pulls. */
export const casework: ProductSketch = (choose) => {
  const units = choose([3, 2, 4]);
  const upper = choose(['doors', 'open', 'glass'] as const);
  const drawers = choose([1, 3]);
  const [bay, depth] = [24, 24];
  const width = units * bay;
  const scene = new Scene(axonometric({ width: 16, depth: 36, depthScale: 0.9 }));
  scene.box([0, 12, 54], [width, 13, 30]);
  const high = scene.front(12);
  for (const unit of times(units)) {
    const u = unit * bay;
    high.rect(u + 0.5, 54.5, bay - 1, 29, MED);
    if (upper === 'open') {
      high.through(corners(u + 0.5, 54.5, bay - 1, 29), () => {
        scene.front(24).rect(u + 0.5, 54, bay - 1, 30, FINE);
        scene.line(xyz(u + bay - 0.5, 12, 54.5, u + bay - 0.5, 24, 54.5), FINE);
        for (const shelf of [64, 74]) scene.box([u, 12, shelf], [bay, 12, 0.8], MED, FINE);
      });
      continue;
    }
    if (upper === 'glass') {
      high.rect(u + 3, 57, bay - 6, 24, MED);
      high.glint(u + 3, 57, bay - 6, 24);
    }
    high.rect(u + (unit % 2 ? 2 : bay - 3), 57, 1, 5, MED);
  }
  scene.box([0, 3, 0], [width, depth - 3, 4], MED, FINE);
  scene.box([0, 0, 4], [width, depth, 30]);
  const front = scene.front(0);
  for (const unit of times(units)) {
    const u = unit * bay;
    if (unit % 2 === 1 && drawers === 3) {
      for (const row of times(3)) {
        front.rect(u + 0.5, 4.5 + row * 9.8, bay - 1, 9.2, MED);
        front.rect(u + bay / 2 - 3, 9 + row * 9.8, 6, 0.9, MED);
      }
      continue;
    }
    front.rect(u + 0.5, 26.5, bay - 1, 7, MED);
    front.rect(u + bay / 2 - 3, 29.6, 6, 0.9, MED);
    for (const leaf of [0, 1]) {
      front.rect(u + 0.5 + leaf * (bay / 2 - 0.2), 4.5, bay / 2 - 0.8, 21.4, MED);
      front.rect(u + bay / 2 + (leaf ? 1.2 : -2), 18, 0.8, 5, FINE);
    }
  }
  scene.box([-0.6, -1, 34], [width + 1.2, depth + 1, 1.5]);
  return scene;
};

/** A laboratory or shop bench: top, frame, drawers, reagent shelf. */
export const workbench: ProductSketch = (choose) => {
  const width = choose([72, 60, 84]);
  const shelves = choose([1, 2, 0]);
  const drawers = choose([3, 4]);
  const [depth, height] = [30, 34];
  const scene = new Scene(axonometric({ width: 17, depth: 36, depthScale: 0.9 }));
  for (const [x, y] of [
    [width - 3, depth - 3],
    [1, depth - 3],
  ] as const)
    scene.box([x, y, 0], [2, 2, height], MED, FINE);
  scene.box([1, depth - 3, 8], [width - 2, 1.6, 2], MED, FINE);
  scene.box([width - 3, 1, 0], [2, 2, height]);
  scene.box([4, 3, 6], [18, depth - 6, height - 6]);
  const front = scene.front(3);
  for (const drawer of times(drawers)) {
    const v = 6.5 + (drawer * (height - 7)) / drawers;
    front.rect(4.6, v, 16.8, (height - 7) / drawers - 0.6, MED);
    front.rect(10, v + (height - 7) / drawers - 2.8, 6, 0.9, FINE);
  }
  scene.box([1, 1, 0], [2, 2, height]);
  scene.box([0, 0, height], [width, depth, 1.6]);
  if (shelves > 0)
    for (const x of [width - 4, width / 2, 2])
      scene.box([x, depth - 9, height + 1.6], [1.6, 6, shelves * 13 + 4], MED, FINE);
  for (const shelf of times(shelves)) scene.box([0, depth - 11, height + 13 + shelf * 13], [width, 9, 1.2]);
  if (shelves === 0) {
    scene.box([width * 0.6, 6, height + 1.6], [7, 9, 4], MED, FINE);
    scene.box([width * 0.6 + 7, 8, height + 2.6], [3, 5, 2], MED, FINE);
    scene.bar(xyz(width * 0.6 - 1, 5, height + 3, width * 0.6 - 1, -2, height + 3), 0.5, FINE);
  }
  return scene;
};
