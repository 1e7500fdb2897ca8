import { box, inFractions, prism, range, rod } from '#src/reference-api/files/bim/part.ts';
import type { BuildForm, Part } from '#src/reference-api/files/bim/part.ts';

type Flat = [number, number];

/** A pole on its base plate with a luminaire at the top. */
export const lightPole = inFractions([
  box('Base plate', 'dark', [0.2, 0.2, 0], [0.6, 0.6, 0.006]),
  rod('Pole', 'metal', 'z', [0.38, 0.38], [0.24, 0.24], 0.006, 0.96),
  box('Head', 'dark', [0, 0, 0.966], [1, 1, 0.024]),
  box('Lens cover', 'metal', [0.1, 0.1, 0.99], [0.8, 0.8, 0.01]),
]);

/** A pole alone, with its base plate and cap. */
export const plainPole = inFractions([
  box('Base plate', 'dark', [0, 0, 0], [1, 1, 0.006]),
  rod('Lower shaft', 'metal', 'z', [0.3, 0.3], [0.4, 0.4], 0.006, 0.494),
  rod('Upper shaft', 'metal', 'z', [0.36, 0.36], [0.28, 0.28], 0.5, 0.5),
]);

/** A post with a cap. */
export const bollard = inFractions([
  rod('Post', 'metal', 'z', [0, 0], [1, 1], 0, 0.93),
  rod('Cap', 'dark', 'z', [0.06, 0.06], [0.88, 0.88], 0.93, 0.07),
]);

/** A tower, nacelle and rotor of three blades, one of them upright. */
export const windTurbine: BuildForm = ({ width, depth, height }) => {
  const radius = width / Math.sqrt(3);
  const center = { x: width / 2, z: height - radius };
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
    rod('Tower', 'white', 'z', [width * 0.47, depth * 0.4], [width * 0.06, depth * 0.4], 0, center.z),
    box(
      'Nacelle',
      'white',
      [width * 0.46, depth * 0.25, center.z],
      [width * 0.08, depth * 0.75, width * 0.06],
    ),
    rod(
      'Hub',
      'dark',
      'y',
      [center.x - width * 0.04, center.z - width * 0.04],
      [width * 0.08, width * 0.08],
      0,
      depth * 0.25,
    ),
    ...[0, 1, 2].map((turn) =>
      prism('Blade', 'white', 'y', blade((turn * 2 * Math.PI) / 3), depth * 0.08, depth * 0.06),
    ),
  ];
};

/** A mast with three upright blades around it. */
export const uprightTurbine = inFractions([
  rod('Mast', 'metal', 'z', [0.46, 0.46], [0.08, 0.08], 0, 0.95),
  box('Blade', 'white', [0, 0.45, 0.45], [0.04, 0.1, 0.55]),
  box('Blade', 'white', [0.96, 0.45, 0.45], [0.04, 0.1, 0.55]),
  box('Blade', 'white', [0.45, 0, 0.45], [0.1, 0.04, 0.55]),
  box('Blade', 'white', [0.45, 0.96, 0.45], [0.1, 0.04, 0.55]),
  ...[0.55, 0.9].flatMap((at) => [
    box('Arm', 'dark', [0.04, 0.48, at], [0.92, 0.04, 0.02]),
    box('Arm', 'dark', [0.48, 0.04, at], [0.04, 0.92, 0.02]),
  ]),
]);

