import { FINE, MED, OUT, PATT } from '#src/reference-api/drawings/products/plate.ts';
import { corners } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';

/** A dock leveler: lip and deck over the pit, bumpers each side. */
export const dockLeveler: ProductSketch = (choose) => {
  const width = choose([72, 84, 66]);
  const ribs = choose([4, 6]);
  const [depth, pit, slope] = [96, 24, 6];
  const scene = new Scene(axonometric({ width: 22, depth: 32, depthScale: 0.8 }));
  const side = 16;
  const floor = 48;
  scene.box([-side, 0, 0], [width + 2 * side, depth + 20, floor]);
  scene.level(floor).speckle(-side + 2, depth + 2, width + 2 * side - 4, 16, 30, 1.5);
  const front = scene.front(0);
  front.rect(0, floor - pit, width, pit, MED);
  const opening: [number, number, number][] = [
    [0, 0, floor - pit],
    [width, 0, floor - pit],
    [width, 0, floor],
    [width, depth, floor],
    [0, depth, floor],
    [0, 0, floor],
  ];
  scene.face(opening, MED);
  scene.through(opening, () => {
    scene.box([0, depth - 1, floor - pit], [width, 1, pit], FINE, FINE);
    for (const rib of times(ribs))
      scene.box([((rib + 0.5) * width) / ribs - 1, 2, floor - pit * 0.6], [2, depth - 4, 5], FINE, FINE);
    scene.bar(xyz(width / 2, 8, floor - pit, width / 2, 40, floor - 2), 2, MED);
  });
  const deck: [number, number][] = [
    [2, floor + slope],
    [depth, floor],
    [depth, floor - 1.6],
    [2, floor + slope - 3],
  ];
  scene.prism('x', deck.toReversed(), 1, width - 2);
  scene.prism(
    'x',
    uv(-15, floor + slope - 6, 2, floor + slope - 2, 2, floor + slope, -15, floor + slope - 5),
    3,
    width - 6,
  );
  for (const line of times(9)) {
    const f = (line + 0.7) / 9;
    scene.line(
      xyz(4, 2 + depth * f, floor + slope * (1 - f), width - 4, 2 + depth * f, floor + slope * (1 - f)),
      PATT,
    );
  }
  for (const x of [-13, width + 2]) {
    scene.box([x, -5, floor - 18], [11, 5, 16]);
    for (const layer of times(3))
      scene.front(-5).line(uv(x, floor - 14 + layer * 4, x + 11, floor - 14 + layer * 4), FINE);
  }
  return scene;
};

/** A lift: scissor table, vertical platform or wheelchair lift. */
export const lift: ProductSketch = (choose) => {
  const raise = choose([30, 38, 22]);
  const rail = choose([1, 2]);
  const [width, depth] = [60, 36];
  const scene = new Scene(axonometric({ width: 20, depth: 34, depthScale: 0.9 }));
  scene.box([-3, -2, 0], [width + 6, depth + 4, 3]);
  scene.box([width - 12, depth - 2, 3], [12, 12, raise + 34]);
  for (const x of [width - 9, width - 4]) scene.front(depth - 2).line(uv(x, 3, x, raise + 35), FINE);
  scene.box([0, 0, 8], [width, depth, 3]);
  scene.level(11).hatch(corners(2, 2, width - 4, depth - 4), 45, 3);
  scene.box([0, depth - 2, 11], [width - 12, 1.4, 38], OUT, FINE);
  scene.front(depth - 2).rect(3, 15, width - 18, 30, FINE);
  scene.box([0, 0, 11], [1.4, depth, 38], OUT, FINE);
  scene.side(0).rect(3, 15, depth - 6, 30, FINE);
  for (const row of times(rail))
    scene.bar(xyz(4, depth - 4, 42 - row * 10, width - 16, depth - 4, 42 - row * 10), 0.8, MED);
  scene.prism('x', uv(-16, 3, 0, 3, 0, 9), 4, width - 8, MED, FINE);
  scene.box([width - 10, depth - 3, raise + 22], [4, 1, 8], MED, FINE);
  return scene;
};
