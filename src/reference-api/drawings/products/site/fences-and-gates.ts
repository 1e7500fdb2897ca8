import { rectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { ground, holes, threeQuarterView, xyz } from '#src/reference-api/drawings/axonometric/parts.ts';
import { arcPoints } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import { type ProductSketch, type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/axonometric/view.ts';

export const fenceOf =
  (
    draw: (scene: Scene, x: number, bay: number, h: number) => void,
    h0: number,
    square = true,
  ): ProductSketch =>
  (choose) => {
    const [bays, h] = [choose([2, 3]), choose([h0, h0 * 1.15])];
    const scene = threeQuarterView();
    const bay = 60;
    const put = (x: number): void => {
      if (square) scene.box([x - 1.6, -1.6, 0], [3.2, 3.2, h + 4], OUTLINE, FINE);
      else scene.cylinder('z', [x, 0, 0], 1.6, h + 3);
    };
    for (const i of times(bays).toReversed()) {
      put((i + 1) * bay);
      draw(scene, i * bay + 1.6, bay - 3.2, h);
    }
    put(0);
    ground(scene, -10, bays * bay + 20);
    return scene;
  };

export const fencesAndGates = {
  'ornamental-fence': fenceOf((scene, x, w, h) => {
    for (const i of times(12).toReversed()) {
      const u = x + ((i + 0.5) * w) / 12;
      scene.box([u - 0.5, -0.5, 3], [1, 1, h - 2], MEDIUM, FINE);
      scene.face(xyz(u - 0.9, 0, h + 1, u, 0, h + 4, u + 0.9, 0, h + 1), MEDIUM);
    }
    for (const z of [8, h - 10, h - 3]) scene.box([x, -1, z], [w, 2, 1.8], OUTLINE, FINE);
  }, 52),
  'mesh-fence': fenceOf((scene, x, w, h) => {
    for (const i of times(15)) scene.front(0).line(uv(x + (i * w) / 14, 2, x + (i * w) / 14, h), FINE);
    for (const j of times(8))
      scene.front(0).line(uv(x, 2 + (j * (h - 2)) / 7, x + w, 2 + (j * (h - 2)) / 7), FINE);
    for (const z of [h * 0.2, h * 0.6, h * 0.95]) {
      scene.line(xyz(x, 0, z, x + w, 0, z), MEDIUM);
      scene.line(xyz(x, -1.4, z + 1.4, x + w, -1.4, z + 1.4), MEDIUM);
    }
  }, 56),
  /** A chain-link fence with its posts in footings. */
  fence: (choose) => {
    const bays = choose([2, 3]);
    const top = choose([1, 0]);
    const [bay, height] = [60, 60];
    const length = bays * bay;
    const scene = new Scene(axonometric({ width: 18, depth: 36 }));
    scene.level(0).line(uv(-12, -6, length + 14, -6), FINE);
    scene.level(0).speckle(-10, -12, length + 20, 10, 40, 2);
    const post = (x: number): void => {
      scene.cylinder('z', [x, 0, 0], 1.3, height + 1);
      scene.turned('z', [x, 0, height + 1], uv(1.6, 0, 1.4, 1, 0.5, 1.8), { layer: MEDIUM, crease: FINE });
      if (top) scene.line(xyz(x, 0, height, x - 4, -5, height + 9), MEDIUM);
      scene.line(
        arcPoints([x, 0], 4, 160, 380, 4).map(([u, v]): [number, number, number] => [u, v, 0]),
        FINE,
      );
    };
    for (const index of times(bays).toReversed()) {
      post((index + 1) * bay);
      const x = index * bay;
      const [from, w] = [x + 1.8, bay - 3.6];
      const mesh = scene.front(0);
      mesh.hatch(rectangle(from, 2, w, height - 4), 45, 3.4, FINE);
      mesh.hatch(rectangle(from, 2, w, height - 4), -45, 3.4, FINE);
      scene.cylinder('x', [from, 0, height - 1], 0.9, w, MEDIUM);
      scene.line(xyz(from, 0, 2, from + w, 0, 2), MEDIUM);
      if (top)
        for (const strand of times(3))
          scene.line(
            [
              [x - 1.3 * (strand + 1), -1.6 * (strand + 1), height + 3 * (strand + 1)],
              [x + bay - 1.3 * (strand + 1), -1.6 * (strand + 1), height + 3 * (strand + 1)],
            ],
            FINE,
          );
    }
    post(0);
    return scene;
  },
  'slide-gate': (choose) => {
    const [w, h] = [choose([110, 96]), choose([56, 64])];
    const scene = threeQuarterView();
    for (const x of [w + 40, w * 0.72]) scene.cylinder('z', [x, 4, 0], 2.2, h + 8);
    scene.front(0).hatch(rectangle(0, 6, w, h - 6), 45, 5, FINE);
    scene.front(0).hatch(rectangle(0, 6, w, h - 6), -45, 5, FINE);
    scene.bar(xyz(0, 0, 5, w + 46, 0, 5), 1.6);
    scene.bar(xyz(w + 46, 0, 6, w, 0, h), 1.1);
    scene.bar(xyz(0, 0, 5, 0, 0, h, w, 0, h, w, 0, 5), 1.3);
    scene.bar(xyz(w * 0.5, 0, 5, w * 0.5, 0, h), 1.1);
    for (const x of [w + 38, w * 0.72]) scene.box([x - 3, -3, 2], [8, 4, 6], OUTLINE, FINE);
    scene.cylinder('z', [-8, 0, 0], 2.2, h + 8);
    scene.box([w + 20, -16, 0], [12, 12, 22], OUTLINE, FINE);
    ground(scene, -16, w + 70, -3);
    return scene;
  },
  'privacy-fence': fenceOf(
    (scene, x, w, h) => {
      for (const i of times(9)) scene.box([x + (i * w) / 9, 0, 2], [w / 9 - 0.5, 0.6, h - 3], MEDIUM, FINE);
      scene.front(-0.2).hatch(rectangle(x, 2, w, h - 3), 45, 5, HATCH);
      for (const z of [2, h]) scene.cylinder('x', [x, -0.4, z], 0.9, w, MEDIUM);
    },
    56,
    false,
  ),
  'noise-barrier': fenceOf((scene, x, w, h) => {
    for (const j of times(5)) {
      scene.box([x, -1, 1 + (j * h) / 5], [w, 2.4, h / 5 - 0.6], OUTLINE, FINE);
      holes(scene.front(-1), x + 2, 2 + (j * h) / 5, w - 4, h / 5 - 3, 15, 3, 0.7, HATCH);
    }
  }, 80),
} satisfies Sketches;
