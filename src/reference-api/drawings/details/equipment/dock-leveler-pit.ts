import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { steelAngle } from '#src/reference-api/drawings/details/assemblies/steel-sections.ts';
import { breakLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv, type XY } from '#src/reference-api/drawings/geometry/vector.ts';

export const dockLevelerPit = defineDetail({
  condition: 'Dock Leveler in Pit',
  view: 'Section',
  scale: 24,
  sizes: {
    length: ['Platform length', 60, 120, 12, 96],
    pit: ['Pit depth', 18, 24, 2, 20],
    height: ['Dock height', 44, 55, 1, 48],
    bumper: ['Bumper projection', 4, 6, 0.5, 4],
  },
  labels: {
    leveler: 'Hydraulic dock leveler, platform of safety tread',
    lip: 'Hinged lip, 16 in.',
    bumper: 'Laminated rubber dock bumper',
    curb: 'Pit curb angle with anchors, cast in',
    wall: 'Concrete dock wall and pit, reinforced',
  },
  sketch(pen, { length, pit, height, bumper }, label) {
    // The dock's face is at x = 0 with the platform to its right, whose floor is at y = 0.
    const far = length + 30;
    pen.hatch(
      [
        [0, -height - 10],
        [10, -height - 10],
        [10, -pit - 8],
        [length, -pit - 8],
        [length, -8],
        [far, -8],
        [far, 0],
        [length, 0],
        [length, -pit],
        [0, -pit],
      ],
      'concrete',
    );
    pen.path(uv(far, 0, length, 0, length, -pit, 0, -pit, 0, -height - 10));
    pen.path(uv(10, -height - 10, 10, -pit - 8, length + 8, -pit - 8, length + 8, -8, far, -8));
    pen.hatch(uv(length, -pit - 8, length + 8, -pit - 8, length + 8, -8, length, -8), 'concrete');
    pen.hatch(uv(10, -pit - 16, length + 8, -pit - 16, length + 8, -pit - 8, 10, -pit - 8), 'gravel');
    pen.hatch(
      uv(10, -height - 10, far, -height - 10, far, -8, length + 8, -8, length + 8, -pit - 16, 10, -pit - 16),
      'earth',
    );
    const apron = -36;
    // Drive, kept free of the dock by a joint.
    pen.hatch(uv(apron, -height - 8, -1, -height - 8, -1, -height, apron, -height), 'concrete');
    pen.path(uv(apron, -height, -1, -height, -1, -height - 8, apron, -height - 8));
    pen.rect(-1, -height - 8, 1, 7, 'membrane', 'fine');
    pen.rect(-1, -height - 1, 1, 1, 'sealant', 'fine');
    breakLine(pen, [apron, -height - 8], [apron, -height]);
    breakLine(pen, [far, -8], [far, 0]);
    breakLine(pen, [0, -height - 10], [10, -height - 10]);
    steelAngle(pen, [length, 0], 3, -3, 0.4);
    steelAngle(pen, [0, -pit], 3, -3, 0.4);
    for (const [x, y] of [
      [length + 1.5, -0.4],
      [1.5, -pit - 0.4],
    ] as const)
      pen.path(
        uv(x - 0.3, y, x - 0.3, y - 7, x + 2, y - 7, x + 2, y - 6.4, x + 0.3, y - 6.4, x + 0.3, y),
        'edge',
      );
    // Platform, lip hanging down, frame, cylinder.
    pen.rect(1, -0.8, length - 3.4, 0.8, 'steel');
    for (let x = 8; x < length - 8; x += 14) pen.rect(x, -5.6, 0.5, 4.8, 'steel', 'edge');
    pen.path(uv(4, -5.6, length - 3, -5.6), 'edge');
    pen.circle([0.4, -1.2], 1.1);
    pen.shape(uv(-0.6, -1.6, 0.2, -1.6, -1, -17.6, -1.8, -17.6), 'steel');
    pen.rect(length - 2, -pit, 2, pit, 'steel', 'edge');
    pen.circle([length - 2.9, -1.7], 0.9, 'edge');
    // What raises the platform, by the leveler's name: a cylinder, or springs between their guides.
    const isSprung = /\bmechanical\b/i.test(label('leveler'));
    const lift = (part: number, side: number): XY => [
      length * (0.62 - 0.2 * part) + side * 2.4,
      -pit + 1 + (pit - 7) * part,
    ];
    for (const side of [0, 1]) pen.path([lift(0, side), lift(1, side)], 'edge');
    if (isSprung)
      pen.path(
        Array.from({ length: 25 }, (_, turn) => lift(turn / 24, turn % 2)),
        'fine',
      );
    pen.rect(length * 0.6, -pit, 6, 1, 'steel', 'edge');
    pen.rect(5, -pit, 3, pit - 7, 'steel', 'edge');
    // The bumper beyond, on the wall beside the pit: plies between two angles.
    pen.path(uv(-0.7, -2, -bumper, -2, -bumper, -20, 0, -20), 'edge');
    // The lip hides its inner edge.
    const lip = (y: number) => (y < -17.6 ? 0 : -0.48 + 0.075 * y);
    for (let y = -18.5; y < -3; y += 1.5) pen.path(uv(-bumper, y, lip(y), y), 'fine');

    pen.dim([0, 0], [length, 0], 0.4);
    pen.dim([apron, -height], [apron, 0], 0.75);
    pen.path(uv(apron - pen.scale * 0.1, 0, -bumper - 2, 0), 'extension');
    pen.dim([apron, -pit], [apron, 0], 0.3);
    pen.path(uv(apron - pen.scale * 0.1, -pit, -1, -pit), 'extension');
    pen.dim([-bumper, -height - 8], [0, -height - 8], -0.3, { beyond: true });
    pen.note([length * 0.75, -0.4], label('leveler'));
    pen.note([length + 2, -0.2], label('curb'));
    pen.note(
      [length * (0.42 + 0.6 / (pit - 7)) + 2.4, -9],
      isSprung ? 'Counterbalance spring assembly, pull chain release' : 'Hydraulic cylinder',
    );
    pen.note([length - 1, -pit * 0.7], 'Rear hinge frame, welded to curb angle');
    pen.note([7.5, -pit + 3], 'Maintenance strut, stowed');
    pen.note([length * 0.8, -pit - 4], label('wall'));
    pen.note([length * 0.8, -pit - 12], 'Compacted gravel base');
    pen.note([-0.9, -12], label('lip'));
    pen.note([-bumper * 0.7, -19], label('bumper'));
    pen.note([-10, -height - 4], 'Concrete drive on isolation joint, sloped away');
  },
});
