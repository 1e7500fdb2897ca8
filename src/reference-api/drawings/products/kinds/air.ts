import { FINE, MED } from '#src/reference-api/drawings/products/plate.ts';
import { corners } from '#src/reference-api/drawings/products/plane.ts';
import { Scene, ring } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';

/** A ceiling diffuser or grille seen from the room. */
export const diffuser: ProductSketch = (choose) => {
  const cones = choose([4, 3, 5]);
  const neck = choose([5, 4]);
  const scene = new Scene(axonometric({ width: 24, depth: 28, depthScale: 0.95, below: true }));
  const size = 24;
  const plane = (z: number) => scene.level(z);

  scene.cylinder('z', [size / 2, size / 2, 2], neck, 8);
  scene.box([3, 3, 0.8], [size - 6, size - 6, 3], MED, FINE);
  scene.box([0, 0, 0], [size, size, 0.8]);

  for (const cone of times(cones)) {
    const inset = 1.2 + (cone * size * 0.44) / cones;
    plane(0).rect(inset, inset, size - 2 * inset, size - 2 * inset, MED);
    plane(0).rect(inset + 0.8, inset + 0.8, size - 2 * inset - 1.6, size - 2 * inset - 1.6, FINE);
    const next = inset + (size * 0.44) / cones;
    for (const [a, b] of [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ] as const)
      plane(0).line(
        [
          [a ? size - inset - 0.8 : inset + 0.8, b ? size - inset - 0.8 : inset + 0.8],
          [a ? size - next : next, b ? size - next : next],
        ],
        FINE,
      );
  }
  return scene;
};

/** A packaged rooftop or indoor air handler with its sections. */
export const airHandler: ProductSketch = (choose) => {
  const sections = choose([4, 3, 5]);
  const fans = choose([2, 1, 3]);

  const scene = new Scene(axonometric({ width: 20, depth: 34, depthScale: 0.9 }));
  const [bay, depth, height] = [34, 48, 50];
  const width = sections * bay;
  scene.box([2, 3, -8], [width - 4, depth - 6, 8], MED, FINE);
  scene.box([0, 0, 0], [width, depth, height]);
  const front = scene.front(0);
  const grille = sections - 1;
  for (const section of times(sections)) {
    const u = section * bay;
    front.line(uv(u, 0, u, height), MED);
    if (section === grille) {
      front.rect(u + 3, 5, bay - 6, height - 10, MED);
      front.hatch(corners(u + 3, 5, bay - 6, height - 10), 0, 2.2, FINE);
      continue;
    }
    front.rect(u + 3, 4, bay - 6, height - 8, MED);
    for (const v of [14, height - 16]) front.rect(u + bay - 6, v, 1.6, 5, FINE);
    if (section === 1) {
      front.circle(u + bay / 2 - 2, height * 0.62, 5, MED);
      front.circle(u + bay / 2 - 2, height * 0.62, 4, FINE);
    }
  }
  for (const fan of times(fans)) {
    const x = width - 16 - fan * 30;
    scene.turned('z', [x, depth / 2, height], uv(12, 0, 11, 4));
    const rim = ring('z', [x, depth / 2, height + 4], 10);
    scene.face(rim, MED);
    for (const r of [7.5, 5, 2.4]) scene.disc('z', [x, depth / 2, height + 4], r, FINE);
    for (const spoke of times(6)) {
      const a = (spoke * Math.PI) / 3;
      scene.line(
        xyz(x, depth / 2, height + 4, x + Math.cos(a) * 10, depth / 2 + Math.sin(a) * 10, height + 4),
        FINE,
      );
    }
  }
  scene.prism(
    'y',
    uv(-14, height * 0.5, 0, height * 0.5, 0, height * 0.92, -2, height * 0.92),
    6,
    depth - 12,
  );
  return scene;
};
