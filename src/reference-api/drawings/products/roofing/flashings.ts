import { rectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { cornerView, threeQuarterView, xyz } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import {
  type ProductSketch,
  type Sketches,
  sheetProfile,
  times,
} from '#src/reference-api/drawings/products/sketch.ts';
import { isometric } from '#src/reference-api/drawings/axonometric/view.ts';

/** A bent sheet of one profile (y, z); one callback draws what it stands on, the other its marks. */
const folded =
  (
    profile: readonly [number, number][],
    before: (scene: Scene, length: number) => void,
    after: (scene: Scene, length: number) => void = () => undefined,
  ): ProductSketch =>
  (choose) => {
    const [length, t] = [choose([48, 40]), choose([0.35, 0.25])];
    const scene = cornerView();
    before(scene, length);
    scene.prism('x', sheetProfile(profile, t), 0, length);
    after(scene, length);
    return scene;
  };

const bricks = (
  scene: Scene,
  x: number,
  y: number,
  z: number,
  width: number,
  depth: number,
  count: number,
): void => {
  for (const j of times(count)) {
    scene.box([x, y, z + j * 2.8], [width, depth, 2.5], OUTLINE, FINE);
    for (const i of times(Math.round(width / 8)))
      scene
        .front(y)
        .line(uv(x + i * 8 + (j % 2) * 4, z + j * 2.8, x + i * 8 + (j % 2) * 4, z + j * 2.8 + 2.5), FINE);
  }
};

export const flashings = {
  'sheet-metal-flashing': folded(uv(-1, -6, 0, -5, 0, 0, 8, 1, 8, 7), (scene, length) =>
    scene.box([0, 8, -8], [length, 8, 16], MEDIUM, FINE),
  ),
  'through-wall-flashing': (choose) => {
    const [count, weeps] = [choose([3, 4]), choose([3, 2])];
    const scene = cornerView();
    scene.box([0, 8, 0], [48, 6, 26], OUTLINE, FINE);
    scene.front(8).speckle(1, 12, 46, 13, 30, 0.8);
    bricks(scene, 0, 0, 0, 48, 4, 2);
    scene.prism('x', uv(-1, 5.2, 4, 5.4, 7.6, 5.6, 7.6, 16, 8, 16, 8, 5.9, 4, 5.8, -1, 5.5), 0, 48);
    bricks(scene, 14, 0, 5.9, 34, 4, count);
    for (const i of times(weeps)) scene.front(-0.01).rect(18 + i * 11, 6, 0.8, 2.2, OUTLINE);
    return scene;
  },
  counterflashing: folded(uv(-2.4, -5, -0.6, -4, -0.6, 0, 2, 0.8), (scene, length) => {
    bricks(scene, 0, 0, -14, length, 8, 5);
    bricks(scene, 0, 0, 0.4, length, 8, 3);
    scene.face(xyz(0, -20, -14, length, -20, -14, length, 0, -14, 0, 0, -14), FINE);
    scene.face(xyz(0, -1, -14, length, -1, -14, length, -0.6, -3, 0, -0.6, -3), MEDIUM);
  }),
  'copper-flashing': folded(
    uv(-22, 11, 0, 0, 22, 11),
    (scene, length) => {
      scene.prism('x', uv(-26, 8, 0, -5, 26, 8, 26, 12, 0, -1, -26, 12), -2, length + 4, MEDIUM, FINE);
    },
    (scene, length) => {
      for (const i of times(3))
        scene.line(
          xyz((length * (i + 1)) / 4, -22, 11, (length * (i + 1)) / 4, 0, 0, (length * (i + 1)) / 4, 22, 11),
          MEDIUM,
        );
      scene.line(xyz(0, -18, 9, length, -18, 9), FINE);
    },
  ),
  /** A coping with its drip edges and a splice plate. */
  coping: (choose) => {
    const top = choose([12, 9, 15]);
    const face = choose([5, 7]);
    const length = 46;
    const scene = new Scene(isometric);
    const profile = uv(-0.9, -face - 0.6, 0, -face, 0, 0, top, -1, top, -face + 1, top + 0.8, -face + 0.4);
    scene.prism('y', sheetProfile(profile, 0.28), 0, length);
    const splice = profile.map(([u, v]): [number, number] => [u - 0.15, v + 0.3]);
    scene.prism('y', sheetProfile(splice, 0.2), length * 0.44, 6, MEDIUM, MEDIUM);
    const left = scene.side(0);
    for (const index of times(5)) left.circle(4 + index * 9.5, -face * 0.3, 0.5, FINE);
    scene.level(0.02).hatch(rectangle(0.6, 1, 1.2, length * 0.4), 90, 0.5);
    return scene;
  },
  'roof-fascia': folded(uv(-1.6, -9, -0.6, -8, -0.6, 1, 0.6, 1, 1, 0, 7, 0), (scene, length) => {
    scene.box([0, 0, -14], [length, 22, 13.6], MEDIUM, FINE);
    scene.level(-0.3).speckle(2, 9, length - 4, 12, 30, 0.8);
  }),
  'gravel-stop': folded(uv(-1.4, -6, -0.6, -5, -0.6, 0.4, 0.4, 2.6, 2, 0, 6, 0), (scene, length) => {
    scene.box([0, 0, -12], [length, 22, 11.6], MEDIUM, FINE);
    for (const i of times(60))
      scene.level(-0.3).circle(2 + ((i * 0.7549) % 1) * (length - 4), 7 + ((i * 0.5698) % 1) * 14, 0.6, FINE);
  }),
  'edge-anchor': folded(
    uv(-1.2, -4, -0.4, -4, -0.4, 1.8, 0.6, 1.8, 0.6, 0.2, 6, 0.2, 6, 0.8),
    (scene, length) => scene.box([0, 0, -9], [length, 18, 9], MEDIUM, FINE),
    (scene, length) => {
      for (const i of times(6)) scene.level(0.2).circle(3 + (i * length) / 6, 3.4, 0.5, MEDIUM);
      for (const i of times(5)) scene.front(-0.4).rect(4 + (i * length) / 5, -3, 3, 1.2, FINE);
    },
  ),
  'frp-trim': folded(uv(-6, 0, -0.4, 0, -0.4, 5, 0.4, 5, 0.4, 0, 6, 0), (scene, length) => {
    scene.box([0, -22, -2], [length, 21.6, 1.4], MEDIUM, FINE);
    scene.box([0, 1, -2], [length, 20, 1.4], MEDIUM, FINE);
  }),
  gutter: (choose) => {
    const [depth, round] = [choose([6, 5]), choose([1, 0])];
    const scene = threeQuarterView();
    scene.box([-2, 6, -14], [70, 2, 20], MEDIUM, FINE);
    scene.prism(
      'x',
      [
        [0, 0],
        [4, 0],
        [5.6, depth],
        [6, depth],
        [6, depth + 0.6],
        [5, depth + 0.6],
        [3.6, 0.5],
        [0.5, 0.5],
        [-0.6, depth * 0.6],
        [-0.6, depth + 0.4],
        [-1.6, depth + 0.4],
        [-1.6, depth * 0.5],
      ],
      0,
      64,
    );
    for (const x of [20, 42, 62]) scene.bar(xyz(x, -1, depth, x, 5.6, depth + 0.6), 0.3, MEDIUM);
    if (round) scene.bar(xyz(10, 2, 0, 10, 2, -4, 10, 5, -9, 10, 5, -40), 1.7);
    else {
      scene.box([8, 0.5, -5], [4, 3, 5], OUTLINE, FINE);
      scene.box([8, 3, -40], [4, 3, 33], OUTLINE, FINE);
      scene.face(xyz(8, 0.5, -5, 12, 0.5, -5, 12, 3, -9, 8, 3, -9));
    }
    for (const z of [-16, -32]) scene.box([7, 2.6, z], [6, 3.4, 1.4], MEDIUM, FINE);
    return scene;
  },
} satisfies Sketches;
