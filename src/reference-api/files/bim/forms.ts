import { box, inFractions, range, rod } from '#src/reference-api/files/bim/part.ts';
import type { BuildForm, Finish, Part, Size } from '#src/reference-api/files/bim/part.ts';

const count = (length: number, spacing: number, most: number): number =>
  Math.max(1, Math.min(most, Math.round(length / spacing)));
const frame = (finish: Finish, { width, depth, height }: Size, member: number): Part[] => [
  box('Sill', finish, [0, 0, 0], [width, depth, member]),
  box('Head', finish, [0, 0, height - member], [width, depth, member]),
  box('Left jamb', finish, [0, 0, member], [member, depth, height - 2 * member]),
  box('Right jamb', finish, [width - member, 0, member], [member, depth, height - 2 * member]),
];

/** Two jambs, a head and the leaf with its pull. */
export const leafInFrame: BuildForm = ({ width, depth, height }) => {
  const member = Math.min(2, width * 0.08);
  const leaf = depth * 0.4;
  return [
    box('Head', 'metal', [0, 0, height - member], [width, depth, member]),
    box('Left jamb', 'metal', [0, 0, 0], [member, depth, height - member]),
    box('Right jamb', 'metal', [width - member, 0, 0], [member, depth, height - member]),
    box('Leaf', 'white', [member, depth * 0.2, 0], [width - 2 * member, leaf, height - member]),
    box(
      'Pull',
      'dark',
      [width - member - width * 0.1, depth * 0.05, height * 0.4],
      [width * 0.03, depth * 0.15, height * 0.1],
    ),
  ];
};

/** A frame with one or more lites of glass between mullions. */
export const glazedFrame: BuildForm = ({ width, depth, height }) => {
  const member = Math.min(2.5, width * 0.08, height * 0.08);
  const bays = count(width, 48, 8);
  const bay = (width - member) / bays;
  const clear = height - 2 * member;
  return [
    ...frame('metal', { width, depth, height }, member),
    ...range(bays - 1).map((index) =>
      box('Mullion', 'metal', [(index + 1) * bay, 0, member], [member, depth, clear]),
    ),
    ...range(bays).map((index) =>
      box('Lite', 'glass', [member + index * bay, depth * 0.4, member], [bay - member, depth * 0.2, clear]),
    ),
  ];
};

/** A sheet with ribs, upright as wall cladding or lying as a roof panel, whichever way it is thin. */
export const ribbedPanel: BuildForm = ({ width, depth, height }) => {
  const ribs = count(width, 12, 24) + 1;
  const rib = Math.min(1, width / ribs / 2);
  const at = (index: number): number => (index * (width - rib)) / Math.max(1, ribs - 1);
  if (depth <= height)
    return [
      box('Panel', 'metal', [0, depth * 0.5, 0], [width, depth * 0.5, height]),
      ...range(ribs).map((index) => box('Rib', 'metal', [at(index), 0, 0], [rib, depth * 0.5, height])),
    ];
  return [
    box('Pan', 'metal', [0, 0, 0], [width, depth, height * 0.5]),
    ...range(ribs).map((index) =>
      box('Rib', 'metal', [at(index), 0, height * 0.5], [rib, depth, height * 0.5]),
    ),
  ];
};

/** A plain slab, board or tile. */
export const slab = inFractions([box('Body', 'body', [0, 0, 0], [1, 1, 1])]);

/** A top on four legs with an apron. */
export const table: BuildForm = ({ width, depth, height }) => {
  const leg = Math.min(2, width * 0.1, depth * 0.2);
  const top = Math.min(1.5, height * 0.1);
  return [
    box('Top', 'wood', [0, 0, height - top], [width, depth, top]),
    ...[
      [0, 0],
      [width - leg, 0],
      [0, depth - leg],
      [width - leg, depth - leg],
    ].map(([x = 0, y = 0]) => box('Leg', 'dark', [x, y, 0], [leg, leg, height - top])),
    box('Apron', 'wood', [leg, leg * 0.25, height - top * 3], [width - 2 * leg, leg * 0.5, top * 2]),
  ];
};

/** A cabinet on its base, with doors. */
export const cabinet: BuildForm = ({ width, depth, height }) => {
  const base = Math.min(4, height * 0.1);
  const face = Math.min(0.75, depth * 0.1);
  const doors = count(width, 20, 6);
  const each = width / doors;
  return [
    box('Base', 'dark', [0, Math.min(3, depth * 0.12), 0], [width, depth - Math.min(3, depth * 0.12), base]),
    box('Carcass', 'white', [0, face, base], [width, depth - face, height - base]),
    ...range(doors).map((index) =>
      box('Door', 'white', [index * each + 0.06, 0, base + 0.06], [each - 0.12, face, height - base - 0.12]),
    ),
  ];
};

