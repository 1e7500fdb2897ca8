import { box, inFractions, prism, range, rod, type BuildForm } from '#src/reference-api/files/bim/part.ts';

/** A curtain of slats between guides under its hood. */
export const coilingDoor: BuildForm = ({ width, depth, height }) => {
  const hood = Math.min(depth, height * 0.16);
  const guide = Math.min(4, width * 0.04);
  const slats = Math.max(6, Math.min(30, Math.round((height - hood) / 4)));
  const slat = (height - hood) / slats;
  return [
    box('Hood', 'metal', [0, 0, height - hood], [width, depth, hood]),
    box('Left guide', 'dark', [0, 0, 0], [guide, depth * 0.3, height - hood]),
    box('Right guide', 'dark', [width - guide, 0, 0], [guide, depth * 0.3, height - hood]),
    ...range(slats).map((index) =>
      box('Slat', 'metal', [guide, depth * 0.08, index * slat], [width - 2 * guide, depth * 0.1, slat * 0.9]),
    ),
  ];
};

/** Hinged sections on tracks, the lower tracks upright and the upper ones back under the ceiling. */
export const sectionalDoor: BuildForm = ({ width, depth, height }) => {
  const track = Math.min(3, width * 0.03);
  const sections = Math.max(3, Math.min(8, Math.round(height / 24)));
  const each = (height * 0.94) / sections;
  return [
    ...range(sections).map((index) =>
      box(
        'Section',
        'white',
        [track, 0, index * each],
        [width - 2 * track, Math.min(2, depth * 0.15), each * 0.98],
      ),
    ),
    ...[0, width - track].flatMap((x) => [
      box('Track', 'metal', [x, 0, 0], [track, Math.min(2, depth * 0.15), height * 0.94]),
      box('Upper track', 'metal', [x, 0, height * 0.94], [track, depth, height * 0.03]),
    ]),
    rod('Spring shaft', 'dark', 'x', [depth * 0.02, height * 0.97], [depth * 0.1, height * 0.03], 0, width),
  ];
};

/** A roller, its fabric and the hem bar. */
export const rollerShade: BuildForm = ({ width, depth, height }) => {
  const round = Math.min(depth, height * 0.1);
  const hem = Math.min(1.2, height * 0.03);
  return [
    rod('Roller', 'metal', 'x', [0, height - round], [depth, round], 0, width),
    box(
      'Fabric',
      'white',
      [width * 0.01, depth * 0.46, hem],
      [width * 0.98, depth * 0.08, height - round * 0.6 - hem],
    ),
    rod('Hem bar', 'metal', 'x', [depth * 0.3, 0], [depth * 0.4, hem], width * 0.01, width * 0.98),
  ];
};

/** A curb with a lid, its hinge side at the back. */
export const roofHatch: BuildForm = ({ width, depth, height }) => {
  const wall = Math.min(3, width * 0.1);
  const curb = height * 0.72;
  return [
    box('Front curb', 'metal', [width * 0.03, depth * 0.03, 0], [width * 0.94, wall, curb]),
    box('Rear curb', 'metal', [width * 0.03, depth * 0.97 - wall, 0], [width * 0.94, wall, curb]),
    box('Left curb', 'metal', [width * 0.03, depth * 0.03 + wall, 0], [wall, depth * 0.94 - 2 * wall, curb]),
    box(
      'Right curb',
      'metal',
      [width * 0.97 - wall, depth * 0.03 + wall, 0],
      [wall, depth * 0.94 - 2 * wall, curb],
    ),
    box('Lid', 'metal', [0, 0, curb], [width, depth, height - curb - height * 0.06]),
    box(
      'Handle',
      'dark',
      [width * 0.42, depth * 0.06, height * 0.94],
      [width * 0.16, depth * 0.05, height * 0.06],
    ),
  ];
};

/** A curb frame with glazing that rises to the middle in steps. */
export const skylightUnit: BuildForm = ({ width, depth, height }) => {
  const frame = Math.min(2.5, width * 0.06);
  return [
    box('Front frame', 'metal', [0, 0, 0], [width, frame, height * 0.5]),
    box('Rear frame', 'metal', [0, depth - frame, 0], [width, frame, height * 0.5]),
    box('Left frame', 'metal', [0, frame, 0], [frame, depth - 2 * frame, height * 0.5]),
    box('Right frame', 'metal', [width - frame, frame, 0], [frame, depth - 2 * frame, height * 0.5]),
    prism(
      'Glazing',
      'glass',
      'y',
      [
        [frame, height * 0.5],
        [width - frame, height * 0.5],
        [width * 0.7, height],
        [width * 0.3, height],
      ],
      frame,
      depth - 2 * frame,
    ),
  ];
};

