import { rectangle, uv, xyz, times } from '#src/reference-api/drawings/geometry/vector.ts';
import { wall, vents } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import { bolts, flange, gauge, motor } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
import { view, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import type { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';

const drop = view.threeQuarter((scene, choose) => {
  const [sag, rings] = [choose([8, 11]), choose([26, 22])];
  scene.cylinder('x', [-8, 0, 26], 2, 34);
  scene.turned('z', [12, 0, 20], uv(1.6, 0, 1.6, 2, 1.2, 2, 1.2, 5), { crease: FINE });
  const hose = times(rings).map((i): Place => {
    const t = i / (rings - 1);
    return [12 + 14 * Math.sin(t * 3.14) + t * 4, -sag * Math.sin(t * 3.14) * 0.4, 20 - t * 20];
  });
  scene.bar(hose, 1.2);
  for (const p of hose) scene.line(xyz(p[0] - 1, p[1] - 0.6, p[2], p[0] + 1, p[1] - 0.6, p[2] - 0.1));
  scene.box([-6, -1, -3], [44, 2, 1.6], OUTLINE, FINE);
  for (const x of [36, -6]) scene.box([x, -5, -8], [2, 10, 7], MEDIUM, FINE);
  scene.turned('z', [16, 0, -7], uv(0.9, 0, 0.9, 3, 1.4, 3, 1.4, 8), { crease: FINE });
  scene.disc('z', [16, 0, -8], 1.8);
});

const inline = (small: boolean): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [radius, height] = [choose([7, 8]), choose([20, 24])];
    flange(scene, 'x', [12, 0, 6], 5.4, 1.4, false);
    scene.cylinder('x', [5, 0, 6], 3.4, 7.4);
    if (small) {
      scene.box([-9, -7, -2], [18, 14, 2], OUTLINE, FINE);
      scene.cylinder('z', [0, 0, 10], 4.6, 18);
      for (const i of times(5)) scene.band('z', [0, 0, 12.6 + i * 3.2], 4.6);
      scene.turned('z', [0, 0, 0], uv(6.4, 0, 6.4, 10));
      scene.turned('z', [0, 0, 28], uv(6, 0, 6, 1.4, 4, 1.4, 4, 6), { crease: FINE });
      motor(scene, 'z', [0, 0, 34], radius * 0.64, height * 0.66);
    } else {
      scene.turned('z', [0, 0, 0], uv(6, 0, 9.4, 2, 9.4, 10, 7, 12), { crease: FINE });
      scene.turned('z', [0, 0, 12], uv(5, 0, 5, 6, radius, 6, radius, 7.4), { crease: FINE });
      scene.front(-5).rect(-2, 13.4, 4, 3.6, FINE);
      motor(scene, 'z', [0, 0, 19.4], radius, height);
    }
    scene.cylinder('x', [-12, 0, 6], 3.4, small ? 6 : 4);
    flange(scene, 'x', [-13, 0, 6], 5.4, 1.4);
  });

const floorBox = (
  width: number,
  height: number,
  depth: number,
  draw: (plane: Plane, scene: Scene) => void,
): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [k, base] = [choose([1, 1.12]), choose([3, 4])];
    scene.box([0.8, 0.8, 0], [width - 1.6, depth - 1.6, base], MEDIUM, FINE);
    scene.box([0, 0, base], [width, depth, height * k]);
    scene.front(0).through(rectangle(0, base, width, height * k), () => draw(scene.front(0), scene));
  });

