import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { wallLayers } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { bolt, breakLine, centerLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const wallFirestop = defineDetail({
  condition: 'Plastic Pipe through Rated Partition',
  view: 'Section',
  scale: 2,
  sizes: {
    pipe: ['Pipe outside diameter', 'pipeThrough', 3.5],
    stud: ['Stud depth', 'frameStud', 3.625],
    board: ['Board thickness per side', 'ratedBoard', 0.625],
    annular: ['Annular space', 0.25, 1, 0.25, 0.5],
  },
  labels: {
    board: 'Gypsum board of the rated assembly, {board} in. each side',
    collar: 'Intumescent firestop collar, both sides',
    sealant: 'Intumescent firestop sealant in annular space',
    pipe: 'Plastic pipe, vented or closed',
  },
  sketch(pen, { pipe, stud, board, annular }, label) {
    const radius = pipe / 2;
    const hole = radius + annular;
    const high = hole + 4.2;
    const far = stud / 2 + board + 3.6;
    for (const side of [pen, pen.at([0, 0], 180)]) {
      wallLayers(side, stud / 2, hole, high, [{ thickness: board, pattern: 'gypsum' }]);
      wallLayers(side, -stud / 2 - board, hole, high, [{ thickness: board, pattern: 'gypsum' }]);
      wallLayers(side, -stud / 2, hole + 0.6, high, [
        { thickness: stud, pattern: 'batt-insulation', weight: 'edge' },
      ]);
      for (const x of [stud / 2, -stud / 2 - board]) side.rect(x, radius, board, annular, 'sealant', 'fine');
      breakLine(side, [-stud / 2 - board, high], [stud / 2 + board, high]);
    }
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      const face = stud / 2 + board;
      for (const y of [radius + 0.02, -radius - 0.72]) side.rect(face, y, 1.3, 0.7, 'membrane');
      for (const y of [radius + 0.4, -radius - 1.1]) {
        const [collar, tab] = [radius + 0.72, hole + 1.5];
        side.rect(face, y > 0 ? collar : -tab, 0.1, tab - collar, 'steel', 'edge');
      }
      // A toggle bolt holds by its wings behind the board.
      for (const y of [hole + 1.1, -hole - 1.1]) {
        bolt(side, [face + 0.1, y], 180, board + 0.85, 0.19);
        side.path(uv(stud / 2 - 0.06, y + 0.5, stud / 2 - 0.6, y, stud / 2 - 0.06, y - 0.5), 'edge');
      }
      side.path(uv(0, radius, far, radius));
      side.path(uv(0, -radius, far, -radius));
      side.path(uv(0, radius - 0.22, far, radius - 0.22), 'edge');
      side.path(uv(0, -radius + 0.22, far, -radius + 0.22), 'edge');
      breakLine(side, [far, -radius], [far, radius]);
    }
    centerLine(pen, [-far - 0.6, 0], [far + 0.6, 0]);

    pen.dim([-far, -radius], [-far, radius], 0.3);
    pen.dim([-stud / 2, high], [stud / 2, high], 0.3);
    pen.note([stud / 2 + board * 0.5, hole + 3], label('board'));
    pen.note([stud / 2 + board * 0.5, -hole - 3], 'Listed system and rating as scheduled');
    pen.note([0.3, hole + 2.2], 'Batt insulation, full height of cavity');
    pen.note([stud / 2 + board + 0.05, hole + 1.4], 'Mounting tab, toggle bolt through board');
    pen.note([stud / 2 + board + 1, radius + 0.4], label('collar'));
    pen.note([far - 0.8, -radius], label('pipe'));
    pen.note([stud / 2 + board * 0.6, -radius - annular * 0.5], label('sealant'));
  },
});