/** Web and two flanges along the member. */
export const wideFlange: BuildForm = ({ width, depth, height }) => {
  const flange = height * 0.05;
  return [
    box('Lower flange', 'metal', [0, 0, 0], [width, depth, flange]),
    box('Web', 'metal', [0, depth * 0.47, flange], [width, depth * 0.06, height - 2 * flange]),
    box('Upper flange', 'metal', [0, 0, height - flange], [width, depth, flange]),
  ];
};

/** Base, web and head of a rail. */
export const teeRail = inFractions([
  box('Base', 'metal', [0, 0, 0], [1, 1, 0.14]),
  box('Web', 'metal', [0, 0.44, 0.14], [1, 0.12, 0.6]),
  box('Head', 'metal', [0, 0.26, 0.74], [1, 0.48, 0.26]),
]);

/** Two face shells and three webs. */
export const hollowUnit: BuildForm = ({ width, depth, height }) => {
  const shell = depth * 0.17;
  return [
    box('Front shell', 'body', [0, 0, 0], [width, shell, height]),
    box('Rear shell', 'body', [0, depth - shell, 0], [width, shell, height]),
    ...[0, 0.465, 0.93].map((at) =>
      box('Web', 'body', [width * at, shell, 0], [width * 0.07, depth - 2 * shell, height]),
    ),
  ];
};

/** Floor, ceiling and three walls of a cab, with its doors. */
export const cab: BuildForm = ({ width, depth, height }) => {
  const wall = Math.min(2, width * 0.04);
  return [
    box('Floor', 'dark', [0, 0, 0], [width, depth, height * 0.03]),
    box('Ceiling', 'white', [0, 0, height * 0.97], [width, depth, height * 0.03]),
    box('Left wall', 'metal', [0, 0, height * 0.03], [wall, depth, height * 0.94]),
    box('Right wall', 'metal', [width - wall, 0, height * 0.03], [wall, depth, height * 0.94]),
    box('Rear wall', 'metal', [wall, depth - wall, height * 0.03], [width - 2 * wall, wall, height * 0.94]),
    box('Door', 'metal', [width * 0.25, 0, height * 0.03], [width * 0.25, wall, height * 0.85]),
    box('Door', 'metal', [width * 0.505, 0, height * 0.03], [width * 0.245, wall, height * 0.85]),
  ];
};

/** Two side curtains and a head curtain around a dock opening. */
export const dockShelter = inFractions([
  box('Left curtain', 'dark', [0, 0, 0], [0.14, 1, 0.86]),
  box('Right curtain', 'dark', [0.86, 0, 0], [0.14, 1, 0.86]),
  box('Head curtain', 'dark', [0, 0, 0.86], [1, 1, 0.14]),
]);

/** A pit leveler: frame, deck, hinged lip and lift. */
export const dockLeveler: BuildForm = ({ width, depth, height }) => [
  box('Left frame', 'dark', [0, depth * 0.15, 0], [width * 0.04, depth * 0.85, height * 0.94]),
  box('Right frame', 'dark', [width * 0.96, depth * 0.15, 0], [width * 0.04, depth * 0.85, height * 0.94]),
  box('Rear frame', 'dark', [width * 0.04, depth * 0.96, 0], [width * 0.92, depth * 0.04, height * 0.94]),
  box('Deck', 'metal', [0, depth * 0.15, height * 0.94], [width, depth * 0.85, height * 0.06]),
  box('Lip', 'metal', [width * 0.04, 0, height * 0.95], [width * 0.92, depth * 0.15, height * 0.04]),
  rod(
    'Lift cylinder',
    'metal',
    'z',
    [width * 0.46, depth * 0.5],
    [width * 0.08, width * 0.08],
    0,
    height * 0.94,
  ),
];

/** A sheet partly unrolled: its seam shows on the loose part, the core in the end of the roll. */
export const sheetRoll: BuildForm = ({ width, depth, height }) => {
  const sheet = Math.min(0.25, height * 0.04);
  const across = Math.min(height, depth * 0.4);
  const from = depth - across;
  return [
    box('Sheet', 'body', [0, 0, 0], [width, depth - across / 2, sheet * 0.8]),
    box('Seam', 'dark', [width * 0.94, 0, sheet * 0.8], [width * 0.006, from, sheet * 0.2]),
    rod('Roll', 'body', 'x', [from, 0], [across, height], width * 0.004, width * 0.992),
    rod('Core', 'dark', 'x', [from + across * 0.35, height * 0.35], [across * 0.3, height * 0.3], 0, width),
  ];
};
