import { FINE, MED, OUT, PATT } from '#src/reference-api/drawings/products/plate.ts';
import { corners } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';

/** A conveyor: belt or rollers between side frames on supports. */
export const conveyor: ProductSketch = (choose) => {
  const rollers = choose([14, 10, 18]);
  const form = choose(['roller', 'belt'] as const);
  const supports = choose([2, 3]);
  const [length, width, height] = [96, 24, 30];
  const scene = new Scene(axonometric({ width: 22, depth: 34, depthScale: 0.9 }));
  for (const index of times(supports).toReversed()) {
    const x = 8 + (index * (length - 20)) / (supports - 1);
    scene.box([x, width - 1, 0], [3, 3, height], MED, FINE);
    scene.box([x, 2, 9], [2, width - 4, 2], MED, FINE);
    scene.box([x - 2, width - 2, 0], [7, 5, 0.8], MED, FINE);
    scene.box([x - 2, -4, 0], [7, 5, 0.8], MED, FINE);
    scene.box([x, -2, 0], [3, 3, height], OUT, FINE);
  }
  scene.box([0, width, height], [length, 2, 6]);
  if (form === 'roller')
    for (const roller of times(rollers).toReversed())
      scene.cylinder('y', [3 + (roller * (length - 6)) / (rollers - 1), 0, height + 4.2], 1.8, width, MED);
  else {
    scene.box([1.5, 0, height + 2.4], [length - 3, width, 3.2], OUT, MED);
    scene.cylinder('y', [2, 0, height + 4], 1.8, width, MED);
    for (const line of times(rollers))
      scene
        .level(height + 5.6)
        .line(uv(4 + (line * (length - 6)) / rollers, 1, 4 + (line * (length - 6)) / rollers, width), PATT);
  }
  scene.box([0, -2, height], [length, 2, 6]);
  for (const bolt of times(rollers))
    scene.front(-2).circle(3 + (bolt * (length - 6)) / (rollers - 1), height + 4, 0.55, FINE);
  if (form === 'belt') {
    scene.cylinder('x', [length * 0.6, -1, height - 5], 4, 13, MED);
    scene.box([length * 0.6 + 13, -5, height - 9], [7, 8, 8], MED, FINE);
  }
  scene.box([length * 0.34, 4, height + 6], [17, 14, 11]);
  scene.level(height + 17).line(uv(length * 0.34, 11, length * 0.34 + 17, 11), FINE);
  return scene;
};

/** A storage or equipment rack: uprights, beams and decks, or a 19-inch frame. */
export const rack: ProductSketch = (choose) => {
  const levels = choose([3, 4, 5]);

  const units = choose([4, 6]);
  const scene = new Scene(axonometric({ width: 18, depth: 36, depthScale: 0.9 }));
  const [w, d, h] = [24, 28, 52];
  scene.box([0, 0, 0], [w, d, 2.5]);
  for (const [x, y] of [
    [w - 2, d - 2],
    [0, d - 2],
  ] as const)
    scene.box([x, y, 2.5], [2, 2, h], MED, FINE);
  scene.box([0, 0, h + 2.5], [w, d, 2]);
  let v = 3;
  for (const unit of times(levels + units)) {
    const tall = unit % 3 === 0 ? 5.25 : unit % 3 === 1 ? 1.75 : 3.5;
    if (v + tall > h) break;
    scene.box([1.6, 0.2, v], [w - 3.2, d * 0.7, tall - 0.3], MED, FINE);
    const front = scene.front(0.2);
    if (tall < 2) for (const port of times(9)) front.rect(3.6 + port * 1.6, v + 0.4, 1, 0.7, FINE);
    else if (tall < 4) front.hatch(corners(3.6, v + 0.6, w - 11, tall - 1.4), 90, 0.9);
    else {
      front.circle(6, v + tall / 2, 1.5, FINE);
      front.line(uv(9, v + tall / 2, w - 4, v + tall / 2), FINE);
    }
    v += tall + (unit % 4 === 3 ? 3.5 : 0);
  }
  for (const x of [w - 2, 0]) {
    scene.box([x, 0, 2.5], [2, 2, h], OUT, FINE);
    for (const hole of times(17)) scene.front(0).circle(x + 1, 4.5 + hole * 3, 0.3, FINE);
  }
  return scene;
};
