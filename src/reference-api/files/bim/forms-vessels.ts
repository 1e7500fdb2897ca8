import type { BuildForm } from '#src/reference-api/files/bim/forms.ts';
import { box, prism, range, rod } from '#src/reference-api/files/bim/part.ts';

export const uprightTank: BuildForm = ({ width, depth, height }) => [
  rod('Skirt', 'dark', 'z', [width * 0.06, depth * 0.06], [width * 0.88, depth * 0.88], 0, height * 0.08),
  rod('Shell', 'metal', 'z', [0, 0], [width, depth], height * 0.08, height * 0.78),
  rod(
    'Head',
    'metal',
    'z',
    [width * 0.06, depth * 0.06],
    [width * 0.88, depth * 0.88],
    height * 0.86,
    height * 0.05,
  ),
  rod(
    'Crown',
    'metal',
    'z',
    [width * 0.2, depth * 0.2],
    [width * 0.6, depth * 0.6],
    height * 0.91,
    height * 0.04,
  ),
  rod(
    'Nozzle',
    'dark',
    'z',
    [width * 0.42, depth * 0.42],
    [width * 0.16, depth * 0.16],
    height * 0.95,
    height * 0.05,
  ),
];

export const lyingVessel: BuildForm = ({ width, depth, height }) => {
  const bottom = height * 0.14;
  const round = height * 0.78;
  return [
    box('Saddle', 'dark', [width * 0.18, depth * 0.1, 0], [width * 0.08, depth * 0.8, height * 0.3]),
    box('Saddle', 'dark', [width * 0.74, depth * 0.1, 0], [width * 0.08, depth * 0.8, height * 0.3]),
    rod('Shell', 'metal', 'x', [0, bottom], [depth, round], width * 0.06, width * 0.88),
    rod(
      'Front head',
      'dark',
      'x',
      [depth * 0.05, bottom + round * 0.05],
      [depth * 0.9, round * 0.9],
      0,
      width * 0.06,
    ),
    rod(
      'Rear head',
      'dark',
      'x',
      [depth * 0.05, bottom + round * 0.05],
      [depth * 0.9, round * 0.9],
      width * 0.94,
      width * 0.06,
    ),
    rod(
      'Outlet',
      'dark',
      'z',
      [width * 0.6, depth * 0.4],
      [width * 0.08, depth * 0.2],
      height * 0.88,
      height * 0.12,
    ),
  ];
};

export const pumpSet: BuildForm = ({ width, depth, height }) => [
  box('Base', 'dark', [0, 0, 0], [width, depth, height * 0.14]),
  rod(
    'Motor',
    'metal',
    'x',
    [depth * 0.15, height * 0.2],
    [depth * 0.7, height * 0.6],
    width * 0.04,
    width * 0.46,
  ),
  rod(
    'Coupling',
    'dark',
    'x',
    [depth * 0.38, height * 0.4],
    [depth * 0.24, height * 0.2],
    width * 0.5,
    width * 0.12,
  ),
  rod(
    'Volute',
    'metal',
    'x',
    [depth * 0.06, height * 0.14],
    [depth * 0.88, height * 0.72],
    width * 0.62,
    width * 0.2,
  ),
  rod(
    'Suction',
    'metal',
    'x',
    [depth * 0.3, height * 0.3],
    [depth * 0.4, height * 0.4],
    width * 0.82,
    width * 0.18,
  ),
  rod(
    'Discharge',
    'metal',
    'z',
    [width * 0.64, depth * 0.32],
    [width * 0.16, depth * 0.36],
    height * 0.8,
    height * 0.2,
  ),
];

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

export const cycloneForm: BuildForm = ({ width, depth, height }) => [
  ...range(4).map((step) => {
    const part = 0.25 + step * 0.2;
    return rod(
      'Cone',
      'metal',
      'z',
      [(width * (1 - part)) / 2, (depth * (1 - part)) / 2],
      [width * part, depth * part],
      step * height * 0.14,
      height * 0.14,
    );
  }),
  rod('Barrel', 'metal', 'z', [0, 0], [width, depth], height * 0.56, height * 0.32),
  rod(
    'Outlet',
    'dark',
    'z',
    [width * 0.3, depth * 0.3],
    [width * 0.4, depth * 0.4],
    height * 0.88,
    height * 0.12,
  ),
];

export const plateExchanger: BuildForm = ({ width, depth, height }) => [
  box('Frame plate', 'dark', [0, 0, 0], [width * 0.08, depth, height]),
  box('Pressure plate', 'dark', [width * 0.92, 0, 0], [width * 0.08, depth, height]),
  box(
    'Upper bar',
    'metal',
    [width * 0.08, depth * 0.44, height * 0.92],
    [width * 0.84, depth * 0.12, height * 0.05],
  ),
  ...range(12).map((plate) =>
    box(
      'Plate',
      'metal',
      [width * (0.1 + plate * 0.066), depth * 0.06, height * 0.06],
      [width * 0.04, depth * 0.88, height * 0.84],
    ),
  ),
];

export const vessel: BuildForm = ({ width, depth, height }) => [
  rod('Shell', 'metal', 'z', [0, 0], [width, depth], 0, height * 0.9),
  rod(
    'Neck',
    'dark',
    'z',
    [width * 0.35, depth * 0.35],
    [width * 0.3, depth * 0.3],
    height * 0.9,
    height * 0.1,
  ),
];
