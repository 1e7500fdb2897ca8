import { rectangle, uv, xyz, times, sheetProfile } from '#src/reference-api/drawings/geometry/vector.ts';
import { holes } from '#src/reference-api/drawings/axonometric/parts.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';

/** A bent sheet of one profile (y, z); one callback draws what it stands on, the other its marks. */
const folded = (
  profile: readonly [number, number][],
  before: (scene: Scene, length: number) => void,
  after: (scene: Scene, length: number) => void = () => undefined,
): ProductSketch =>
  view.corner((scene, choose) => {
    const [length, t] = [choose([48, 40]), choose([0.35, 0.25])];
    before(scene, length);
    scene.prism('x', sheetProfile(profile, t), 0, length);
    after(scene, length);
  });

export const flashings = {
  'sheet-metal-flashing': folded(uv(-1, -6, 0, -5, 0, 0, 8, 1, 8, 7), (scene, length) =>
    scene.box([0, 8, -8], [length, 8, 16], MEDIUM, FINE),
  ),
  'through-wall-flashing': view.threeQuarter((scene, choose) => {
    const [long, courses] = [choose([54, 60]), choose([6, 7])];
    const brick = (from: number, count: number): void => {
      scene.box([0, -8, from], [long, 6, count * 3.4]);
      const face = scene.front(-8);
      for (const course of times(count)) {
        face.line(uv(0, from + course * 3.4, long, from + course * 3.4));
        for (const joint of times(8))
          if (joint * 8 + (course % 2) * 4 < long)
            face.line([
              [joint * 8 + (course % 2) * 4, from + course * 3.4],
              [joint * 8 + (course % 2) * 4, from + (course + 1) * 3.4],
            ]);
      }
    };
    // From the backing down across the cavity and out below the brick, with a drip and weeps.
    scene.box([0, 2, 0], [long, 6, 46]);
    brick(0, 3);
    scene.prism(
      'x',
      uv(1.4, 28, 1.4, 14, -8, 10.6, -10.4, 9, -10.4, 10, -8, 11.6, 0.6, 15, 0.6, 28),
      0,
      long,
    );
    brick(11.6, courses);
    for (const weep of times(3)) scene.front(-8).rect(8 + weep * 16, 11.8, 1.4, 3, OUTLINE);
    for (const drop of times(4)) scene.ball([8 + drop * 13, -11, 5 - (drop % 2) * 3], 0.9, MEDIUM);
  }),
  counterflashing: view.threeQuarter((scene, choose) => {
    const [long, courses] = [choose([60, 54]), choose([9, 10])];
    // A brick wall above a roof; the sheet turns up the wall, and the flashing in its reglet covers the end.
    scene.box([0, 0, 0], [long, 10, courses * 4]);
    const face = scene.front(0);
    for (const course of times(courses)) {
      face.line(uv(0, course * 4, long, course * 4));
      for (const joint of times(Math.floor(long / 12) + 1))
        if (joint * 12 + (course % 2) * 6 < long)
          face.line(
            uv(joint * 12 + (course % 2) * 6, course * 4, joint * 12 + (course % 2) * 6, course * 4 + 4),
          );
    }
    scene.box([0, -26, -2], [long, 26, 2]);
    scene.box([0, -0.8, 0], [long, 0.8, 14], MEDIUM, FINE);
    scene.prism(
      'x',
      uv(-1.4, 20, -1.4, 11, -3.4, 9, -3, 8.6, -0.9, 10.8, -0.9, 20.4, 3, 20.4, 3, 21),
      4,
      long - 4,
    );
    scene.line(xyz(4 + long / 2, -1.4, 20, 4 + long / 2, -1.4, 11, 4 + long / 2, -3.4, 9), MEDIUM);
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
      scene.line(xyz(0, -18, 9, length, -18, 9));
    },
  ),
  /** A coping with its drip edges and a splice plate. */
  coping: view.corner((scene, choose) => {
    const top = choose([12, 9, 15]);
    const face = choose([5, 7]);
    const length = 46;
    const profile = uv(-0.9, -face - 0.6, 0, -face, 0, 0, top, -1, top, -face + 1, top + 0.8, -face + 0.4);
    scene.prism('y', sheetProfile(profile, 0.28), 0, length);
    const splice = profile.map(([u, v]): [number, number] => [u - 0.15, v + 0.3]);
    scene.prism('y', sheetProfile(splice, 0.2), length * 0.44, 6, MEDIUM);
    const left = scene.side(0);
    for (const index of times(5)) left.circle(4 + index * 9.5, -face * 0.3, 0.5, FINE);
    scene.level(0.02).hatch(rectangle(0.6, 1, 1.2, length * 0.4), 90, 0.5);
  }),
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
      for (const i of times(6)) scene.level(0.2).circle(3 + (i * length) / 6, 3.4, 0.5);
      for (const i of times(5)) scene.front(-0.4).rect(4 + (i * length) / 5, -3, 3, 1.2, FINE);
    },
  ),
  'frp-trim': view.threeQuarter((scene, choose) => {
    const [high, lift] = [choose([52, 58]), choose([12, 16])];
    // A strip with two grooves is pushed down between two panels on a wall.
    scene.box([-6, 3, -2], [84, 3, high + 6], MEDIUM, FINE);
    for (const x of [39, 0]) {
      scene.box([x, 1.4, 0], [34, 0.8, high], OUTLINE, FINE);
      holes(scene.front(1.4), x + 2, 2, 30, high - 4, 6, 10, 0.6);
    }
    scene.prism(
      'z',
      [
        [32, 0],
        [41, 0],
        [41, 0.8],
        [37.2, 0.8],
        [37.2, 2.4],
        [41, 2.4],
        [41, 3],
        [32, 3],
        [32, 2.4],
        [35.8, 2.4],
        [35.8, 0.8],
        [32, 0.8],
      ],
      0,
      high + lift,
    );
    scene.line(xyz(36.5, -6, high + lift + 8, 36.5, -6, high + lift - 4), MEDIUM);
    scene.line(xyz(34, -6, high + lift, 36.5, -6, high + lift - 4, 39, -6, high + lift), MEDIUM);
  }),
  gutter: view.threeQuarter((scene, choose) => {
    const [depth, round] = [choose([6, 5]), choose([1, 0])];
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
  }),
};
