import type { BuildForm } from '#src/reference-api/files/bim/forms.ts';
import { box, prism, rod } from '#src/reference-api/files/bim/part.ts';
import type { Part } from '#src/reference-api/files/bim/part.ts';

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);
type Flat = [number, number];

/** A pole on its base plate with a luminaire at the top. */
export const lightPole: BuildForm = ({ w, d, h }) => [
  box('Base plate', 'dark', [w * 0.2, d * 0.2, 0], [w * 0.6, d * 0.6, h * 0.006]),
  rod('Pole', 'metal', 'z', [w * 0.38, d * 0.38], [w * 0.24, d * 0.24], h * 0.006, h * 0.96),
  box('Head', 'dark', [0, 0, h * 0.966], [w, d, h * 0.024]),
  box('Lens cover', 'metal', [w * 0.1, d * 0.1, h * 0.99], [w * 0.8, d * 0.8, h * 0.01]),
];

/** A pole alone, with its base plate and cap. */
export const plainPole: BuildForm = ({ w, d, h }) => [
  box('Base plate', 'dark', [0, 0, 0], [w, d, h * 0.006]),
  rod('Lower shaft', 'metal', 'z', [w * 0.3, d * 0.3], [w * 0.4, d * 0.4], h * 0.006, h * 0.494),
  rod('Upper shaft', 'metal', 'z', [w * 0.36, d * 0.36], [w * 0.28, d * 0.28], h * 0.5, h * 0.5),
];

/** A post with a cap. */
export const bollard: BuildForm = ({ w, d, h }) => [
  rod('Post', 'metal', 'z', [0, 0], [w, d], 0, h * 0.93),
  rod('Cap', 'dark', 'z', [w * 0.06, d * 0.06], [w * 0.88, d * 0.88], h * 0.93, h * 0.07),
];

/** A tower, nacelle and rotor of three blades, one of them upright. */
export const windTurbine: BuildForm = ({ w, d, h }) => {
  const radius = w / Math.sqrt(3);
  const center = { x: w / 2, z: h - radius };
  const blade = (turn: number): Flat[] => {
    const along = (distance: number, aside: number): Flat => [
      center.x + Math.sin(turn) * distance + Math.cos(turn) * aside,
      center.z + Math.cos(turn) * distance - Math.sin(turn) * aside,
    ];
    const root = radius * 0.05;
    // Counterclockwise in (x, z). The tip ends in a point, so the rotor is exactly as wide as its circle.
    return [
      along(radius, 0),
      along(radius * 0.2, -root),
      along(0, -root * 0.4),
      along(radius * 0.2, root * 0.6),
    ];
  };
  return [
    rod('Tower', 'white', 'z', [w * 0.47, d * 0.4], [w * 0.06, d * 0.4], 0, center.z),
    box('Nacelle', 'white', [w * 0.46, d * 0.25, center.z], [w * 0.08, d * 0.75, w * 0.06]),
    rod('Hub', 'dark', 'y', [center.x - w * 0.04, center.z - w * 0.04], [w * 0.08, w * 0.08], 0, d * 0.25),
    ...[0, 1, 2].map((turn) =>
      prism('Blade', 'white', 'y', blade((turn * 2 * Math.PI) / 3), d * 0.08, d * 0.06),
    ),
  ];
};

/** A mast with three upright blades around it. */
export const uprightTurbine: BuildForm = ({ w, d, h }) => [
  rod('Mast', 'metal', 'z', [w * 0.46, d * 0.46], [w * 0.08, d * 0.08], 0, h * 0.95),
  box('Blade', 'white', [0, d * 0.45, h * 0.45], [w * 0.04, d * 0.1, h * 0.55]),
  box('Blade', 'white', [w * 0.96, d * 0.45, h * 0.45], [w * 0.04, d * 0.1, h * 0.55]),
  box('Blade', 'white', [w * 0.45, 0, h * 0.45], [w * 0.1, d * 0.04, h * 0.55]),
  box('Blade', 'white', [w * 0.45, d * 0.96, h * 0.45], [w * 0.1, d * 0.04, h * 0.55]),
  ...[0.55, 0.9].flatMap((at) => [
    box('Arm', 'dark', [w * 0.04, d * 0.48, h * at], [w * 0.92, d * 0.04, h * 0.02]),
    box('Arm', 'dark', [w * 0.48, d * 0.04, h * at], [w * 0.04, d * 0.92, h * 0.02]),
  ]),
];