export const fireSuppression = {
  /** A pendent sprinkler with its escutcheon. */
  sprinkler: view.from({ width: 24, depth: 24, below: true }, (scene, choose) => {
    const teeth = choose([16, 12]);
    const bulb = choose([0.32, 0.22]);
    const turned = (
      profile: [number, number][],
      options: { layer?: typeof MEDIUM; crease?: typeof MEDIUM } = {},
    ): void => {
      const ordered = profile.map(([radius, a]): [number, number] => [radius, -a]).toReversed();
      scene.turned('z', [0, 0, 0], ordered, options);
    };
    turned(uv(0.75, -4.2, 0.75, -2.2), { layer: MEDIUM });
    for (const thread of times(4)) scene.band('z', [0, 0, 3.9 - thread * 0.4], 0.75);
    turned(uv(1.1, -2.2, 1.1, -1.2));
    for (const side of [-0.5, 0.1, 0.6])
      scene.line(xyz(side, -Math.sqrt(1.21 - side * side), 2.2, side, -Math.sqrt(1.21 - side * side), 1.2));
    const plate = 2.4;
    turned(uv(plate, -1.2, plate, -0.95, plate * 0.8, -0.7), { crease: FINE });
    scene.disc('z', [0, 0, 0.7], plate * 0.5, FINE);
    turned(uv(0.8, -0.7, 0.6, 0), { layer: MEDIUM });
    const arm = (side: 1 | -1): void =>
      scene.bar(
        [
          [side * 0.5, side * -0.5, 0.3],
          [side * 0.95, side * -0.95, -0.6],
          [side * 0.9, side * -0.9, -1.9],
          [side * 0.25, side * -0.25, -3],
        ],
        0.16,
        MEDIUM,
      );
    arm(1);
    turned(uv(bulb * 0.6, 0, bulb, 0.6, bulb, 1.8, bulb * 0.5, 2.6), { layer: MEDIUM, crease: FINE });
    arm(-1);
    turned(uv(0.4, 2.7, 0.3, 3.2), { layer: MEDIUM });
    turned(uv(1.6, 3.2, 1.6, 3.3));
    for (const tooth of times(teeth)) {
      const a = (tooth * 2 * Math.PI) / teeth;
      scene.line(
        [
          [Math.cos(a) * 0.8, Math.sin(a) * 0.8, -3.3],
          [Math.cos(a) * 1.6, Math.sin(a) * 1.6, -3.3],
        ],
        MEDIUM,
      );
    }
    scene.disc('z', [0, 0, -3.3], 0.35, MEDIUM);
  }),
  'concealed-sprinkler': view.ceiling((scene, choose) => {
    const [radius, drop] = [choose([6, 6.6]), choose([7, 9])];
    // A flat plate hides the head; it is shown below the cup that it snaps into.
    scene.level(1).shape(rectangle(-16, -12, 32, 26), FINE);
    scene.level(1).speckle(-15, -11, 30, 24, 26, 0.6);
    scene.level(0.9).circle(0, 0, radius * 0.86, OUTLINE);
    scene.turned('z', [0, 0, -3], uv(1.4, 0, 1.4, 4), { layer: MEDIUM });
    for (const arm of [-1, 1]) scene.bar(xyz(arm * 1.4, 0, 0, arm * 2.4, 0, -2.2, 0, 0, -4.4), 0.4, MEDIUM);
    scene.disc('z', [0, 0, -4.6], 2, MEDIUM);
    for (const tab of times(3)) {
      const angle = tab * 2.1 + 0.6;
      scene.bar(
        [
          [Math.cos(angle) * 3.6, Math.sin(angle) * 3.6, -drop - 4],
          [Math.cos(angle) * 3.6, Math.sin(angle) * 3.6, -drop],
        ],
        0.5,
        MEDIUM,
      );
    }
    scene.turned('z', [0, 0, -drop - 5], uv(radius, 0, radius, 0.8));
    scene.disc('z', [0, 0, -drop - 5], radius * 0.94, FINE);
  }),
  'sidewall-sprinkler': view.threeQuarter((scene, choose) => {
    const [teeth, esc] = [choose([9, 7]), choose([3, 2.6])];
    wall(scene, -7, -8, 14, 16, 3);
    scene.cylinder('y', [0, 2.4, 0], esc, 0.6);
    scene.turned('y', [0, -0.4, 0], uv(1, 0, 1.5, 0.8, 1.5, 2.8), { crease: FINE });
    for (const x of [-1, 1])
      scene.bar(xyz(x * 1.2, -0.2, 0, x * 1.2, -2.6, 0, x * 0.3, -3.6, 0), 0.24, MEDIUM);
    scene.cylinder('y', [0, -2.8, 0], 0.26, 2.4, MEDIUM);
    scene.cylinder('y', [0, -4.2, 0], 1.4, 0.25);
    for (const i of times(teeth))
      scene
        .front(-4.2)
        .line(uv(0, 0, Math.cos(-0.3 - (i * 2.5) / teeth) * 1.4, Math.sin(-0.3 - (i * 2.5) / teeth) * 1.4));
    scene.face(xyz(-1.6, -4.4, 1, 1.6, -4.4, 1, 1.6, -2.6, 1.6, -1.6, -2.6, 1.6));
  }),
  'sprinkler-drop': drop,
  'alarm-check-valve': view.threeQuarter((scene, choose) => {
    const [radius, trim] = [choose([5, 6]), choose([1, 0])];
    flange(scene, 'z', [0, 0, 0], radius * 1.5, 1.4, false);
    scene.turned(
      'z',
      [0, 0, 1.4],
      uv(radius, 0, radius, 2, radius * 1.35, 6, radius * 1.35, 13, radius, 17, radius, 19),
      { crease: FINE },
    );
    flange(scene, 'z', [0, 0, 20], radius * 1.5, 1.4);
    scene.cylinder('y', [0, -radius * 1.7, 10], radius * 0.95, radius * 0.5);
    bolts(scene, 'y', [0, -radius * 1.7, 10], radius * 0.76, 8, 0.4);
    scene.bar(xyz(-radius, -3, 4, -radius * 2.2, -5, 4, -radius * 2.2, -5, 18, -radius, -3, 18), 0.7, MEDIUM);
    scene.turned('y', [-radius * 2.2, -7.4, 18], uv(2.2, 0, 2.2, 1.2));
    gauge(scene.front(-7.4), -radius * 2.2, 18, 1.9);
    scene.turned('y', [-radius * 2.2, -7.4, 9], uv(1.8, 0, 1.8, 1.2));
    gauge(scene.front(-7.4), -radius * 2.2, 9, 1.5);
    if (trim) scene.bar(xyz(radius, -3, 5, radius * 2, -6, 5, radius * 2, -6, -3), 0.8, MEDIUM);
    else scene.bar(xyz(radius, -3, 16, radius * 2, -6, 16, radius * 2, -6, 21), 0.8, MEDIUM);
  }),
  'split-case-pump': view.threeQuarter((scene, choose) => {
    const [mr, count] = [choose([9, 10]), choose([1, 0])];
    scene.box([-28, -12, -5], [80, 26, 5]);
    motor(scene, 'x', [16, 0, 10], mr, 32);
    for (const x of [38, 22]) scene.box([x, -7, 0], [4, 14, 2.4], MEDIUM, FINE);
    scene.cylinder('x', [8, 0, 10], 2, 8, MEDIUM);
    scene.turned('x', [9, 0, 10], uv(3.4, 0, 3.4, 4));
    scene.cylinder('y', [-10, 8, 8], 5, 10);
    scene.turned('x', [-22, 0, 10], uv(3, 0, 6, 4, 9.4, 8, 9.4, 16, 6, 21, 3, 26), { crease: FINE });
    scene.box([-20, -10, 9.6], [20, 20, 1.4], OUTLINE, FINE);
    for (const i of times(5)) scene.cylinder('z', [-18 + i * 4, -9.4, 11], 0.6, 1, MEDIUM);
    scene.turned('x', [-17, 0, 12], uv(3, 0, 7, 4, 7, 9, 3, 14), { smooth: true });
    flange(scene, 'y', [-10, -17, 8], 6, 1.4);
    scene.cylinder('y', [-10, -15.6, 8], 4, 6, MEDIUM);
    flange(scene, 'y', [-10, -17, 8], 6, 1.4);
    if (count) {
      scene.bar(xyz(-10, 0, 18, -10, 0, 22), 0.5, MEDIUM);
      scene.disc('y', [-10, 0, 24], 1.9);
      gauge(scene.front(-0.1), -10, 24, 1.5);
    }
  }),
  'inline-pump': inline(false),
  'diesel-fire-pump': view.threeQuarter((scene, choose) => {
    const [cyl, stack] = [choose([6, 4]), choose([1, 0])];
    scene.box([-34, -13, -5], [96, 28, 5]);
    scene.box([10, -8, 2], [40, 17, 16]);
    scene.box([12, -6, 18], [36, 13, 4], OUTLINE, FINE);
    for (const i of times(cyl))
      scene.box([14 + (i * 33) / cyl, -4, 22], [33 / cyl - 1.4, 6, 2], MEDIUM, FINE);
    for (const i of times(cyl)) scene.front(-8).circle(14 + (i * 34) / cyl, 14, 1.2, FINE);
    scene.cylinder('x', [20, -10, 14], 1.6, 26, MEDIUM);
    scene.bar(xyz(20, 2, 24, 20, 2, 32, stack ? 20 : 30, 2, 38), 1.6);
    scene.box([50, -9, 0], [4, 19, 24], OUTLINE, FINE);
    scene.side(10).circle(0, 8, 6.6, OUTLINE);
    scene.cylinder('x', [0, 0, 8], 2.2, 10, MEDIUM);
    scene.turned('x', [-26, 0, 8], uv(3, 0, 9, 6, 9, 15, 3, 24), { crease: FINE });
    scene.cylinder('y', [-14, -14, 7], 3.4, 8, MEDIUM);
    flange(scene, 'y', [-14, -15, 7], 5.4, 1.2);
  }),
  'pump-controller': floorBox(30, 62, 16, (plane) => {
    plane.rect(1, 5, 28, 56);
    plane.rect(6, 42, 12, 9);
    plane.line(uv(7, 47, 10, 49, 13, 46, 17, 48));
    plane.circle(23, 47, 2.6);
    plane.rect(22.4, 46, 1.2, 4, OUTLINE);
    for (const k of times(4)) plane.circle(8 + k * 4.4, 36, 1.1);
    plane.shape(uv(13, 22, 17, 22, 17, 30, 20, 30, 20, 33, 10, 33, 10, 30, 13, 30));
    vents(plane, 6, 8, 18, 6, 4);
  }),
  'jockey-pump': inline(true),
};
