import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const partitionBase = defineDetail({
  condition: 'Partition Base at Slab',
  view: 'Section',
  scale: 2,
  sizes: {
    stud: ['Stud depth', 'partitionStud', 3.625],
    board: ['Board thickness per side', 'boardLayers', 0.625],
    base: ['Base height', 'wallBase', 4],
    slab: ['Slab thickness', 3, 6, 0.5, 4],
  },
  labels: {
    stud: '20 ga. steel studs at 16 in. o.c.',
    board: 'Gypsum board, {board} in. each side',
    base: 'Resilient base, coved',
    floor: 'Floor finish as scheduled',
    sealant: 'Acoustical sealant, both sides',
  },
  sketch(pen, { stud, board, base, slab }, label) {
    const half = stud / 2;
    const far = half + 5;
    const high = Math.max(7.5, base + 3);
    pen.hatch(uv(-far, -slab, far, -slab, far, 0, -far, 0), 'concrete');
    pen.path(uv(-far, 0, far, 0));
    pen.path(uv(-far, -slab, far, -slab));
    for (const x of [-far, far]) breakLine(pen, [x, -slab], [x, 0]);
    pen.path(uv(-half - 0.07, 1.4, -half - 0.07, 0.06, half + 0.07, 0.06, half + 0.07, 1.4));
    pen.hatch(uv(-half + 0.1, 0.2, -half + 0.1, high, half - 0.1, high, half - 0.1, 0.2), 'batt-insulation');
    pen.path(uv(-half, high, -half, 0.14, half, 0.14, half, high), 'edge');
    screw(pen, [0, 0.12], 270, 1.4, 0.13);
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      side.rect(half + 0.08, 0.375, board, high - 0.375, 'gypsum');
      side.shape(
        uv(half + 0.1, 0, half + board + 0.05, 0, half + board + 0.05, 0.375, half + 0.1, 0.375),
        'sealant',
        'edge',
      );
      const face = half + 0.08 + board;
      // The base stands on the finish floor, which runs under it.
      side.rect(face + 0.06, 0, far - face - 0.06, 0.16, 'tile', 'edge');
      side.shape(
        [
          [face, 0.17],
          [face + 0.62, 0.17],
          [face + 0.62, 0.24],
          [face + 0.2, 0.5],
          [face + 0.14, base + 0.16],
          [face, base + 0.16],
        ],
        'membrane',
        'edge',
      );
      screw(side, [face, 1.6 + base], 180, board + 0.7, 0.09);
    }
    breakLine(pen, [-half - board, high], [half + board, high]);

    pen.dim([-half, high], [half, high], 0.35);
    pen.dim([-half - board - 0.3, 0.16], [-half - board - 0.3, base + 0.16], 0.5);
    pen.dim([-far, -slab], [-far, 0], 0.35);
    pen.note([half * 0.2, high - 1], 'Acoustic batt, full height');
    pen.note([half, base + 2], label('stud'));
    pen.note([half + board * 0.6, base + 1], label('board'));
    pen.note([half + board + 0.2, base * 0.7], label('base'));
    pen.note([half + board * 0.5, 0.2], label('sealant'));
    pen.note([half + 0.07, 1.2], 'Steel track, fastened at 24 in. o.c.');
    pen.note([far - 1.5, 0.1], label('floor'));
    pen.note([far - 2, -slab * 0.55], 'Concrete slab');
  },
});
