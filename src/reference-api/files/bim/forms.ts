import { box, rod } from '#src/reference-api/files/bim/part.ts';
import type { Finish, Part } from '#src/reference-api/files/bim/part.ts';

/** Width, depth and height in inches; the parts of every form fill exactly this box. */
export interface Size {
  w: number;
  d: number;
  h: number;
}
export type BuildForm = (size: Size) => Part[];

const count = (length: number, spacing: number, most: number): number =>
  Math.max(1, Math.min(most, Math.round(length / spacing)));
const range = (length: number): number[] => Array.from({ length }, (_, index) => index);

const frame = (finish: Finish, { w, d, h }: Size, member: number): Part[] => [
  box('Sill', finish, [0, 0, 0], [w, d, member]),
  box('Head', finish, [0, 0, h - member], [w, d, member]),
  box('Left jamb', finish, [0, 0, member], [member, d, h - 2 * member]),
  box('Right jamb', finish, [w - member, 0, member], [member, d, h - 2 * member]),
];

/** Two jambs, a head and the leaf with its pull. */
export const leafInFrame: BuildForm = ({ w, d, h }) => {
  const member = Math.min(2, w * 0.08);
  const leaf = d * 0.4;
  return [
    box('Head', 'metal', [0, 0, h - member], [w, d, member]),
    box('Left jamb', 'metal', [0, 0, 0], [member, d, h - member]),
    box('Right jamb', 'metal', [w - member, 0, 0], [member, d, h - member]),
    box('Leaf', 'white', [member, d * 0.2, 0], [w - 2 * member, leaf, h - member]),
    box('Pull', 'dark', [w - member - w * 0.1, d * 0.05, h * 0.4], [w * 0.03, d * 0.15, h * 0.1]),
  ];
};

/** A frame with one or more lites of glass between mullions. */
export const glazedFrame: BuildForm = ({ w, d, h }) => {
  const member = Math.min(2.5, w * 0.08, h * 0.08);
  const bays = count(w, 48, 8);
  const bay = (w - member) / bays;
  const clear = h - 2 * member;
  return [
    ...frame('metal', { w, d, h }, member),
    ...range(bays - 1).map((index) =>
      box('Mullion', 'metal', [(index + 1) * bay, 0, member], [member, d, clear]),
    ),
    ...range(bays).map((index) =>
      box('Lite', 'glass', [member + index * bay, d * 0.4, member], [bay - member, d * 0.2, clear]),
    ),
  ];
};

/** A sheet with ribs, upright as wall cladding or lying as a roof panel, whichever way it is thin. */
export const ribbedPanel: BuildForm = ({ w, d, h }) => {
  const ribs = count(w, 12, 24) + 1;
  const rib = Math.min(1, w / ribs / 2);
  const at = (index: number): number => (index * (w - rib)) / Math.max(1, ribs - 1);
  if (d <= h)
    return [
      box('Panel', 'metal', [0, d * 0.5, 0], [w, d * 0.5, h]),
      ...range(ribs).map((index) => box('Rib', 'metal', [at(index), 0, 0], [rib, d * 0.5, h])),
    ];
  return [
    box('Pan', 'metal', [0, 0, 0], [w, d, h * 0.5]),
    ...range(ribs).map((index) => box('Rib', 'metal', [at(index), 0, h * 0.5], [rib, d, h * 0.5])),
  ];
};

/** A plain slab, board or tile. */
export const slab: BuildForm = ({ w, d, h }) => [box('Body', 'mineral', [0, 0, 0], [w, d, h])];

/** A top on four legs with an apron. */
export const table: BuildForm = ({ w, d, h }) => {
  const leg = Math.min(2, w * 0.1, d * 0.2);
  const top = Math.min(1.5, h * 0.1);
  return [
    box('Top', 'wood', [0, 0, h - top], [w, d, top]),
    ...[
      [0, 0],
      [w - leg, 0],
      [0, d - leg],
      [w - leg, d - leg],
    ].map(([x = 0, y = 0]) => box('Leg', 'dark', [x, y, 0], [leg, leg, h - top])),
    box('Apron', 'wood', [leg, leg * 0.25, h - top * 3], [w - 2 * leg, leg * 0.5, top * 2]),
  ];
};

/** A cabinet on its base, with doors. */
export const cabinet: BuildForm = ({ w, d, h }) => {
  const base = Math.min(4, h * 0.1);
  const face = Math.min(0.75, d * 0.1);
  const doors = count(w, 20, 6);
  const each = w / doors;
  return [
    box('Base', 'dark', [0, Math.min(3, d * 0.12), 0], [w, d - Math.min(3, d * 0.12), base]),
    box('Carcass', 'white', [0, face, base], [w, d - face, h - base]),
    ...range(doors).map((index) =>
      box('Door', 'white', [index * each + 0.06, 0, base + 0.06], [each - 0.12, face, h - base - 0.12]),
    ),
  ];
};

/** Equipment in a casing on skids, with an access panel. */
export const casing: BuildForm = ({ w, d, h }) => {
  const skid = h * 0.08;
  const face = d * 0.03;
  return [
    box('Front skid', 'dark', [0, face, 0], [w, d * 0.15, skid]),
    box('Rear skid', 'dark', [0, d * 0.85, 0], [w, d * 0.15, skid]),
    box('Casing', 'metal', [0, face, skid], [w, d - face, h - skid]),
    box('Access panel', 'white', [w * 0.08, 0, skid + h * 0.1], [w * 0.4, face, h * 0.7]),
  ];
};

