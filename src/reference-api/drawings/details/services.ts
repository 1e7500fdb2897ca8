import { brokenSlab } from '#src/reference-api/drawings/assemblies.ts';
import { slabOnDeck } from '#src/reference-api/drawings/ceiling.ts';
import { defineDetail } from '#src/reference-api/drawings/define-detail.ts';
import { bead, blocking, bolt, breakLine, centreLine, screw } from '#src/reference-api/drawings/symbols.ts';
import { wallLayers } from '#src/reference-api/drawings/assemblies.ts';
import { roundOutline, withHoles } from '#src/reference-api/drawings/vector.ts';

export const pipeHanger = defineDetail({
  key: 'pipe-hanger',
  condition: 'Clevis Hanger at Insulated Pipe',
  view: 'Section',
  scale: 4,
  sizes: {
    pipe: ['Pipe outside diameter', 1, 8, 0.125, 4.5],
    insulation: ['Insulation thickness', 0.5, 3, 0.5, 1.5],
    rod: ['Rod diameter', 0.375, 0.875, 0.125, 0.5],
    drop: ['Rod length', 5, 18, 0.5, 7],
  },
  labels: {
    pipe: 'Pipe, see mechanical drawings',
    insulation: 'Pipe insulation with vapor barrier jacket',
    hanger: 'Adjustable steel clevis hanger',
    rod: 'Threaded rod, size by load',
  },
  sketch(pen, size, label) {
    const [radius, insulation, rod, drop] = [size('pipe') / 2, size('insulation'), size('rod'), size('drop')];
    const outer = radius + insulation;
    const yoke = outer + 2.4;
    const deck = yoke + drop;
    slabOnDeck(pen, -9, 9, deck, 3.2);
    for (const x of [-9, 9]) breakLine(pen, [x, deck], [x, deck + 3.2]);
    pen.hatch(withHoles(roundOutline([0, 0], radius), roundOutline([0, 0], radius - 0.24)), 'steel');
    pen.circle([0, 0], radius);
    pen.circle([0, 0], radius - 0.24, 'edge');
    pen.hatch(withHoles(roundOutline([0, 0], outer), roundOutline([0, 0], radius)), 'rigid-insulation');
    pen.circle([0, 0], outer);
    // Shield under the insulation, strap of the clevis around it up to the cross bolt.
    pen.arc([0, 0], outer + 0.1, 200, 340);
    pen.arc([0, 0], outer + 0.28, 180, 360);
    pen.arc([0, 0], outer + 0.5, 180, 360);
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      side.path([
        [outer + 0.28, 0],
        [outer + 0.28, outer * 0.7],
        [outer * 0.75, yoke - 1.2],
        [outer * 0.75, yoke - 0.4],
      ]);
      side.path([
        [outer + 0.5, 0],
        [outer + 0.5, outer * 0.75],
        [outer * 0.75 + 0.22, yoke - 1.1],
        [outer * 0.75 + 0.22, yoke - 0.4],
        [outer * 0.75, yoke - 0.4],
      ]);
      side.rect(outer * 0.75 + 0.22, yoke - 1, 0.35, 0.6, 'steel', 'edge');
      side.path(
        [
          [rod / 2, yoke - 0.3],
          [rod / 2, deck],
        ],
        'edge',
      );
      side.path(
        [
          [0.6, yoke - 0.1],
          [0.6, yoke - 0.1],
        ],
        'fine',
      );
    }
    pen.path(
      [
        [-outer * 0.75, yoke - 0.62],
        [outer * 0.75, yoke - 0.62],
      ],
      'edge',
    );
    pen.path(
      [
        [-outer * 0.75, yoke - 0.8],
        [outer * 0.75, yoke - 0.8],
      ],
      'edge',
    );
    pen.path([
      [-outer * 0.6, yoke - 0.7],
      [-outer * 0.6, yoke],
      [outer * 0.6, yoke],
      [outer * 0.6, yoke - 0.7],
    ]);
    for (const y of [yoke + 0.05, yoke - 0.42]) pen.rect(-rod, y, rod * 2, 0.38, 'steel', 'edge');
    for (let y = yoke + 0.7; y < deck - 1; y += 0.3)
      pen.path(
        [
          [-rod / 2, y],
          [rod / 2, y + 0.12],
        ],
        'fine',
      );
    pen.rect(-rod * 1.1, deck - 0.45, rod * 2.2, 0.45, 'steel', 'edge');
    pen.shape(
      [
        [-rod * 0.7, deck],
        [rod * 0.7, deck],
        [rod * 0.7, deck + 1.7],
        [rod, deck + 2.1],
        [-rod, deck + 2.1],
        [-rod * 0.7, deck + 1.7],
      ],
      'steel',
      'edge',
    );
    centreLine(pen, [-outer - 1.5, 0], [outer + 1.5, 0]);
    centreLine(pen, [0, -outer - 1.6], [0, yoke - 1]);

    pen.dim([-outer, -outer], [outer, -outer], -0.55);
    pen.dim([-outer - 1.4, yoke], [-outer - 1.4, deck], 0.35);
    pen.note([6.5, deck + 2], 'Concrete on steel deck');
    pen.note([rod * 0.9, deck + 1.4], 'Expansion anchor, listed for cracked concrete');
    pen.note([rod / 2, deck - drop * 0.45], label('rod'));
    pen.note([rod, yoke + 0.2], 'Lock nut above and below yoke');
    pen.note([outer * 0.75 + 0.5, yoke - 0.7], 'Cross bolt with nut');
    pen.note([outer + 0.4, outer * 0.35], label('hanger'));
    pen.note([radius + insulation * 0.5, -0.5], label('insulation'));
    pen.note([radius * 0.7, -radius * 0.68], label('pipe'));
    pen.note([outer * 0.5, -outer * 0.9], 'Insulation shield, 12 in. long');
  },
});

