import { box, inFractions, prism, range, rod, type BuildForm } from '#src/reference-api/files/bim/part.ts';

/** A standing tank: skirt, shell, dished head in two steps, and a nozzle. */
export const uprightTank = inFractions([
  rod('Skirt', 'dark', 'z', [0.06, 0.06], [0.88, 0.88], 0, 0.08),
  rod('Shell', 'metal', 'z', [0, 0], [1, 1], 0.08, 0.78),
  rod('Head', 'metal', 'z', [0.06, 0.06], [0.88, 0.88], 0.86, 0.05),
  rod('Crown', 'metal', 'z', [0.2, 0.2], [0.6, 0.6], 0.91, 0.04),
  rod('Nozzle', 'dark', 'z', [0.42, 0.42], [0.16, 0.16], 0.95, 0.05),
]);

/** A lying vessel on two saddles with heads and a nozzle on top. */
export const lyingVessel = inFractions([
  box('Saddle', 'dark', [0.18, 0.1, 0], [0.08, 0.8, 0.3]),
  box('Saddle', 'dark', [0.74, 0.1, 0], [0.08, 0.8, 0.3]),
  rod('Shell', 'metal', 'x', [0, 0.14], [1, 0.78], 0.06, 0.88),
  rod('Front head', 'dark', 'x', [0.05, 0.179], [0.9, 0.702], 0, 0.06),
  rod('Rear head', 'dark', 'x', [0.05, 0.179], [0.9, 0.702], 0.94, 0.06),
  rod('Outlet', 'dark', 'z', [0.6, 0.4], [0.08, 0.2], 0.88, 0.12),
]);

/** Motor, coupling and volute on a base, with the discharge on top. */
export const pumpSet = inFractions([
  box('Base', 'dark', [0, 0, 0], [1, 1, 0.14]),
  rod('Motor', 'metal', 'x', [0.15, 0.2], [0.7, 0.6], 0.04, 0.46),
  rod('Coupling', 'dark', 'x', [0.38, 0.4], [0.24, 0.2], 0.5, 0.12),
  rod('Volute', 'metal', 'x', [0.06, 0.14], [0.88, 0.72], 0.62, 0.2),
  rod('Suction', 'metal', 'x', [0.3, 0.3], [0.4, 0.4], 0.82, 0.18),
  rod('Discharge', 'metal', 'z', [0.64, 0.32], [0.16, 0.36], 0.8, 0.2),
]);

/** Housing over a hopper on legs. */
export const hopperFilter: BuildForm = ({ width, depth, height }) => {
  const leg = Math.min(width, depth) * 0.07;
  const outline: [number, number][] = [
    [width * 0.4, height * 0.12],
    [width * 0.6, height * 0.12],
    [width, height * 0.45],
    [0, height * 0.45],
  ];
  return [
    ...[0, width - leg].flatMap((x) =>
      [0, depth - leg].map((y) => box('Leg', 'dark', [x, y, 0], [leg, leg, height * 0.45])),
    ),
    prism('Hopper', 'metal', 'y', outline, depth * 0.1, depth * 0.8),
    box('Housing', 'metal', [0, 0, height * 0.45], [width, depth, height * 0.55]),
  ];
};

/** A cylinder over stepped cones, with its outlet on top. */
export const cycloneForm = inFractions([
  ...range(4).map((step) => {
    const part = 0.25 + step * 0.2;
    return rod('Cone', 'metal', 'z', [(1 - part) / 2, (1 - part) / 2], [part, part], step * 0.14, 0.14);
  }),
  rod('Barrel', 'metal', 'z', [0, 0], [1, 1], 0.56, 0.32),
  rod('Outlet', 'dark', 'z', [0.3, 0.3], [0.4, 0.4], 0.88, 0.12),
]);

/** A pack of plates between two frame plates on guide bars. */
export const plateExchanger = inFractions([
  box('Frame plate', 'dark', [0, 0, 0], [0.08, 1, 1]),
  box('Pressure plate', 'dark', [0.92, 0, 0], [0.08, 1, 1]),
  box('Upper bar', 'metal', [0.08, 0.44, 0.92], [0.84, 0.12, 0.05]),
  ...range(12).map((plate) => box('Plate', 'metal', [0.1 + plate * 0.066, 0.06, 0.06], [0.04, 0.88, 0.84])),
]);

/** An upright vessel with a smaller neck. */
export const vessel = inFractions([
  rod('Shell', 'metal', 'z', [0, 0], [1, 1], 0, 0.9),
  rod('Neck', 'dark', 'z', [0.35, 0.35], [0.3, 0.3], 0.9, 0.1),
]);
