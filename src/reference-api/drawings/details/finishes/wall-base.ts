import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import {
  floorSlab,
  wallLayers,
} from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { bead, breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const wallBase = defineDetail({
  condition: 'Resilient Wall Base',
  view: 'Section',
  scale: 1,
  sizes: {
    height: ['Base height', 'wallBase', 4],
    base: ['Base thickness', 'baseThickness', 0.125],
    floor: ['Floor finish thickness', 0.125, 0.75, 0.0625, 0.25],
    board: ['Wall board thickness', 'wallBoard', 0.625],
  },
  labels: {
    base: 'Resilient wall base with coved toe',
    adhesive: 'Base adhesive, full spread',
    floor: 'Floor finish in adhesive',
    wall: '{board} in. gypsum board',
  },
  sketch(pen, { height, base, floor, board }, label) {
    const high = height + 1.4;
    const far = 3;
    const stud = 2.2;
    floorSlab(pen, -stud - 0.4, far, 1.2);
    pen.rect(-board, 0.375, board, high - 0.375, 'gypsum');
    pen.rect(-board + 0.05, 0, board - 0.1, 0.375, 'sealant', 'edge');
    pen.path(uv(-board - stud + 0.3, 0.02, -board - 0.04, 0.02, -board - 0.04, 1.2));
    wallLayers(pen, -board - stud + 0.3, 0.07, high, [
      { thickness: stud - 0.36, pattern: 'batt-insulation', weight: 'edge' },
    ]);
    pen.rect(base * 0.4 + 0.06, 0, far - base * 0.4 - 0.06, floor, 'tile');
    pen.rect(0, floor + 0.1, 0.06, height - 0.2, 'sand', 'fine');
    const toe = base + 0.5;
    pen.shape(
      [
        [0.06, floor + 0.02],
        [toe, floor + 0.02],
        [toe, floor + 0.1],
        [base + 0.2, floor + 0.22],
        [base + 0.07, floor + 0.5],
        [base + 0.06, floor + height - 0.08],
        [0.06 + base * 0.6, floor + height],
        [0.06, floor + height],
      ],
      'membrane',
    );
    screw(pen, [-board - stud * 0.5, 0.05], 270, 0.9, 0.08);
    screw(pen, [0, height + floor + 0.45], 180, board + 0.5, 0.06);
    bead(pen, [0.03, floor + height + 0.03], 0.045);
    breakLine(pen, [-board - stud + 0.3, high], [0, high]);
    breakLine(pen, [far, -1.2], [far, floor]);
    breakLine(pen, [-stud - 0.4, -1.2], [-stud - 0.4, 0]);

    pen.dim([base + 0.06, floor + height], [base + 0.06, floor], (far - 1 - base) / pen.scale);
    pen.dim([-board, high], [0, high], 0.3);
    pen.dim([0.06, -1.2], [toe, -1.2], -0.3);
    pen.note([-0.15, high - 0.4], label('wall'));
    pen.note([0.04, floor + height + 0.03], 'Paintable sealant at top edge');
    pen.note([base * 0.6 + 0.06, floor + height * 0.66], label('base'));
    pen.note([0.03, floor + height * 0.4], label('adhesive'));
    pen.note([far - 0.5, floor * 0.5], label('floor'));
    pen.note([-board * 0.4, 0.2], 'Acoustical sealant under board');
    pen.note([-board - stud * 0.5, -0.5], 'Fastener of track at 24 in. o.c.');
    pen.note([1.3, -0.7], 'Concrete slab');
    pen.note([-board - stud * 0.4, floor + height * 0.55], 'Acoustic batt between steel studs');
  },
});
