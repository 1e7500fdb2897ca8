import type { BuildForm } from '#src/reference-api/files/bim/forms.ts';
import { box, prism, rod } from '#src/reference-api/files/bim/part.ts';

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);

/** A curtain of slats between guides under its hood. */
export const coilingDoor: BuildForm = ({ w, d, h }) => {
  const hood = Math.min(d, h * 0.16);
  const guide = Math.min(4, w * 0.04);
  const slats = Math.max(6, Math.min(30, Math.round((h - hood) / 4)));
  const slat = (h - hood) / slats;
  return [
    box('Hood', 'metal', [0, 0, h - hood], [w, d, hood]),
    box('Left guide', 'dark', [0, 0, 0], [guide, d * 0.3, h - hood]),
    box('Right guide', 'dark', [w - guide, 0, 0], [guide, d * 0.3, h - hood]),
    ...range(slats).map((index) =>
      box('Slat', 'metal', [guide, d * 0.08, index * slat], [w - 2 * guide, d * 0.1, slat * 0.9]),
    ),
  ];
};

/** Hinged sections on tracks, the lower tracks upright and the upper ones back under the ceiling. */
export const sectionalDoor: BuildForm = ({ w, d, h }) => {
  const track = Math.min(3, w * 0.03);
  const sections = Math.max(3, Math.min(8, Math.round(h / 24)));
  const each = (h * 0.94) / sections;
  return [
    ...range(sections).map((index) =>
      box('Section', 'white', [track, 0, index * each], [w - 2 * track, Math.min(2, d * 0.15), each * 0.98]),
    ),
    ...[0, w - track].flatMap((x) => [
      box('Track', 'metal', [x, 0, 0], [track, Math.min(2, d * 0.15), h * 0.94]),
      box('Upper track', 'metal', [x, 0, h * 0.94], [track, d, h * 0.03]),
    ]),
    rod('Spring shaft', 'dark', 'x', [d * 0.02, h * 0.97], [d * 0.1, h * 0.03], 0, w),
  ];
};

/** A roller, its fabric and the hem bar. */
export const rollerShade: BuildForm = ({ w, d, h }) => {
  const round = Math.min(d, h * 0.1);
  const hem = Math.min(1.2, h * 0.03);
  return [
    rod('Roller', 'metal', 'x', [0, h - round], [d, round], 0, w),
    box('Fabric', 'white', [w * 0.01, d * 0.46, hem], [w * 0.98, d * 0.08, h - round * 0.6 - hem]),
    rod('Hem bar', 'metal', 'x', [d * 0.3, 0], [d * 0.4, hem], w * 0.01, w * 0.98),
  ];
};

/** A curb with a lid, its hinge side at the back. */
export const roofHatch: BuildForm = ({ w, d, h }) => {
  const wall = Math.min(3, w * 0.1);
  const curb = h * 0.72;
  return [
    box('Front curb', 'metal', [w * 0.03, d * 0.03, 0], [w * 0.94, wall, curb]),
    box('Rear curb', 'metal', [w * 0.03, d * 0.97 - wall, 0], [w * 0.94, wall, curb]),
    box('Left curb', 'metal', [w * 0.03, d * 0.03 + wall, 0], [wall, d * 0.94 - 2 * wall, curb]),
    box('Right curb', 'metal', [w * 0.97 - wall, d * 0.03 + wall, 0], [wall, d * 0.94 - 2 * wall, curb]),
    box('Lid', 'metal', [0, 0, curb], [w, d, h - curb - h * 0.06]),
    box('Handle', 'dark', [w * 0.42, d * 0.06, h * 0.94], [w * 0.16, d * 0.05, h * 0.06]),
  ];
};