export const firestopPenetration = defineDetail({
  key: 'firestop-penetration',
  condition: 'Firestop at Floor Penetration',
  view: 'Section',
  scale: 4,
  sizes: {
    pipe: ['Pipe outside diameter', 1, 8, 0.125, 4.5],
    slab: ['Slab thickness', 4.5, 10, 0.5, 6],
    annular: ['Annular space', 0.25, 2.5, 0.25, 1],
    sealant: ['Sealant depth', 0.5, 1.5, 0.25, 0.5],
  },
  labels: {
    firestop: 'Intumescent firestop sealant',
    packing: 'Mineral wool packing, 4 pcf, compressed',
    pipe: 'Steel or copper pipe',
    sleeve: 'Steel sleeve cast in slab, 24 ga.',
  },
  sketch(pen, size, label) {
    const [radius, slab, annular, sealant] = [
      size('pipe') / 2,
      size('slab'),
      size('annular'),
      size('sealant'),
    ];
    const hole = radius + annular;
    const far = hole + 7;
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      brokenSlab(side, hole + 0.12, far, 0, slab);
      side.rect(hole, -0.3, 0.12, slab + 1.1, 'steel', 'fine');
      side.hatch(
        [
          [radius - 0.24, -4.5],
          [radius, -4.5],
          [radius, slab + 5],
          [radius - 0.24, slab + 5],
        ],
        'steel',
      );
      side.path([
        [radius, -4.5],
        [radius, slab + 5],
      ]);
      side.path(
        [
          [radius - 0.24, -4.5],
          [radius - 0.24, slab + 5],
        ],
        'edge',
      );
      side.shape(
        [
          [radius, slab - sealant],
          [hole, slab - sealant],
          [hole, slab],
          [radius + 0.35, slab + 0.12],
          [radius, slab + 0.45],
        ],
        'sealant',
        'edge',
      );
      side.hatch(
        [
          [radius, Math.max(0, slab - sealant - 4)],
          [radius, slab - sealant],
          [hole, slab - sealant],
          [hole, Math.max(0, slab - sealant - 4)],
        ],
        'batt-insulation',
      );
      side.path(
        [
          [radius, Math.max(0, slab - sealant - 4)],
          [hole, Math.max(0, slab - sealant - 4)],
        ],
        'edge',
      );
      side.rect(radius + 0.02, slab + 2, 1.6, 0.3, 'steel', 'edge');
    }
    screw(pen, [radius + 1.1, slab + 2.3], 270, 0.8, 0.13);
    for (const y of [-4.5, slab + 5]) breakLine(pen, [-radius, y], [radius, y]);
    centreLine(pen, [0, -5.4], [0, slab + 6]);

    pen.dim([-radius, slab + 5.2], [radius, slab + 5.2], 0.32);
    pen.dim([radius, -0.5], [hole, -0.5], -0.5);
    pen.dim([-far, 0], [-far, slab], 0.35);
    pen.note([radius, slab + 3.8], label('pipe'));
    pen.note([radius + 1.5, slab + 2.2], 'Riser clamp, where required by load');
    pen.note([radius + annular * 0.4, slab - sealant * 0.3], label('firestop'));
    pen.note([hole + 0.08, slab + 0.5], label('sleeve'));
    pen.note([radius + annular * 0.5, slab - sealant - 1.4], label('packing'));
    pen.note([hole + 4, slab * 0.4], 'Concrete floor, 2 hour rated');
    pen.note([radius - 0.1, -2.6], 'Install per listed system, identify with label');
  },
});

