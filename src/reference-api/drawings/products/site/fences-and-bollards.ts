import { rectangle, uv, xyz, times, arcPoints } from '#src/reference-api/drawings/geometry/vector.ts';
import { ground, holes } from '#src/reference-api/drawings/axonometric/parts.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';

export const fenceOf = (
  draw: (scene: Scene, x: number, bay: number, height: number) => void,
  h0: number,
  square = true,
): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [bays, height] = [choose([2, 3]), choose([h0, h0 * 1.15])];
    const bay = 60;
    const put = (x: number): void => {
      if (square) scene.box([x - 1.6, -1.6, 0], [3.2, 3.2, height + 4], OUTLINE, FINE);
      else scene.cylinder('z', [x, 0, 0], 1.6, height + 3);
    };
    for (const i of times(bays).toReversed()) {
      put((i + 1) * bay);
      draw(scene, i * bay + 1.6, bay - 3.2, height);
    }
    put(0);
    ground(scene, -10, bays * bay + 20);
  });

const bollard = (crash: boolean): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [radius, count] = [choose([4.5, 5]), choose([2, 3])];
    if (crash) scene.box([-14, -14, -18], [count * 34 + 6, 28, 18], MEDIUM, FINE);
    if (crash) scene.front(-14).speckle(-13, -17, count * 34 + 4, 16, 50, 1.2);
    for (const i of times(count).toReversed()) {
      const x = i * 34;
      scene.turned(
        'z',
        [x, 0, 0],
        crash
          ? uv(radius * 1.3, 0, radius * 1.3, 40, radius * 0.9, 41)
          : uv(radius, 0, radius, 36, radius * 0.86, 39, radius * 0.5, 40.6),
        { smooth: !crash },
      );
      if (!crash) scene.turned('z', [x, 0, 0], uv(radius * 1.7, 0, radius * 1.7, 1.6));
      if (!crash)
        scene.turned('z', [x, 0, 1.6], uv(radius, 0, radius, 34.4, radius * 0.86, 37.4, radius * 0.5, 39), {
          smooth: true,
        });
      for (const z of crash ? [30, 34] : [31, 33])
        scene.band('z', [x, 0, z], crash ? radius * 1.3 : radius, MEDIUM);
    }
    ground(scene, -20, count * 34 + 20, crash ? -14 : 0);
  });

