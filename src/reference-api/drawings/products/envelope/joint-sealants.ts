import { uv, xyz, times, arcPoints } from '#src/reference-api/drawings/geometry/vector.ts';
import { nameplate } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

export const jointSealants = {
  /** A sealant cartridge with nozzle and label, and a bead of its sealant. */
  cartridge: view.from({ width: 24, depth: 40, depthScale: 0.9 }, (scene, choose) => {
    const length = choose([9, 12, 7.5]);
    const nozzle = choose([3.4, 4.4]);
    const bands = choose([3, 1, 2]);
    const radius = 1.3;
    const bead = times(30).map((step): [number, number, number] => [
      length * 0.2 + step * (length / 28),
      -2.6 + 0.35 * Math.sin(step * 0.9),
      -radius,
    ]);
    scene.bar(bead, 0.3, MEDIUM);
    const tip = length + 0.5;
    scene.turned(
      'x',
      [0, 0, 0],
      [
        [radius, 0],
        [radius, length],
        [radius * 0.86, length],
        [radius * 0.5, tip],
        [radius * 0.42, tip],
        [radius * 0.14, tip + nozzle],
      ],
    );
    for (const rim of [0.9, 0.8]) scene.disc('x', [0, 0, 0], radius * rim, FINE);
    const wrap = (x: number, layer: typeof MEDIUM): void => scene.band('x', [x, 0, 0], radius, layer);
    wrap(length * 0.1, MEDIUM);
    wrap(length * 0.9, MEDIUM);
    for (const band of times(bands)) {
      wrap(length * (0.2 + band * 0.1), MEDIUM);
      wrap(length * (0.23 + band * 0.1), FINE);
    }
    for (const row of times(3)) {
      const a = Math.PI * (0.78 + row * 0.12);
      scene.line(
        [
          [length * 0.54, Math.cos(a) * radius, Math.sin(a) * radius],
          [length * (0.84 - row * 0.07), Math.cos(a) * radius, Math.sin(a) * radius],
        ],
        row === 0 ? MEDIUM : FINE,
      );
    }
  }),
  /** A sausage pack with clipped ends; a nozzle lies beside it. */
  'sausage-pack': view.threeQuarter((scene, choose) => {
    const [length, count] = [choose([11, 13]), choose([2, 1])];
    for (const i of times(count).toReversed()) {
      const [y, z] = [i * 3.4, 1.2];
      scene.turned(
        'x',
        [i * 1.5, y, z],
        [
          [0.35, -1.2],
          [0.3, -0.7],
          [0.9, 0],
          [1.2, 0.7],
          [1.2, length - 0.7],
          [0.9, length],
          [0.3, length + 0.7],
          [0.35, length + 1.2],
        ],
        { smooth: true },
      );
      for (const x of [0.3, length - 0.3]) scene.band('x', [i * 1.5 + x, y, z], 1.1);
      nameplate(scene.front(y - 1.2), i * 1.5 + length * 0.2, z - 0.7, length * 0.55, 1.5, 2, FINE);
    }
    scene.turned('x', [length * 0.3, -5, 0.8], uv(0.2, 0, 0.8, 4, 0.8, 4.6, 1.1, 4.6, 1.1, 5.4), {
      crease: FINE,
    });
  }),
  'silicone-strip': view.corner((scene, choose) => {
    const [width, radius] = [choose([3, 4]), choose([5, 6])];
    scene.box([0, -2, -6], [26, 8, 6], MEDIUM, FINE);
    scene.box([0, 7.5, -6], [26, 8, 6], MEDIUM, FINE);
    scene.level(0).speckle(2, 12, 22, 3, 12, 0.5);
    scene.face([
      [0, 6.8 - width * 0.6, 0.2],
      [18, 6.8 - width * 0.6, 0.2],
      [18, 6.8 + width * 0.6, 0.2],
      [0, 6.8 + width * 0.6, 0.2],
    ]);
    for (const k of [-0.2, 0.2]) scene.line(xyz(0, 6.8 + width * k, 0.2, 18, 6.8 + width * k, 0.2));
    scene.cylinder('y', [18, 6.8 - width * 0.6, 0.2 + radius], radius, width * 1.2);
    for (const i of times(4))
      scene.disc('y', [18, 6.8 - width * 0.6, 0.2 + radius], radius * (0.88 - i * 0.16), FINE);
  }),
  'backer-rod': view.corner((scene, choose) => {
    const [turns, long] = [choose([3, 4]), choose([60, 54])];
    // Pressed into a joint between slabs; the rest of the coil lies beside it.
    scene.box([22, 0, -8], [20, long, 8]);
    scene.level(0).speckle(24, 2, 16, long - 4, 30, 0.8);
    scene.box([17, 0, -8], [5, long, 3], MEDIUM, FINE);
    scene.cylinder('y', [19.5, 0, -2.4], 2.5, long);
    scene.disc('y', [19.5, 0, -2.4], 1.2, FINE);
    scene.box([-16, 0, -8], [33, long, 8]);
    scene.level(0).speckle(-14, 2, 28, 16, 30, 0.8);
    for (const turn of times(turns)) {
      scene.bar(
        arcPoints([0, 34], 12, 0, 360).map(([u, v]): [number, number, number] => [u, v, 1.6 + turn * 2.6]),
        1.6,
      );
    }
    scene.bar(xyz(12, 34, 1.6 + turns * 2.6, 16, 24, 6, 19.5, 14, 2, 19.5, 6, -1), 1.6);
  }),
};
