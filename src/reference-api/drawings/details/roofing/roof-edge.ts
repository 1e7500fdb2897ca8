import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { wideFlange } from '#src/reference-api/drawings/details/assemblies/steel-sections.ts';
import {
  metalPanel,
  ribbedDeck,
  wallLayers,
} from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import {
  aroundCleat,
  bead,
  blocking,
  breakLine,
  buildUp,
  drip,
  screw,
  slopeArrow,
} from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const roofEdge = defineDetail({
  condition: 'Roof Edge with Metal Fascia',
  view: 'Section',
  scale: 2,
  sizes: {
    insulation: ['Insulation thickness', 2, 8, 0.5, 5],
    deck: ['Deck depth', 'deck', 1.5],
    fascia: ['Fascia height', 4, 10, 0.5, 6],
    stud: ['Wall stud depth', 'steelStud', 6],
  },
  labels: {
    membrane: '60 mil TPO membrane, fully adhered',
    coverBoard: '1/2 in. gypsum cover board',
    insulation: 'Polyisocyanurate insulation, 2 layers, joints staggered',
    vapour: 'Self-adhered vapor retarder',
    fascia: '24 ga. metal fascia, 1/2 in. hemmed drip',
    wall: 'Metal wall panel',
  },
  sketch(pen, { insulation, deck, fascia, stud }, label) {
    // Outer face of the sheathing at x = 0, top of the deck at y = 0. The top nailer reaches over the wall panel.
    const [far, nailer, out] = [-23.5, -5.5, 2];
    const level = insulation + 0.6;
    const ledge = level - 1.5;
    ribbedDeck(pen, far, 0, -far - 0.625, deck);
    buildUp(pen, far, 0.1, nailer - far, [
      { thickness: insulation / 2, pattern: 'rigid-insulation' },
      { thickness: insulation / 2, pattern: 'rigid-insulation' },
      { thickness: 0.5, pattern: 'gypsum' },
    ]);
    pen.path(uv(-16, 0.1, -16, insulation / 2 + 0.1), 'edge');
    pen.path(uv(-12, insulation / 2 + 0.1, -12, insulation + 0.1), 'edge');
    const plates = Math.max(1, Math.round((ledge - 0.1) / 1.5));
    const plate = (ledge - 0.1) / plates;
    for (let index = 0; index < plates; index++) blocking(pen, nailer, 0.1 + index * plate, -nailer, plate);
    blocking(pen, nailer, ledge, out - nailer, 1.5);
    screw(pen, [-4.4, level], 270, level + 0.9);
    // Vapor retarder under the nailers, lapped over the wall's barrier, which goes up to the top nailer.
    pen.as('air').band(uv(far, 0, 0.1, 0, 0.1, -2.4), 0.1, 'membrane', 'fine');

    const sheet = level + 0.18;
    pen
      .as('water')
      .band(uv(out + 0.18, ledge - 0.5, out + 0.18, sheet, far, sheet), 0.18, 'membrane', 'edge');
    // Flange of the fascia set in mastic, fastened and stripped in.
    pen
      .as('water')
      .band(uv(-1.2, sheet + 0.1, -4.3, sheet + 0.1, -4.6, sheet, -9.5, sheet), -0.16, 'membrane', 'edge');
    const face = out + 0.6;
    const drop = sheet + 0.95 - fascia;
    drip(
      pen,
      [
        [-4.2, sheet + 0.05],
        [-1, sheet + 0.05],
        [-0.5, sheet + 0.95],
        [face, sheet + 0.95],
        [face, drop],
        [face + 0.5, drop - 0.5],
      ],
      aroundCleat,
    );
    pen.path(
      uv(out + 0.26, ledge + 1, out + 0.26, drop + 0.8, face - 0.06, drop + 0.3, face + 0.36, drop - 0.44),
      'edge',
    );
    screw(pen, [out + 0.32, ledge + 0.6], 180, 1.7, 0.13);
    screw(pen, [-2.6, sheet + 0.08], 270, 1.6, 0.1);

    const beam = 7;
    wideFlange(pen, -0.625 - stud / 2, -deck, beam, Math.min(6, stud));
    const head = -deck - beam;
    const foot = head - 3.6;
    const inside = -0.625 - stud;
    pen.rect(-0.625, foot, 0.625, -foot, 'gypsum');
    // The barrier turns out under the top nailer to the turned-down membrane.
    pen.as('air').band(uv(0, foot, 0, ledge, out, ledge), -0.1, 'membrane', 'fine');
    metalPanel(pen, 0.3, foot, 1.5, ledge - 0.36 - foot);
    bead(pen, [1, ledge - 0.23], 0.13);
    pen.path(uv(-0.7, head - 1.4, -0.7, head - 0.1, inside + 0.05, head - 0.1, inside + 0.05, head - 1.4));
    // Batt up to the beam, and between its flanges and the sheathing up to the roof.
    wallLayers(pen, inside, foot, head - 0.1, [
      { thickness: stud, pattern: 'batt-insulation', weight: 'edge' },
    ]);
    wallLayers(pen, -0.625 - stud / 2 + 0.12, head + 0.35, -deck - 0.35, [
      { thickness: stud / 2 - 0.12, pattern: 'batt-insulation', weight: 'fine' },
    ]);
    wallLayers(pen, inside - 0.625, foot, head - 0.5, [{ thickness: 0.625, pattern: 'gypsum' }]);
    breakLine(pen, [inside - 0.625, foot], [1.8, foot]);
    breakLine(pen, [far, -deck], [far, level + 0.4]);
    slopeArrow(pen, [-15.5, level + 1.5], 'Slope 1/4 in. per ft', 'left');

    pen.dim([far, 0.1 + insulation], [far, 0.1], -0.3);
    pen.dim([inside, foot], [-0.625, foot], -0.35);
    pen.dim([face, sheet + 0.95], [face, drop], 0.3, { beyond: true });
    pen.note([-3.4, sheet + 0.25], 'Membrane stripping ply over flange');
    pen.note([-0.1, sheet + 0.95], label('fascia'));
    pen.note([-11.6, level + 0.1], label('membrane'));
    pen.note([-7.2, level - 0.25], label('coverBoard'));
    pen.note([out + 0.4, drop + 0.66], 'Continuous cleat, fastened at 12 in. o.c.');
    pen.note([-1.2, ledge * 0.55], 'Pressure-treated wood nailers, anchored to deck');
    pen.note([-8.2, insulation * 0.4], label('insulation'));
    pen.note([-9.2, 0.05], label('vapour'));
    pen.note([-13.4, -0.03], 'Steel roof deck, see structural drawings');
    pen.note([1, ledge - 0.23], 'Sealant at head of panel');
    pen.note([1.2, (foot + head) / 2], label('wall'));
    pen.note([0.05, foot + 2.2], 'Air and water barrier, sealed to vapor retarder');
    pen.note([-0.625 - stud / 2, (head - deck) / 2], 'Steel edge beam, see structural drawings');
    pen.note([-0.625 - stud * 0.3, foot + 1], 'Steel studs with batt insulation');
    pen.note([-0.3, foot + 3.6], 'Gypsum sheathing');
    pen.note([-0.95 - stud, foot + 0.6], 'Gypsum board');
  },
});
