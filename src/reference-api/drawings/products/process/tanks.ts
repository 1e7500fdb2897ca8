import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { times, xyz, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { gauge, motor } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';

const uprightTank = (kind: 'bolted' | 'poly' | 'frp' | 'receiver'): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [radius, height] = [choose([22, 25]), choose(kind === 'bolted' ? [36, 44] : [52, 60])];
    if (kind === 'receiver')
      for (const a of [0.9, 2.4, 4.1])
        scene.box(
          [Math.cos(a) * radius * 0.46 - 1.4, Math.sin(a) * radius * 0.46 - 1.4, -10],
          [2.8, 2.8, 14],
          OUTLINE,
          FINE,
        );
    const q = kind === 'receiver' ? radius * 0.56 : radius;
    const dome =
      kind === 'bolted'
        ? uv(q, 0, q, height, q * 0.2, height + 9)
        : kind === 'poly'
          ? uv(q, 0, q, height, q * 0.94, height + 4, q * 0.3, height + 8)
          : uv(
              q * (kind === 'receiver' ? 0.7 : 1),
              kind === 'receiver' ? -3 : 0,
              q,
              3,
              q,
              height,
              q * 0.8,
              height + 4,
              q * 0.3,
              height + 6,
            );
    scene.turned('z', [0, 0, 0], dome, { smooth: kind !== 'bolted' });
    if (kind === 'bolted') {
      for (const z of [1, 2, 3].map((k) => (k * height) / 4)) scene.band('z', [0, 0, z], q, MEDIUM);
      for (const j of times(4))
        for (const i of times(5)) {
          const a = -3.5 + i * 0.6 + (j % 2) * 0.3;
          scene.line([
            [Math.cos(a) * q, Math.sin(a) * q, (j * height) / 4],
            [Math.cos(a) * q, Math.sin(a) * q, ((j + 1) * height) / 4],
          ]);
        }
      for (const a of times(7))
        scene.line([
          [Math.cos(a * 0.7 + 2.6) * q, Math.sin(a * 0.7 + 2.6) * q, height],
          [Math.cos(a * 0.7 + 2.6) * q * 0.2, Math.sin(a * 0.7 + 2.6) * q * 0.2, height + 9],
        ]);
    } else
      for (const k of times(kind === 'poly' ? 6 : 3))
        scene.band(
          'z',
          [0, 0, (height * (k + 0.5)) / (kind === 'poly' ? 6 : 3)],
          q,
          kind === 'poly' ? MEDIUM : FINE,
        );
    const top = kind === 'bolted' ? height + 8 : kind === 'poly' ? height + 7 : height + 5;
    scene.turned(
      'z',
      [0, 0, top],
      kind === 'receiver' ? uv(1.6, 0, 1.6, 6) : uv(q * 0.24, 0, q * 0.24, 2.4, q * 0.3, 2.4, q * 0.3, 4),
      { layer: MEDIUM },
    );
    if (kind === 'frp') scene.bar(xyz(q * 0.5, -q * 0.9, 0, q * 0.5, -q * 0.9, height), 0.7, MEDIUM);
    if (kind === 'poly') scene.front(-q).line(uv(-q * 0.9, 4, -q * 0.9, height - 4), MEDIUM);
    if (kind === 'poly')
      for (const k of times(9))
        scene
          .front(-q)
          .line(uv(-q * 0.9, 6 + (k * (height - 10)) / 9, -q * 0.78, 6 + (k * (height - 10)) / 9));
    scene.turned('y', [-q * 0.3, -q - 2, 7], uv(4, 0, 4, 3));
    if (kind === 'receiver') gauge(scene.front(-q), -q * 0.4, height * 0.6, 2.6);
    else scene.disc('y', [-q * 0.3, -q - 2, 7], 2.8, FINE);
    if (kind === 'frp')
      for (const x of [-q * 0.7, -q * 0.4])
        scene.line(xyz(x, -q * 0.96, 12, x, -q * 0.96, height + 4), MEDIUM);
    if (kind === 'frp')
      for (const k of times(10))
        scene.line([
          [-q * 0.7, -q * 0.96, 14 + (k * (height - 12)) / 9],
          [-q * 0.4, -q * 0.96, 14 + (k * (height - 12)) / 9],
        ]);
  });

export const tanks = {
  'bolted-tank': uprightTank('bolted'),
  'poly-tank': uprightTank('poly'),
  'fiberglass-tank': uprightTank('frp'),
  'air-receiver': uprightTank('receiver'),
  /** A horizontal tank on saddles, with manway and nozzles. */
  tank: view.from({ width: 22, depth: 32, depthScale: 0.95 }, (scene, choose) => {
    const radius = choose([20, 24, 16]);
    const nozzles = choose([3, 2]);

    const length = radius * 4;
    for (const x of [length * 0.72, length * 0.14])
      scene.prism(
        'x',
        uv(-radius * 0.8, -radius - 8, radius * 0.8, -radius - 8, radius * 0.9, 0, -radius * 0.9, 0),
        x,
        7,
      );
    scene.turned(
      'x',
      [0, 0, 0],
      [
        [radius * 0.35, -radius * 0.4],
        [radius * 0.75, -radius * 0.28],
        [radius, 0],
        [radius, length],
        [radius * 0.8, length + radius * 0.2],
      ],
      { smooth: true },
    );
    for (const x of [0, length * 0.33, length * 0.66, length])
      scene.band('x', [x, 0, 0], radius, x === 0 || x === length ? MEDIUM : FINE);
    for (const x of [length * 0.14, length * 0.14 + 7, length * 0.72, length * 0.72 + 7])
      scene.band('x', [x, 0, 0], radius);
    scene.turned('z', [length * 0.5, 0, radius - 1], uv(7, 0, 7, 6, 8.4, 6, 8.4, 7.4), { crease: FINE });
    for (const index of times(nozzles))
      scene.turned(
        'z',
        [length * 0.16 + index * length * 0.1, 0, radius - 0.6],
        uv(1.8, 0, 1.8, 6, 3, 6, 3, 7),
        { layer: MEDIUM, crease: FINE },
      );
    scene.disc('x', [-radius * 0.3, 0, -radius * 0.3], radius * 0.14, MEDIUM);
  }),
  'day-tank': view.threeQuarter((scene, choose) => {
    const [radius, height] = [choose([14, 15]), choose([30, 34])];
    scene.turned('z', [0, 0, 0], uv(radius, 0, radius, height));
    for (const z of [3, height - 3]) scene.band('z', [0, 0, z], radius);
    scene.disc('z', [0, 0, height], radius * 0.9, FINE);
    scene.box([-radius, -3, height], [2 * radius, 6, 2.4], OUTLINE, FINE);
    scene.turned('z', [0, 0, height + 2.4], uv(2.6, 0, 2.6, 4), { layer: MEDIUM });
    motor(scene, 'z', [0, 0, height + 6], 4.4, 14);
    scene.front(-radius).line(uv(-radius * 0.86, 3, -radius * 0.86, height - 3), MEDIUM);
    for (const k of times(8))
      scene.front(-radius).line(uv(-radius * 0.86, 4 + k * 3.2, -radius * 0.66, 4 + k * 3.2));
    scene.cylinder('x', [-radius - 5, -4, 3], 1.6, 6, MEDIUM);
  }),
};