/** Equipment in a casing on skids, with an access panel. */
export const casing: BuildForm = ({ width, depth, height }) => {
  const skid = height * 0.08;
  const face = depth * 0.03;
  return [
    box('Front skid', 'dark', [0, face, 0], [width, depth * 0.15, skid]),
    box('Rear skid', 'dark', [0, depth * 0.85, 0], [width, depth * 0.15, skid]),
    box('Casing', 'metal', [0, face, skid], [width, depth - face, height - skid]),
    box('Access panel', 'white', [width * 0.08, 0, skid + height * 0.1], [width * 0.4, face, height * 0.7]),
  ];
};

/** A bowl: bottom, four walls, back ledge. */
/** A run of pipe with a collar at each end. */
export const pipeRun: BuildForm = ({ width, depth, height }) => {
  const collar = width * 0.08;
  return [
    rod(
      'Barrel',
      'metal',
      'x',
      [depth * 0.1, height * 0.1],
      [depth * 0.8, height * 0.8],
      collar,
      width - 2 * collar,
    ),
    rod('Inlet', 'metal', 'x', [0, 0], [depth, height], 0, collar),
    rod('Outlet', 'metal', 'x', [0, 0], [depth, height], width - collar, collar),
  ];
};

/** A frame with sloping blades. */
export const louveredFrame: BuildForm = ({ width, depth, height }) => {
  const upright = height >= depth;
  const member = Math.min(2, width * 0.1, (upright ? height : depth) * 0.1);
  const clear = (upright ? height : depth) - 2 * member;
  const blades = count(clear, 4, 30);
  const pitch = clear / blades;
  const thick = pitch * 0.15;
  if (!upright)
    return [
      box('Front edge', 'white', [0, 0, 0], [width, member, height]),
      box('Rear edge', 'white', [0, depth - member, 0], [width, member, height]),
      box('Left edge', 'white', [0, member, 0], [member, clear, height]),
      box('Right edge', 'white', [width - member, member, 0], [member, clear, height]),
      ...range(blades).map((index) =>
        box(
          'Blade',
          'white',
          [member, member + (index + 0.5) * pitch - thick / 2, 0],
          [width - 2 * member, thick, height],
        ),
      ),
    ];
  return [
    ...frame('metal', { width, depth, height }, member),
    ...range(blades).map((index): Part => {
      const z = member + index * pitch;
      return {
        name: 'Blade',
        finish: 'metal',
        axis: 'x',
        from: member,
        length: width - 2 * member,
        outline: [
          [depth * 0.1, z],
          [depth * 0.9, z + pitch - thick],
          [depth * 0.9, z + pitch],
          [depth * 0.1, z + thick],
        ],
      };
    }),
  ];
};

/** Posts, a top rail and pickets. */
export const guard: BuildForm = ({ width, depth, height }) => {
  const post = Math.min(2, width * 0.05);
  const rail = Math.min(2, height * 0.06);
  const bays = count(width, 60, 10);
  const pickets = count(width, 5, 60);
  const thin = post * 0.35;
  return [
    box('Top rail', 'metal', [0, 0, height - rail], [width, depth, rail]),
    box('Bottom rail', 'metal', [0, depth * 0.3, rail * 1.5], [width, depth * 0.4, rail]),
    ...range(bays + 1).map((index) =>
      box(
        'Post',
        'metal',
        [(index * (width - post)) / bays, depth * 0.15, 0],
        [post, depth * 0.7, height - rail],
      ),
    ),
    ...range(pickets).map((index) =>
      box(
        'Picket',
        'metal',
        [((index + 0.5) * width) / pickets - thin / 2, depth * 0.4, rail * 2.5],
        [thin, depth * 0.2, height - rail * 3.5],
      ),
    ),
  ];
};

/** A channel along its longest side: web and two flanges. */
export const channel: BuildForm = ({ width, depth, height }) => {
  const wall = Math.min(width, depth, height) * 0.15;
  if (width >= height)
    return [
      box('Web', 'metal', [0, 0, 0], [width, wall, height]),
      box('Lower flange', 'metal', [0, wall, 0], [width, depth - wall, wall]),
      box('Upper flange', 'metal', [0, wall, height - wall], [width, depth - wall, wall]),
    ];
  return [
    box('Web', 'metal', [0, 0, 0], [wall, depth, height]),
    box('Front flange', 'metal', [wall, 0, 0], [width - wall, wall, height]),
    box('Rear flange', 'metal', [wall, depth - wall, 0], [width - wall, wall, height]),
  ];
};

/** A housing with its lens below. */
export const lightHousing = inFractions([
  box('Housing', 'white', [0, 0, 0.2], [1, 1, 0.8]),
  box('Lens', 'glass', [0.03, 0.03, 0], [0.94, 0.94, 0.2]),
]);

/** A small device on its back plate. */
export const device = inFractions([
  box('Back plate', 'dark', [0, 0.7, 0], [1, 0.3, 1]),
  box('Cover', 'white', [0.06, 0, 0.06], [0.88, 0.7, 0.88]),
]);
