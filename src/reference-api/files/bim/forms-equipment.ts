import type { BuildForm } from '#src/reference-api/files/bim/forms.ts';
import { box, prism, rod } from '#src/reference-api/files/bim/part.ts';
import type { Part } from '#src/reference-api/files/bim/part.ts';

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);

/** A VAV terminal: round inlet, casing with its control enclosure, rectangular outlet. */
export const vavBox: BuildForm = ({ w, d, h }) => {
  const round = Math.min(d * 0.6, h * 0.8);
  return [
    rod('Inlet', 'metal', 'x', [d * 0.575 - round / 2, (h - round) / 2], [round, round], 0, w * 0.2),
    box('Casing', 'metal', [w * 0.2, d * 0.15, 0], [w * 0.65, d * 0.85, h]),
    box('Controls', 'dark', [w * 0.25, 0, h * 0.15], [w * 0.3, d * 0.15, h * 0.7]),
    box('Outlet', 'metal', [w * 0.85, d * 0.22, h * 0.08], [w * 0.15, d * 0.7, h * 0.84]),
  ];
};

/** A standing tank: skirt, shell, dished head in two steps, and a nozzle. */
export const uprightTank: BuildForm = ({ w, d, h }) => [
  rod('Skirt', 'dark', 'z', [w * 0.06, d * 0.06], [w * 0.88, d * 0.88], 0, h * 0.08),
  rod('Shell', 'metal', 'z', [0, 0], [w, d], h * 0.08, h * 0.78),
  rod('Head', 'metal', 'z', [w * 0.06, d * 0.06], [w * 0.88, d * 0.88], h * 0.86, h * 0.05),
  rod('Crown', 'metal', 'z', [w * 0.2, d * 0.2], [w * 0.6, d * 0.6], h * 0.91, h * 0.04),
  rod('Nozzle', 'dark', 'z', [w * 0.42, d * 0.42], [w * 0.16, d * 0.16], h * 0.95, h * 0.05),
];

/** A lying vessel on two saddles with heads and a nozzle on top. */
export const lyingVessel: BuildForm = ({ w, d, h }) => {
  const bottom = h * 0.14;
  const round = h * 0.78;
  return [
    box('Saddle', 'dark', [w * 0.18, d * 0.1, 0], [w * 0.08, d * 0.8, h * 0.3]),
    box('Saddle', 'dark', [w * 0.74, d * 0.1, 0], [w * 0.08, d * 0.8, h * 0.3]),
    rod('Shell', 'metal', 'x', [0, bottom], [d, round], w * 0.06, w * 0.88),
    rod('Front head', 'dark', 'x', [d * 0.05, bottom + round * 0.05], [d * 0.9, round * 0.9], 0, w * 0.06),
    rod(
      'Rear head',
      'dark',
      'x',
      [d * 0.05, bottom + round * 0.05],
      [d * 0.9, round * 0.9],
      w * 0.94,
      w * 0.06,
    ),
    rod('Outlet', 'dark', 'z', [w * 0.6, d * 0.4], [w * 0.08, d * 0.2], h * 0.88, h * 0.12),
  ];
};

/** Motor, coupling and volute on a base, with the discharge on top. */
export const pumpSet: BuildForm = ({ w, d, h }) => [
  box('Base', 'dark', [0, 0, 0], [w, d, h * 0.14]),
  rod('Motor', 'metal', 'x', [d * 0.15, h * 0.2], [d * 0.7, h * 0.6], w * 0.04, w * 0.46),
  rod('Coupling', 'dark', 'x', [d * 0.38, h * 0.4], [d * 0.24, h * 0.2], w * 0.5, w * 0.12),
  rod('Volute', 'metal', 'x', [d * 0.06, h * 0.14], [d * 0.88, h * 0.72], w * 0.62, w * 0.2),
  rod('Suction', 'metal', 'x', [d * 0.3, h * 0.3], [d * 0.4, h * 0.4], w * 0.82, w * 0.18),
  rod('Discharge', 'metal', 'z', [w * 0.64, d * 0.32], [w * 0.16, d * 0.36], h * 0.8, h * 0.2),
];

/** Housing over a hopper on legs. */
export const hopperFilter: BuildForm = ({ w, d, h }) => {
  const leg = Math.min(w, d) * 0.07;
  const outline: [number, number][] = [
    [w * 0.4, h * 0.12],
    [w * 0.6, h * 0.12],
    [w, h * 0.45],
    [0, h * 0.45],
  ];
  return [
    ...[0, w - leg].flatMap((x) =>
      [0, d - leg].map((y) => box('Leg', 'dark', [x, y, 0], [leg, leg, h * 0.45])),
    ),
    prism('Hopper', 'metal', 'y', outline, d * 0.1, d * 0.8),
    box('Housing', 'metal', [0, 0, h * 0.45], [w, d, h * 0.55]),
  ];
};

