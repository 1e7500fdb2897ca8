import { uv, xyz, times, roundedRectangle } from '#src/reference-api/drawings/geometry/vector.ts';
import { cells, holes } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import { view, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';

const quay = (scene: Scene): void => {
  scene.box([0, 14, -26], [90, 26, 66], OUTLINE, FINE);
  scene.front(14).speckle(2, -24, 86, 60, 60, 1.4);
};

const water = (scene: Scene, x: number, y: number, width: number, depth: number): void => {
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
  'arch-fender': view.threeQuarter((scene, choose) => {
    const [high, wide] = [choose([60, 66]), choose([30, 34])];
    // Upright on a quay: two legs bolted to the wall carry the face that ships touch.
    scene.box([-20, 14, -10], [wide + 40, 20, high + 16]);
    scene.front(14).speckle(-18, -8, 14, high + 10, 16, 1.4);
    scene.prism(
      'z',
      [
        [0, 14],
        [0, 11],
        [5, 11],
        [9, -4],
        [wide - 9, -4],
        [wide - 5, 11],
        [wide, 11],
        [wide, 14],
        [wide - 9, 14],
        [wide - 13, 2],
        [13, 2],
        [9, 14],
      ],
      0,
      high,
    );
    for (const bolt of times(4)) {
      scene.disc('y', [2.4, 10.9, 8 + (bolt * (high - 16)) / 3], 1.4, MEDIUM);
      scene.disc('y', [wide - 2.4, 10.9, 8 + (bolt * (high - 16)) / 3], 1.4, MEDIUM);
    }
    for (const wave of times(5))
      scene.line(
        xyz(-26 + wave * 16, -8 - (wave % 2) * 5, -8, -18 + wave * 16, -8 - (wave % 2) * 5, -8),
        MEDIUM,
      );
  }),
  'd-fender': view.threeQuarter((scene, choose) => {
    const [long, radius] = [choose([80, 92]), choose([9, 10])];
    // A long D along the edge of a quay, its bore open at the end.
    scene.box([0, 2, -24], [long, 30, 36]);
    scene.level(12).speckle(4, 6, long - 8, 22, 40, 1.6);
    const shape: [number, number][] = [
      [2, -radius],
      [2, radius],
      ...times(15).map((i): [number, number] => [
        2 - Math.sin((i * Math.PI) / 14) * radius * 1.2,
        Math.cos((i * Math.PI) / 14) * radius,
      ]),
    ];
    scene.prism('x', shape, 0, long, OUTLINE, FINE);
    const end = scene.side(0);
    end.shape(shape, OUTLINE);
    end.shape(shape.map(([u, v]): [number, number] => [u * 0.5 - 1, v * 0.5]));
    for (const bolt of times(5))
      scene.disc('y', [8 + (bolt * (long - 16)) / 4, -radius * 1.2 + 2, 0], 1.6, MEDIUM);
    for (const wave of times(6))
      scene.line(xyz(wave * 16, -18 - (wave % 2) * 5, -20, wave * 16 + 8, -18 - (wave % 2) * 5, -20), MEDIUM);
  }),
  /** Cone fenders behind their panel on the quay. */
  fender: view.from({ width: 24, depth: 32, depthScale: 0.95 }, (scene, choose) => {
    const size = choose([30, 40]);
    const pads = choose([3, 2, 4]);
    const [width, height] = [90, 80];
    scene.box([-10, 0, -10], [width + 20, 26, height + 20]);
    scene.front(0).speckle(-6, -6, width + 12, height + 12, 70, 1.6);

    const cone = (x: number, z: number): void =>
      scene.turned(
        'y',
        [x, -size * 0.8, z],
        [
          [size * 0.3, 0],
          [size * 0.3, 2],
          [size * 0.22, size * 0.35],
          [size * 0.36, size * 0.76],
          [size * 0.44, size * 0.76],
          [size * 0.44, size * 0.8],
        ],
      );
    for (const z of pads === 2 ? [height / 2] : [height * 0.24, height * 0.76]) {
      cone(width * 0.74, z);
      cone(width * 0.26, z);
    }
    scene.box([0, -size * 0.8 - 6, 0], [width, 6, height]);
    const front = scene.front(-size * 0.8 - 6);
    for (const column of times(pads))
      for (const row of times(pads)) {
        const [w, h] = [width / pads, height / pads];
        front.rect(column * w + 1, row * h + 1, w - 2, h - 2);
        for (const bolt of [0.2, 0.8]) front.circle(column * w + w * bolt, row * h + h / 2, 1.3, FINE);
      }
  }),
  'foam-fender': view.threeQuarter((scene, choose) => {
    const [radius, net] = [choose([13, 14]), choose([1, 0])];
    water(scene, -20, -30, 110, 40);
    scene.turned(
      'x',
      [0, 0, 4],
      uv(2, -9, radius * 0.7, -5, radius, 2, radius, 52, radius * 0.7, 59, 2, 63),
      { smooth: true },
    );
    if (net) for (const k of times(7)) scene.band('x', [3 + k * 8, 0, 4], radius);
    if (net)
      for (const a of [-2.9, -2.3, -1.7, 2.6])
        scene.line([
          [2, Math.cos(a) * radius, 4 + Math.sin(a) * radius],
          [52, Math.cos(a) * radius, 4 + Math.sin(a) * radius],
        ]);
    scene.bar(xyz(-9, 0, 4, -16, 2, 14, -20, 4, 30), 0.9, MEDIUM);
    scene.bar(xyz(63, 0, 4, 70, 2, 14, 74, 4, 30), 0.9, MEDIUM);
  }),
  'fender-panel': view.threeQuarter((scene, choose) => {
    const [count, chains] = [choose([3, 4]), choose([1, 0])];
    quay(scene);
    for (const z of [12, -14]) scene.turned('y', [45, 4, z + 4], uv(9, 0, 11, 10));
    scene.box([14, 0, -22], [62, 4, 56]);
    cells(scene.front(0), 14, -22, 62, 56, count, 3, MEDIUM);
    for (const i of times(count))
      for (const j of times(3))
        holes(scene.front(0), 14 + (i * 62) / count, -22 + (j * 56) / 3, 62 / count, 56 / 3, 2, 2, 0.8);
    if (chains) for (const x of [18, 72]) scene.bar(xyz(x, 2, 34, x - 2, 14, 40), 0.7, MEDIUM);
    else scene.bar(xyz(45, 2, 34, 45, 14, 40), 0.7, MEDIUM);
  }),
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
