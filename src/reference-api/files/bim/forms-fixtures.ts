import { box, inFractions, range, rod, type BuildForm } from '#src/reference-api/files/bim/part.ts';

/** Side panels, pilasters and a door under the head rail. */
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

/** A panel with raised characters and a row of braille below them. */
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

/** A bowl on the wall with its seat. */
export const waterCloset = inFractions([
  box('Wall flange', 'white', [0.1, 0.9, 0.05], [0.8, 0.1, 0.85]),
  box('Outlet', 'white', [0.2, 0.6, 0], [0.6, 0.3, 0.9]),
  rod('Foot', 'white', 'z', [0.2, 0.25], [0.6, 0.5], 0, 0.45),
  rod('Bowl', 'white', 'z', [0, 0], [1, 0.8], 0.45, 0.45),
  rod('Seat', 'white', 'z', [0.02, 0.02], [0.96, 0.76], 0.9, 0.1),
]);

/** A back shell with side wings and a bowl below. */
export const urinalForm = inFractions([
  box('Back', 'white', [0, 0.8, 0], [1, 0.2, 1]),
  box('Left wing', 'white', [0, 0.3, 0.3], [0.1, 0.5, 0.6]),
  box('Right wing', 'white', [0.9, 0.3, 0.3], [0.1, 0.5, 0.6]),
  rod('Bowl', 'white', 'z', [0.04, 0], [0.92, 0.9], 0.04, 0.26),
]);

/** A body with its spout. */
export const faucetForm = inFractions([
  box('Deck plate', 'metal', [0, 0.72, 0], [1, 0.28, 0.06]),
  rod('Body', 'metal', 'z', [0.36, 0.74], [0.28, 0.24], 0.06, 0.94),
  rod('Spout', 'metal', 'y', [0.4, 0.78], [0.2, 0.18], 0, 0.76),
  rod('Aerator', 'dark', 'z', [0.41, 0], [0.18, 0.1], 0.68, 0.12),
]);

/** Deflector, frame arms and threaded body of a sprinkler. */
export const sprinklerHead = inFractions([
  rod('Deflector', 'metal', 'z', [0, 0], [1, 1], 0, 0.06),
  box('Arm', 'metal', [0.26, 0.44, 0.06], [0.08, 0.12, 0.5]),
  box('Arm', 'metal', [0.66, 0.44, 0.06], [0.08, 0.12, 0.5]),
  rod('Bulb', 'glass', 'z', [0.44, 0.44], [0.12, 0.12], 0.1, 0.44),
  rod('Body', 'metal', 'z', [0.25, 0.25], [0.5, 0.5], 0.56, 0.44),
]);

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