/** A curb frame with glazing that rises to the middle in steps. */
export const skylightUnit: BuildForm = ({ w, d, h }) => {
  const frame = Math.min(2.5, w * 0.06);
  return [
    box('Front frame', 'metal', [0, 0, 0], [w, frame, h * 0.5]),
    box('Rear frame', 'metal', [0, d - frame, 0], [w, frame, h * 0.5]),
    box('Left frame', 'metal', [0, frame, 0], [frame, d - 2 * frame, h * 0.5]),
    box('Right frame', 'metal', [w - frame, frame, 0], [frame, d - 2 * frame, h * 0.5]),
    prism(
      'Glazing',
      'glass',
      'y',
      [
        [frame, h * 0.5],
        [w - frame, h * 0.5],
        [w * 0.7, h],
        [w * 0.3, h],
      ],
      frame,
      d - 2 * frame,
    ),
  ];
};

/** Side panels, pilasters and a door under the head rail. */
export const compartment: BuildForm = ({ w, d, h }) => {
  const panel = Math.min(1.25, w * 0.03);
  const floor = h * 0.17;
  return [
    box('Left panel', 'white', [0, panel, floor], [panel, d - panel, h * 0.76]),
    box('Right panel', 'white', [w - panel, panel, floor], [panel, d - panel, h * 0.76]),
    box('Pilaster', 'white', [0, 0, 0], [w * 0.2, panel, h * 0.97]),
    box('Pilaster', 'white', [w * 0.8, 0, 0], [w * 0.2, panel, h * 0.97]),
    box('Door', 'white', [w * 0.205, 0, floor], [w * 0.59, panel, h * 0.76]),
    box('Head rail', 'metal', [0, 0, h * 0.97], [w, panel * 1.4, h * 0.03]),
  ];
};

/** A panel with raised characters and a row of braille below them. */
export const roomSign: BuildForm = ({ w, d, h }) => {
  const face = d * 0.7;
  return [
    box('Panel', 'dark', [0, d - face, 0], [w, face, h]),
    ...range(5).map((index) =>
      box(
        'Raised character',
        'white',
        [w * (0.14 + index * 0.15), 0, h * 0.52],
        [w * 0.09, d * 0.3, h * 0.28],
      ),
    ),
    ...range(10).map((index) =>
      rod(
        'Braille dot',
        'white',
        'y',
        [w * (0.16 + index * 0.07), h * (index % 3 === 0 ? 0.28 : 0.22)],
        [Math.min(w, h) * 0.03, Math.min(w, h) * 0.03],
        d * 0.05,
        d * 0.25,
      ),
    ),
  ];
};

/** A bowl on the wall with its seat. */
export const waterCloset: BuildForm = ({ w, d, h }) => [
  box('Wall flange', 'white', [w * 0.1, d * 0.9, h * 0.05], [w * 0.8, d * 0.1, h * 0.85]),
  box('Outlet', 'white', [w * 0.2, d * 0.6, 0], [w * 0.6, d * 0.3, h * 0.9]),
  rod('Foot', 'white', 'z', [w * 0.2, d * 0.25], [w * 0.6, d * 0.5], 0, h * 0.45),
  rod('Bowl', 'white', 'z', [0, 0], [w, d * 0.8], h * 0.45, h * 0.45),
  rod('Seat', 'white', 'z', [w * 0.02, d * 0.02], [w * 0.96, d * 0.76], h * 0.9, h * 0.1),
];

/** A back shell with side wings and a bowl below. */
export const urinalForm: BuildForm = ({ w, d, h }) => [
  box('Back', 'white', [0, d * 0.8, 0], [w, d * 0.2, h]),
  box('Left wing', 'white', [0, d * 0.3, h * 0.3], [w * 0.1, d * 0.5, h * 0.6]),
  box('Right wing', 'white', [w * 0.9, d * 0.3, h * 0.3], [w * 0.1, d * 0.5, h * 0.6]),
  rod('Bowl', 'white', 'z', [w * 0.04, 0], [w * 0.92, d * 0.9], h * 0.04, h * 0.26),
];

