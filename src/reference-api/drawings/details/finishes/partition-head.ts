import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const partitionHead = defineDetail({
  condition: 'Partition Head with Deflection Track',
  view: 'Section',
  scale: 2,
  sizes: {
    stud: ['Stud depth', 'partitionStud', 3.625],
    board: ['Board thickness per side', 'ratedBoard', 0.625],
    gap: ['Deflection gap', 0.5, 2, 0.25, 0.75],
    slab: ['Slab thickness over deck', 2.5, 5, 0.25, 3],
  },
  labels: {
    stud: '20 ga. steel studs at 16 in. o.c.',
    board: 'Gypsum board of the rated assembly, {board} in. each side',
    firestop: 'Head-of-wall firestop sealant, 1 hour rated',
    track: 'Slotted deflection track',
  },
  sketch(pen, { stud, board, gap, slab }, label) {
    const half = stud / 2;
    const far = half + 5;
    const low = -8;
    // Deck runs along the partition: its bottom flange is a flat line under the slab.
    pen.hatch(uv(-far, 0.1, far, 0.1, far, slab, -far, slab), 'concrete');
    pen.path(uv(-far, slab, far, slab));
    pen.path(uv(-far, 0.1, far, 0.1), 'edge');
    pen.path(uv(-far, 0, far, 0));
    for (const x of [-far, far]) breakLine(pen, [x, 0], [x, slab]);
    pen.path(uv(-half - 0.07, -2.6, -half - 0.07, -0.05, half + 0.07, -0.05, half + 0.07, -2.6));
    pen.path(uv(-half, -2.6, -half, -0.12, half, -0.12, half, -2.6), 'edge');
    screw(pen, [0, -0.12], 90, 1.6, 0.12);
    const top = -0.12 - gap;
    pen.hatch(
      uv(-half + 0.1, low, -half + 0.1, top - 0.1, half - 0.1, top - 0.1, half - 0.1, low),
      'batt-insulation',
    );
    pen.path(uv(-half + 0.05, low, -half + 0.05, top, half - 0.05, top, half - 0.05, low), 'edge');
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      side.rect(half + 0.08, low, board, -gap - low, 'gypsum');
      side.shape(
        uv(half + 0.08, -gap, half + 0.08, 0, half + board + 0.3, 0, half + board + 0.08, -gap),
        'sealant',
        'edge',
      );
      screw(side, [half + 0.07, top - 0.7], 180, 0.8, 0.09);
      screw(side, [half + 0.08 + board, -gap - 3.6], 180, board + 0.7, 0.09);
    }
    breakLine(pen, [-half - board, low], [half + board, low]);

    pen.dim([-half, low], [half, low], -0.35);
    pen.dim([-half - board - 0.1, 0], [-half - board - 0.1, -gap], -0.45);
    pen.dim([-far, 0], [-far, slab], 0.35);
    pen.note([far - 1.6, slab * 0.6], 'Concrete on steel deck, see structural drawings');
    pen.note([half + 0.2, -0.3], label('firestop'));
    pen.note([half + 0.07, -1.2], label('track'));
    pen.note([half * 0.5, top - 0.02], 'Studs cut short, screwed through slots so track can move');
    pen.note([half + board * 0.6, -gap - 2.6], label('board'));
    pen.note([half + board, -gap - 3.6], 'Top row of board screws into studs, not track');
    pen.note([half - 0.05, -5.6], label('stud'));
    pen.note([half * 0.2, low + 1.2], 'Acoustic batt, full height');
  },
});
