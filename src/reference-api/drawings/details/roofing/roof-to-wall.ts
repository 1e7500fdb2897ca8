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
  bead,
  blocking,
  bolt,
  breakLine,
  drip,
  screw,
} from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const roofToWall = defineDetail({
  condition: 'Roof-to-Wall Transition',
  view: 'Section',
  scale: 2,
  sizes: {
    flashing: ['Flashing height above roof', 8, 16, 0.5, 8],
    insulation: ['Insulation thickness', 2, 8, 0.5, 4],
    deck: ['Deck depth', 'deck', 1.5],
    stud: ['Stud depth', 'steelStud', 6],
    cladding: ['Cladding thickness', 0.5, 4, 0.25, 2],
  },
  labels: {
    membrane: '60 mil roof membrane, fully adhered',
    base: 'Membrane base flashing, carried up wall',
    counter: '24 ga. two-piece counterflashing',
    insulation: 'Rigid roof insulation, 2 layers',
    cladding: 'Wall panel above, as scheduled',
    barrier: 'Air and weather barrier, lapped over flashing',
  },
  sketch(pen, { flashing, insulation, deck, stud, cladding }, label) {
    const far = -15;
    // The deck bears on the angle with a bottom flange, and takes the fastener in the top flange before it.
    const at = -4;
    const roof = lowSlopeRoof(pen, far, -far, { insulation, deck, fastened: -4.9 });
    const sheet = roof + fieldSheet;
    const rise = sheet + flashing;
    const head = rise + 5;
    const ledger = -deck - 3;
    const foot = ledger - 1.2;
    const lining = 0.625 + stud;
    // The deck's ledger bears on studs and solid blocking, not on the sheathing, which stops above and below it.
    for (const [from, to] of [
      [foot, ledger],
      [-deck, head],
    ] as const)
      wallLayers(pen, 0, from, to, [{ thickness: 0.625, pattern: 'gypsum' }]);
    wallLayers(pen, 0.625, foot, ledger, [{ thickness: stud, pattern: 'batt-insulation', weight: 'edge' }]);
    // Studs stand farther apart than the screws of the termination bar, which hold in backing let in between them.
    const backing = { low: rise - 2, high: rise + 1, inner: 1.125 };
    pen.rect(0.625, backing.low, 0.5, backing.high - backing.low, 'plywood', 'edge');
    pen.shape(
      [
        [0.625, -deck],
        [0.625, backing.low],
        [backing.inner, backing.low],
        [backing.inner, backing.high],
        [0.625, backing.high],
        [0.625, head],
        [lining, head],
        [lining, -deck],
      ],
      'batt-insulation',
      'edge',
    );
    pen.rect(lining, foot, 0.625, head - foot, 'gypsum');
    blocking(pen, 0.625, ledger, stud, 3);
    steelAngle(pen, [0.625, -deck], -4.125, -3, 0.25);
    bolt(pen, [0.325, -deck - 1.7], 0, 2.8, 0.35);
    pen.rect(-0.6, -deck, 0.6, deck - 0.06, 'sealant', 'fine');
    // Field sheet turned up, base flashing over it and its securement, barrier lapped over the flashing.
    pen.as('water').band(uv(0, roof + 2.4, 0, roof, far, roof), -fieldSheet, 'membrane', 'edge');
    pen
      .as('water')
      .band(
        [[-8, sheet], ...overSecurement(at, sheet), [-0.16, sheet], [-0.16, rise]],
        0.14,
        'membrane',
        'edge',
      );
    securement(pen, at, sheet);
    pen.rect(-0.42, rise - 1.1, 0.12, 1, 'steel', 'edge');
    screw(pen, [-0.44, rise - 0.6], 0, 2.4, 0.14);
    bead(pen, [-0.36, rise + 0.04], 0.13);
    pen
      .as('air')
      .band(uv(-0.16, rise - 0.02, -0.16, rise + 0.12, 0, rise + 0.6, 0, head), 0.12, 'membrane', 'fine');
    // Two-piece counterflashing: its receiver under the barrier, its skirt sprung into it over the termination bar.
    pen.path(uv(-0.14, rise + 4.2, -0.14, rise + 0.9, -0.82, rise + 0.78, -0.82, rise + 0.2));
    drip(pen, uv(-0.56, rise + 0.5, -0.7, rise + 0.78, -0.7, rise - 3, -1.15, rise - 3.4));
    pen.as('air').rect(-0.28, rise + 3.2, 0.1, 1.6, 'membrane', 'fine');
    screw(pen, [-0.3, rise + 3.9], 0, 1.9, 0.1);
    const panel = -0.32 - cladding;
    metalPanel(pen, panel, rise + 2.8, cladding, head - rise - 2.8);
    drip(pen, [
      [-0.16, rise + 4],
      [-0.16, rise + 2.6],
      [panel - 0.2, rise + 2.4],
      [panel - 0.2, rise + 1.9],
      [panel - 0.6, rise + 1.5],
    ]);
    breakLine(pen, [panel, head], [lining + 0.625, head]);
    breakLine(pen, [0, foot], [lining + 0.625, foot]);
    breakLine(pen, [far, -deck], [far, roof + 0.2]);

    pen.dim([-8.5, sheet], [-8.5, rise], 0.1, { limit: 'MIN.' });
    pen.path(uv(-8.5 - 0.05 * pen.scale, rise, -0.9, rise), 'extension');
    pen.dim([far, 0], [far, insulation], 0.3);
    pen.dim([0.625, head], [lining, head], 0.3);
    pen.note([panel + cladding * 0.6, head - 1.4], label('cladding'));
    pen.note([panel - 0.2, rise + 2.2], 'Vented drip closure at base of panel');
    pen.note([-0.06, rise + 3.2], label('barrier'));
    pen.note([-0.7, rise - 2], label('counter'));
    pen.note([-0.36, rise - 0.9], 'Termination bar, fastened at 6 in. o.c. into backing, edge sealed');
    pen.note([0.9, rise - 1.5], 'Plywood backing between studs');
    pen.note([-0.23, sheet + flashing * 0.35], label('base'));
    pen.note([at + 0.2, sheet + 0.3], 'Plate and fastener under flashing');
    pen.note([-3, roof - 0.25], 'Cover board');
    pen.note([-5.5, roof * 0.3], label('insulation'));
    pen.note([-2.8, -deck - 0.15], 'Steel roof deck on continuous angle');
    pen.note([-7.4, roof + 0.08], label('membrane'));
    pen.note([-0.3, -deck * 0.5], 'Closure and sealant at deck edge');
    pen.note([lining * 0.6, -deck - 2.4], 'Solid blocking, see structural drawings');
    pen.note([lining * 0.6, roof * 0.3], 'Steel studs with batt insulation');
    pen.note([0.3, foot + 0.6], 'Gypsum sheathing');
    pen.note([lining + 0.3, rise + 1.4], 'Gypsum board');
  },
});