export const fencesAndBollards = {
  'ornamental-fence': fenceOf((scene, x, width, height) => {
    for (const i of times(12).toReversed()) {
      const u = x + ((i + 0.5) * width) / 12;
      scene.box([u - 0.5, -0.5, 3], [1, 1, height - 2], MEDIUM, FINE);
      scene.face(xyz(u - 0.9, 0, height + 1, u, 0, height + 4, u + 0.9, 0, height + 1), MEDIUM);
    }
    for (const z of [8, height - 10, height - 3]) scene.box([x, -1, z], [width, 2, 1.8], OUTLINE, FINE);
  }, 52),
  'mesh-fence': fenceOf((scene, x, width, height) => {
    for (const i of times(15)) scene.front(0).line(uv(x + (i * width) / 14, 2, x + (i * width) / 14, height));
    for (const j of times(8))
      scene.front(0).line(uv(x, 2 + (j * (height - 2)) / 7, x + width, 2 + (j * (height - 2)) / 7));
    for (const z of [height * 0.2, height * 0.6, height * 0.95]) {
      scene.line(xyz(x, 0, z, x + width, 0, z), MEDIUM);
      scene.line(xyz(x, -1.4, z + 1.4, x + width, -1.4, z + 1.4), MEDIUM);
    }
  }, 56),
  /** A chain-link fence with its posts in footings. */
  fence: view.from({ width: 18, depth: 36 }, (scene, choose) => {
    const bays = choose([2, 3]);
    const top = choose([1, 0]);
    const [bay, height] = [60, 60];
    const length = bays * bay;
    scene.level(0).line(uv(-12, -6, length + 14, -6));
    scene.level(0).speckle(-10, -12, length + 20, 10, 40, 2);
    const post = (x: number): void => {
      scene.cylinder('z', [x, 0, 0], 1.3, height + 1);
      scene.turned('z', [x, 0, height + 1], uv(1.6, 0, 1.4, 1, 0.5, 1.8), { layer: MEDIUM, crease: FINE });
      if (top) scene.line(xyz(x, 0, height, x - 4, -5, height + 9), MEDIUM);
      scene.line(arcPoints([x, 0], 4, 160, 380, 4).map(([u, v]): [number, number, number] => [u, v, 0]));
    };
    for (const index of times(bays).toReversed()) {
      post((index + 1) * bay);
      const x = index * bay;
      const [from, width] = [x + 1.8, bay - 3.6];
      const mesh = scene.front(0);
      mesh.hatch(rectangle(from, 2, width, height - 4), 45, 3.4, FINE);
      mesh.hatch(rectangle(from, 2, width, height - 4), -45, 3.4, FINE);
      scene.cylinder('x', [from, 0, height - 1], 0.9, width, MEDIUM);
      scene.line(xyz(from, 0, 2, from + width, 0, 2), MEDIUM);
      if (top)
        for (const strand of times(3))
          scene.line([
            [x - 1.3 * (strand + 1), -1.6 * (strand + 1), height + 3 * (strand + 1)],
            [x + bay - 1.3 * (strand + 1), -1.6 * (strand + 1), height + 3 * (strand + 1)],
          ]);
    }
    post(0);
  }),
  'slide-gate': view.threeQuarter((scene, choose) => {
    const [width, height] = [choose([110, 96]), choose([56, 64])];
    for (const x of [width + 40, width * 0.72]) scene.cylinder('z', [x, 4, 0], 2.2, height + 8);
    scene.front(0).hatch(rectangle(0, 6, width, height - 6), 45, 5, FINE);
    scene.front(0).hatch(rectangle(0, 6, width, height - 6), -45, 5, FINE);
    scene.bar(xyz(0, 0, 5, width + 46, 0, 5), 1.6);
    scene.bar(xyz(width + 46, 0, 6, width, 0, height), 1.1);
    scene.bar(xyz(0, 0, 5, 0, 0, height, width, 0, height, width, 0, 5), 1.3);
    scene.bar(xyz(width * 0.5, 0, 5, width * 0.5, 0, height), 1.1);
    for (const x of [width + 38, width * 0.72]) scene.box([x - 3, -3, 2], [8, 4, 6], OUTLINE, FINE);
    scene.cylinder('z', [-8, 0, 0], 2.2, height + 8);
    scene.box([width + 20, -16, 0], [12, 12, 22], OUTLINE, FINE);
    ground(scene, -16, width + 70, -3);
  }),
  'privacy-fence': fenceOf(
    (scene, x, width, height) => {
      for (const i of times(9))
        scene.box([x + (i * width) / 9, 0, 2], [width / 9 - 0.5, 0.6, height - 3], MEDIUM, FINE);
      scene.front(-0.2).hatch(rectangle(x, 2, width, height - 3), 45, 5);
      for (const z of [2, height]) scene.cylinder('x', [x, -0.4, z], 0.9, width, MEDIUM);
    },
    56,
    false,
  ),
  'noise-barrier': fenceOf((scene, x, width, height) => {
    for (const j of times(5)) {
      scene.box([x, -1, 1 + (j * height) / 5], [width, 2.4, height / 5 - 0.6], OUTLINE, FINE);
      holes(scene.front(-1), x + 2, 2 + (j * height) / 5, width - 4, height / 5 - 3, 15, 3, 0.7, HATCH);
    }
  }, 80),
  'tree-grate': view.corner((scene, choose) => {
    const [rings, size] = [choose([4, 3]), choose([30, 34])];
    scene.box([-4, -4, -2], [2 * size + 8, 2 * size + 8, 2], MEDIUM, FINE);
    scene.box([0, 0, 0], [2 * size, 2 * size, 1.4]);
    const top = scene.level(1.4);
    top.line(uv(size, 0, size, 2 * size), OUTLINE);
    // Slots in rings around the opening for the trunk.
    for (const ring of times(rings)) {
      const radius = 9 + ring * ((size - 11) / rings);
      for (const slot of times(16))
        top.shape(
          [
            ...arcPoints([size, size], radius, slot * 22.5 + 3, slot * 22.5 + 19, radius, 4),
            ...arcPoints([size, size], radius + 2.4, slot * 22.5 + 19, slot * 22.5 + 3, radius + 2.4, 4),
          ],
          FINE,
        );
    }
    top.circle(size, size, 6.4);
    scene.turned('z', [size, size, 1.4], uv(3.6, 0, 2.6, 10, 2.4, 44), { crease: FINE });
    for (const [x, y, z, radius] of [
      [8, 8, 66, 15],
      [-12, -2, 58, 13],
      [12, -8, 56, 13],
      [0, -4, 74, 14],
      [0, -10, 60, 14],
    ] as const)
      scene.ball([size + x, size + y, z], radius, MEDIUM);
  }),
  bollard: bollard(false),
  'crash-bollard': bollard(true),
};