/** A body with its spout. */
export const faucetForm: BuildForm = ({ w, d, h }) => [
  box('Deck plate', 'metal', [0, d * 0.72, 0], [w, d * 0.28, h * 0.06]),
  rod('Body', 'metal', 'z', [w * 0.36, d * 0.74], [w * 0.28, d * 0.24], h * 0.06, h * 0.94),
  rod('Spout', 'metal', 'y', [w * 0.4, h * 0.78], [w * 0.2, h * 0.18], 0, d * 0.76),
  rod('Aerator', 'dark', 'z', [w * 0.41, 0], [w * 0.18, d * 0.1], h * 0.68, h * 0.12),
];

/** Web and two flanges along the member. */
export const wideFlange: BuildForm = ({ w, d, h }) => {
  const flange = h * 0.05;
  return [
    box('Lower flange', 'metal', [0, 0, 0], [w, d, flange]),
    box('Web', 'metal', [0, d * 0.47, flange], [w, d * 0.06, h - 2 * flange]),
    box('Upper flange', 'metal', [0, 0, h - flange], [w, d, flange]),
  ];
};

/** Base, web and head of a rail. */
export const teeRail: BuildForm = ({ w, d, h }) => [
  box('Base', 'metal', [0, 0, 0], [w, d, h * 0.14]),
  box('Web', 'metal', [0, d * 0.44, h * 0.14], [w, d * 0.12, h * 0.6]),
  box('Head', 'metal', [0, d * 0.26, h * 0.74], [w, d * 0.48, h * 0.26]),
];

/** Two face shells and three webs. */
export const hollowUnit: BuildForm = ({ w, d, h }) => {
  const shell = d * 0.17;
  return [
    box('Front shell', 'mineral', [0, 0, 0], [w, shell, h]),
    box('Rear shell', 'mineral', [0, d - shell, 0], [w, shell, h]),
    ...[0, 0.465, 0.93].map((at) => box('Web', 'mineral', [w * at, shell, 0], [w * 0.07, d - 2 * shell, h])),
  ];
};

/** Deflector, frame arms and threaded body of a sprinkler. */
export const sprinklerHead: BuildForm = ({ w, d, h }) => [
  rod('Deflector', 'metal', 'z', [0, 0], [w, d], 0, h * 0.06),
  box('Arm', 'metal', [w * 0.26, d * 0.44, h * 0.06], [w * 0.08, d * 0.12, h * 0.5]),
  box('Arm', 'metal', [w * 0.66, d * 0.44, h * 0.06], [w * 0.08, d * 0.12, h * 0.5]),
  rod('Bulb', 'glass', 'z', [w * 0.44, d * 0.44], [w * 0.12, d * 0.12], h * 0.1, h * 0.44),
  rod('Body', 'metal', 'z', [w * 0.25, d * 0.25], [w * 0.5, d * 0.5], h * 0.56, h * 0.44),
];

/** Floor, ceiling and three walls of a cab, with its doors. */
export const cab: BuildForm = ({ w, d, h }) => {
  const wall = Math.min(2, w * 0.04);
  return [
    box('Floor', 'dark', [0, 0, 0], [w, d, h * 0.03]),
    box('Ceiling', 'white', [0, 0, h * 0.97], [w, d, h * 0.03]),
    box('Left wall', 'metal', [0, 0, h * 0.03], [wall, d, h * 0.94]),
    box('Right wall', 'metal', [w - wall, 0, h * 0.03], [wall, d, h * 0.94]),
    box('Rear wall', 'metal', [wall, d - wall, h * 0.03], [w - 2 * wall, wall, h * 0.94]),
    box('Door', 'metal', [w * 0.25, 0, h * 0.03], [w * 0.25, wall, h * 0.85]),
    box('Door', 'metal', [w * 0.505, 0, h * 0.03], [w * 0.245, wall, h * 0.85]),
  ];
};