/** Walls with a door opening, frames within, and a gabled roof. */
export const building: BuildForm = ({ width, depth, height }) => {
  const eave = height * 0.78;
  const wall = Math.min(width, depth) * 0.01;
  const roof = height * 0.03;
  const slope = (from: number, to: number, low: number, high: number): Flat[] => [
    [from, low],
    [to, high],
    [to, high + roof],
    [from, low + roof],
  ];
  const frames = Math.max(2, Math.min(8, Math.round(depth / 240)));
  return [
    box('Left wall', 'metal', [0, 0, 0], [wall, depth, eave]),
    box('Right wall', 'metal', [width - wall, 0, 0], [wall, depth, eave]),
    box('Rear wall', 'metal', [wall, depth - wall, 0], [width - 2 * wall, wall, eave]),
    box('Front wall', 'metal', [wall, 0, 0], [width * 0.35 - wall, wall, eave]),
    box('Front wall', 'metal', [width * 0.65, 0, 0], [width * 0.35 - wall, wall, eave]),
    box('Door head', 'metal', [width * 0.35, 0, eave * 0.8], [width * 0.3, wall, eave * 0.2]),
    box('Overhead door', 'white', [width * 0.35, wall * 0.3, 0], [width * 0.3, wall * 0.4, eave * 0.8]),
    ...[wall, depth - 2 * wall].map((y) =>
      prism(
        'Gable',
        'metal',
        'y',
        [
          [0, eave],
          [width, eave],
          [width / 2, height - roof],
        ],
        y,
        wall,
      ),
    ),
    prism('Left roof', 'metal', 'y', slope(0, width / 2, eave, height - roof), 0, depth),
    prism('Right roof', 'metal', 'y', slope(width / 2, width, height - roof, eave), 0, depth),
    ...range(frames).flatMap((index): Part[] => {
      const y = ((index + 0.5) * depth) / frames - wall / 2;
      return [
        box('Frame column', 'dark', [wall, y, 0], [width * 0.025, wall, eave]),
        box('Frame column', 'dark', [width - wall - width * 0.025, y, 0], [width * 0.025, wall, eave]),
      ];
    }),
  ];
};

/** A concrete box with a frame and a grate on top, and pipe stubs on two sides. */
export const catchBasin: BuildForm = ({ width, depth, height }) => {
  const stub = width * 0.06;
  const wall = Math.min(6, width * 0.12);
  const [left, wide] = [stub, width - 2 * stub];
  const round = Math.min(height * 0.35, depth * 0.5);
  const bars = 9;
  return [
    box('Floor', 'body', [left, 0, 0], [wide, depth, wall]),
    box('Front', 'body', [left, 0, wall], [wide, wall, height * 0.95 - wall]),
    box('Rear', 'body', [left, depth - wall, wall], [wide, wall, height * 0.95 - wall]),
    box('Left', 'body', [left, wall, wall], [wall, depth - 2 * wall, height * 0.95 - wall]),
    box('Right', 'body', [left + wide - wall, wall, wall], [wall, depth - 2 * wall, height * 0.95 - wall]),
    rod('Inlet', 'dark', 'x', [(depth - round) / 2, height * 0.25], [round, round], 0, stub),
    rod('Outlet', 'dark', 'x', [(depth - round) / 2, height * 0.2], [round, round], width - stub, stub),
    ...range(bars).map((index) =>
      box(
        'Grate bar',
        'dark',
        [left + wall + ((index + 0.25) * (wide - 2 * wall)) / bars, wall * 0.5, height * 0.95],
        [(wide - 2 * wall) / bars / 2, depth - wall, height * 0.05],
      ),
    ),
  ];
};

/** A channel in the ground with its grate. */
export const trench: BuildForm = ({ width, depth, height }) => {
  const wall = Math.min(2, depth * 0.12);
  const bars = Math.max(4, Math.min(40, Math.round(width / 3)));
  return [
    box('Invert', 'body', [0, 0, 0], [width, depth, wall]),
    box('Side', 'body', [0, 0, wall], [width, wall, height - wall]),
    box('Side', 'body', [0, depth - wall, wall], [width, wall, height - wall]),
    ...range(bars).map((index) =>
      box(
        'Grate bar',
        'dark',
        [((index + 0.25) * width) / bars, wall, height * 0.9],
        [width / bars / 2, depth - 2 * wall, height * 0.1],
      ),
    ),
  ];
};