export const equipmentPad = defineDetail({
  key: 'equipment-pad',
  condition: 'Equipment Pad on Slab',
  view: 'Section',
  scale: 8,
  sizes: {
    pad: ['Pad height', 3.5, 8, 0.5, 4],
    width: ['Pad width', 30, 48, 2, 36],
    slab: ['Slab thickness', 4, 10, 0.5, 6],
    edge: ['Edge distance beyond base', 3, 8, 0.5, 4],
  },
  labels: {
    equipment: 'Equipment base, see schedule',
    isolator: 'Spring or neoprene vibration isolator',
    pad: 'Concrete pad, 4000 psi, broom finish',
    anchor: 'Cast-in anchor bolt, sized by seismic load',
  },
  sketch(pen, size, label) {
    const [pad, width, slab, edge] = [size('pad'), size('width'), size('slab'), size('edge')];
    const half = width / 2;
    const far = half + 6;
    const base = half - edge;
    const rest = pad + 2.5;
    pen.hatch(
      [
        [-far, -slab],
        [far, -slab],
        [far, 0],
        [-far, 0],
      ],
      'concrete',
    );
    pen.path([
      [-far, 0],
      [far, 0],
    ]);
    pen.path([
      [-far, -slab],
      [far, -slab],
    ]);
    pen.shape(
      [
        [-half, 0],
        [half, 0],
        [half, pad - 0.75],
        [half - 0.75, pad],
        [-half + 0.75, pad],
        [-half, pad - 0.75],
      ],
      'concrete',
    );
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      breakLine(side, [far, -slab], [far, 0]);
      // Dowels tie the pad to the slab; mesh near its top.
      side.path(
        [
          [half - 6, pad - 1.6],
          [half - 3, pad - 1.6],
          [half - 3, -slab * 0.6],
        ],
        'edge',
      );
      side.circle([half - 7.5, pad - 1.35], 0.22, 'edge');
      side.circle([half - 12, pad - 1.35], 0.22, 'edge');
      const foot = base - 2.2;
      side.rect(foot - 2.2, pad, 4.4, 0.35, 'steel', 'edge');
      side.rect(foot - 1.5, pad + 0.35, 3, 1.7, 'sealant', 'edge');
      side.rect(foot - 2.2, pad + 2.05, 4.4, 0.45, 'steel', 'edge');
      bolt(side, [foot + 1.7, pad + 0.4], 270, pad + 1, 0.55, 1.4);
      side.path([
        [base, rest],
        [base, rest + 4],
        [base - 2.6, rest + 4],
        [base - 2.6, rest + 3.6],
        [base - 0.4, rest + 3.6],
        [base - 0.4, rest + 0.4],
        [base - 2.6, rest + 0.4],
        [base - 2.6, rest],
        [base, rest],
      ]);
      side.path(
        [
          [base - 0.4, rest + 4],
          [base - 0.4, rest + 11],
        ],
        'edge',
      );
      side.path(
        [
          [0, rest + 4.5],
          [base - 0.4, rest + 4.5],
        ],
        'fine',
      );
    }
    pen.path(
      [
        [-half + 3, pad - 1.6],
        [half - 3, pad - 1.6],
      ],
      'hidden',
    );
    breakLine(pen, [-base + 0.4, rest + 11], [base - 0.4, rest + 11]);
    pen.word([0, rest + 7], 'Equipment');

    pen.dim([-half, -slab], [half, -slab], -0.35);
    pen.dim([-far, 0], [-far, pad], 0.3);
    pen.dim([base, rest + 4], [half, rest + 4], 0.4, undefined);
    pen.note([base - 0.4, rest + 8], label('equipment'));
    pen.note([base, rest + 2], 'Structural steel base rail');
    pen.note([base - 1.2, pad + 1.2], label('isolator'));
    pen.note([half - 0.4, pad - 0.4], '3/4 in. chamfer, all edges');
    pen.note([half - 4, pad - 1.65], 'No. 4 bars at 12 in. o.c. each way');
    pen.note([half - 1.2, pad * 0.3], label('pad'));
    pen.note([base - 0.6, -0.4], label('anchor'));
    pen.note([half - 3, -slab * 0.4], 'Dowel at 24 in. o.c., set in epoxy');
    pen.note([far - 2, -slab * 0.75], 'Concrete slab, surface roughened');
  },
});

