import {
  flange,
  nameplate,
  motor,
  threeQuarterView,
  xyz,
} from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MED, OUT } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import { type ProductSketch, type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const skid =
  (vessels: number, tall: number, box: boolean): ProductSketch =>
  (choose) => {
    const [r, pipes] = [choose([9, 10]), choose([2, 3])];
    const s = threeQuarterView();
    const w = vessels * 24 + 22;
    s.box([0, 0, -4], [w, 34, 4], OUT, FINE);
    for (const i of times(vessels).toReversed()) {
      const x = 14 + i * 24;
      s.turned('z', [x, 20, 2], uv(r * 0.7, 0, r, 3, r, tall, r * 0.8, tall + 3, 2.4, tall + 5), {
        smooth: true,
      });
      s.band('z', [x, 20, tall * 0.5], r, FINE);
      s.turned('z', [x, 20, tall + 6], uv(2.4, 0, 2.4, 2), { layer: MED });
    }
    for (const k of times(pipes)) s.bar(xyz(2, 6, 6 + k * 6, w - 18, 6, 6 + k * 6), 0.9, MED);
    for (const x of [12, 34]) {
      s.turned('z', [x, 5, -1], uv(4, 0, 4, 6), {});
      motor(s, 'z', [x, 5, 5], 3, 8);
    }
    s.box([w - 16, 2, 0], [14, 8, box ? 44 : 34], OUT, FINE);
    s.front(2).rect(w - 13, 26, 8, 6, MED);
    for (const k of times(3)) s.front(2).circle(w - 12 + k * 3, 21, 0.9, FINE);
    return s;
  };

const uv1 =
  (kind: 'closed' | 'medium'): ProductSketch =>
  (choose) => {
    const [r, l] = [choose([8, 9]), choose([56, 50])];
    const s = threeQuarterView();
    if (kind === 'closed') {
      for (const x of [l * 0.8, l * 0.2]) s.cylinder('z', [x, 0, r - 1], 4, 9);
      for (const x of [l - 12, 8]) s.prism('x', uv(-7, -16, 7, -16, 8, -3, -8, -3), x, 4);
      s.cylinder('x', [0, 0, 0], r, l);
      for (const x of [l * 0.8, l * 0.2]) flange(s, 'z', [x, 0, r + 6], 6, 1.4);
      s.cylinder('x', [-2, 0, 0], r * 1.24, 2);
      for (const a of times(6)) {
        s.disc('x', [-2, Math.cos(a * 1.05) * r * 0.6, Math.sin(a * 1.05) * r * 0.6], r * 0.17, MED);
        s.bar(
          xyz(
            -2.2,
            Math.cos(a * 1.05) * r * 0.6,
            Math.sin(a * 1.05) * r * 0.6,
            -7,
            Math.cos(a * 1.05) * r * 0.7,
            Math.sin(a * 1.05) * r * 0.6 - 3,
          ),
          0.4,
          MED,
        );
      }
    } else {
      s.cylinder('x', [8, 0, 0], r, l * 0.5);
      s.box([10, -r - 6, -r - 3], [18, 2 * r + 12, 2 * r + 6], OUT, MED);
      for (const z of [-4, 4]) {
        s.cylinder('y', [19, -r - 10, z], 2.6, 4);
        s.disc('y', [19, -r - 10, z], 1.6, FINE);
      }
      s.cylinder('x', [-8, 0, 0], r, 18);
      flange(s, 'x', [-10, 0, 0], r * 1.4, 2);
    }
    s.box([l * 0.62, -24, -18], [16, 8, 26], OUT, FINE);
    s.front(-24).rect(l * 0.62 + 3, -4, 10, 6, MED);
    return s;
  };

const channelOf = (s: Scene, l: number, w: number): void => {
  s.box([0, w, -22], [l, 6, 26], OUT, FINE);
  s.face(xyz(0, 0, -18, l, 0, -18, l, w, -18, 0, w, -18), MED);
};

export const waterTreatment = {
  'polymer-unit': (choose) => {
    const [r, h] = [choose([7, 8]), choose([26, 22])];
    const s = threeQuarterView();
    s.box([-10, -8, -16], [46, 26, 3], OUT, FINE);
    s.box([14, 6, -13], [18, 8, 40], OUT, FINE);
    s.front(6).rect(17, 14, 12, 8, MED);
    for (const k of times(4)) s.front(6).circle(18.6 + k * 3, 9, 1, MED);
    s.turned('z', [0, 0, -13], uv(r, 0, r, h), {});
    for (const k of times(3)) s.band('z', [0, 0, -11 + k * 2], r, FINE);
    s.turned('z', [0, 0, h - 13], uv(r * 1.2, 0, r * 1.2, 1.6), {});
    motor(s, 'z', [0, 0, h - 11.4], 4.4, 13);
    s.bar(xyz(-r, -1, -6, -r - 7, -3, -6, -r - 7, -3, 12), 1.2);
    s.bar(xyz(r, -3, 2, r + 6, -5, 2, r + 6, -5, -12), 1.2, MED);
    return s;
  },
  'feed-skid': skid(1, 26, false),
  'uv-reactor': uv1('closed'),
  'uv-channel': (choose) => {
    const [n, lift] = [choose([4, 5]), choose([0, 6])];
    const s = threeQuarterView();
    channelOf(s, 84, 26);
    for (const i of times(6))
      s.level(-4).line(uv(4 + i * 14, 3 + (i % 3) * 8, 12 + i * 14, 3 + (i % 3) * 8), FINE);
    for (const i of times(n).toReversed()) {
      const x = 12 + i * 16;
      for (const k of times(4)) s.bar(xyz(x, 3 + k * 6, -17 + lift, x, 3 + k * 6, 4 + lift), 0.8, MED);
      s.box([x - 3, -1, 4 + lift], [6, 28, 5], OUT, FINE);
      s.bar(xyz(x, 8, 9 + lift, x, 8, 13 + lift, x, 18, 13 + lift, x, 18, 9 + lift), 0.5, MED);
    }
    s.box([0, -6, -22], [84, 6, 26], OUT, FINE);
    s.box([92, -8, -22], [14, 10, 40], OUT, FINE);
    s.front(-8).rect(95, 4, 8, 6, MED);
    return s;
  },
  'medium-uv-reactor': uv1('medium'),
  'uv-lamp': (choose) => {
    const [l, coils] = [choose([48, 54]), choose([9, 11])];
    const s = threeQuarterView();
    s.cylinder('x', [2, 0, 12], 2.2, l);
    s.cylinder('x', [0, 0, 12], 2.5, 3);
    s.cylinder('x', [l, 0, 12], 2.5, 4);
    s.line(
      times(coils * 4).map((i): Place => [
        5 + (i * (l - 8)) / (coils * 4),
        -2.2,
        12 + Math.sin(i * 1.57) * 1,
      ]),
      FINE,
    );
    for (const y of [-0.6, 0.6]) s.bar(xyz(-2, y, 12, 0, y, 12), 0.3, MED);
    s.box([8, -6, -4], [30, 10, 7]);
    nameplate(s.front(-6), 14, -2.4, 16, 4, 2, FINE);
    for (const k of times(4))
      s.bar(xyz(8, -5 + k * 1.6, -1, 2, -6 + k * 1.6, -1 + k * 0.3, -1, -6 + k * 1.6, 6), 0.3, MED);
    return s;
  },
} satisfies Sketches;
