import { legs, threeQuarterView, xyz } from '#src/reference-api/drawings/axonometric/parts.ts';
import { roundedRectangle } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import { type ProductSketch, type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

const hopper = (scene: Scene, w: number, d: number, z: number, deep: number): void =>
  scene.silhouette(
    xyz(
      0,
      0,
      z,
      w,
      0,
      z,
      w,
      d,
      z,
      0,
      d,
      z,
      w / 2 - 4,
      d / 2 - 4,
      z - deep,
      w / 2 + 4,
      d / 2 - 4,
      z - deep,
      w / 2 + 4,
      d / 2 + 4,
      z - deep,
    ),
  );

const onLegs = (scene: Scene, w: number, d: number, h: number): void =>
  legs(scene, [0, 0, 0], w, d, h, 2.4, OUTLINE);

const baghouse =
  (kind: 'bags' | 'cartridge'): ProductSketch =>
  (choose) => {
    const [w, h] = [choose([40, 46]), choose([44, 38])];
    const scene = threeQuarterView();
    onLegs(scene, w, 34, 40);
    hopper(scene, w, 34, 40, 26);
    scene.line(xyz(0, 0, 40, w / 2 - 4, 13, 14), MEDIUM);
    scene.box([w / 2 - 3, 12, 8], [6, 8, 6], OUTLINE, FINE);
    scene.box([0, 0, 40], [w, 34, h]);
    const plane = scene.front(0);
    if (kind === 'bags') {
      plane.rect(4, 44, w - 8, h - 10, MEDIUM);
      for (const i of times(6))
        plane.shape(roundedRectangle(6 + i * ((w - 12) / 6), 46, (w - 12) / 6 - 1.6, h - 14, 1.2), FINE);
      scene.box([2, 2, 40 + h], [w - 4, 30, 8], OUTLINE, FINE);
      scene.cylinder('x', [4, 1, 44 + h], 1.8, w - 8, MEDIUM);
    } else {
      for (const i of times(3))
        for (const j of times(2)) {
          plane.circle(w * (0.18 + i * 0.32), 50 + j * 17, 6, MEDIUM);
          plane.circle(w * (0.18 + i * 0.32), 50 + j * 17, 1.4, FINE);
        }
      scene.cylinder('z', [w * 0.7, 18, 40 + h], 7, 10);
    }
    scene.cylinder('x', [-12, 17, 50], 6, 12);
    scene.disc('x', [-12, 17, 50], 4.8, FINE);
    return scene;
  };

export const airPollutionControl = {
  baghouse: baghouse('bags'),
  'cartridge-collector': baghouse('cartridge'),
  cyclone: (choose) => {
    const [r, cone] = [choose([13, 14]), choose([40, 46])];
    const scene = threeQuarterView();
    for (const a of [0.9, 2.5])
      scene.bar(xyz(Math.cos(a) * r, Math.sin(a) * r, -cone - 14, Math.cos(a) * r, Math.sin(a) * r, 2), 1.2);
    scene.box([-r - 16, -r, 10], [r + 16, 7, 14], OUTLINE, MEDIUM);
    scene.turned('z', [0, 0, -cone - 8], uv(r * 0.9, 0, r * 0.9, 1), {});
    scene.turned('z', [0, 0, -cone], uv(3.4, 0, r, cone), {});
    scene.turned('z', [0, 0, 0], uv(r, 0, r, 26), {});
    scene.box([-r - 16, -r, 10], [r + 12, 7, 14], OUTLINE, MEDIUM);
    scene.side(-r - 16).rect(-r + 1, 11, 5, 12, FINE);
    scene.turned('z', [0, 0, 26], uv(r * 0.5, 0, r * 0.5, 12), {});
    scene.cylinder('z', [0, 0, -cone - 14], 6.4, 12);
    for (const a of [4.4])
      scene.bar(xyz(Math.cos(a) * r, Math.sin(a) * r, -cone - 14, Math.cos(a) * r, Math.sin(a) * r, 2), 1.2);
    return scene;
  },
  scrubber: (choose) => {
    const [r, h] = [choose([14, 15]), choose([66, 58])];
    const scene = threeQuarterView();
    scene.cylinder('z', [0, 0, -4], r * 1.3, 4);
    scene.cylinder('x', [r - 2, 4, 14], 7, 16);
    scene.cylinder('z', [0, 0, 0], r, h);
    for (const z of [h * 0.36, h * 0.72])
      for (const k of [0, 2]) scene.band('z', [0, 0, z + k], r, k ? FINE : MEDIUM);
    scene.turned('z', [0, 0, h], uv(r, 0, r * 0.44, 9, r * 0.44, 26), {});
    const window = uv(-r * 0.8, h * 0.42, -r * 0.1, h * 0.42, -r * 0.1, h * 0.64, -r * 0.8, h * 0.64);
    scene.front(-r).shape(window, MEDIUM);
    for (const i of times(16))
      scene
        .front(-r)
        .circle(-r * 0.74 + (i % 4) * r * 0.18, h * 0.45 + Math.floor(i / 4) * h * 0.05, 1.1, FINE);
    scene.bar(xyz(-r * 1.8, -r, 6, -r * 1.8, -r, h * 0.84, -r * 0.7, -r * 0.7, h * 0.84), 1.3);
    scene.turned('z', [-r * 1.8, -r, -4], uv(5, 0, 5, 8), {});
    scene.front(-r).circle(-r * 0.4, h * 0.16, 4, MEDIUM);
    return scene;
  },
  precipitator: (choose) => {
    const [w, plates] = [choose([60, 54]), choose([9, 11])];
    const scene = threeQuarterView();
    onLegs(scene, w, 34, 34);
    for (const x of [w * 0.5, 0])
      scene.silhouette(
        xyz(
          x,
          0,
          34,
          x + w * 0.5,
          0,
          34,
          x + w * 0.5,
          34,
          34,
          x,
          34,
          34,
          x + w * 0.2,
          14,
          14,
          x + w * 0.3,
          14,
          14,
          x + w * 0.3,
          20,
          14,
        ),
      );
    scene.prism('z', uv(w, 0, w + 18, 9, w + 18, 25, w, 34), 36, 30, OUTLINE, FINE);
    scene.box([0, 0, 34], [w, 34, 36]);
    const plane = scene.front(0);
    plane.rect(6, 40, w - 12, 24, MEDIUM);
    for (const i of times(plates))
      plane.line(
        uv(8 + (i * (w - 16)) / (plates - 1), 41, 8 + (i * (w - 16)) / (plates - 1), 63),
        i % 2 ? FINE : MEDIUM,
      );
    scene.prism('z', uv(0, 0, 0, 34, -18, 25, -18, 9), 36, 30, OUTLINE, FINE);
    for (const x of [w * 0.2, w * 0.6]) {
      scene.box([x, 10, 70], [12, 12, 6], OUTLINE, FINE);
      scene.turned('z', [x + 6, 16, 76], uv(1.4, 0, 2, 1.4, 1.4, 2.8, 2, 4.2, 1.2, 6), {
        layer: MEDIUM,
        crease: FINE,
      });
    }
    return scene;
  },
} satisfies Sketches;
