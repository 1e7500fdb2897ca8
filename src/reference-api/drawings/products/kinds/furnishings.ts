import { FINE, MED, OUT, PATT } from '#src/reference-api/drawings/products/plate.ts';
import { corners } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';

/** A roller shade under its fascia, chain and hem bar. */
export const rollerShade: ProductSketch = (choose) => {
  const width = choose([48, 60, 40]);
  const drop = choose([38, 26, 46]);
  const form = choose(['open roll', 'double'] as const);
  const scene = new Scene(axonometric({ width: 14, depth: 38, depthScale: 0.9 }));
  const [sill, top] = [-52, 0];
  const wall = scene.front(6);
  wall.rect(-3, sill - 3, width + 6, top - sill + 8, FINE);
  wall.rect(0, sill, width, top - sill, MED);
  wall.line(uv(width / 2, sill, width / 2, top), MED);
  wall.line(uv(0, sill * 0.55, width, sill * 0.55), FINE);
  wall.glint(width * 0.5, sill, width * 0.5, 16);
  const cloth = (y: number, length: number, layer: typeof PATT): void => {
    const front = scene.front(y);
    front.rect(1, top - length, width - 2, length, MED);
    front.hatch(corners(1, top - length, width - 2, length), 90, 2.6, layer);
    front.hatch(corners(1, top - length, width - 2, length), 0, 2.6, layer);
    scene.box([1, y - 0.6, top - length - 1.4], [width - 2, 1.2, 1.4], MED, FINE);
  };
  if (form === 'double') cloth(4.4, Math.min(50, drop + 12), PATT);
  cloth(2.2, drop, PATT);
  scene.box([width, 0.5, top - 1.5], [0.8, 5, 5], MED, FINE);
  if (form === 'double') scene.cylinder('x', [0, 4.6, top + 1.2], 1.5, width, MED);
  scene.cylinder('x', [0, 2.6, top + 0.8], 1.8, width);
  scene.disc('x', [0, 2.6, top + 0.8], 0.8, FINE);
  scene.box([-0.8, 0.5, top - 1.5], [0.8, 5, 5]);
  const chain = times(15).map((step): [number, number, number] => [-1.6, 1, top - step * 2.2]);
  for (const [x, y, z] of chain) scene.line(xyz(x, y, z, x, y, z - 1.1), MED);
  for (const [x, y, z] of chain) scene.line(xyz(x + 1.4, y, z - 0.5, x + 1.4, y, z - 1.6), FINE);
  return scene;
};

/** A site bench: slats on cast or bent-bar supports, with or without a back. */
export const bench: ProductSketch = (choose) => {
  const slats = choose([5, 7, 4]);
  const support = choose(['cast', 'block', 'strap'] as const);
  const length = 72;
  const scene = new Scene(axonometric({ width: 18, depth: 34, depthScale: 0.95 }));
  const depth = 18;
  const legs = [length - 11, 6];
  for (const x of legs)
    scene.prism('x', uv(depth, 0, depth + 2, 0, depth + 6, 34, depth + 4, 34), x + 1, 2, MED, FINE);
  const rows = Math.max(2, slats - 2);
  for (const row of times(rows)) {
    const z = 19 + (row * 15) / rows;
    scene.box([0, depth + (z / 34) * 4 - 1.2, z], [length, 1.2, 11 / rows]);
  }
  for (const x of legs) {
    if (support === 'block') scene.box([x, 1, 0], [8, depth - 2, 15.4], MED, FINE);
    if (support === 'strap')
      scene.prism(
        'x',
        uv(0, 0, depth, 0, depth, 15.4, depth - 1.2, 15.4, depth - 1.2, 1.2, 1.2, 1.2, 1.2, 15.4, 0, 15.4),
        x,
        3,
        OUT,
        FINE,
      );
    if (support === 'cast') {
      scene.prism(
        'x',
        uv(0, 0, 4, 0, 6, 8, depth - 6, 8, depth - 4, 0, depth, 0, depth - 2, 15.4, 1, 15.4),
        x,
        3.4,
        OUT,
        FINE,
      );
    }
  }
  const each = depth / slats;
  for (const slat of times(slats).toReversed()) {
    scene.box([0, slat * each, 15.4], [length, each - 0.7, 1.6], OUT, FINE);
    for (const x of legs) scene.level(17).circle(x + 2, slat * each + each / 2 - 0.3, 0.35, FINE);
  }
  if (support !== 'block')
    for (const x of [length - 9, 6]) scene.bar(xyz(x, depth + 3, 25, x, 1, 25, x, 0, 23, x, 1, 15), 0.8, MED);
  return scene;
};
