import { FINE, MED, OUT } from '#src/reference-api/drawings/products/plate.ts';
import { corners } from '#src/reference-api/drawings/products/plane.ts';
import { Scene, ring } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';

/** A flush access door in its frame, ajar, with its latch. */
export const accessDoor: ProductSketch = (choose) => {
  const size = choose([24, 18, 30]);
  const latch = choose([1, 2]);
  const swing = choose([34, 58]);
  const height = size * (latch === 1 ? 1 : 1.25);
  const scene = new Scene(axonometric({ width: 14, depth: 40, depthScale: 0.9 }));
  const wall = scene.front(0);
  const flange = 2.4;
  wall.rect(-flange - 9, -flange - 6, size + 2 * flange + 18, height + 2 * flange + 12, FINE);
  wall.speckle(-flange - 8, -flange - 5, size + 2 * flange + 16, height + 2 * flange + 10, 90, 0.8);
  wall.rect(-flange, -flange, size + 2 * flange, height + 2 * flange, OUT);
  wall.rect(0, 0, size, height, MED);
  wall.through(corners(0, 0, size, height), () => {
    const back = scene.front(5);
    back.rect(0, 0, size, height, MED);
    back.hatch(corners(0, 0, size, height), 45, 2.2);
    scene.line(xyz(size, 0, 0, size, 5, 0), MED);
  });
  for (const u of times(5))
    for (const v of [-flange / 2, height + flange / 2]) wall.circle((u * size) / 4, v, 0.28, FINE);
  const a = (swing * Math.PI) / 180;
  const at = (d: number, off = 0): [number, number] => [
    size - d * Math.cos(a) + off * Math.sin(a),
    -d * Math.sin(a) - off * Math.cos(a),
  ];
  const leaf = [at(0), at(size), at(size, 1), at(0, 1)];
  scene.prism('z', leaf, 0.4, height - 0.8);
  const face = (d: number, z: number): [number, number, number] => {
    const [x, y] = at(d, 1.02);
    return [x, y, z];
  };
  for (const index of times(latch)) {
    const z = latch === 1 ? height / 2 : height * (0.25 + index * 0.5);
    const disc = ring('x', [0, 0, 0], 1.1).map(([, u, v]) => face(size - 2.6 + u, z + v));
    scene.face(disc, MED);
    scene.line([face(size - 3.2, z), face(size - 2, z)], FINE);
  }
  scene.line(
    [face(1, 1.6), face(size - 1, 1.6), face(size - 1, height - 1.6), face(1, height - 1.6), face(1, 1.6)],
    FINE,
  );
  return scene;
};

/** A louver: frame and fixed blades, drainable or storm-proof. */
export const louver: ProductSketch = (choose) => {
  const blades = choose([8, 11, 6]);

  const width = choose([40, 30]);
  const [depth, height, rail] = [6, 44, 2];
  const scene = new Scene(axonometric({ width: 14, depth: 38, depthScale: 1 }));
  scene.box([0, 0, 0], [width, depth, height]);
  const front = scene.front(0);
  const opening = corners(rail, rail, width - 2 * rail, height - 2 * rail);
  front.shape(opening, MED);
  front.through(opening, () => {
    scene.line(xyz(width - rail, depth, rail, width - rail, depth, height), MED);
    const pitch = (height - 2 * rail) / blades;
    for (const blade of times(blades)) {
      const z = rail + blade * pitch;
      const rise = pitch * 0.95;
      scene.face(xyz(0, 0.2, z + 0.4, width, 0.2, z + 0.4, width, depth, z + rise, 0, depth, z + rise), MED);
      scene.face(xyz(0, 0.2, z - 0.4, width, 0.2, z - 0.4, width, 0.2, z + 0.5, 0, 0.2, z + 0.5), MED);
      scene.line(xyz(0, depth * 0.4, z + rise * 0.42, width, depth * 0.4, z + rise * 0.42), FINE);
    }
    if (width > 34) scene.box([width / 2 - 0.8, -0.1, 0], [1.6, 0.2, height], MED, FINE);
  });
  for (const v of [0, height]) {
    const inward = v === 0 ? rail : height - rail;
    front.line(uv(0, v, rail, inward), FINE);
    front.line(uv(width, v, width - rail, inward), FINE);
  }
  return scene;
};

/** An insulating glass unit, its corner cut to show panes, spacer and seal. */
export const glassUnit: ProductSketch = (choose) => {
  const gap = choose([1.8, 2.6]);
  const coating = choose([1, 2, 0]);
  const [width, height, pane] = [26, 32, 1.1];
  const scene = new Scene(axonometric({ width: 20, depth: 36 }));
  for (const index of [1, 0]) {
    const y = index * (pane + gap);
    if (index === 0) {
      const from = y + pane;
      scene.box([0.8, from, 0.8], [width - 1.6, gap, 2.2], MED, FINE);
      scene.box([0.8, from, 3], [2.2, gap, height - 9], MED, FINE);
      scene.side(0.8).hatch(corners(from, 3, gap, height - 9), 45, 0.8);
    }
    const cutCorner = uv(0, -1.5, width, -1.5, width, height - 1.5, 6, height - 1.5, 0, height - 6 - 1.5);
    scene.prism('y', index === 0 ? cutCorner : corners(0, 0, width, height), y, pane);
    if (index === 0) scene.front(0).glint(width * 0.3, 6, width * 0.6, height * 0.6);
  }
  const front = scene.front(0);
  for (const line of times(coating + 1))
    front.line(uv(2.4 + line * 0.7, 2, 2.4 + line * 0.7, height - 13), line === 0 ? MED : FINE);
  front.line(uv(3, 2.6, width - 1, 2.6), FINE);
  return scene;
};
