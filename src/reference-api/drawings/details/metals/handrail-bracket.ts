import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { wallLayers } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { blocking, breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { polar, uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const handrailBracket = defineDetail({
  condition: 'Handrail on Wall Bracket',
  view: 'Section',
  scale: 2,
  sizes: {
    rail: ['Handrail diameter', 'handrail', 1.5],
    clear: ['Clearance to wall', 1.5, 3, 0.25, 1.5],
    stud: ['Stud depth', 'wallStud', 3.625],
    board: ['Wall board thickness', 'wallBoard', 0.625],
  },
  labels: {
    rail: '{rail} in. stainless steel handrail, 1/8 in. wall',
    bracket: 'Cast wall bracket, 4 ft o.c.',
    blocking: 'Fire-retardant-treated blocking',
    wall: 'Gypsum board on steel studs',
  },
  sketch(pen, { rail, clear, stud, board }, label) {
    const radius = rail / 2;
    const drop = -radius - 2.3;
    // The backing reaches below the bracket's lowest fastener.
    const foot = drop - 1.6;
    const [low, high] = [-6.4, 5.4];
    wallLayers(pen, -stud - 2 * board, low, high, [
      { thickness: board, pattern: 'gypsum' },
      { thickness: stud, weight: 'edge' },
      { thickness: board, pattern: 'gypsum' },
    ]);
    const face = -board;
    for (const [from, to, inner] of [
      [low, foot, face],
      [foot, 1.4, face - 1.5],
      [1.5, high, face],
    ] as const)
      pen.hatch(uv(face - stud, from, face - stud, to, inner, to, inner, from), 'batt-insulation');
    blocking(pen, face - 1.5, foot, 1.5, 1.5 - foot);
    for (const y of [low, high]) breakLine(pen, [-stud - 2 * board, y], [0, y]);
    const x = clear + radius;
    pen.circle([x, 0], radius);
    pen.circle([x, 0], radius - 0.12, 'edge');
    const turns = Array.from({ length: 25 }, (_, index) => index * 15);
    const wall = [
      ...turns.map((turn) => polar([x, 0], turn, radius)),
      ...turns.map((turn) => polar([x, 0], -turn, radius - 0.12)),
    ];
    pen.hatch(wall, 'steel');
    pen.shape(
      [
        [x - radius * 0.7, -radius - 0.16],
        [x + radius * 0.7, -radius - 0.16],
        [x + radius * 0.7, -radius * 0.86],
        [x, -radius],
        [x - radius * 0.7, -radius * 0.86],
      ],
      'steel',
      'edge',
    );
    // The arm stands under one half of the saddle, so that a driver reaches the screw in the other.
    const arm = Math.min(0.5, radius * 0.7);
    pen.band(uv(0.3, drop, x * 0.6, drop, x, drop + 1, x, -radius - 0.16), arm, 'steel');
    pen.rect(0, drop - 1.3, 0.3, 2.9, 'steel');
    for (const y of [drop - 0.8, drop + 1.1]) screw(pen, [0.32, y], 180, board + 1.6, 0.15);
    screw(pen, [x + radius * 0.35, -radius - 0.17], 90, 0.45, 0.1);

    pen.dim([0, radius], [clear, radius], 0.95, { limit: 'MIN.', beyond: true });
    pen.dim([clear, radius], [clear + 2 * radius, radius], 0.5);
    pen.dim([-stud - 2 * board, low], [0, low], -0.35);
    pen.note([x + radius * 0.9, 0.1], label('rail'));
    pen.note([x + radius * 0.4, -radius - 0.1], 'Saddle, machine screws from below');
    pen.note([x - 0.1, drop + 1.5], label('bracket'));
    pen.note([0.3, drop - 0.8], '1/4 in. fastener, three per bracket');
    pen.note([-board * 0.4, 3.6], label('wall'));
    pen.note([face - 0.9, -3.4], label('blocking'));
    pen.note([face - stud * 0.6, low + 0.7], 'Acoustic batt in stud cavity');
  },
});
