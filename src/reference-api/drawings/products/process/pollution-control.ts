import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { times, xyz, roundedRectangle, uv, rectangle } from '#src/reference-api/drawings/geometry/vector.ts';
import { legs } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import { ground, holes } from '#src/reference-api/drawings/axonometric/parts.ts';

const hopper = (scene: Scene, width: number, depth: number, z: number, deep: number): void =>
  scene.silhouette([
    [0, 0, z],
    [width, 0, z],
    [width, depth, z],
    [0, depth, z],
    [width / 2 - 4, depth / 2 - 4, z - deep],
    [width / 2 + 4, depth / 2 - 4, z - deep],
    [width / 2 + 4, depth / 2 + 4, z - deep],
  ]);

const onLegs = (scene: Scene, width: number, depth: number, height: number): void =>
  legs(scene, [0, 0, 0], width, depth, height, 2.4, OUTLINE);

const baghouse = (kind: 'bags' | 'cartridge'): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [width, height] = [choose([40, 46]), choose([44, 38])];
    onLegs(scene, width, 34, 40);
    hopper(scene, width, 34, 40, 26);
    scene.line(xyz(0, 0, 40, width / 2 - 4, 13, 14), MEDIUM);
    scene.box([width / 2 - 3, 12, 8], [6, 8, 6], OUTLINE, FINE);
    scene.box([0, 0, 40], [width, 34, height]);
    const plane = scene.front(0);
    if (kind === 'bags') {
      plane.rect(4, 44, width - 8, height - 10);
      for (const i of times(6))
        plane.shape(
          roundedRectangle(6 + i * ((width - 12) / 6), 46, (width - 12) / 6 - 1.6, height - 14, 1.2),
          FINE,
        );
      scene.box([2, 2, 40 + height], [width - 4, 30, 8], OUTLINE, FINE);
      scene.cylinder('x', [4, 1, 44 + height], 1.8, width - 8, MEDIUM);
    } else {
      for (const i of times(3))
        for (const j of times(2)) {
          plane.circle(width * (0.18 + i * 0.32), 50 + j * 17, 6);
          plane.circle(width * (0.18 + i * 0.32), 50 + j * 17, 1.4, FINE);
        }
      scene.cylinder('z', [width * 0.7, 18, 40 + height], 7, 10);
    }
    scene.cylinder('x', [-12, 17, 50], 6, 12);
    scene.disc('x', [-12, 17, 50], 4.8, FINE);
  });

