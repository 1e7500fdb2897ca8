import {
  flange,
  gauge,
  motor,
  threeQuarterView,
  xyz,
} from '#src/reference-api/drawings/axonometric/parts.ts';
import { arcPoints, roundedRectangle } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MED, OUT, PATT } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import { type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';
import { type Place, axonometric } from '#src/reference-api/drawings/axonometric/view.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const pumps = {
  /** An end-suction pump with its motor. */
  pump: (choose) => {
    const motor = choose([16, 20, 13]);
    const fins = choose([5, 8]);
    const scene = new Scene(axonometric({ width: 22, depth: 34 }));

    const base = -9;
    scene.box([-8, -7, base - 2.4], [motor + 28, 14, 2.4]);
    const start = 12;
    scene.box([start + 2, 2, base], [motor - 4, 3, 3], MED, FINE);
    scene.cylinder('x', [start, 0, 0], 6, motor);
    scene.turned('x', [start, 0, 0], uv(6.3, 0, 6.3, 1.2), { layer: MED });
    for (const fin of times(fins)) {
      const a = Math.PI * (0.62 + (fin * 0.62) / fins);
      scene.line(
        xyz(
          start + 1.5,
          Math.cos(a) * 6,
          Math.sin(a) * 6,
          start + motor - 1,
          Math.cos(a) * 6,
          Math.sin(a) * 6,
        ),
        FINE,
      );
    }
    scene.box([start + motor * 0.4, -3, 5.4], [5, 5, 3], MED, FINE);
    scene.box([start + 2, -5, base], [motor - 4, 3, 4], MED, FINE);
    scene.cylinder('x', [5, 0, 0], 2.6, 7, MED);
    scene.band('x', [8, 0, 0], 2.6, FINE);
    scene.turned('z', [1, 1.6, 4], uv(2.4, 0, 2.4, 7, 4.4, 7, 4.4, 8.4), { crease: FINE });
    scene.disc('z', [1, 1.6, 12.4], 2, MED);
    scene.box([-1, -4, base], [4, 8, 4], MED, FINE);
    scene.turned('x', [-3, 0, 0], uv(6, 0, 7.6, 1, 7.6, 5, 5, 8), { crease: FINE });
    scene.cylinder('x', [-8, 0, 0], 2.8, 5);
    scene.cylinder('x', [-9.4, 0, 0], 4.8, 1.4);
    scene.disc('x', [-9.4, 0, 0], 2.2, MED);
    for (const bolt of times(6)) {
      const a = (bolt * Math.PI) / 3;
      scene.disc('x', [-9.4, Math.cos(a) * 3.6, Math.sin(a) * 3.6], 0.5, FINE);
    }
    return scene;
  },
  'submersible-pump': (choose) => {
    const [r, h] = [choose([8, 9]), choose([26, 30])];
    const s = threeQuarterView();
    for (const a of [1.2, 3.6, 5.4])
      s.box([Math.cos(a) * r - 1, Math.sin(a) * r - 1, -4], [2, 2, 5], MED, FINE);
    s.cylinder('x', [r, 3, 5], 3.6, 8, MED);
    flange(s, 'x', [r + 8, 3, 5], 5.6, 1.2, false);
    s.turned('z', [0, 0, 0], uv(r * 1.2, 0, r * 1.45, 3, r * 1.45, 8, r, 11), { crease: FINE });
    s.turned('z', [0, 0, 11], uv(r, 0, r, 2, r * 0.9, 2, r * 0.9, h, r * 0.7, h + 4, 2, h + 5), {
      crease: FINE,
    });
    for (const k of times(4))
      s.line(xyz(-r * 0.5 + k * 3 - 2, -r * 0.85, 14, -r * 0.5 + k * 3 - 2, -r * 0.85, h + 9), FINE);
    s.bar(
      arcPoints([0, h + 15], 4, 0, 180, 5).map(([x, z]): Place => [x, 0, z]),
      0.8,
    );
    s.bar(xyz(3, 2, h + 15, 8, 2, h + 24, 18, 2, h + 30), 0.9, MED);
    return s;
  },
  'cavity-pump': (choose) => {
    const [l, r] = [choose([44, 50]), choose([4, 4.6])];
    const s = threeQuarterView();
    s.box([-14, -6, -12], [l + 62, 12, 3], OUT, FINE);
    motor(s, 'x', [l + 22, 0, 0], 7, 22);
    s.box([l + 10, -6, -9], [12, 12, 15], OUT, FINE);
    s.cylinder('x', [l, 0, 0], 5, 10);
    s.turned('z', [l - 6, 0, 5], uv(5, 0, 5, 6, 7, 6, 7, 7.4), { crease: FINE });
    s.turned('x', [l - 14, 0, 0], uv(r, 0, 6.4, 3, 6.4, 14), {});
    s.cylinder('x', [0, 0, 0], r, l - 14);
    const wave = times(17).map((i): Place => [2 + (i * (l - 18)) / 16, -r, Math.sin(i * 1.57) * 2]);
    s.line(wave, MED);
    for (const x of [2, l - 26]) s.box([x, -4, -9], [3, 8, 6], MED, FINE);
    flange(s, 'x', [-2, 0, 0], 6.4, 2);
    return s;
  },
  'turbine-pump': (choose) => {
    const [bowls, h] = [choose([3, 4]), choose([30, 24])];
    const s = threeQuarterView();
    for (const i of times(bowls))
      s.turned('z', [0, 0, -h - 8 - i * 7], uv(3.4, 0, 5, 3, 5, 5, 3.8, 7), { crease: FINE });
    s.turned('z', [0, 0, -h - 16 - bowls * 7 + 6], uv(5.4, 0, 4.2, 3), {});
    s.cylinder('z', [0, 0, -h], 3, h);
    s.band('z', [0, 0, -h * 0.5], 3, MED);
    s.box([-12, -12, -2], [24, 24, 2], OUT, FINE);
    s.cylinder('x', [4, 0, 7], 4, 10);
    flange(s, 'x', [13, 0, 7], 6, 1.4, false);
    s.turned('z', [0, 0, 0], uv(8, 0, 8, 1, 5.4, 3, 5.4, 12, 7, 14), { crease: FINE });
    s.cylinder('z', [0, 0, 14], 7, 7);
    s.front(-7).rect(-3.4, 15, 4, 5, FINE);
    motor(s, 'z', [0, 0, 21], 7.4, 20);
    return s;
  },
  'self-priming-pump': (choose) => {
    const [w, h] = [choose([22, 24]), choose([20, 18])];
    const s = threeQuarterView();
    s.box([-4, -10, -4], [w + 46, 24, 4], OUT, FINE);
    motor(s, 'x', [w + 14, 2, 10], 7.4, 24);
    s.cylinder('x', [w, 2, 10], 3, 14, MED);
    s.prism('x', roundedRectangle(-8, 0, 20, h, 5), 0, w, OUT, PATT);
    s.turned('z', [w * 0.66, 2, h - 1], uv(4, 0, 4, 4, 6, 4, 6, 5.4), { crease: FINE });
    s.turned('z', [w * 0.2, 2, h - 1], uv(2.4, 0, 2.4, 2.4, 3, 2.4, 3, 3.6), { layer: MED });
    s.cylinder('x', [-4, 2, 13], 4, 4);
    flange(s, 'x', [-5.4, 2, 13], 6, 1.4);
    s.front(-8).circle(w * 0.5, h * 0.42, 5, MED);
    s.front(-8).circle(w * 0.5, h * 0.42, 3.6, FINE);
    return s;
  },
  'metering-pump': (choose) => {
    const [r, stroke] = [choose([5, 5.6]), choose([1, 0])];
    const s = threeQuarterView();
    s.box([-8, -7, -10], [34, 14, 2], OUT, FINE);
    motor(s, 'z', [16, 0, 6], 5, 16);
    s.prism('y', roundedRectangle(2, -8, 22, 14, 3), -6, 12, OUT, PATT);
    s.cylinder('x', [-2, 0, -1], r, 5);
    s.cylinder('z', [-4, 0, -13], 1.4, 8, MED);
    s.box([-8, -4, -6], [5, 8, 10], OUT, FINE);
    s.cylinder('z', [-5.4, 0, 4], 1.6, 8);
    s.turned('z', [-5.4, 0, 9], uv(2.4, 0, 2.4, 2), { layer: MED });
    s.cylinder('x', [-9, 0, -1], r * 0.94, 2.4);
    for (const a of times(6))
      s.disc('x', [-9, Math.cos(a * 1.05) * r * 0.72, -1 + Math.sin(a * 1.05) * r * 0.72], 0.6, FINE);
    s.cylinder('y', [10, -9, -1], stroke ? 3 : 2.4, 3);
    gauge(s.front(-9), 10, -1, 2);
    return s;
  },
  'peristaltic-pump': (choose) => {
    const [r, rollers] = [choose([9, 10]), choose([3, 2])];
    const s = threeQuarterView();
    s.box([2, 4, -12], [20, 22, 26], OUT, FINE);
    s.cylinder('y', [12, 0, 2], r + 2, 4);
    s.disc('y', [12, 0, 2], r + 1, MED);
    s.front(0).line(arcPoints([12, 2], r * 0.9, 200, 520), OUT);
    s.front(0).line(arcPoints([12, 2], r * 0.7, 200, 520), OUT);
    for (const i of times(rollers)) {
      const a = (i * 6.28) / rollers + 0.6;
      s.front(0).line(uv(12, 2, 12 + Math.cos(a) * r * 0.5, 2 + Math.sin(a) * r * 0.5), MED);
      s.front(0).circle(12 + Math.cos(a) * r * 0.5, 2 + Math.sin(a) * r * 0.5, r * 0.18, MED);
    }
    s.front(0).circle(12, 2, r * 0.14, MED);
    for (const x of [12 - r * 0.8, 12 + r * 0.8]) s.bar(xyz(x, -0.6, -2, x, -0.6, -20), 1.1);
    s.side(2).rect(8, 2, 12, 8, FINE);
    s.box([0, 4, -14], [24, 22, 2], OUT, FINE);
    return s;
  },
} satisfies Sketches;
