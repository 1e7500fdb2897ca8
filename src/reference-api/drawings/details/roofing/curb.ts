import { ribbedDeck } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { steelAngle } from '#src/reference-api/drawings/details/assemblies/steel-sections.ts';
import { bead, blocking, breakLine, buildUp, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const curb = defineDetail({
  condition: 'Equipment Curb',
  view: 'Section',
  scale: 2,
  sizes: {
    height: ['Curb height above roof', 8, 18, 1, 10],
    insulation: ['Insulation thickness', 2, 8, 0.5, 4],
    deck: ['Deck depth', 1.5, 3, 0.5, 1.5],
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
    const far = -16;
    const inner = 9;
    const roof = insulation + 0.5;
    // Measured from the face of the roof membrane to the top of the nailer.
    const top = roof + 0.16 + height;
    // Roof to the left of the curb, opening to the right.
    ribbedDeck(pen, far, 0, -far + lining + 2, deck);
    buildUp(pen, far, 0, -far, [
      { thickness: insulation / 2, pattern: 'rigid-insulation' },
      { thickness: insulation / 2, pattern: 'rigid-insulation' },
      { thickness: 0.5, pattern: 'gypsum' },
    ]);
    pen.path(uv(-10, 0, -10, insulation / 2), 'edge');
    // Curb: outer sheet, insulation, liner, nailer on top, base flange on the deck.
    pen.path(uv(-0.02, top - 1.5, -0.02, 0.06, lining + 2, 0.06));
    pen.rect(0, 0.12, lining, top - 1.62, 'rigid-insulation', 'edge');
    pen.path(uv(lining, top - 1.5, lining, 0.06));
    blocking(pen, 0, top - 1.5, Math.max(1.5, lining), 1.5);
    steelAngle(pen, [lining + 2, -deck], -3.2, -3, 0.25);
    screw(pen, [lining + 1.2, 0.06], 270, 1.8, 0.14);
    // Membranes: field sheet with its base attachment, then the flashing over it and over the curb.
    pen.band(
      [
        [-0.05, roof + 1.4],
        [-0.05, roof],
        [far, roof],
      ].map(([x = 0, y = 0]) => [x, y] as const),
      -0.16,
      'membrane',
      'edge',
    );
    pen.band(
      uv(-0.25, roof + 0.18, -0.25, top + 0.1, Math.max(1.5, lining), top + 0.1),
      0.16,
      'membrane',
      'edge',
    );
    pen.band(uv(-0.4, roof + 0.3, -6.5, roof + 0.3), -0.16, 'membrane', 'edge');
    screw(pen, [-1.6, roof + 0.24], 270, roof + deck * 0.5 + 0.4, 0.16);
    pen.rect(-2.4, roof + 0.16, 1.6, 0.12, 'steel', 'fine');
    bead(pen, [-6.6, roof + 0.25], 0.16);
    // Equipment base rail with its skirt hooked over the curb.
    const rail = Math.max(1.5, lining);
    pen.rect(-0.1, top + 0.3, rail + 0.3, 0.3, 'sealant', 'fine');
    pen.path(uv(inner, top + 0.66, -0.75, top + 0.66, -0.75, top - 3, -1.1, top - 3.4));
    pen.path(uv(inner, top + 4.2, -0.3, top + 4.2, -0.3, top + 0.66), 'edge');
    screw(pen, [-0.78, top - 0.75], 0, 2, 0.15);
    breakLine(pen, [far, -deck], [far, roof + 0.2]);
    breakLine(pen, [inner, top + 0.6], [inner, top + 4.2]);
    pen.word([6, -deck - 2.6], 'Opening');

    pen.dim([-9, roof + 0.16], [-9, top], 0.15, { limit: 'MIN.' });
    pen.path(uv(-9.6, top, -0.5, top), 'symbol');
    pen.dim([far, 0], [far, roof], 0.32);
    pen.note([4.5, top + 4.2], label('equipment'));
    pen.note([rail, top + 0.45], 'Continuous compressible gasket');
    pen.note([rail * 0.8, top - 0.6], 'Pressure-treated wood nailer');
    pen.note([1.2, top - 0.8], 'Gasketed screw at 18 in. o.c.');
    pen.note([lining, roof + height * 0.5], label('curb'));
    pen.note([-0.33, roof + height * 0.35], label('membrane'));
    pen.note([-1.6, roof + 0.3], 'Base securement, plate and fastener');
    pen.note([-8, roof + 0.1], label('field'));
    pen.note([-5, insulation * 0.3], label('insulation'));
    pen.note([lining + 1.9, -deck - 1.5], 'Steel angle frame, see structural drawings');
  },
});
