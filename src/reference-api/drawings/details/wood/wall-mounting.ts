import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { wallLayers } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { blocking, breakLine, centerLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const wallMounting = defineDetail({
  condition: 'Wall Mounting with Blocking',
  view: 'Section',
  scale: 2,
  sizes: {
    stud: ['Stud depth', 'wallStud', 3.625],
    board: ['Wall board thickness', 'wallBoard', 0.625],
    blocking: ['Blocking height', 'lumber', 7.25],
    unit: ['Unit depth', 2, 10, 0.5, 4],
  },
  labels: {
    unit: 'Wall-mounted unit, as scheduled',
    bracket: 'Interlocking steel mounting brackets',
    blocking: 'Fire-retardant-treated blocking, 1-1/2 x {blocking} in.',
    wall: 'Gypsum board on steel studs',
  },
  sketch(pen, { stud, board, blocking: block, unit }, label) {
    const high = block / 2 + 6;
    wallLayers(pen, -stud - board * 2, -high, high, [
      { thickness: board, pattern: 'gypsum' },
      { thickness: stud, weight: 'edge' },
      { thickness: board, pattern: 'gypsum' },
    ]);
    const face = -board;
    pen.hatch(
      uv(face - stud, block / 2 + 0.1, face - stud, high, face, high, face, block / 2 + 0.1),
      'batt-insulation',
    );
    pen.hatch(
      uv(face - stud, -high, face - stud, -block / 2 - 0.1, face, -block / 2 - 0.1, face, -high),
      'batt-insulation',
    );
    blocking(pen, face - 1.5, -block / 2, 1.5, block);
    pen.path(uv(face - stud, -block / 2 - 0.06, face - 0.05, -block / 2 - 0.06), 'edge');
    pen.path(uv(face - stud, block / 2 + 0.06, face - 0.05, block / 2 + 0.06), 'edge');
    const reach = block / 2 - 1;
    pen.shape(
      [
        [0.02, -reach],
        [0.22, -reach],
        [0.22, reach - 0.8],
        [0.7, reach - 0.2],
        [0.7, reach + 0.4],
        [0.5, reach + 0.4],
        [0.5, reach - 0.1],
        [0.02, reach - 0.6],
      ],
      'steel',
    );
    for (const y of [-reach + 0.8, reach - 1.6]) screw(pen, [0.24, y], 180, 0.24 + board + 1.25, 0.17);
    // The bracket on the unit's back hooks behind the lip of the one on the wall.
    const back = 0.95;
    pen.shape(
      [
        [back, reach + 1.4],
        [back - 0.2, reach + 1.4],
        [back - 0.2, reach + 0.85],
        [0.27, reach + 0.5],
        [0.27, reach + 0.05],
        [0.47, reach + 0.05],
        [0.47, reach + 0.42],
        [back, reach + 0.75],
      ],
      'steel',
    );
    screw(pen, [back - 0.2, reach + 1.1], 0, 0.5, 0.1);
    const tall = high - 3.4;
    pen.path(uv(back, -tall, back, tall, unit, tall, unit, -tall, back, -tall));
    const lining = uv(back + 0.17, -tall + 0.17, back + 0.17, tall - 0.17, unit - 0.17, tall - 0.17);
    pen.path([...lining, [unit - 0.17, -tall + 0.17], [back + 0.17, -tall + 0.17]], 'fine');
    // A screw from inside, through a spacer, keeps the unit from being lifted off.
    const lock = -block / 2 + 0.5;
    pen.rect(0.02, lock - 0.3, back - 0.04, 0.6, 'aluminum', 'edge');
    screw(pen, [back + 0.03, lock], 180, back + board + 1.25, 0.17);
    for (const y of [high, -high]) breakLine(pen, [-stud - board * 2, y], [0, y]);
    centerLine(pen, [-stud - board * 2 - 1.5, 0], [unit + 1.5, 0]);

    pen.dim([-stud - board * 2, -block / 2], [-stud - board * 2, block / 2], 0.42);
    pen.dim([0, -high + 3], [unit, -high + 3], -0.3);
    pen.dim([face - stud, high], [face, high], 0.3);
    pen.note([-board * 0.5, high - 1], label('wall'));
    pen.note([unit - 0.05, high - 5], label('unit'));
    pen.note([0.6, reach - 0.1], label('bracket'));
    pen.note([0.3, -reach + 0.8], 'No. 12 screw, 1-1/4 in. into blocking');
    pen.note([back - 0.1, lock - 0.2], 'Spacer and locking screw');
    pen.note([face - 0.75, -block * 0.2], label('blocking'));
    pen.note([face - stud * 0.4, -block / 2 - 0.06], 'Notched track, screwed to studs');
    pen.note([face - stud * 0.5, -high + 1.6], 'Acoustic batt, cut around blocking');
  },
});
