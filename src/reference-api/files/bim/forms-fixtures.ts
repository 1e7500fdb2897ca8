import type { BuildForm } from '#src/reference-api/files/bim/forms.ts';
import { box, range, rod } from '#src/reference-api/files/bim/part.ts';

export const compartment: BuildForm = ({ width, depth, height }) => {
  const panel = Math.min(1.25, width * 0.03);
  const floor = height * 0.17;
  return [
    box('Left panel', 'white', [0, panel, floor], [panel, depth - panel, height * 0.76]),
    box('Right panel', 'white', [width - panel, panel, floor], [panel, depth - panel, height * 0.76]),
    box('Pilaster', 'white', [0, 0, 0], [width * 0.2, panel, height * 0.97]),
    box('Pilaster', 'white', [width * 0.8, 0, 0], [width * 0.2, panel, height * 0.97]),
    box('Door', 'white', [width * 0.205, 0, floor], [width * 0.59, panel, height * 0.76]),
    box('Head rail', 'metal', [0, 0, height * 0.97], [width, panel * 1.4, height * 0.03]),
  ];
};

export const roomSign: BuildForm = ({ width, depth, height }) => {
  const face = depth * 0.7;
  return [
    box('Panel', 'dark', [0, depth - face, 0], [width, face, height]),
    ...range(5).map((index) =>
      box(
        'Raised character',
        'white',
        [width * (0.14 + index * 0.15), 0, height * 0.52],
        [width * 0.09, depth * 0.3, height * 0.28],
      ),
    ),
    ...range(10).map((index) =>
      rod(
        'Braille dot',
        'white',
        'y',
        [width * (0.16 + index * 0.07), height * (index % 3 === 0 ? 0.28 : 0.22)],
        [Math.min(width, height) * 0.03, Math.min(width, height) * 0.03],
        depth * 0.05,
        depth * 0.25,
      ),
    ),
  ];
};

export const waterCloset: BuildForm = ({ width, depth, height }) => [
  box(
    'Wall flange',
    'white',
    [width * 0.1, depth * 0.9, height * 0.05],
    [width * 0.8, depth * 0.1, height * 0.85],
  ),
  box('Outlet', 'white', [width * 0.2, depth * 0.6, 0], [width * 0.6, depth * 0.3, height * 0.9]),
  rod('Foot', 'white', 'z', [width * 0.2, depth * 0.25], [width * 0.6, depth * 0.5], 0, height * 0.45),
  rod('Bowl', 'white', 'z', [0, 0], [width, depth * 0.8], height * 0.45, height * 0.45),
  rod(
    'Seat',
    'white',
    'z',
    [width * 0.02, depth * 0.02],
    [width * 0.96, depth * 0.76],
    height * 0.9,
    height * 0.1,
  ),
];

export const urinalForm: BuildForm = ({ width, depth, height }) => [
  box('Back', 'white', [0, depth * 0.8, 0], [width, depth * 0.2, height]),
  box('Left wing', 'white', [0, depth * 0.3, height * 0.3], [width * 0.1, depth * 0.5, height * 0.6]),
  box(
    'Right wing',
    'white',
    [width * 0.9, depth * 0.3, height * 0.3],
    [width * 0.1, depth * 0.5, height * 0.6],
  ),
  rod('Bowl', 'white', 'z', [width * 0.04, 0], [width * 0.92, depth * 0.9], height * 0.04, height * 0.26),
];

export const faucetForm: BuildForm = ({ width, depth, height }) => [
  box('Deck plate', 'metal', [0, depth * 0.72, 0], [width, depth * 0.28, height * 0.06]),
  rod(
    'Body',
    'metal',
    'z',
    [width * 0.36, depth * 0.74],
    [width * 0.28, depth * 0.24],
    height * 0.06,
    height * 0.94,
  ),
  rod('Spout', 'metal', 'y', [width * 0.4, height * 0.78], [width * 0.2, height * 0.18], 0, depth * 0.76),
  rod('Aerator', 'dark', 'z', [width * 0.41, 0], [width * 0.18, depth * 0.1], height * 0.68, height * 0.12),
];

export const sprinklerHead: BuildForm = ({ width, depth, height }) => [
  rod('Deflector', 'metal', 'z', [0, 0], [width, depth], 0, height * 0.06),
  box(
    'Arm',
    'metal',
    [width * 0.26, depth * 0.44, height * 0.06],
    [width * 0.08, depth * 0.12, height * 0.5],
  ),
  box(
    'Arm',
    'metal',
    [width * 0.66, depth * 0.44, height * 0.06],
    [width * 0.08, depth * 0.12, height * 0.5],
  ),
  rod(
    'Bulb',
    'glass',
    'z',
    [width * 0.44, depth * 0.44],
    [width * 0.12, depth * 0.12],
    height * 0.1,
    height * 0.44,
  ),
  rod(
    'Body',
    'metal',
    'z',
    [width * 0.25, depth * 0.25],
    [width * 0.5, depth * 0.5],
    height * 0.56,
    height * 0.44,
  ),
];

export const basin: BuildForm = ({ width, depth, height }) => {
  const wall = Math.min(1.5, width * 0.08, depth * 0.08);
  const ledge = depth * 0.2;
  return [
    box('Bottom', 'white', [0, 0, 0], [width, depth, height * 0.25]),
    box('Front', 'white', [0, 0, height * 0.25], [width, wall, height * 0.75]),
    box('Ledge', 'white', [0, depth - ledge, height * 0.25], [width, ledge, height * 0.75]),
    box('Left', 'white', [0, wall, height * 0.25], [wall, depth - wall - ledge, height * 0.75]),
    box('Right', 'white', [width - wall, wall, height * 0.25], [wall, depth - wall - ledge, height * 0.75]),
  ];
};

/** An upright vessel with a smaller neck. */
