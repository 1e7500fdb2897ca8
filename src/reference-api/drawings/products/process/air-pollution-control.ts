import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { times, xyz, roundedRectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { legs } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';

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

export const airPollutionControl = {
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
};
