import { uv, xyz, times, roundedRectangle } from '#src/reference-api/drawings/geometry/vector.ts';
import { cells } from '#src/reference-api/drawings/axonometric/parts.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';

export const water = (scene: Scene, x: number, y: number, width: number, depth: number): void => {
  for (const i of times(16))
    scene.level(0).line([
      [x + ((i * 0.7549) % 1) * width, y + ((i * 0.5698) % 1) * depth],
      [x + ((i * 0.7549) % 1) * width + 7, y + ((i * 0.5698) % 1) * depth],
    ]);
};

/** A floating deck and what holds it up. */
const dock = (kind: 'concrete' | 'aluminum' | 'attenuator'): ProductSketch =>
  view.corner((scene, choose) => {
    const [length, width] = [choose([96, 84]), choose([30, 34])];
    water(scene, -30, -34, length + 40, width + 60);
    const z = kind === 'aluminum' ? 5 : 0;
    const height = kind === 'aluminum' ? 3 : kind === 'concrete' ? 9 : 12;
    // Guides on the deck ride up and down the piles.
    for (const x of [length * 0.85, length * 0.12]) {
      scene.cylinder('z', [x, width + 5, -4], 3, z + height);
      scene.box([x - 5, width, z + height - 3], [10, 10, 3], OUTLINE, FINE);
      scene.turned('z', [x, width + 5, z + height], uv(3, 0, 3, 40 - z - height, 0.3, 46 - z - height));
    }
    if (kind === 'aluminum')
      for (const x of [length * 0.66, length * 0.36, length * 0.04])
        scene.box([x, 1, -2], [length * 0.2, width - 2, 7], OUTLINE, FINE);
    scene.box([0, 0, z], [length, width, height]);
    if (kind === 'aluminum')
      for (const i of times(22))
        scene.level(z + height).line(uv((i * length) / 22, 0, (i * length) / 22, width));
    else scene.level(z + height).speckle(2, 2, length - 4, width - 4, 60, 1);
    if (kind !== 'aluminum')
      for (const k of [1, 2])
        scene
          .front(0)
          .line(uv(0, height * 0.24 * k + height * 0.2, length, height * 0.24 * k + height * 0.2), MEDIUM);
    if (kind === 'concrete') scene.level(height).line(uv(length / 2, 0, length / 2, width), MEDIUM);
    if (kind === 'attenuator')
      for (const i of times(12)) scene.front(0).rect((i * length) / 12 + 1, -5, length / 12 - 2.4, 5);
    for (const x of [length * 0.2, length * 0.55])
      scene.bar(xyz(x, 2.4, z + height + 1.6, x + 7, 2.4, z + height + 1.6), 0.9);
  });

export const marine = {
  'floating-pier': dock('concrete'),
  'floating-dock': dock('aluminum'),
  'cube-dock': view.corner((scene, choose) => {
    const [count, m] = [choose([6, 5]), choose([3, 2])];
    water(scene, -20, -26, count * 14 + 40, m * 14 + 46);
    for (const j of times(m).toReversed())
      for (const i of times(count).toReversed()) {
        scene.prism('z', roundedRectangle(i * 14, j * 14, 13.4, 13.4, 2.4), -2, 11, OUTLINE, HATCH);
        cells(scene.level(9), i * 14 + 3, j * 14 + 3, 7.4, 7.4, 3, 3, HATCH);
      }
    for (const i of times(count - 1))
      for (const j of times(m - 1)) scene.level(9).circle((i + 1) * 14 - 0.3, (j + 1) * 14 - 0.3, 2, OUTLINE);
  }),
  gangway: view.threeQuarter((scene, choose) => {
    const [bays, slope] = [choose([6, 7]), choose([0.3, 0.22])];
    const length = bays * 16;
    const at = (x: number, y: number, z: number): Place => [x, y, z + x * slope];
    water(scene, -30, -30, length, 70);
    scene.box([-30, -10, -4], [34, 44, 6], OUTLINE, FINE);
    const side = (y: number): void => {
      for (const i of times(bays))
        scene.bar([at(i * 16, y, 4), at(i * 16 + 8, y, 20), at(i * 16 + 16, y, 4)], 0.6, MEDIUM);
      scene.bar([at(0, y, 20), at(length, y, 20)], 0.9);
      scene.bar([at(0, y, 4), at(length, y, 4)], 0.9);
      for (const i of times(bays + 1)) scene.bar([at(i * 16, y, 4), at(i * 16, y, 20)], 0.6, MEDIUM);
    };
    side(22);
    scene.face([at(0, 0, 4), at(length, 0, 4), at(length, 22, 4), at(0, 22, 4)], MEDIUM);
    for (const i of times(bays * 3)) scene.line([at(i * 5.33, 0, 4), at(i * 5.33, 22, 4)]);
    side(0);
    scene.box([length, -8, length * slope - 8], [26, 40, 14], OUTLINE, FINE);
  }),
  'wave-attenuator': dock('attenuator'),
};