export const pollutionControl = {
  baghouse: baghouse('bags'),
  'cartridge-collector': baghouse('cartridge'),
  cyclone: view.threeQuarter((scene, choose) => {
    const [radius, cone] = [choose([13, 14]), choose([40, 46])];
    for (const a of [0.9, 2.5])
      scene.bar(
        [
          [Math.cos(a) * radius, Math.sin(a) * radius, -cone - 14],
          [Math.cos(a) * radius, Math.sin(a) * radius, 2],
        ],
        1.2,
      );
    scene.box([-radius - 16, -radius, 10], [radius + 16, 7, 14]);
    scene.turned('z', [0, 0, -cone - 8], uv(radius * 0.9, 0, radius * 0.9, 1));
    scene.turned('z', [0, 0, -cone], uv(3.4, 0, radius, cone));
    scene.turned('z', [0, 0, 0], uv(radius, 0, radius, 26));
    scene.box([-radius - 16, -radius, 10], [radius + 12, 7, 14]);
    scene.side(-radius - 16).rect(-radius + 1, 11, 5, 12, FINE);
    scene.turned('z', [0, 0, 26], uv(radius * 0.5, 0, radius * 0.5, 12));
    scene.cylinder('z', [0, 0, -cone - 14], 6.4, 12);
    for (const a of [4.4])
      scene.bar(
        [
          [Math.cos(a) * radius, Math.sin(a) * radius, -cone - 14],
          [Math.cos(a) * radius, Math.sin(a) * radius, 2],
        ],
        1.2,
      );
  }),
  scrubber: view.threeQuarter((scene, choose) => {
    const [radius, height] = [choose([14, 15]), choose([66, 58])];
    scene.cylinder('z', [0, 0, -4], radius * 1.3, 4);
    scene.cylinder('x', [radius - 2, 4, 14], 7, 16);
    scene.cylinder('z', [0, 0, 0], radius, height);
    for (const z of [height * 0.36, height * 0.72])
      for (const k of [0, 2]) scene.band('z', [0, 0, z + k], radius, k ? FINE : MEDIUM);
    scene.turned('z', [0, 0, height], uv(radius, 0, radius * 0.44, 9, radius * 0.44, 26));
    const window: [number, number][] = [
      [-radius * 0.8, height * 0.42],
      [-radius * 0.1, height * 0.42],
      [-radius * 0.1, height * 0.64],
      [-radius * 0.8, height * 0.64],
    ];
    scene.front(-radius).shape(window);
    for (const i of times(16))
      scene
        .front(-radius)
        .circle(
          -radius * 0.74 + (i % 4) * radius * 0.18,
          height * 0.45 + Math.floor(i / 4) * height * 0.05,
          1.1,
          FINE,
        );
    scene.bar(
      [
        [-radius * 1.8, -radius, 6],
        [-radius * 1.8, -radius, height * 0.84],
        [-radius * 0.7, -radius * 0.7, height * 0.84],
      ],
      1.3,
    );
    scene.turned('z', [-radius * 1.8, -radius, -4], uv(5, 0, 5, 8));
    scene.front(-radius).circle(-radius * 0.4, height * 0.16, 4);
  }),
  precipitator: view.threeQuarter((scene, choose) => {
    const [width, plates] = [choose([60, 54]), choose([9, 11])];
    onLegs(scene, width, 34, 34);
    for (const x of [width * 0.5, 0])
      scene.silhouette([
        [x, 0, 34],
        [x + width * 0.5, 0, 34],
        [x + width * 0.5, 34, 34],
        [x, 34, 34],
        [x + width * 0.2, 14, 14],
        [x + width * 0.3, 14, 14],
        [x + width * 0.3, 20, 14],
      ]);
    scene.prism('z', uv(width, 0, width + 18, 9, width + 18, 25, width, 34), 36, 30, OUTLINE, FINE);
    scene.box([0, 0, 34], [width, 34, 36]);
    const plane = scene.front(0);
    plane.rect(6, 40, width - 12, 24);
    for (const i of times(plates))
      plane.line(
        uv(8 + (i * (width - 16)) / (plates - 1), 41, 8 + (i * (width - 16)) / (plates - 1), 63),
        i % 2 ? FINE : MEDIUM,
      );
    scene.prism('z', uv(0, 0, 0, 34, -18, 25, -18, 9), 36, 30, OUTLINE, FINE);
    for (const x of [width * 0.2, width * 0.6]) {
      scene.box([x, 10, 70], [12, 12, 6], OUTLINE, FINE);
      scene.turned('z', [x + 6, 16, 76], uv(1.4, 0, 2, 1.4, 1.4, 2.8, 2, 4.2, 1.2, 6), {
        layer: MEDIUM,
        crease: FINE,
      });
    }
  }),
  'sound-enclosure': view.threeQuarter((scene, choose) => {
    const [count, height] = [choose([4, 3]), choose([56, 62])];
    const width = count * 24;
    scene.box([0, 0, 0], [width, 50, height]);
    const plane = scene.front(0);
    for (const i of times(count)) {
      plane.rect(i * 24 + 1, 2, 22, height - 4);
      if (i !== 1) holes(plane, i * 24 + 3, 4, 18, height - 8, 7, 16, 0.5, HATCH);
    }
    plane.rect(26, 2, 20, height - 10, OUTLINE);
    plane.rect(31, height * 0.5, 10, 12);
    plane.rect(43, height * 0.4, 1.6, 6, OUTLINE);
    for (const x of [width * 0.25, width * 0.65]) scene.box([x, 16, height], [18, 18, 12], OUTLINE, FINE);
  }),
  'duct-silencer': view.threeQuarter((scene, choose) => {
    const [baffles, length] = [choose([3, 4]), choose([56, 64])];
    const width = 44;
    scene.box([0, 0, 0], [length, width, 30]);
    const plane = scene.side(0);
    plane.rect(1.4, 1.4, width - 2.8, 27.2);
    for (const i of times(baffles)) {
      const u = 2 + (i * (width - 4)) / baffles;
      plane.shape(rectangle(u + 1.6, 1.4, ((width - 4) / baffles) * 0.56, 27.2), OUTLINE);
      holes(plane, u + 2, 2, ((width - 4) / baffles) * 0.5, 26, 2, 12, 0.4, HATCH);
    }
    for (const x of [length * 0.3, length * 0.65]) scene.front(0).line(uv(x, 0, x, 30));
    scene.box([-1.4, -1.4, -1.4], [1.4, width + 2.8, 1.4], OUTLINE, FINE);
  }),
  'sound-curtain': view.threeQuarter((scene, choose) => {
    const [count, folds] = [choose([4, 5]), choose([3, 2])];
    const width = count * 20;
    scene.box([-6, -1, 74], [width + 12, 4, 3], OUTLINE, FINE);
    for (const i of times(count).toReversed()) {
      const x = i * 20;
      scene.front((i % 2) * 1.6).shape(uv(x, 0, x + 20.4, 0, x + 20.4, 72, x, 72), OUTLINE);
      for (const a of times(folds + 1))
        for (const b of times(9)) {
          const [u, v] = [x + 3 + (a * 14) / folds, 5 + b * 7.6];
          scene.front((i % 2) * 1.6).line(uv(u - 3, v, u, v + 3.4, u + 3, v));
        }
      for (const u of [3, 10, 17]) scene.cylinder('y', [x + u, 0, 73], 1, 1.4, MEDIUM);
    }
    ground(scene, -10, width + 20, -2);
  }),
};