/** A cylinder over stepped cones, with its outlet on top. */
export const cycloneForm: BuildForm = ({ w, d, h }) => [
  ...range(4).map((step) => {
    const part = 0.25 + step * 0.2;
    return rod(
      'Cone',
      'metal',
      'z',
      [(w * (1 - part)) / 2, (d * (1 - part)) / 2],
      [w * part, d * part],
      step * h * 0.14,
      h * 0.14,
    );
  }),
  rod('Barrel', 'metal', 'z', [0, 0], [w, d], h * 0.56, h * 0.32),
  rod('Outlet', 'dark', 'z', [w * 0.3, d * 0.3], [w * 0.4, d * 0.4], h * 0.88, h * 0.12),
];

/** A pack of plates between two frame plates on guide bars. */
export const plateExchanger: BuildForm = ({ w, d, h }) => [
  box('Frame plate', 'dark', [0, 0, 0], [w * 0.08, d, h]),
  box('Pressure plate', 'dark', [w * 0.92, 0, 0], [w * 0.08, d, h]),
  box('Upper bar', 'metal', [w * 0.08, d * 0.44, h * 0.92], [w * 0.84, d * 0.12, h * 0.05]),
  ...range(12).map((plate) =>
    box('Plate', 'metal', [w * (0.1 + plate * 0.066), d * 0.06, h * 0.06], [w * 0.04, d * 0.88, h * 0.84]),
  ),
];

/** Rollers between two rails on legs. */
export const rollerConveyor: BuildForm = ({ w, d, h }) => {
  const rollers = Math.max(4, Math.min(40, Math.round(w / 6)));
  const pitch = w / rollers;
  const round = Math.min(pitch * 0.7, h * 0.2);
  const rail = Math.min(2, d * 0.08);
  return [
    box('Rail', 'metal', [0, 0, h * 0.78], [w, rail, h * 0.22]),
    box('Rail', 'metal', [0, d - rail, h * 0.78], [w, rail, h * 0.22]),
    ...range(rollers).map((index) =>
      rod(
        'Roller',
        'dark',
        'y',
        [(index + 0.5) * pitch - round / 2, h - round * 1.05],
        [round, round],
        rail,
        d - 2 * rail,
      ),
    ),
    ...[0.06, 0.9].flatMap((at) =>
      [0, d - rail].map((y): Part => box('Leg', 'dark', [w * at, y, 0], [w * 0.04, rail, h * 0.78])),
    ),
  ];
};

/** Four posts with rails at top and bottom. */
export const openRack: BuildForm = ({ w, d, h }) => {
  const post = Math.min(3, w * 0.12, d * 0.12);
  const corners = [0, w - post].flatMap((x) => [0, d - post].map((y) => [x, y] as const));
  return [
    ...corners.map(([x, y]) => box('Post', 'dark', [x, y, post], [post, post, h - 2 * post])),
    ...[0, h - post].flatMap((z) => [
      box('Front rail', 'dark', [0, 0, z], [w, post, post]),
      box('Rear rail', 'dark', [0, d - post, z], [w, post, post]),
      box('Side rail', 'dark', [0, post, z], [post, d - 2 * post, post]),
      box('Side rail', 'dark', [w - post, post, z], [post, d - 2 * post, post]),
    ]),
  ];
};

/** Two side rails and rungs: a ladder for cables. */
export const ladderTray: BuildForm = ({ w, d, h }) => {
  const rail = Math.min(1.5, d * 0.1);
  const rungs = Math.max(2, Math.min(30, Math.round(w / 9)));
  return [
    box('Rail', 'metal', [0, 0, 0], [w, rail, h]),
    box('Rail', 'metal', [0, d - rail, 0], [w, rail, h]),
    ...range(rungs).map((index) =>
      box('Rung', 'metal', [((index + 0.5) * w) / rungs - 0.5, rail, h * 0.1], [1, d - 2 * rail, h * 0.25]),
    ),
  ];
};

/** A frame, its cells and the glass in front. */
export const pvModule: BuildForm = ({ w, d, h }) => {
  const frame = Math.min(1.4, w * 0.04);
  const [columns, rows] = [6, 10];
  const [cellW, cellD] = [(w - 2 * frame) / columns, (d - 2 * frame) / rows];
  return [
    box('Frame', 'metal', [0, 0, 0], [w, frame, h]),
    box('Frame', 'metal', [0, d - frame, 0], [w, frame, h]),
    box('Frame', 'metal', [0, frame, 0], [frame, d - 2 * frame, h]),
    box('Frame', 'metal', [w - frame, frame, 0], [frame, d - 2 * frame, h]),
    box('Back sheet', 'white', [frame, frame, h * 0.7], [w - 2 * frame, d - 2 * frame, h * 0.1]),
    box('Junction box', 'dark', [w * 0.42, d * 0.86, h * 0.2], [w * 0.16, d * 0.06, h * 0.5]),
    ...range(columns * rows).map((index) =>
      box(
        'Cell',
        'dark',
        [frame + (index % columns) * cellW + 0.1, frame + Math.floor(index / columns) * cellD + 0.1, h * 0.8],
        [cellW - 0.2, cellD - 0.2, h * 0.1],
      ),
    ),
  ];
};
