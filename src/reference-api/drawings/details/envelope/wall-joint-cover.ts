import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { metalPanel } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { blocking, breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const wallJointCover = defineDetail({
  condition: 'Exterior Wall Expansion Joint',
  view: 'Plan',
  scale: 2,
  sizes: {
    joint: ['Joint width', 1, 6, 0.5, 2],
    cladding: ['Cladding thickness', 1, 4, 0.25, 1.5],
    stud: ['Stud depth', 'steelStud', 6],
    board: ['Sheathing thickness', 'glassMat', 0.5],
  },
  labels: {
    cover: 'Extruded aluminum wall joint cover with seal',
    seal: 'Precompressed secondary seal, watertight',
    barrier: 'Membrane gutter, looped in joint, sealed to air barrier',
    blanket: 'Fire-rated joint blanket, where required',
    cladding: 'Wall cladding as scheduled',
  },
  sketch(pen, { joint: jointSize, cladding, stud, board }, label) {
    const joint = jointSize / 2;
    const far = joint + 4.4;
    const inner = board + stud;
    // Outer face of the sheathing at y = 0, the outside below it.
    const air = 0.75;
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      side.rect(joint, 0, far - joint, board, 'gypsum');
      blocking(side, joint, board, 1.5, stud);
      side.hatch(uv(joint + 1.6, board, far, board, far, inner, joint + 1.6, inner), 'batt-insulation');
      side.rect(joint, inner, far - joint, 0.625, 'gypsum');
      metalPanel(side, joint + 0.3, -air - cladding, far - joint - 0.3, cladding);
      side.as('air').rect(joint + 1.7, -0.1, far - joint - 1.7, 0.1, 'membrane', 'fine');
      side.rect(joint + 0.3, -air, 1.5, air - 0.1, 'wood', 'edge');
      // Mounting frame of the cover, with its leg on the sheathing.
      side.band(
        uv(joint - 0.1, -air - cladding - 0.1, joint + 1.3, -air - cladding - 0.1),
        -0.14,
        'aluminum',
        'edge',
      );
      side.band(uv(joint + 0.06, -air - cladding - 0.1, joint + 0.06, -0.4), -0.12, 'aluminum', 'edge');
      screw(side, [joint + 0.9, -air - cladding - 0.26], 90, cladding + air + 1.2, 0.12);
      // The flange's lip holds the edge of the cover plate, which slides in it.
      const on = inner + 0.63;
      side.shape(
        [
          [joint - 0.02, on],
          [joint + 1.1, on],
          [joint + 1.1, on + 0.12],
          [joint + 0.64, on + 0.12],
          [joint + 0.64, on + 0.36],
          [joint + 0.3, on + 0.36],
          [joint + 0.3, on + 0.28],
          [joint + 0.56, on + 0.28],
          [joint + 0.56, on + 0.12],
          [joint - 0.02, on + 0.12],
        ],
        'aluminum',
        'edge',
      );
      screw(side, [joint + 0.86, on + 0.12], 270, 1.7, 0.1);
      // The blanket hangs between flanges on the blocking.
      side.rect(joint - 0.08, inner - 2.4, 0.08, 1.6, 'steel', 'edge');
      screw(side, [joint - 0.09, inner - 1.2], 0, 1, 0.09);
      breakLine(side, [far, -air - cladding], [far, inner + 0.63]);
    }
    // The fold stays clear of the secondary seal.
    const fold = Math.min(joint * 0.35, cladding - 0.8);
    pen.shape(
      [
        [-joint + 0.1, -air - cladding - 0.05],
        [0, -air - cladding + fold + 0.2],
        [joint - 0.1, -air - cladding - 0.05],
        [joint - 0.1, -air - cladding - 0.25],
        [0, -air - cladding + fold],
        [-joint + 0.1, -air - cladding - 0.25],
      ],
      'membrane',
      'edge',
    );
    // Secondary seal between the legs of the frame; membrane looped into the joint behind it, sealed to both barriers.
    pen.as('gasket').rect(-joint - 0.06, -air - 0.5, 2 * joint + 0.12, 0.7, 'sealant', 'edge');
    const loop = Math.min(board + 0.4 + Math.min(1, stud * 0.2), inner - 3);
    pen.as('air').band(
      [
        [-joint - 1.9, 0],
        [-joint, 0],
        [-joint + 0.04, board + 0.3],
        [0, loop],
        [joint - 0.04, board + 0.3],
        [joint, 0],
        [joint + 1.9, 0],
      ],
      -0.1,
      'membrane',
      'fine',
    );
    pen.shape(
      [
        [-joint + 0.08, inner - 2.2],
        [0, inner - 2.8],
        [joint - 0.08, inner - 2.2],
        [joint - 0.08, inner - 1],
        [0, inner - 1.6],
        [-joint + 0.08, inner - 1],
      ],
      'batt-insulation',
      'edge',
    );
    pen.rect(-joint - 0.45, inner + 0.76, 2 * joint + 0.9, 0.14, 'aluminum', 'edge');

    pen.dim([-joint, inner + 0.99], [joint, inner + 0.99], 0.35);
    pen.dim([-far, board], [-far, inner], 0.35);
    pen.note([joint * 0.6, inner + 0.83], 'Interior cover plate, sliding in flanges');
    pen.note([joint * 0.5, inner - 1.9], label('blanket'));
    pen.note([joint + 3, board + stud * 0.5], 'Batt insulation in framed wall');
    pen.note([far - 1.2, inner + 0.3], 'Gypsum board');
    pen.note([far - 1.4, board * 0.5], 'Gypsum sheathing');
    pen.note([joint + 1.5, -0.45], 'Furring');
    pen.note([joint + 1.1, board + 1], 'Wood blocking both sides');
    pen.note([joint - 0.1, -air - 0.1], label('seal'));
    pen.note([joint - 0.08, board + 0.2], label('barrier'));
    pen.note([far - 0.8, -air - cladding * 0.5], label('cladding'));
    pen.note([joint + 1.2, -air - cladding - 0.05], label('cover'));
    pen.note([joint * 0.5, -air - cladding + joint * 0.17], 'Elastomeric seal, folds as joint moves');
  },
});
