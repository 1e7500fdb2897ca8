import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { hollowBox, steelAngle } from '#src/reference-api/drawings/details/assemblies/steel-sections.ts';
import {
  fieldSheet,
  overSecurement,
  securement,
} from '#src/reference-api/drawings/details/assemblies/low-slope-roof.ts';
import { ribbedDeck } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { blocking, breakLine, buildUp, drip, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const curb = defineDetail({
  condition: 'Equipment Curb',
  view: 'Section',
  scale: 2,
  sizes: {
    height: ['Curb height above roof', 8, 18, 1, 10],
    insulation: ['Insulation thickness', 2, 8, 0.5, 4],
    deck: ['Deck depth', 'deck', 1.5],
    lining: ['Curb insulation', 1, 3, 0.5, 1.5],
  },
  labels: {
    membrane: 'Membrane flashing, fully adhered to curb',
    field: 'Roof membrane over cover board',
    insulation: 'Rigid roof insulation',
    curb: 'Factory curb, 18 ga. galvanized steel, welded',
    equipment: 'Equipment base with counterflashing',
  },
  sketch(pen, { height, insulation, deck, lining }, label) {
    const far = -15;
    const inner = 9;
    const roof = insulation + 0.5;
    const sheet = roof + fieldSheet;
    // Measured from the face of the roof membrane to the top of the nailer.
    const top = sheet + height;
    const rail = Math.max(1.5, lining);
    // Roof to the left of the curb, opening to the right.
    const at = -2;
    // Top flanges of the deck on both sides of the flute under the curb, which a plate spans.
    const end = lining + 3;
    ribbedDeck(pen, far, 0, -far + end, deck, -0.9);
    pen.rect(0, 0.02, end, 0.1, 'steel', 'edge');
    buildUp(pen, far, 0, -far, [
      { thickness: insulation / 2, pattern: 'rigid-insulation' },
      { thickness: insulation / 2, pattern: 'rigid-insulation' },
      { thickness: 0.5, pattern: 'gypsum' },
    ]);
    pen.path(uv(-10, 0, -10, insulation / 2), 'edge');
    // Curb: outer sheet, insulation, liner, nailer on top, base flange on the deck.
    pen.path(uv(0, top, 0, 0.15, end, 0.15));
    pen.rect(0.06, 0.2, lining - 0.12, top - 1.7, 'rigid-insulation', 'edge');
    pen.path(uv(lining, top - 1.5, lining, 0.15));
    blocking(pen, 0, top - 1.5, rail, 1.5);
    steelAngle(pen, [end, -deck], 1 - end, -3, 0.25);
    // Into an upper flange of the deck, which the angle carries.
    screw(pen, [Math.max(3.75, lining + 1.8), 0.15], 270, 1, 0.14);
    // Field sheet turned up, flashing over its securement and over the nailer, the skirt over both.
    pen.as('water').band(uv(0, roof + 2, 0, roof, far, roof), -fieldSheet, 'membrane', 'edge');
    pen
      .as('water')
      .band(
        [[-6.5, sheet], ...overSecurement(at, sheet), [-0.16, sheet], [-0.16, top], [rail, top]],
        0.16,
        'membrane',
        'edge',
      );
    securement(pen, at, sheet);
    // Equipment base rail with its skirt hooked over the curb.
    pen.as('gasket').rect(0, top + 0.16, rail, 0.3, 'sealant', 'fine');
    drip(pen, uv(inner, top + 0.52, -0.62, top + 0.52, -0.62, top - 3, -1, top - 3.4));
    hollowBox(pen, 0, top + 0.46, rail, 1.4, 0.1, 'steel');
    pen.path(uv(inner, top + 4.2, -0.3, top + 4.2, -0.3, top + 0.52), 'edge');
    screw(pen, [-0.66, top - 0.75], 0, 2, 0.15);
    breakLine(pen, [far, -deck], [far, roof + 0.2]);
    breakLine(pen, [inner, top + 0.5], [inner, top + 4.2]);
    pen.word([end + 1, -deck - 1], 'Opening', 'left');

    pen.dim([-9, sheet], [-9, top], 0.15, { limit: 'MIN.' });
    pen.path(uv(-9.6, top, -0.7, top), 'extension');
    pen.dim([far, 0], [far, insulation], 0.32);
    pen.note([4.5, top + 4.2], label('equipment'));
    pen.note([rail - 0.05, top + 1.2], 'Base rail of unit');
    pen.note([rail * 0.8, top + 0.3], 'Continuous compressible gasket');
    pen.note([rail * 0.8, top - 0.6], 'Pressure-treated wood nailer');
    pen.note([-0.7, top - 0.75], 'Gasketed screw at 18 in. o.c.');
    pen.note([lining, roof + height * 0.5], label('curb'));
    pen.note([-0.24, roof + height * 0.42], label('membrane'));
    pen.note([at - 0.6, sheet + 0.05], 'Base securement under flashing');
    pen.note([-8, sheet], label('field'));
    pen.note([-5, insulation * 0.3], label('insulation'));
    pen.note([lining + 0.4, 0.07], 'Plate on steel deck under curb, 14 ga.');
    pen.note([end - 0.1, -deck - 1.5], 'Steel angle frame, see structural drawings');
  },
});
