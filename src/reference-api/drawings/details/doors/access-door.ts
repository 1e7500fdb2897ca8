import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { studPlan } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const accessDoor = defineDetail({
  condition: 'Access Door in Stud Partition',
  view: 'Plan',
  scale: 2,
  sizes: {
    width: ['Door width', 8, 48, 2, 12],
    stud: ['Stud depth', 'frameStud', 3.625],
    board: ['Wall board thickness', 'ratedBoard', 0.625],
    flange: ['Frame flange', 0.75, 1.5, 0.25, 1],
  },
  labels: {
    door: 'Access door, 14 ga. steel leaf',
    frame: '16 ga. steel frame with flange',
    latch: 'Screwdriver-operated cam latch',
    hinge: 'Concealed spring hinge, self-closing',
    board: 'Gypsum board on steel studs',
  },
  sketch(pen, { width, stud, board, flange }, label) {
    const half = width / 2;
    const far = half + 6.5;
    // The face of the wall lies at y = 0, the cavity above it.
    // The frame's leg reaches past the board to the stud.
    const rim = board + 1.4;
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      side.rect(half + 0.2, 0, far - half - 0.2, board, 'gypsum');
      studPlan(side, half + 0.3, board, stud);
      side.hatch(
        uv(half + 2.4, board, far, board, far, board + stud, half + 2.4, board + stud),
        'batt-insulation',
      );
      side.shape(
        [
          [half + flange, -0.1],
          [half + flange, 0],
          [half + 0.1, 0],
          [half + 0.1, rim],
          [half - 0.6, rim],
          [half - 0.6, rim - 0.1],
          [half, rim - 0.1],
          [half, -0.1],
        ],
        'steel',
        'edge',
      );
      screw(side, [half, rim - 0.8], 0, 1.3, 0.11);
      breakLine(side, [far, 0], [far, 2 * board + stud]);
    }
    // The opening is in one face of the partition; the board of the other goes on behind it.
    pen.rect(-far, board + stud, 2 * far, board, 'gypsum');
    // Leaf: a pan with returned edges, filled with mineral wool if it is rated, otherwise stiffened.
    const isRated = /fire/i.test(label('door'));
    pen.band(
      uv(-half + 0.1, 0.9, -half + 0.1, -0.05, half - 0.1, -0.05, half - 0.1, 0.9),
      0.12,
      'steel',
      'edge',
    );
    if (isRated) pen.rect(-half + 1.3, 0.08, width - 3, 1.1, 'rigid-insulation', 'edge');
    else pen.path(uv(-half * 0.4, 0.08, -half * 0.3, 0.6, half * 0.1, 0.6, half * 0.2, 0.08), 'edge');
    pen.path(uv(-half + 0.22, 0.7, -half - 0.2, 1.5, -half + 0.9, 1.9, -half + 1.2, 1.2), 'edge');
    pen.circle([-half + 0.05, 1.4], 0.22, 'edge');
    pen.rect(half - 1.5, -0.12, 0.7, 0.07, 'steel', 'edge');
    pen.rect(half - 1.3, 0.08, 0.3, 1.2, 'steel', 'edge');
    pen.shape(uv(half - 1.3, 1.3, half - 1.3, 1.6, half - 0.1, 1.88, half - 0.1, 1.6), 'steel', 'edge');

    // The door seen from the room, above its plan.
    const low = 2 * board + stud + Math.max(3.5, flange + 0.5 * pen.scale);
    pen.rect(-half - flange, low - flange, width + 2 * flange, width + 2 * flange);
    pen.rect(-half, low, width, width, null, 'edge');
    // A rated door has one cylinder, others a latch for each foot.
    const latches = isRated ? 1 : Math.max(1, Math.round(width / 12));
    for (let latch = 0; latch < latches; latch++) {
      const y = low + (width * (latch + 0.5)) / latches;
      pen.rect(half - 1.7, y - 0.5, 1, 1, null, 'edge');
      pen.path(uv(half - 1.5, y, half - 0.9, y), 'edge');
    }
    for (const at of [0.2, 0.8])
      pen.path(uv(-half - 0.1, low + width * at - 1, -half - 0.1, low + width * at + 1), 'hidden');

    pen.word([0, low - flange - 0.25 * pen.scale], 'Elevation');
    pen.word([0, -0.35 * pen.scale], 'Plan');
    pen.dim([-half, low + width + flange], [half, low + width + flange], 0.35);
    pen.dim([half, -0.1], [half + flange, -0.1], -0.35, { beyond: true });
    pen.dim([-far, board], [-far, board + stud], 0.35);
    pen.note([far - 2, 2 * board + stud - board * 0.5], label('board'));
    pen.note([far - 1.6, board + stud * 0.55], 'Acoustic batt');
    pen.note([half + 2, board + stud], 'Steel stud at each jamb');
    pen.note([half - 0.7, 1.6], isRated ? 'Self-latching bolt, key operated' : label('latch'));
    pen.note([half + 0.6, rim - 0.8], 'No. 8 screw, 4 each side');
    pen.note([half + flange - 0.2, -0.05], label('frame'));
    pen.note([half * 0.55, 0], label('door'));
    pen.note([half + flange * 0.6, low + width * 0.75], 'Flange, taped or exposed');
    pen.note([-half - 0.1, low + width * 0.8 + 0.5], label('hinge'));
    pen.note(
      [half - 1.2, low + width / (2 * latches)],
      isRated ? 'Key cylinder, knurled knob within' : 'Latch, one per 12 in. of height',
    );
  },
});
