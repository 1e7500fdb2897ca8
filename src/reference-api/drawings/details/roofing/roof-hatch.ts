import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { steelAngle } from '#src/reference-api/drawings/details/assemblies/steel-sections.ts';
import {
  fieldSheet,
  lowSlopeRoof,
  overSecurement,
  securement,
} from '#src/reference-api/drawings/details/assemblies/low-slope-roof.ts';
import { breakLine, drip, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const roofHatch = defineDetail({
  condition: 'Roof Hatch with Integral Curb',
  view: 'Section',
  scale: 4,
  sizes: {
    curb: ['Curb height above roof', 8, 16, 1, 12],
    insulation: ['Insulation thickness', 2, 8, 0.5, 4],
    deck: ['Deck depth', 'deck', 1.5],
    cover: ['Cover insulation', 1, 3, 0.5, 1],
  },
  labels: {
    hatch: 'Single-leaf roof hatch, 14 ga. galvanized steel',
    gasket: 'Continuous EPDM gasket',
    curb: 'Insulated curb with welded cap flashing',
    membrane: 'Roof membrane flashing under cap flashing',
    insulation: 'Rigid roof insulation, 2 layers',
  },
  sketch(pen, { curb, insulation, deck, cover }, label) {
    const far = -15;
    // The deck bears on the angle with a bottom flange, and takes the fastener in the top flange before it.
    const at = -4.7;
    const roof = lowSlopeRoof(pen, far, -far - 1.2, { insulation, deck, fastened: -4.7, deckTo: 0 });
    const sheet = roof + fieldSheet;
    const top = sheet + curb;
    // Integral curb: inner sheet with its flange on the deck, insulation outside, cap flashing welded to its top.
    pen.rect(0, 0.06, 0.1, top - 0.06, 'steel');
    pen.path(uv(0.1, 0.06, -3.7, 0.06));
    screw(pen, [-3.3, 0.06], 270, 0.9, 0.14);
    pen.rect(-1.2, 0.12, 1.2, top - 0.62, 'rigid-insulation', 'edge');
    drip(pen, uv(0, top, -2.1, top, -2.1, top - 3, -2.5, top - 3.3));
    pen.as('water').band(uv(-1.2, roof + 2, -1.2, roof, far, roof), -fieldSheet, 'membrane', 'edge');
    pen
      .as('water')
      .band(
        [[-8, sheet], ...overSecurement(at, sheet), [-1.36, sheet], [-1.36, top - 0.6]],
        0.14,
        'membrane',
        'edge',
      );
    securement(pen, at, sheet);
    screw(pen, [-1.54, top - 1], 0, 1.9, 0.12);
    pen.as('gasket').rect(-1.4, top + 0.02, 0.8, 0.4, 'sealant', 'fine');
    // Cover: outer and inner sheets with insulation, overlapping the curb.
    const wide = 11;
    pen.path(uv(wide, top + 0.42, -1.6, top + 0.42), 'cut');
    pen.rect(-2.9, top + 0.48, wide + 2.9, cover, 'rigid-insulation', 'edge');
    drip(pen, uv(wide, top + 0.54 + cover, -3, top + 0.54 + cover, -3, top - 1.4));
    pen.rect(0.1, top - 5.6, 0.7, 4.6, 'steel', 'edge');
    pen.path(uv(0.8, top - 5, 7.4, top + 0.4), 'edge');
    pen.path(uv(0.8, top - 4.4, 6.8, top + 0.4), 'edge');
    steelAngle(pen, [0.1, -deck], -3, -3, 0.25);
    breakLine(pen, [far, -deck], [far, roof + 0.2]);
    breakLine(pen, [wide, top + 0.3], [wide, top + 0.6 + cover]);
    pen.word([6, -deck - 1], 'Opening');

    pen.dim([-9, sheet], [-9, top], 0.15, { limit: 'MIN.' });
    pen.path(uv(-9.6, top, -2.2, top), 'extension');
    pen.dim([far, 0], [far, insulation], 0.3);
    pen.note([5, top + 0.54 + cover], label('hatch'));
    pen.note([-0.8, top + 0.2], label('gasket'));
    pen.note([5, top - 1.04], 'Compression spring in telescopic tube');
    pen.note([0.45, top - 2.6], 'Spring bracket welded to curb');
    pen.note([0.05, roof + curb * 0.5], label('curb'));
    pen.note([-1.43, roof + curb * 0.35], label('membrane'));
    pen.note([at - 0.6, sheet + 0.05], 'Base securement under flashing');
    pen.note([-3.3, -0.3], 'Flange of curb screwed to steel deck at 12 in. o.c.');
    pen.note([-6, roof * 0.3], label('insulation'));
    pen.note([-9.5, roof - 0.25], 'Cover board');
    pen.note([-0.2, -deck - 2], 'Steel angle frame, see structural drawings');
  },
});
