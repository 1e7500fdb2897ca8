import { FINE, MED } from '#src/reference-api/drawings/products/plate.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';

/** A pail with lid, ears and bail handle. */
export const pail: ProductSketch = (choose) => {
  const height = choose([14.5, 10, 12]);
  const label = choose([1, 2]);
  const lid = choose([10, 14, 0]);
  const radius = 5.9;
  const scene = new Scene(axonometric({ width: 26, depth: 26 }));
  const top = height;
  scene.turned(
    'z',
    [0, 0, 0],
    [
      [radius * 0.88, 0],
      [radius * 0.97, height * 0.8],
      [radius * 1.05, height * 0.8],
      [radius * 1.05, height * 0.84],
      [radius, height * 0.84],
      [radius, height * 0.95],
    ],
  );
  scene.turned('z', [0, 0, top * 0.95], uv(radius * 1.08, 0, radius * 1.08, top * 0.05));
  for (const groove of [0.94, 0.86])
    scene.level(top).circle(0, 0, radius * groove, groove > 0.9 ? MED : FINE);
  for (const tab of times(lid)) {
    const angle = (tab * 2 * Math.PI) / Math.max(1, lid);
    scene.line(
      [
        [Math.cos(angle) * radius * 0.94, Math.sin(angle) * radius * 0.94, top],
        [Math.cos(angle) * radius * 1.08, Math.sin(angle) * radius * 1.08, top],
      ],
      FINE,
    );
  }
  if (lid === 0) scene.turned('z', [0, 0, top], uv(radius * 0.3, 0, radius * 0.3, 0.8), { layer: MED });
  const around = (angle: number, z: number): [number, number, number] => [
    Math.cos(angle) * radius * 0.95,
    Math.sin(angle) * radius * 0.95,
    z,
  ];
  const band = (low: number, high: number): void => {
    const angles = times(15).map((step) => Math.PI * (1.0 + (step / 14) * 0.5));
    scene.face(
      [
        ...angles.map((a) => around(a, height * low)),
        ...angles.toReversed().map((a) => around(a, height * high)),
      ],
      MED,
    );
    for (const line of [0.3, 0.52, 0.7])
      scene.line(
        angles.slice(2, 12).map((a) => around(a, height * (low + (high - low) * line))),
        FINE,
      );
  };
  band(label === 2 ? 0.42 : 0.16, 0.66);
  if (label === 2) band(0.12, 0.34);
  const eye = (side: 1 | -1): [number, number, number] => [
    side * radius * 0.74,
    -side * radius * 0.74,
    height * 0.82,
  ];
  const handle = times(17).map((step): [number, number, number] => {
    const angle = (step / 16) * Math.PI;
    const spread = Math.cos(angle) * radius * 0.8;
    return [
      spread - Math.sin(angle) * 2.6,
      -spread - Math.sin(angle) * 2.6,
      height * 0.82 - Math.sin(angle) * radius * 0.62,
    ];
  });
  scene.bar(handle, 0.16, MED);
  for (const side of [1, -1] as const) scene.ball(eye(side), 0.55, MED);
  return scene;
};

/** A sealant cartridge with nozzle and label, or a foil pack, with a bead of its sealant. */
export const cartridge: ProductSketch = (choose) => {
  const length = choose([9, 12, 7.5]);
  const nozzle = choose([3.4, 4.4]);
  const bands = choose([3, 1, 2]);
  const scene = new Scene(axonometric({ width: 24, depth: 40, depthScale: 0.9 }));
  const radius = 1.3;
  const bead = times(30).map((step): [number, number, number] => [
    length * 0.2 + step * (length / 28),
    -2.6 + 0.35 * Math.sin(step * 0.9),
    -radius,
  ]);
  scene.bar(bead, 0.3, MED);
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
  const wrap = (x: number, layer: typeof MED): void => scene.band('x', [x, 0, 0], radius, layer);
  wrap(length * 0.1, MED);
  wrap(length * 0.9, MED);
  for (const band of times(bands)) {
    wrap(length * (0.2 + band * 0.1), MED);
    wrap(length * (0.23 + band * 0.1), FINE);
  }
  for (const row of times(3)) {
    const a = Math.PI * (0.78 + row * 0.12);
    scene.line(
      [
        [length * 0.54, Math.cos(a) * radius, Math.sin(a) * radius],
        [length * (0.84 - row * 0.07), Math.cos(a) * radius, Math.sin(a) * radius],
      ],
      row === 0 ? MED : FINE,
    );
  }
  return scene;
};
