import {
  cells,
  cornerView,
  holes,
  threeQuarterView,
  xyz,
} from '#src/reference-api/drawings/axonometric/parts.ts';
import { arcPoints, roundedRectangle } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import { type ProductSketch, type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';
import { type Place, axonometric } from '#src/reference-api/drawings/axonometric/view.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

const water = (scene: Scene, x: number, y: number, w: number, d: number): void => {
  for (const i of times(16))
    scene.level(0).line(
      [
        [x + ((i * 0.7549) % 1) * w, y + ((i * 0.5698) % 1) * d],
        [x + ((i * 0.7549) % 1) * w + 7, y + ((i * 0.5698) % 1) * d],
      ],
      FINE,
    );
};

/** A floating deck and what holds it up. */
const dock =
  (kind: 'concrete' | 'aluminum' | 'attenuator'): ProductSketch =>
  (choose) => {
    const [l, w] = [choose([96, 84]), choose([30, 34])];
    const scene = cornerView();
    water(scene, -30, -34, l + 40, w + 60);
    const z = kind === 'aluminum' ? 5 : 0;
    const h = kind === 'aluminum' ? 3 : kind === 'concrete' ? 9 : 12;
    // Guides on the deck ride up and down the piles.
    for (const x of [l * 0.85, l * 0.12]) {
      scene.cylinder('z', [x, w + 5, -4], 3, z + h);
      scene.box([x - 5, w, z + h - 3], [10, 10, 3], OUTLINE, FINE);
      scene.turned('z', [x, w + 5, z + h], uv(3, 0, 3, 40 - z - h, 0.3, 46 - z - h), {});
    }
    if (kind === 'aluminum')
      for (const x of [l * 0.66, l * 0.36, l * 0.04])
        scene.box([x, 1, -2], [l * 0.2, w - 2, 7], OUTLINE, FINE);
    scene.box([0, 0, z], [l, w, h]);
    if (kind === 'aluminum')
      for (const i of times(22)) scene.level(z + h).line(uv((i * l) / 22, 0, (i * l) / 22, w), FINE);
    else scene.level(z + h).speckle(2, 2, l - 4, w - 4, 60, 1);
    if (kind !== 'aluminum')
      for (const k of [1, 2])
        scene.front(0).line(uv(0, h * 0.24 * k + h * 0.2, l, h * 0.24 * k + h * 0.2), MEDIUM);
    if (kind === 'concrete') scene.level(h).line(uv(l / 2, 0, l / 2, w), MEDIUM);
    if (kind === 'attenuator')
      for (const i of times(12)) scene.front(0).rect((i * l) / 12 + 1, -5, l / 12 - 2.4, 5, MEDIUM);
    for (const x of [l * 0.2, l * 0.55]) scene.bar(xyz(x, 2.4, z + h + 1.6, x + 7, 2.4, z + h + 1.6), 0.9);
    return scene;
  };

const quay = (scene: Scene): void => {
  scene.box([0, 14, -26], [90, 26, 66], OUTLINE, FINE);
  scene.front(14).speckle(2, -24, 86, 60, 60, 1.4);
};

export const marine = {
  'floating-pier': dock('concrete'),
  'floating-dock': dock('aluminum'),
  'cube-dock': (choose) => {
    const [n, m] = [choose([6, 5]), choose([3, 2])];
    const scene = cornerView();
    water(scene, -20, -26, n * 14 + 40, m * 14 + 46);
    for (const j of times(m).toReversed())
      for (const i of times(n).toReversed()) {
        scene.prism('z', roundedRectangle(i * 14, j * 14, 13.4, 13.4, 2.4), -2, 11, OUTLINE, HATCH);
        cells(scene.level(9), i * 14 + 3, j * 14 + 3, 7.4, 7.4, 3, 3, HATCH);
      }
    for (const i of times(n - 1))
      for (const j of times(m - 1)) scene.level(9).circle((i + 1) * 14 - 0.3, (j + 1) * 14 - 0.3, 2, OUTLINE);
    return scene;
  },
  gangway: (choose) => {
    const [bays, slope] = [choose([6, 7]), choose([0.3, 0.22])];
    const scene = threeQuarterView();
    const l = bays * 16;
    const at = (x: number, y: number, z: number): Place => [x, y, z + x * slope];
    water(scene, -30, -30, l, 70);
    scene.box([-30, -10, -4], [34, 44, 6], OUTLINE, FINE);
    const side = (y: number): void => {
      for (const i of times(bays))
        scene.bar([at(i * 16, y, 4), at(i * 16 + 8, y, 20), at(i * 16 + 16, y, 4)], 0.6, MEDIUM);
      scene.bar([at(0, y, 20), at(l, y, 20)], 0.9);
      scene.bar([at(0, y, 4), at(l, y, 4)], 0.9);
      for (const i of times(bays + 1)) scene.bar([at(i * 16, y, 4), at(i * 16, y, 20)], 0.6, MEDIUM);
    };
    side(22);
    scene.face([at(0, 0, 4), at(l, 0, 4), at(l, 22, 4), at(0, 22, 4)], MEDIUM);
    for (const i of times(bays * 3)) scene.line([at(i * 5.33, 0, 4), at(i * 5.33, 22, 4)], FINE);
    side(0);
    scene.box([l, -8, l * slope - 8], [26, 40, 14], OUTLINE, FINE);
    return scene;
  },
  'wave-attenuator': dock('attenuator'),
  'arch-fender': (choose) => {
    const [n, h] = [choose([2, 3]), choose([52, 46])];
    const scene = threeQuarterView();
    quay(scene);
    for (const i of times(n).toReversed()) {
      const x = 10 + i * (70 / n);
      scene.prism(
        'z',
        [
          [x, 14],
          [x, 12],
          [x + 4, 11],
          [x + 6, 0],
          [x + 14, 0],
          [x + 16, 11],
          [x + 20, 12],
          [x + 20, 14],
          [x + 14, 14],
          [x + 12, 6],
          [x + 8, 6],
          [x + 6, 14],
        ],
        -22,
        h,
        OUTLINE,
        MEDIUM,
      );
      for (const z of [-16, 0, 20])
        for (const u of [1.4, 18.6]) scene.front(12).circle(x + u, z, 0.9, MEDIUM);
    }
    return scene;
  },
  /** Cone fenders behind their panel on the quay. */
  fender: (choose) => {
    const size = choose([30, 40]);
    const pads = choose([3, 2, 4]);
    const scene = new Scene(axonometric({ width: 24, depth: 32, depthScale: 0.95 }));
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
        front.rect(column * w + 1, row * h + 1, w - 2, h - 2, MEDIUM);
        for (const bolt of [0.2, 0.8]) front.circle(column * w + w * bolt, row * h + h / 2, 1.3, FINE);
      }
    return scene;
  },
  'foam-fender': (choose) => {
    const [r, net] = [choose([13, 14]), choose([1, 0])];
    const scene = threeQuarterView();
    water(scene, -20, -30, 110, 40);
    scene.turned('x', [0, 0, 4], uv(2, -9, r * 0.7, -5, r, 2, r, 52, r * 0.7, 59, 2, 63), { smooth: true });
    if (net) for (const k of times(7)) scene.band('x', [3 + k * 8, 0, 4], r, FINE);
    if (net)
      for (const a of [-2.9, -2.3, -1.7, 2.6])
        scene.line(
          xyz(2, Math.cos(a) * r, 4 + Math.sin(a) * r, 52, Math.cos(a) * r, 4 + Math.sin(a) * r),
          FINE,
        );
    scene.bar(xyz(-9, 0, 4, -16, 2, 14, -20, 4, 30), 0.9, MEDIUM);
    scene.bar(xyz(63, 0, 4, 70, 2, 14, 74, 4, 30), 0.9, MEDIUM);
    return scene;
  },
  'fender-panel': (choose) => {
    const [n, chains] = [choose([3, 4]), choose([1, 0])];
    const scene = threeQuarterView();
    quay(scene);
    for (const z of [12, -14]) scene.turned('y', [45, 4, z + 4], uv(9, 0, 11, 10), {});
    scene.box([14, 0, -22], [62, 4, 56]);
    cells(scene.front(0), 14, -22, 62, 56, n, 3, MEDIUM);
    for (const i of times(n))
      for (const j of times(3))
        holes(scene.front(0), 14 + (i * 62) / n, -22 + (j * 56) / 3, 62 / n, 56 / 3, 2, 2, 0.8, FINE);
    if (chains) for (const x of [18, 72]) scene.bar(xyz(x, 2, 34, x - 2, 14, 40), 0.7, MEDIUM);
    else scene.bar(xyz(45, 2, 34, 45, 14, 40), 0.7, MEDIUM);
    return scene;
  },
  'd-fender': (choose) => {
    const [r, l] = [choose([8, 9]), choose([84, 96])];
    const scene = threeQuarterView();
    scene.box([-4, r * 2, -16], [l + 8, 20, 44], OUTLINE, FINE);
    const d: [number, number][] = [...uv(r * 2, 0, r * 2, r * 2), ...arcPoints([r, r], r, 90, 270)];
    scene.prism('x', d, 0, l, OUTLINE, HATCH);
    scene.side(0).circle(r * 1.1, r, r * 0.4, MEDIUM);
    for (const i of times(5)) scene.front(0).circle(8 + (i * l) / 5, r, 1.2, MEDIUM);
    scene.line(xyz(0, 1, r * 1.5, l, 1, r * 1.5), FINE);
    return scene;
  },
} satisfies Sketches;