export const wallMounting = defineDetail({
  key: 'wall-mounting',
  condition: 'Wall Mounting with Blocking',
  view: 'Section',
  scale: 4,
  sizes: {
    stud: ['Stud depth', 2.5, 6, 0.125, 3.625],
    board: ['Wall board thickness', 0.5, 1.25, 0.125, 0.625],
    blocking: ['Blocking height', 5.5, 11.25, 0.25, 7.25],
    unit: ['Unit depth', 2, 10, 0.5, 4],
  },
  labels: {
    unit: 'Wall-mounted unit, as scheduled',
    bracket: 'Steel mounting bracket',
    blocking: 'Fire-retardant-treated blocking, 2x8',
    wall: 'Gypsum board on steel studs',
  },
  sketch(pen, size, label) {
    const [stud, board, block, unit] = [size('stud'), size('board'), size('blocking'), size('unit')];
    const high = block / 2 + 6;
    wallLayers(pen, -stud - board * 2, -high, high, [
      { thickness: board, pattern: 'gypsum' },
      { thickness: stud, weight: 'edge' },
      { thickness: board, pattern: 'gypsum' },
    ]);
    const face = -board;
    pen.hatch(
      [
        [face - stud, block / 2 + 0.1],
        [face - stud, high],
        [face, high],
        [face, block / 2 + 0.1],
      ],
      'batt-insulation',
    );
    pen.hatch(
      [
        [face - stud, -high],
        [face - stud, -block / 2 - 0.1],
        [face, -block / 2 - 0.1],
        [face, -high],
      ],
      'batt-insulation',
    );
    blocking(pen, face - 1.5, -block / 2, 1.5, block);
    pen.path(
      [
        [face - stud, -block / 2 - 0.06],
        [face - 0.05, -block / 2 - 0.06],
      ],
      'edge',
    );
    pen.path(
      [
        [face - stud, block / 2 + 0.06],
        [face - 0.05, block / 2 + 0.06],
      ],
      'edge',
    );
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
    for (const y of [-reach + 0.8, reach - 1.6]) screw(pen, [0.24, y], 180, board + 1.4, 0.17);
    // The unit hangs on the bracket by its back plate.
    pen.path(
      [
        [0.4, reach - 0.2],
        [0.4, reach + 1.2],
        [0.28, reach + 1.3],
      ],
      'edge',
    );
    pen.path([
      [0.28, reach + 1.3],
      [0.28, high - 3.4],
      [unit, high - 3.4],
      [unit, -high + 3.4],
      [0.28, -high + 3.4],
      [0.28, -reach - 0.3],
    ]);
    pen.path(
      [
        [0.45, high - 3.6],
        [unit - 0.17, high - 3.6],
        [unit - 0.17, -high + 3.6],
        [0.45, -high + 3.6],
      ],
      'fine',
    );
    bead(pen, [0.16, high - 3.4], 0.16);
    bead(pen, [0.16, -high + 3.5], 0.16);
    for (const y of [high, -high]) breakLine(pen, [-stud - board * 2, y], [0, y]);
    centreLine(pen, [-stud - board * 2 - 1.5, 0], [unit + 1.5, 0]);

    pen.dim([-stud - board * 2, -block / 2], [-stud - board * 2, block / 2], 0.42);
    pen.dim([0, -high + 3], [unit, -high + 3], -0.3);
    pen.dim([face - stud, high], [face, high], 0.3);
    pen.note([-board * 0.5, high - 1], label('wall'));
    pen.note([0.2, high - 3.3], 'Sealant at top and sides');
    pen.note([unit - 0.05, high - 5], label('unit'));
    pen.note([0.6, reach - 0.1], label('bracket'));
    pen.note([0.3, -reach + 0.8], 'No. 12 screw, 1 1/4 in. into blocking');
    pen.note([face - 0.75, -block * 0.2], label('blocking'));
    pen.note([face - stud * 0.4, -block / 2 - 0.06], 'Notched track, screwed to studs');
    pen.note([face - stud * 0.5, -high + 1.6], 'Acoustic batt, cut around blocking');
  },
});
