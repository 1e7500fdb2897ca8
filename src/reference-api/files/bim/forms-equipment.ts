import { box, range, rod, type BuildForm, type Part } from '#src/reference-api/files/bim/part.ts';

/** A VAV terminal: round inlet, casing with its control enclosure, rectangular outlet. */
export const vavBox: BuildForm = ({ width, depth, height }) => {
  const round = Math.min(depth * 0.6, height * 0.8);
  return [
    rod(
      'Inlet',
      'metal',
      'x',
      [depth * 0.575 - round / 2, (height - round) / 2],
      [round, round],
      0,
      width * 0.2,
    ),
    box('Casing', 'metal', [width * 0.2, depth * 0.15, 0], [width * 0.65, depth * 0.85, height]),
    box('Controls', 'dark', [width * 0.25, 0, height * 0.15], [width * 0.3, depth * 0.15, height * 0.7]),
    box(
      'Outlet',
      'metal',
      [width * 0.85, depth * 0.22, height * 0.08],
      [width * 0.15, depth * 0.7, height * 0.84],
    ),
  ];
};

/** Rollers between two rails on legs. */
export const rollerConveyor: BuildForm = ({ width, depth, height }) => {
  const rollers = Math.max(4, Math.min(40, Math.round(width / 6)));
  const pitch = width / rollers;
  const round = Math.min(pitch * 0.7, height * 0.2);
  const rail = Math.min(2, depth * 0.08);
  return [
    box('Rail', 'metal', [0, 0, height * 0.78], [width, rail, height * 0.22]),
    box('Rail', 'metal', [0, depth - rail, height * 0.78], [width, rail, height * 0.22]),
    ...range(rollers).map((index) =>
      rod(
        'Roller',
        'dark',
        'y',
        [(index + 0.5) * pitch - round / 2, height - round * 1.05],
        [round, round],
        rail,
        depth - 2 * rail,
      ),
    ),
    ...[0.06, 0.9].flatMap((at) =>
      [0, depth - rail].map((y): Part =>
        box('Leg', 'dark', [width * at, y, 0], [width * 0.04, rail, height * 0.78]),
      ),
    ),
  ];
};

/** Four posts with rails at top and bottom. */
export const openRack: BuildForm = ({ width, depth, height }) => {
  const post = Math.min(3, width * 0.12, depth * 0.12);
  const corners = [0, width - post].flatMap((x) => [0, depth - post].map((y) => [x, y] as const));
  return [
    ...corners.map(([x, y]) => box('Post', 'dark', [x, y, post], [post, post, height - 2 * post])),
    ...[0, height - post].flatMap((z) => [
      box('Front rail', 'dark', [0, 0, z], [width, post, post]),
      box('Rear rail', 'dark', [0, depth - post, z], [width, post, post]),
      box('Side rail', 'dark', [0, post, z], [post, depth - 2 * post, post]),
      box('Side rail', 'dark', [width - post, post, z], [post, depth - 2 * post, post]),
    ]),
  ];
};

/** Two side rails and rungs: a ladder for cables. */
export const ladderTray: BuildForm = ({ width, depth, height }) => {
  const rail = Math.min(1.5, depth * 0.1);
  const rungs = Math.max(2, Math.min(30, Math.round(width / 9)));
  return [
    box('Rail', 'metal', [0, 0, 0], [width, rail, height]),
    box('Rail', 'metal', [0, depth - rail, 0], [width, rail, height]),
    ...range(rungs).map((index) =>
      box(
        'Rung',
        'metal',
        [((index + 0.5) * width) / rungs - 0.5, rail, height * 0.1],
        [1, depth - 2 * rail, height * 0.25],
      ),
    ),
  ];
};

/** A frame, its cells and the glass in front. */
export const pvModule: BuildForm = ({ width, depth, height }) => {
  const frame = Math.min(1.4, width * 0.04);
  const [columns, rows] = [6, 10];
  const [cellW, cellD] = [(width - 2 * frame) / columns, (depth - 2 * frame) / rows];
  return [
    box('Frame', 'metal', [0, 0, 0], [width, frame, height]),
    box('Frame', 'metal', [0, depth - frame, 0], [width, frame, height]),
    box('Frame', 'metal', [0, frame, 0], [frame, depth - 2 * frame, height]),
    box('Frame', 'metal', [width - frame, frame, 0], [frame, depth - 2 * frame, height]),
    box(
      'Back sheet',
      'white',
      [frame, frame, height * 0.7],
      [width - 2 * frame, depth - 2 * frame, height * 0.1],
    ),
    box(
      'Junction box',
      'dark',
      [width * 0.42, depth * 0.86, height * 0.2],
      [width * 0.16, depth * 0.06, height * 0.5],
    ),
    ...range(columns * rows).map((index) =>
      box(
        'Cell',
        'dark',
        [
          frame + (index % columns) * cellW + 0.1,
          frame + Math.floor(index / columns) * cellD + 0.1,
          height * 0.8,
        ],
        [cellW - 0.2, cellD - 0.2, height * 0.1],
      ),
    ),
  ];
};
