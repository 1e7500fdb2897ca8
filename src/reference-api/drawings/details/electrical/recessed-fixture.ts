import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { blocking, breakLine, centerLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const recessedFixture = defineDetail({
  condition: 'Recessed Fixture in Ceiling',
  view: 'Section',
  scale: 2,
  sizes: {
    aperture: ['Aperture', 'aperture', 6],
    height: ['Housing height', 5, 12, 0.5, 7],
    board: ['Ceiling thickness', 0.5, 1.25, 0.125, 0.625],
    joist: ['Framing spacing', 16, 24, 8, 16],
  },
  labels: {
    fixture: 'Recessed LED downlight, IC rated housing',
    trim: 'Self-flanged trim with gasket',
    ceiling: 'Gypsum board ceiling',
    insulation: 'Batt insulation over IC rated housing',
  },
  sketch(pen, { aperture, height, board, joist }, label) {
    const half = aperture / 2;
    const edge = joist / 2;
    const deep = Math.max(9.25, height + 3);
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      side.rect(half + 0.2, 0, edge + 3.5 - half, board, 'gypsum');
      blocking(side, edge - 0.75, board, 1.5, deep);
      side.path(uv(half + 0.1, board, half + 0.1, board + height * 0.62, half - 0.5, board + height * 0.75));
      side.path(
        [
          [0, board + height],
          [half - 0.5, board + height],
          [half - 0.5, board + height * 0.75],
          [0, board + height * 0.75],
        ],
        'edge',
      );
      side.path(uv(half - 0.06, 0, half * 0.62, board + height * 0.55, 0, board + height * 0.55));
      side.shape(uv(half - 0.06, 0, half - 0.06, -0.1, half + 0.7, -0.1, half + 0.7, 0), 'aluminum', 'edge');
      side.rect(half + 0.25, 0.01, 0.4, 0.1, 'sealant', 'fine');
      side.rect(half + 0.1, board + 0.4, edge - 0.85 - half, 0.35, 'steel', 'edge');
      side.path(uv(edge - 0.8, board + 0.1, edge - 0.8, board + 1.4), 'edge');
      screw(side, [edge - 0.82, board + 0.92], 0, 1.2, 0.1);
      for (const fin of [0.2, 0.5, 0.8]) {
        side.path(uv((half - 0.5) * fin, board + height * 0.75, (half - 0.5) * fin, board + height), 'fine');
      }
      centerLine(side, [edge, board], [edge, board + deep + 0.6]);
      breakLine(side, [edge + 3.7, 0], [edge + 3.7, board]);
      side.path(
        uv(half * 0.45, board + height * 0.55, half * 0.45, board + height * 0.6, 0, board + height * 0.6),
        'fine',
      );
    }
    pen.rect(
      -edge + 0.75,
      board + height + 0.5,
      joist - 1.5,
      Math.max(1.5, deep - height - 0.5),
      'batt-insulation',
      'edge',
    );
    // The junction box stands on the bar hanger; batts beside fixture and box carry the batt over them.
    // A large housing leaves the box as much as there is up to the clip at the joist.
    const box = half + 0.25;
    const wide = Math.min(2.2, edge - 1 - box);
    for (const [from, to, under, over] of [
      [0.75 - edge, -half - 0.2, 0.75, height + 0.5],
      [half + 0.2, edge - 0.75, 2.85, height + 0.5],
      [box + wide + 0.1, edge - 0.75, 0.75, 2.85],
    ] as const)
      if (to - from > 1) pen.rect(from, board + under, to - from, over - under, 'batt-insulation', 'edge');
    pen.rect(box, board + 0.75, wide, 2, null, 'edge');
    pen.circle([box + wide / 2, board + 1.75], 0.45, 'fine');
    pen.path(uv(half + 0.1, board + 1.75, box, board + 1.75), 'hidden');

    pen.dim([-half, -0.2], [half, -0.2], -0.4);
    pen.dim([-edge - 3.7, board], [-edge - 3.7, board + height], 0.3);
    pen.dim([-edge, board + deep], [edge, board + deep], 0.35);
    pen.note([edge - 3, board + deep - 0.6], label('insulation'));
    pen.note([edge, board + deep * 0.8], 'Framing at ceiling');
    pen.note([box + wide, board + 2.3], 'Junction box on bar hanger');
    pen.note([half + 0.1, board + height * 0.4], label('fixture'));
    pen.note([edge - 1.6, board + 0.6], 'Adjustable bar hanger, nailed to framing');
    pen.note([edge + 2.4, board * 0.5], label('ceiling'));
    pen.note([half + 0.5, -0.06], label('trim'));
    pen.note([half * 0.8, board + height * 0.2], 'Spun aluminum reflector');
  },
});