/** A bowl: bottom, four walls, back ledge. */
export const basin: BuildForm = ({ w, d, h }) => {
  const wall = Math.min(1.5, w * 0.08, d * 0.08);
  const ledge = d * 0.2;
  return [
    box('Bottom', 'white', [0, 0, 0], [w, d, h * 0.25]),
    box('Front', 'white', [0, 0, h * 0.25], [w, wall, h * 0.75]),
    box('Ledge', 'white', [0, d - ledge, h * 0.25], [w, ledge, h * 0.75]),
    box('Left', 'white', [0, wall, h * 0.25], [wall, d - wall - ledge, h * 0.75]),
    box('Right', 'white', [w - wall, wall, h * 0.25], [wall, d - wall - ledge, h * 0.75]),
  ];
};

/** An upright vessel with a smaller neck. */
export const vessel: BuildForm = ({ w, d, h }) => [
  rod('Shell', 'metal', 'z', [0, 0], [w, d], 0, h * 0.9),
  rod('Neck', 'dark', 'z', [w * 0.35, d * 0.35], [w * 0.3, d * 0.3], h * 0.9, h * 0.1),
];

/** A run of pipe with a collar at each end. */
export const pipeRun: BuildForm = ({ w, d, h }) => {
  const collar = w * 0.08;
  return [
    rod('Barrel', 'metal', 'x', [d * 0.1, h * 0.1], [d * 0.8, h * 0.8], collar, w - 2 * collar),
    rod('Inlet', 'metal', 'x', [0, 0], [d, h], 0, collar),
    rod('Outlet', 'metal', 'x', [0, 0], [d, h], w - collar, collar),
  ];
};

/** A frame with sloping blades. */
export const louveredFrame: BuildForm = ({ w, d, h }) => {
  const upright = h >= d;
  const member = Math.min(2, w * 0.1, (upright ? h : d) * 0.1);
  const clear = (upright ? h : d) - 2 * member;
  const blades = count(clear, 4, 30);
  const pitch = clear / blades;
  const thick = pitch * 0.15;
  if (!upright)
    return [
      box('Front edge', 'white', [0, 0, 0], [w, member, h]),
      box('Rear edge', 'white', [0, d - member, 0], [w, member, h]),
      box('Left edge', 'white', [0, member, 0], [member, clear, h]),
      box('Right edge', 'white', [w - member, member, 0], [member, clear, h]),
      ...range(blades).map((index) =>
        box(
          'Blade',
          'white',
          [member, member + (index + 0.5) * pitch - thick / 2, 0],
          [w - 2 * member, thick, h],
        ),
      ),
    ];
  return [
    ...frame('metal', { w, d, h }, member),
    ...range(blades).map((index): Part => {
      const z = member + index * pitch;
      return {
        name: 'Blade',
        finish: 'metal',
        axis: 'x',
        from: member,
        length: w - 2 * member,
        outline: [
          [d * 0.1, z],
          [d * 0.9, z + pitch - thick],
          [d * 0.9, z + pitch],
          [d * 0.1, z + thick],
        ],
      };
    }),
  ];
};

/** Posts, a top rail and pickets. */
export const guard: BuildForm = ({ w, d, h }) => {
  const post = Math.min(2, w * 0.05);
  const rail = Math.min(2, h * 0.06);
  const bays = count(w, 60, 10);
  const pickets = count(w, 5, 60);
  const thin = post * 0.35;
  return [
    box('Top rail', 'metal', [0, 0, h - rail], [w, d, rail]),
    box('Bottom rail', 'metal', [0, d * 0.3, rail * 1.5], [w, d * 0.4, rail]),
    ...range(bays + 1).map((index) =>
      box('Post', 'metal', [(index * (w - post)) / bays, d * 0.15, 0], [post, d * 0.7, h - rail]),
    ),
    ...range(pickets).map((index) =>
      box(
        'Picket',
        'metal',
        [((index + 0.5) * w) / pickets - thin / 2, d * 0.4, rail * 2.5],
        [thin, d * 0.2, h - rail * 3.5],
      ),
    ),
  ];
};

/** A channel along its longest side: web and two flanges. */
export const channel: BuildForm = ({ w, d, h }) => {
  const wall = Math.min(w, d, h) * 0.15;
  if (w >= h)
    return [
      box('Web', 'metal', [0, 0, 0], [w, wall, h]),
      box('Lower flange', 'metal', [0, wall, 0], [w, d - wall, wall]),
      box('Upper flange', 'metal', [0, wall, h - wall], [w, d - wall, wall]),
    ];
  return [
    box('Web', 'metal', [0, 0, 0], [wall, d, h]),
    box('Front flange', 'metal', [wall, 0, 0], [w - wall, wall, h]),
    box('Rear flange', 'metal', [wall, d - wall, 0], [w - wall, wall, h]),
  ];
};

/** A housing with its lens below. */
export const lightHousing: BuildForm = ({ w, d, h }) => [
  box('Housing', 'white', [0, 0, h * 0.2], [w, d, h * 0.8]),
  box('Lens', 'glass', [w * 0.03, d * 0.03, 0], [w * 0.94, d * 0.94, h * 0.2]),
];

/** A small device on its back plate. */
export const device: BuildForm = ({ w, d, h }) => [
  box('Back plate', 'dark', [0, d * 0.7, 0], [w, d * 0.3, h]),
  box('Cover', 'white', [w * 0.06, 0, h * 0.06], [w * 0.88, d * 0.7, h * 0.88]),
];
