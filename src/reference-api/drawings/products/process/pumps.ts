import { uv, xyz, times, arcPoints, roundedRectangle } from '#src/reference-api/drawings/geometry/vector.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import { flange, gauge, motor } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

export const pumps = {
  /** An end-suction pump with its motor. */
  pump: view.from({ width: 22, depth: 34 }, (scene, choose) => {
    const motor = choose([16, 20, 13]);
    const fins = choose([5, 8]);

    const base = -9;
    scene.box([-8, -7, base - 2.4], [motor + 28, 14, 2.4]);
    const start = 12;
    scene.box([start + 2, 2, base], [motor - 4, 3, 3], MEDIUM, FINE);
    scene.cylinder('x', [start, 0, 0], 6, motor);
    scene.turned('x', [start, 0, 0], uv(6.3, 0, 6.3, 1.2), { layer: MEDIUM });
    for (const fin of times(fins)) {
      const a = Math.PI * (0.62 + (fin * 0.62) / fins);
      scene.line([
        [start + 1.5, Math.cos(a) * 6, Math.sin(a) * 6],
        [start + motor - 1, Math.cos(a) * 6, Math.sin(a) * 6],
      ]);
    }
    scene.box([start + motor * 0.4, -3, 5.4], [5, 5, 3], MEDIUM, FINE);
    scene.box([start + 2, -5, base], [motor - 4, 3, 4], MEDIUM, FINE);
    scene.cylinder('x', [5, 0, 0], 2.6, 7, MEDIUM);
    scene.band('x', [8, 0, 0], 2.6);
    scene.turned('z', [1, 1.6, 4], uv(2.4, 0, 2.4, 7, 4.4, 7, 4.4, 8.4), { crease: FINE });
    scene.disc('z', [1, 1.6, 12.4], 2, MEDIUM);
    scene.box([-1, -4, base], [4, 8, 4], MEDIUM, FINE);
    scene.turned('x', [-3, 0, 0], uv(6, 0, 7.6, 1, 7.6, 5, 5, 8), { crease: FINE });
    scene.cylinder('x', [-8, 0, 0], 2.8, 5);
    scene.cylinder('x', [-9.4, 0, 0], 4.8, 1.4);
    scene.disc('x', [-9.4, 0, 0], 2.2, MEDIUM);
    for (const bolt of times(6)) {
      const a = (bolt * Math.PI) / 3;
      scene.disc('x', [-9.4, Math.cos(a) * 3.6, Math.sin(a) * 3.6], 0.5, FINE);
    }
  }),
  'submersible-pump': view.threeQuarter((scene, choose) => {
    const [radius, height] = [choose([8, 9]), choose([26, 30])];
    for (const a of [1.2, 3.6, 5.4])
      scene.box([Math.cos(a) * radius - 1, Math.sin(a) * radius - 1, -4], [2, 2, 5], MEDIUM, FINE);
    scene.cylinder('x', [radius, 3, 5], 3.6, 8, MEDIUM);
    flange(scene, 'x', [radius + 8, 3, 5], 5.6, 1.2, false);
    scene.turned('z', [0, 0, 0], uv(radius * 1.2, 0, radius * 1.45, 3, radius * 1.45, 8, radius, 11), {
      crease: FINE,
    });
    scene.turned(
      'z',
      [0, 0, 11],
      [
        [radius, 0],
        [radius, 2],
        [radius * 0.9, 2],
        [radius * 0.9, height],
        [radius * 0.7, height + 4],
        [2, height + 5],
      ],
      {
        crease: FINE,
      },
    );
    for (const k of times(4))
      scene.line([
        [-radius * 0.5 + k * 3 - 2, -radius * 0.85, 14],
        [-radius * 0.5 + k * 3 - 2, -radius * 0.85, height + 9],
      ]);
    scene.bar(
      arcPoints([0, height + 15], 4, 0, 180, 5).map(([x, z]): Place => [x, 0, z]),
      0.8,
    );
    scene.bar(xyz(3, 2, height + 15, 8, 2, height + 24, 18, 2, height + 30), 0.9, MEDIUM);
  }),
  'cavity-pump': view.threeQuarter((scene, choose) => {
    const [length, radius] = [choose([44, 50]), choose([4, 4.6])];
    scene.box([-14, -6, -12], [length + 62, 12, 3], OUTLINE, FINE);
    motor(scene, 'x', [length + 22, 0, 0], 7, 22);
    scene.box([length + 10, -6, -9], [12, 12, 15], OUTLINE, FINE);
    scene.cylinder('x', [length, 0, 0], 5, 10);
    scene.turned('z', [length - 6, 0, 5], uv(5, 0, 5, 6, 7, 6, 7, 7.4), { crease: FINE });
    scene.turned('x', [length - 14, 0, 0], uv(radius, 0, 6.4, 3, 6.4, 14));
    scene.cylinder('x', [0, 0, 0], radius, length - 14);
    const wave = times(17).map((i): Place => [2 + (i * (length - 18)) / 16, -radius, Math.sin(i * 1.57) * 2]);
    scene.line(wave, MEDIUM);
    for (const x of [2, length - 26]) scene.box([x, -4, -9], [3, 8, 6], MEDIUM, FINE);
    flange(scene, 'x', [-2, 0, 0], 6.4, 2);
  }),
  'turbine-pump': view.threeQuarter((scene, choose) => {
    const [bowls, height] = [choose([3, 4]), choose([30, 24])];
    for (const i of times(bowls))
      scene.turned('z', [0, 0, -height - 8 - i * 7], uv(3.4, 0, 5, 3, 5, 5, 3.8, 7), { crease: FINE });
    scene.turned('z', [0, 0, -height - 16 - bowls * 7 + 6], uv(5.4, 0, 4.2, 3));
    scene.cylinder('z', [0, 0, -height], 3, height);
    scene.band('z', [0, 0, -height * 0.5], 3, MEDIUM);
    scene.box([-12, -12, -2], [24, 24, 2], OUTLINE, FINE);
    scene.cylinder('x', [4, 0, 7], 4, 10);
    flange(scene, 'x', [13, 0, 7], 6, 1.4, false);
    scene.turned('z', [0, 0, 0], uv(8, 0, 8, 1, 5.4, 3, 5.4, 12, 7, 14), { crease: FINE });
    scene.cylinder('z', [0, 0, 14], 7, 7);
    scene.front(-7).rect(-3.4, 15, 4, 5, FINE);
    motor(scene, 'z', [0, 0, 21], 7.4, 20);
  }),
  'self-priming-pump': view.threeQuarter((scene, choose) => {
    const [width, height] = [choose([22, 24]), choose([20, 18])];
    scene.box([-4, -10, -4], [width + 46, 24, 4], OUTLINE, FINE);
    motor(scene, 'x', [width + 14, 2, 10], 7.4, 24);
    scene.cylinder('x', [width, 2, 10], 3, 14, MEDIUM);
    scene.prism('x', roundedRectangle(-8, 0, 20, height, 5), 0, width, OUTLINE, HATCH);
    scene.turned('z', [width * 0.66, 2, height - 1], uv(4, 0, 4, 4, 6, 4, 6, 5.4), { crease: FINE });
    scene.turned('z', [width * 0.2, 2, height - 1], uv(2.4, 0, 2.4, 2.4, 3, 2.4, 3, 3.6), { layer: MEDIUM });
    scene.cylinder('x', [-4, 2, 13], 4, 4);
    flange(scene, 'x', [-5.4, 2, 13], 6, 1.4);
    scene.front(-8).circle(width * 0.5, height * 0.42, 5);
    scene.front(-8).circle(width * 0.5, height * 0.42, 3.6, FINE);
  }),
  'metering-pump': view.threeQuarter((scene, choose) => {
    const [radius, stroke] = [choose([5, 5.6]), choose([1, 0])];
    scene.box([-8, -7, -10], [34, 14, 2], OUTLINE, FINE);
    motor(scene, 'z', [16, 0, 6], 5, 16);
    scene.prism('y', roundedRectangle(2, -8, 22, 14, 3), -6, 12, OUTLINE, HATCH);
    scene.cylinder('x', [-2, 0, -1], radius, 5);
    scene.cylinder('z', [-4, 0, -13], 1.4, 8, MEDIUM);
    scene.box([-8, -4, -6], [5, 8, 10], OUTLINE, FINE);
    scene.cylinder('z', [-5.4, 0, 4], 1.6, 8);
    scene.turned('z', [-5.4, 0, 9], uv(2.4, 0, 2.4, 2), { layer: MEDIUM });
    scene.cylinder('x', [-9, 0, -1], radius * 0.94, 2.4);
    for (const a of times(6))
      scene.disc(
        'x',
        [-9, Math.cos(a * 1.05) * radius * 0.72, -1 + Math.sin(a * 1.05) * radius * 0.72],
        0.6,
        FINE,
      );
    scene.cylinder('y', [10, -9, -1], stroke ? 3 : 2.4, 3);
    gauge(scene.front(-9), 10, -1, 2);
  }),
  'peristaltic-pump': view.front((scene, choose) => {
    const [rollers, turn] = [choose([3, 4]), choose([0.3, 0.9])];
    // The hose in its round head, squeezed by rollers; the drive is behind.
    scene.cylinder('y', [0, 6, 0], 12, 34, MEDIUM);
    scene.box([-16, -2, -22], [32, 10, 40]);
    scene.box([-20, -2, -26], [40, 40, 4]);
    const face = scene.front(-2);
    face.circle(0, 0, 14.4, OUTLINE);
    face.line([...uv(12, -30), ...arcPoints([0, 0], 12, 0, 180), ...uv(-12, -30)], OUTLINE);
    face.line([...uv(8.6, -30), ...arcPoints([0, 0], 8.6, 0, 180), ...uv(-8.6, -30)], MEDIUM);
    for (const roller of times(rollers)) {
      const angle = turn + (roller * 2 * Math.PI) / rollers;
      face.line(uv(0, 0, Math.cos(angle) * 7.4, Math.sin(angle) * 7.4), OUTLINE);
      face.circle(Math.cos(angle) * 7.4, Math.sin(angle) * 7.4, 3, OUTLINE);
    }
    face.circle(0, 0, 2.6);
  }),
};
