import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { wallLayers } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { blocking, breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const recessedCabinet = defineDetail({
  condition: 'Recessed Cabinet in Partition',
  view: 'Section',
  scale: 8,
  sizes: {
    stud: ['Stud depth', 'cabinetStud', 6],
    board: ['Wall board thickness', 'ratedBoard', 0.625],
    height: ['Cabinet height', 20, 32, 2, 24],
    trim: ['Trim projection', 0.25, 2.5, 0.25, 0.5],
  },
  labels: {
    cabinet: 'Steel fire extinguisher cabinet with glazed door',
    extinguisher: 'Portable extinguisher on bracket',
    board: 'Gypsum board partition',
    lining: 'Gypsum board box around rated cabinet',
  },
  sketch(pen, { stud, board, height, trim }, label) {
    const high = height + 9;
    const back = -board - stud;
    for (const [from, to] of [
      [-9, -2.3],
      [height + 2.3, high],
    ] as const) {
      const [low, top] = from < 0 ? [from, -0.7] : [height + 0.7, to];
      wallLayers(pen, -board, low, top, [{ thickness: board, pattern: 'gypsum' }]);
      wallLayers(pen, back, from, to, [{ thickness: stud, pattern: 'batt-insulation', weight: 'edge' }]);
    }
    wallLayers(pen, back - board, -9, high, [{ thickness: board, pattern: 'gypsum' }]);
    wallLayers(pen, back, -0.65, height + 0.65, [{ thickness: 0.5, pattern: 'gypsum' }]);
    for (const y of [-0.65, height + 0.02]) pen.rect(back + 0.5, y, stud + board - 0.55, 0.63, 'gypsum');
    for (const y of [-2.2, height + 0.7]) blocking(pen, back + 0.05, y, stud - 0.1, 1.5);
    // The tub, its rolled trim and the door.
    pen.path(uv(0, 0, back + 0.6, 0, back + 0.6, height, 0, height));
    pen.rect(0, -1.5, trim, 2, 'steel', 'edge');
    pen.rect(0, height - 0.5, trim, 2, 'steel', 'edge');
    pen.rect(trim - 0.15, 0.6, 0.15, height - 1.2, 'glass', 'edge');
    pen.shape(
      [
        [back + 1.2, 2],
        [-0.8, 2],
        [-0.8, height * 0.7],
        [-1.6, height * 0.78],
        [back + 2, height * 0.78],
        [back + 1.2, height * 0.7],
      ],
      null,
      'edge',
    );
    pen.rect(back + 1.8, height * 0.78, stud - 3.2, 1.4, 'steel', 'edge');
    pen.rect(back + 0.6, height * 0.4, 0.6, 1.2, 'steel', 'edge');
    screw(pen, [-1.6, height + 0.02], 90, 1.8, 0.12);
    screw(pen, [-1.6, -0.02], 270, 1.8, 0.12);
    breakLine(pen, [back - board, -9], [0, -9]);
    breakLine(pen, [back - board, high], [0, high]);

    pen.dim([back - board, 0], [back - board, height], 0.35);
    pen.dim([back, high], [-board, high], 0.3);
    pen.note([-board * 0.5, high - 3], label('board'));
    pen.note([-board - stud * 0.3, height + 2], 'Framing and blocking at rough opening');
    pen.note([trim - 0.07, height * 0.86], label('cabinet'));
    pen.note([-0.9, height * 0.45], label('extinguisher'));
    pen.note([back + 0.25, height * 0.2], label('lining'));
    pen.note([trim * 0.6, -0.6], 'Trim, flat or rolled');
    pen.note([-board - stud * 0.4, -6], 'Batt insulation in steel stud partition');
  },
});
