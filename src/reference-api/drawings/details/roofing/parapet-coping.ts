import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { steelAngle } from '#src/reference-api/drawings/details/assemblies/steel-sections.ts';
import {
  fieldSheet,
  lowSlopeRoof,
  overSecurement,
  securement,
} from '#src/reference-api/drawings/details/assemblies/low-slope-roof.ts';
import {
  metalPanel,
  wallLayers,
} from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import {
  aroundCleat,
  blocking,
  bolt,
  breakLine,
  drip,
  screw,
} from '#src/reference-api/drawings/drafting/symbols.ts';
import { type XY, uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const parapetCoping = defineDetail({
  condition: 'Parapet with Metal Coping',
  view: 'Section',
  scale: 2,
  sizes: {
    height: ['Parapet height above roof', 8, 30, 1, 10],
    insulation: ['Insulation thickness', 2, 8, 0.5, 4],
    deck: ['Deck depth', 'deck', 1.5],
    stud: ['Parapet stud depth', 'steelStud', 6],
    cladding: ['Cladding thickness', 0.5, 4, 0.25, 2],
  },
  labels: {
    coping: '24 ga. metal coping, snap-on, slope to roof',
    membrane: 'Roof membrane, carried over parapet',
    insulation: 'Rigid roof insulation, 2 layers',
    cladding: 'Metal wall panel',
  },
  sketch(pen, { height, insulation, deck, stud, cladding }, label) {
    // Inner face of the parapet at x = 0, top of the deck at y = 0.
    const far = -15;
    // The deck bears on the angle with a bottom flange, and takes the fastener in the top flange before it.
    const at = -3.6;
    const roof = lowSlopeRoof(pen, far, -far, { insulation, deck, fastened: -4.4 });
    const sheet = roof + fieldSheet;
    // `height` is measured from the roof membrane to the top of the coping.
    const top = sheet + height - 1.2;
    const foot = -deck - 4.5;
    const outer = stud + 1.25;
    pen.rect(0, 0.1, 0.625, top - 0.1, 'gypsum');
    pen.rect(outer - 0.625, foot, 0.625, top - foot, 'gypsum');
    wallLayers(pen, 0.625, foot, top - 0.2, [{ thickness: stud, weight: 'edge' }]);
    // The deck's angle is bolted to solid blocking between the studs.
    const [sill, ledger] = [-deck - 3.4, -deck - 0.4];
    for (const [from, to] of [
      [foot, sill],
      [ledger, top - 0.2],
    ] as const)
      pen.hatch(uv(0.625, from, 0.625, to, 0.625 + stud, to, 0.625 + stud, from), 'batt-insulation');
    blocking(pen, 0.625, sill, stud, ledger - sill);
    pen.path(uv(0.7, top - 2, 0.7, top - 0.06, outer - 0.7, top - 0.06, outer - 0.7, top - 2));
    steelAngle(pen, [0.6, -deck], -3.2, -3, 0.25);
    bolt(pen, [0.3, -deck - 1.9], 0, 3.2, 0.35);
    // No air of the building gets into the parapet at the edge of the deck.
    pen.rect(0.02, -deck, 0.6, deck + 0.08, 'sealant', 'fine');
    // The wall's barrier turns over the top of the parapet and meets the roof membrane.
    pen.as('air').band(uv(outer, foot, outer, top, 0, top), -0.12, 'membrane', 'fine');
    const back = outer + 0.12;
    metalPanel(pen, back, foot, cladding, top - 0.3 - foot);
    const face = back + cladding;
    // Sloped blocking drains the coping toward the roof.
    const [low, rise] = [top + 0.12, 0.9];
    pen.as('wood').shape(uv(0, low, face, low, face, low + 0.65 + rise, 0, low + 0.65), null);
    pen.path(uv(0, low, face, low + 0.65 + rise), 'fine');
    pen.path(uv(0, low + 0.65, face, low), 'fine');
    const middle = outer / 2;
    const over = low + 0.65 + (rise * middle) / face;
    screw(pen, [middle, over - 0.02], 270, over - top + 0.6, 0.14);
    const cap: readonly XY[] = [
      [far, roof],
      [0, roof],
      [0, low + 0.65],
      [face, low + 0.65 + rise],
      [face, low - 1.3],
    ];
    pen.as('water').band(cap, fieldSheet, 'membrane', 'edge');
    pen
      .as('water')
      .band(
        [[-7.5, sheet], ...overSecurement(at, sheet), [-0.16, sheet], [-0.16, sheet + 4]],
        0.14,
        'membrane',
        'edge',
      );
    securement(pen, at, sheet);
    const drop = top - 2.9;
    const lift = top + 1.2;
    drip(
      pen,
      [
        [-0.54, top - 1.78],
        [-0.84, top - 2.11],
        [-0.95, top - 2],
        [-0.5, top - 1.5],
        [-0.5, lift],
        [face + 0.6, lift + rise + 0.1],
        [face + 0.6, drop],
        [face + 1.05, drop - 0.5],
      ],
      aroundCleat,
    );
    pen.path(
      uv(face + 0.24, top + 0.9, face + 0.24, drop + 0.3, face + 0.54, drop + 0.02, face + 0.92, drop - 0.42),
      'edge',
    );
    screw(pen, [face + 0.3, top + 0.5], 180, 1.4, 0.12);
    screw(pen, [-0.24, top + 0.4], 0, 1.7, 0.12);
    // The coping snaps over a cleat at each edge, so that no fastener shows.
    pen.path(uv(-0.24, top + 0.9, -0.24, top - 1.24, -0.46, top - 1.5, -0.84, top - 1.94), 'edge');
    breakLine(pen, [0.625, foot], [face, foot]);
    breakLine(pen, [far, -deck], [far, roof + 0.2]);

    pen.dim([-9, sheet], [-9, lift], 0.15, { limit: 'MIN.' });
    pen.path(uv(-9.8, lift, -0.7, lift), 'extension');
    pen.dim([far, 0], [far, insulation], 0.3);
    pen.dim([0.625, foot], [0.625 + stud, foot], -0.32);
    pen.note([face * 0.55, lift + rise * 0.55], label('coping'));
    pen.note([face * 0.7, low + 0.5], 'Pressure-treated wood blocking, sloped to roof');
    pen.note([face + 0.4, drop + 0.15], 'Continuous cleat at both edges, fastened at 12 in. o.c.');
    pen.note([face - cladding * 0.4, top - 4.6], label('cladding'));
    pen.note([outer + 0.06, top - height * 0.7], 'Air and weather barrier, lapped under membrane');
    pen.note([0.625 + stud * 0.5, roof + 1], 'Steel stud parapet with batt insulation');
    pen.note([outer - 0.3, roof * 0.75], 'Gypsum sheathing, both sides of parapet');
    pen.note([-0.08, sheet + height * 0.5], label('membrane'));
    pen.note([at - 0.6, sheet + 0.05], 'Base securement, covered by stripping ply');
    pen.note([-6.2, roof - 0.25], 'Cover board');
    pen.note([-5.4, insulation * 0.35], label('insulation'));
    pen.note([-1.6, -0.03], 'Steel roof deck on continuous angle');
    pen.note([0.32, -deck * 0.5], 'Closure and sealant at deck edge');
    pen.note([0.625 + stud * 0.7, -deck - 2.6], 'Solid blocking, see structural drawings');
  },
});
