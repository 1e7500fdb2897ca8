import { rectangle, uv, xyz, times } from '#src/reference-api/drawings/geometry/vector.ts';
import { wall } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import { bolts, flange, gauge } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

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

export const sprinklers = {
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
};