/** Walls with a door opening, frames within, and a gabled roof. */
export const building: BuildForm = ({ w, d, h }) => {
  const eave = h * 0.78;
  const wall = Math.min(w, d) * 0.01;
  const roof = h * 0.03;
  const slope = (from: number, to: number, low: number, high: number): Flat[] => [
    [from, low],
    [to, high],
    [to, high + roof],
    [from, low + roof],
  ];
  const frames = Math.max(2, Math.min(8, Math.round(d / 240)));
  return [
    box('Left wall', 'metal', [0, 0, 0], [wall, d, eave]),
    box('Right wall', 'metal', [w - wall, 0, 0], [wall, d, eave]),
    box('Rear wall', 'metal', [wall, d - wall, 0], [w - 2 * wall, wall, eave]),
    box('Front wall', 'metal', [wall, 0, 0], [w * 0.35 - wall, wall, eave]),
    box('Front wall', 'metal', [w * 0.65, 0, 0], [w * 0.35 - wall, wall, eave]),
    box('Door head', 'metal', [w * 0.35, 0, eave * 0.8], [w * 0.3, wall, eave * 0.2]),
    box('Overhead door', 'white', [w * 0.35, wall * 0.3, 0], [w * 0.3, wall * 0.4, eave * 0.8]),
    ...[wall, d - 2 * wall].map((y) =>
      prism(
        'Gable',
        'metal',
        'y',
        [
          [0, eave],
          [w, eave],
          [w / 2, h - roof],
        ],
        y,
        wall,
      ),
    ),
    prism('Left roof', 'metal', 'y', slope(0, w / 2, eave, h - roof), 0, d),
    prism('Right roof', 'metal', 'y', slope(w / 2, w, h - roof, eave), 0, d),
    ...range(frames).flatMap((index): Part[] => {
      const y = ((index + 0.5) * d) / frames - wall / 2;
      return [
        box('Frame column', 'dark', [wall, y, 0], [w * 0.025, wall, eave]),
        box('Frame column', 'dark', [w - wall - w * 0.025, y, 0], [w * 0.025, wall, eave]),
      ];
    }),
  ];
};

/** A concrete box with a frame and a grate on top, and pipe stubs on two sides. */
export const catchBasin: BuildForm = ({ w, d, h }) => {
  const stub = w * 0.06;
  const wall = Math.min(6, w * 0.12);
  const [left, wide] = [stub, w - 2 * stub];
  const round = Math.min(h * 0.35, d * 0.5);
  const bars = 9;
  return [
    box('Floor', 'mineral', [left, 0, 0], [wide, d, wall]),
    box('Front', 'mineral', [left, 0, wall], [wide, wall, h * 0.95 - wall]),
    box('Rear', 'mineral', [left, d - wall, wall], [wide, wall, h * 0.95 - wall]),
    box('Left', 'mineral', [left, wall, wall], [wall, d - 2 * wall, h * 0.95 - wall]),
    box('Right', 'mineral', [left + wide - wall, wall, wall], [wall, d - 2 * wall, h * 0.95 - wall]),
    rod('Inlet', 'dark', 'x', [(d - round) / 2, h * 0.25], [round, round], 0, stub),
    rod('Outlet', 'dark', 'x', [(d - round) / 2, h * 0.2], [round, round], w - stub, stub),
    ...range(bars).map((index) =>
      box(
        'Grate bar',
        'dark',
        [left + wall + ((index + 0.25) * (wide - 2 * wall)) / bars, wall * 0.5, h * 0.95],
        [(wide - 2 * wall) / bars / 2, d - wall, h * 0.05],
      ),
    ),
  ];
};

/** A channel in the ground with its grate. */
export const trench: BuildForm = ({ w, d, h }) => {
  const wall = Math.min(2, d * 0.12);
  const bars = Math.max(4, Math.min(40, Math.round(w / 3)));
  return [
    box('Invert', 'mineral', [0, 0, 0], [w, d, wall]),
    box('Side', 'mineral', [0, 0, wall], [w, wall, h - wall]),
    box('Side', 'mineral', [0, d - wall, wall], [w, wall, h - wall]),
    ...range(bars).map((index) =>
      box(
        'Grate bar',
        'dark',
        [((index + 0.25) * w) / bars, wall, h * 0.9],
        [w / bars / 2, d - 2 * wall, h * 0.1],
      ),
    ),
  ];
};

/** Two side curtains and a head curtain around a dock opening. */
export const dockShelter: BuildForm = ({ w, d, h }) => [
  box('Left curtain', 'dark', [0, 0, 0], [w * 0.14, d, h * 0.86]),
  box('Right curtain', 'dark', [w * 0.86, 0, 0], [w * 0.14, d, h * 0.86]),
  box('Head curtain', 'dark', [0, 0, h * 0.86], [w, d, h * 0.14]),
];

/** A pit leveler: frame, deck, hinged lip and lift. */
export const dockLeveler: BuildForm = ({ w, d, h }) => [
  box('Left frame', 'dark', [0, d * 0.15, 0], [w * 0.04, d * 0.85, h * 0.94]),
  box('Right frame', 'dark', [w * 0.96, d * 0.15, 0], [w * 0.04, d * 0.85, h * 0.94]),
  box('Rear frame', 'dark', [w * 0.04, d * 0.96, 0], [w * 0.92, d * 0.04, h * 0.94]),
  box('Deck', 'metal', [0, d * 0.15, h * 0.94], [w, d * 0.85, h * 0.06]),
  box('Lip', 'metal', [w * 0.04, 0, h * 0.95], [w * 0.92, d * 0.15, h * 0.04]),
  rod('Lift cylinder', 'metal', 'z', [w * 0.46, d * 0.5], [w * 0.08, w * 0.08], 0, h * 0.94),
];
