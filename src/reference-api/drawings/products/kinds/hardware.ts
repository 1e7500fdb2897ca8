import { FINE, MED, OUT, PATT } from '#src/reference-api/drawings/products/plate.ts';
import { arcPoints, corners, rounded } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';

/** A lever set: handle on its rose or escutcheon, with the latch edge. */
export const leverHandle: ProductSketch = (choose) => {
  const form = choose(['straight', 'return', 'curved'] as const);

  const reach = choose([4.6, 5.4]);
  const scene = new Scene(axonometric({ width: 20, depth: 38 }));
  const thick = 1.75;
  const wall = scene.front(0);
  scene.box([-4, 0, -7.4], [11.4, thick, 14.8], MED, MED);
  wall.rect(-4, -7.4, 11.4, 14.8, MED);
  const edge = scene.side(-4);
  edge.rect(0.35, -4, 1, 8, MED);
  edge.rect(0.5, -1.1, 0.7, 2.2, MED);
  scene.prism('z', uv(-4, 0.55, -4, 1.2, -4.7, 1), -0.9, 1.8, MED, FINE);
  for (const v of [-3.2, 3.2]) edge.circle(0.85, v, 0.28, FINE);
  scene.prism('y', rounded(-1.5, -5.4, 3, 10.4, 0.7), -0.4, 0.4, OUT, PATT);
  for (const v of [-4.6, 4.2]) scene.front(-0.4).circle(0, v, 0.25, FINE);
  scene.front(-0.4).circle(0, 2.8, 0.75, MED);
  scene.front(-0.4).rect(-0.1, 2.35, 0.2, 0.9, FINE);
  scene.disc('y', [0, -0.46, 0], 1.05, FINE);
  const out = -2.3;
  const path: Record<typeof form, [number, number, number][]> = {
    straight: [
      [0, -0.5, 0],
      [0, out + 0.4, 0],
      [0.4, out, 0],
      [reach, out, 0],
    ],
    return: [
      [0, -0.5, 0],
      [0, out + 0.4, 0],
      [0.4, out, 0],
      [reach - 0.9, out, 0],
      [reach - 0.3, out + 0.2, 0],
      [reach, out + 0.7, 0],
      [reach, -0.7, 0],
    ],
    curved: [
      [0, -0.5, 0],
      [0, out + 0.4, 0],
      [0.5, out, 0.1],
      [reach * 0.3, out, 0.42],
      [reach * 0.55, out, 0.3],
      [reach * 0.8, out, -0.2],
      [reach, out, -0.35],
    ],
  };
  scene.bar(path[form], form === 'curved' ? 0.5 : 0.44);
  const ridge = path[form]
    .filter(([x, y]) => x > 0.3 && y === out)
    .map(([x, y, z]): [number, number, number] => [x, y, z + 0.18]);
  scene.line(ridge, FINE);
  return scene;
};

/** A card reader with keypad or without, its lamp, and a card held to it. */
export const cardReader: ProductSketch = (choose) => {
  const form = choose(['keypad', 'wall'] as const);
  const arcs = choose([3, 4]);
  const corner = choose([0.5, 0.9]);
  const width = form === 'keypad' ? 3.2 : 3;
  const height = 4.8;
  const scene = new Scene(axonometric({ width: 18, depth: 38 }));
  scene.front(1).rect(-2.2, -1.4, width + 6.4, height + 2.8, FINE);
  scene.prism('y', rounded(-0.12, -0.12, width + 0.24, height + 0.24, corner), 0.8, 0.2, MED, PATT);
  scene.prism('y', rounded(0, 0, width, height, corner), 0, 0.8, OUT, PATT);
  const front = scene.front(0);
  front.rect(width * 0.3, height - 0.7, width * 0.4, 0.22, MED);
  if (form === 'keypad')
    for (const row of times(4))
      for (const column of times(3))
        front.shape(rounded(0.42 + column * 0.82, 0.5 + row * 0.82, 0.66, 0.62, 0.14), MED);
  else {
    const c: [number, number] = [width / 2, height * 0.36];
    front.circle(c[0], c[1], 0.2, MED);
    for (const arc of times(arcs))
      for (const side of [0, 180])
        front.line(
          arcPoints(c, 0.36 + (arc * 0.5 * width) / (arcs * 1.7), side - 42, side + 42),
          arc === 0 ? MED : FINE,
        );
    front.shape(rounded(width * 0.16, height * 0.62, width * 0.68, height * 0.18, 0.15), FINE);
  }
  const card = (u: number, v: number): [number, number, number] => [
    width + 0.3 + u * 0.94 + v * 0.1,
    -1.6 - u * 0.3,
    0.6 + v * 0.96 + u * 0.06,
  ];
  scene.face(
    rounded(0, 0, 3.37, 2.12, 0.2).map(([u, v]) => card(u, v)),
    OUT,
  );
  scene.face(
    corners(0.3, 0.6, 0.9, 1.1).map(([u, v]) => card(u, v)),
    MED,
  );
  for (const row of times(3))
    scene.line([card(1.5, 0.7 + row * 0.4), card(2.9 - row * 0.3, 0.7 + row * 0.4)], FINE);
  for (const wave of times(3))
    scene.line(
      arcPoints([0, 1.06], 0.35 + wave * 0.3, 150, 210).map(([u, v]) => card(u - 0.1, v)),
      FINE,
    );
  return scene;
};
