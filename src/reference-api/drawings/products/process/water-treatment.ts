import { nameplate } from '#src/reference-api/drawings/axonometric/parts.ts';
import { xyz, times, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { flange, motor } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';

export const skid = (vessels: number, tall: number, box: boolean): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [radius, pipes] = [choose([9, 10]), choose([2, 3])];
    const width = vessels * 24 + 22;
    scene.box([0, 0, -4], [width, 34, 4], OUTLINE, FINE);
    for (const i of times(vessels).toReversed()) {
      const x = 14 + i * 24;
      scene.turned(
        'z',
        [x, 20, 2],
        uv(radius * 0.7, 0, radius, 3, radius, tall, radius * 0.8, tall + 3, 2.4, tall + 5),
        {
          smooth: true,
        },
      );
      scene.band('z', [x, 20, tall * 0.5], radius);
      scene.turned('z', [x, 20, tall + 6], uv(2.4, 0, 2.4, 2), { layer: MEDIUM });
    }
    for (const k of times(pipes)) scene.bar(xyz(2, 6, 6 + k * 6, width - 18, 6, 6 + k * 6), 0.9, MEDIUM);
    for (const x of [12, 34]) {
      scene.turned('z', [x, 5, -1], uv(4, 0, 4, 6));
      motor(scene, 'z', [x, 5, 5], 3, 8);
    }
    scene.box([width - 16, 2, 0], [14, 8, box ? 44 : 34], OUTLINE, FINE);
    scene.front(2).rect(width - 13, 26, 8, 6);
    for (const k of times(3)) scene.front(2).circle(width - 12 + k * 3, 21, 0.9, FINE);
  });

const uv1 = (kind: 'closed' | 'medium'): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [radius, length] = [choose([8, 9]), choose([56, 50])];
    if (kind === 'closed') {
      for (const x of [length * 0.8, length * 0.2]) scene.cylinder('z', [x, 0, radius - 1], 4, 9);
      for (const x of [length - 12, 8]) scene.prism('x', uv(-7, -16, 7, -16, 8, -3, -8, -3), x, 4);
      scene.cylinder('x', [0, 0, 0], radius, length);
      for (const x of [length * 0.8, length * 0.2]) flange(scene, 'z', [x, 0, radius + 6], 6, 1.4);
      scene.cylinder('x', [-2, 0, 0], radius * 1.24, 2);
      for (const a of times(6)) {
        scene.disc(
          'x',
          [-2, Math.cos(a * 1.05) * radius * 0.6, Math.sin(a * 1.05) * radius * 0.6],
          radius * 0.17,
          MEDIUM,
        );
        scene.bar(
          [
            [-2.2, Math.cos(a * 1.05) * radius * 0.6, Math.sin(a * 1.05) * radius * 0.6],
            [-7, Math.cos(a * 1.05) * radius * 0.7, Math.sin(a * 1.05) * radius * 0.6 - 3],
          ],
          0.4,
          MEDIUM,
        );
      }
    } else {
      scene.cylinder('x', [8, 0, 0], radius, length * 0.5);
      scene.box([10, -radius - 6, -radius - 3], [18, 2 * radius + 12, 2 * radius + 6]);
      for (const z of [-4, 4]) {
        scene.cylinder('y', [19, -radius - 10, z], 2.6, 4);
        scene.disc('y', [19, -radius - 10, z], 1.6, FINE);
      }
      scene.cylinder('x', [-8, 0, 0], radius, 18);
      flange(scene, 'x', [-10, 0, 0], radius * 1.4, 2);
    }
    scene.box([length * 0.62, -24, -18], [16, 8, 26], OUTLINE, FINE);
    scene.front(-24).rect(length * 0.62 + 3, -4, 10, 6);
  });

const channelOf = (scene: Scene, length: number, width: number): void => {
  scene.box([0, width, -22], [length, 6, 26], OUTLINE, FINE);
  scene.face(xyz(0, 0, -18, length, 0, -18, length, width, -18, 0, width, -18), MEDIUM);
};

export const waterTreatment = {
  'polymer-unit': view.threeQuarter((scene, choose) => {
    const [radius, height] = [choose([7, 8]), choose([26, 22])];
    scene.box([-10, -8, -16], [46, 26, 3], OUTLINE, FINE);
    scene.box([14, 6, -13], [18, 8, 40], OUTLINE, FINE);
    scene.front(6).rect(17, 14, 12, 8);
    for (const k of times(4)) scene.front(6).circle(18.6 + k * 3, 9, 1);
    scene.turned('z', [0, 0, -13], uv(radius, 0, radius, height));
    for (const k of times(3)) scene.band('z', [0, 0, -11 + k * 2], radius);
    scene.turned('z', [0, 0, height - 13], uv(radius * 1.2, 0, radius * 1.2, 1.6));
    motor(scene, 'z', [0, 0, height - 11.4], 4.4, 13);
    scene.bar(xyz(-radius, -1, -6, -radius - 7, -3, -6, -radius - 7, -3, 12), 1.2);
    scene.bar(xyz(radius, -3, 2, radius + 6, -5, 2, radius + 6, -5, -12), 1.2, MEDIUM);
  }),
  'feed-skid': skid(1, 26, false),
  'uv-reactor': uv1('closed'),
  'uv-channel': view.threeQuarter((scene, choose) => {
    const [count, lift] = [choose([4, 5]), choose([0, 6])];
    channelOf(scene, 84, 26);
    for (const i of times(6))
      scene.level(-4).line(uv(4 + i * 14, 3 + (i % 3) * 8, 12 + i * 14, 3 + (i % 3) * 8));
    for (const i of times(count).toReversed()) {
      const x = 12 + i * 16;
      for (const k of times(4)) scene.bar(xyz(x, 3 + k * 6, -17 + lift, x, 3 + k * 6, 4 + lift), 0.8, MEDIUM);
      scene.box([x - 3, -1, 4 + lift], [6, 28, 5], OUTLINE, FINE);
      scene.bar(xyz(x, 8, 9 + lift, x, 8, 13 + lift, x, 18, 13 + lift, x, 18, 9 + lift), 0.5, MEDIUM);
    }
    scene.box([0, -6, -22], [84, 6, 26], OUTLINE, FINE);
    scene.box([92, -8, -22], [14, 10, 40], OUTLINE, FINE);
    scene.front(-8).rect(95, 4, 8, 6);
  }),
  'medium-uv-reactor': uv1('medium'),
  'uv-lamp': view.threeQuarter((scene, choose) => {
    const [length, coils] = [choose([48, 54]), choose([9, 11])];
    scene.cylinder('x', [2, 0, 12], 2.2, length);
    scene.cylinder('x', [0, 0, 12], 2.5, 3);
    scene.cylinder('x', [length, 0, 12], 2.5, 4);
    scene.line(
      times(coils * 4).map((i): Place => [
        5 + (i * (length - 8)) / (coils * 4),
        -2.2,
        12 + Math.sin(i * 1.57) * 1,
      ]),
    );
    for (const y of [-0.6, 0.6]) scene.bar(xyz(-2, y, 12, 0, y, 12), 0.3, MEDIUM);
    scene.box([8, -6, -4], [30, 10, 7]);
    nameplate(scene.front(-6), 14, -2.4, 16, 4, 2, FINE);
    for (const k of times(4))
      scene.bar(xyz(8, -5 + k * 1.6, -1, 2, -6 + k * 1.6, -1 + k * 0.3, -1, -6 + k * 1.6, 6), 0.3, MEDIUM);
  }),
};
