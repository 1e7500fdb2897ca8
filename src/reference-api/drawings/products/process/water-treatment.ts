import {
  flange,
  nameplate,
  motor,
  threeQuarterView,
  xyz,
} from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import { type ProductSketch, type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const skid =
  (vessels: number, tall: number, box: boolean): ProductSketch =>
  (choose) => {
    const [r, pipes] = [choose([9, 10]), choose([2, 3])];
    const scene = threeQuarterView();
    const w = vessels * 24 + 22;
    scene.box([0, 0, -4], [w, 34, 4], OUTLINE, FINE);
    for (const i of times(vessels).toReversed()) {
      const x = 14 + i * 24;
      scene.turned('z', [x, 20, 2], uv(r * 0.7, 0, r, 3, r, tall, r * 0.8, tall + 3, 2.4, tall + 5), {
        smooth: true,
      });
      scene.band('z', [x, 20, tall * 0.5], r, FINE);
      scene.turned('z', [x, 20, tall + 6], uv(2.4, 0, 2.4, 2), { layer: MEDIUM });
    }
    for (const k of times(pipes)) scene.bar(xyz(2, 6, 6 + k * 6, w - 18, 6, 6 + k * 6), 0.9, MEDIUM);
    for (const x of [12, 34]) {
      scene.turned('z', [x, 5, -1], uv(4, 0, 4, 6), {});
      motor(scene, 'z', [x, 5, 5], 3, 8);
    }
    scene.box([w - 16, 2, 0], [14, 8, box ? 44 : 34], OUTLINE, FINE);
    scene.front(2).rect(w - 13, 26, 8, 6, MEDIUM);
    for (const k of times(3)) scene.front(2).circle(w - 12 + k * 3, 21, 0.9, FINE);
    return scene;
  };

const uv1 =
  (kind: 'closed' | 'medium'): ProductSketch =>
  (choose) => {
    const [r, l] = [choose([8, 9]), choose([56, 50])];
    const scene = threeQuarterView();
    if (kind === 'closed') {
      for (const x of [l * 0.8, l * 0.2]) scene.cylinder('z', [x, 0, r - 1], 4, 9);
      for (const x of [l - 12, 8]) scene.prism('x', uv(-7, -16, 7, -16, 8, -3, -8, -3), x, 4);
      scene.cylinder('x', [0, 0, 0], r, l);
      for (const x of [l * 0.8, l * 0.2]) flange(scene, 'z', [x, 0, r + 6], 6, 1.4);
      scene.cylinder('x', [-2, 0, 0], r * 1.24, 2);
      for (const a of times(6)) {
        scene.disc('x', [-2, Math.cos(a * 1.05) * r * 0.6, Math.sin(a * 1.05) * r * 0.6], r * 0.17, MEDIUM);
        scene.bar(
          xyz(
            -2.2,
            Math.cos(a * 1.05) * r * 0.6,
            Math.sin(a * 1.05) * r * 0.6,
            -7,
            Math.cos(a * 1.05) * r * 0.7,
            Math.sin(a * 1.05) * r * 0.6 - 3,
          ),
          0.4,
          MEDIUM,
        );
      }
    } else {
      scene.cylinder('x', [8, 0, 0], r, l * 0.5);
      scene.box([10, -r - 6, -r - 3], [18, 2 * r + 12, 2 * r + 6], OUTLINE, MEDIUM);
      for (const z of [-4, 4]) {
        scene.cylinder('y', [19, -r - 10, z], 2.6, 4);
        scene.disc('y', [19, -r - 10, z], 1.6, FINE);
      }
      scene.cylinder('x', [-8, 0, 0], r, 18);
      flange(scene, 'x', [-10, 0, 0], r * 1.4, 2);
    }
    scene.box([l * 0.62, -24, -18], [16, 8, 26], OUTLINE, FINE);
    scene.front(-24).rect(l * 0.62 + 3, -4, 10, 6, MEDIUM);
    return scene;
  };

const channelOf = (scene: Scene, l: number, w: number): void => {
  scene.box([0, w, -22], [l, 6, 26], OUTLINE, FINE);
  scene.face(xyz(0, 0, -18, l, 0, -18, l, w, -18, 0, w, -18), MEDIUM);
};

export const waterTreatment = {
  'polymer-unit': (choose) => {
    const [r, h] = [choose([7, 8]), choose([26, 22])];
    const scene = threeQuarterView();
    scene.box([-10, -8, -16], [46, 26, 3], OUTLINE, FINE);
    scene.box([14, 6, -13], [18, 8, 40], OUTLINE, FINE);
    scene.front(6).rect(17, 14, 12, 8, MEDIUM);
    for (const k of times(4)) scene.front(6).circle(18.6 + k * 3, 9, 1, MEDIUM);
    scene.turned('z', [0, 0, -13], uv(r, 0, r, h), {});
    for (const k of times(3)) scene.band('z', [0, 0, -11 + k * 2], r, FINE);
    scene.turned('z', [0, 0, h - 13], uv(r * 1.2, 0, r * 1.2, 1.6), {});
    motor(scene, 'z', [0, 0, h - 11.4], 4.4, 13);
    scene.bar(xyz(-r, -1, -6, -r - 7, -3, -6, -r - 7, -3, 12), 1.2);
    scene.bar(xyz(r, -3, 2, r + 6, -5, 2, r + 6, -5, -12), 1.2, MEDIUM);
    return scene;
  },
  'feed-skid': skid(1, 26, false),
  'uv-reactor': uv1('closed'),
  'uv-channel': (choose) => {
    const [n, lift] = [choose([4, 5]), choose([0, 6])];
    const scene = threeQuarterView();
    channelOf(scene, 84, 26);
    for (const i of times(6))
      scene.level(-4).line(uv(4 + i * 14, 3 + (i % 3) * 8, 12 + i * 14, 3 + (i % 3) * 8), FINE);
    for (const i of times(n).toReversed()) {
      const x = 12 + i * 16;
      for (const k of times(4)) scene.bar(xyz(x, 3 + k * 6, -17 + lift, x, 3 + k * 6, 4 + lift), 0.8, MEDIUM);
      scene.box([x - 3, -1, 4 + lift], [6, 28, 5], OUTLINE, FINE);
      scene.bar(xyz(x, 8, 9 + lift, x, 8, 13 + lift, x, 18, 13 + lift, x, 18, 9 + lift), 0.5, MEDIUM);
    }
    scene.box([0, -6, -22], [84, 6, 26], OUTLINE, FINE);
    scene.box([92, -8, -22], [14, 10, 40], OUTLINE, FINE);
    scene.front(-8).rect(95, 4, 8, 6, MEDIUM);
    return scene;
  },
  'medium-uv-reactor': uv1('medium'),
  'uv-lamp': (choose) => {
    const [l, coils] = [choose([48, 54]), choose([9, 11])];
    const scene = threeQuarterView();
    scene.cylinder('x', [2, 0, 12], 2.2, l);
    scene.cylinder('x', [0, 0, 12], 2.5, 3);
    scene.cylinder('x', [l, 0, 12], 2.5, 4);
    scene.line(
      times(coils * 4).map((i): Place => [
        5 + (i * (l - 8)) / (coils * 4),
        -2.2,
        12 + Math.sin(i * 1.57) * 1,
      ]),
      FINE,
    );
    for (const y of [-0.6, 0.6]) scene.bar(xyz(-2, y, 12, 0, y, 12), 0.3, MEDIUM);
    scene.box([8, -6, -4], [30, 10, 7]);
    nameplate(scene.front(-6), 14, -2.4, 16, 4, 2, FINE);
    for (const k of times(4))
      scene.bar(xyz(8, -5 + k * 1.6, -1, 2, -6 + k * 1.6, -1 + k * 0.3, -1, -6 + k * 1.6, 6), 0.3, MEDIUM);
    return scene;
  },
} satisfies Sketches;
