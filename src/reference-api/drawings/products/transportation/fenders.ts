import { water } from '#src/reference-api/drawings/products/transportation/marine.ts';
import { uv, xyz, times } from '#src/reference-api/drawings/geometry/vector.ts';
import { cells, holes } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

const quay = (scene: Scene): void => {
  scene.box([0, 14, -26], [90, 26, 66], OUTLINE, FINE);
  scene.front(14).speckle(2, -24, 86, 60, 60, 1.4);
};

export const fenders = {
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
};
