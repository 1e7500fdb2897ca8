import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import {
  metalPanel,
  wallLayers,
} from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import {
  bead,
  blocking,
  breakLine,
  drip,
  screw,
  slopeTriangle,
} from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const eave = defineDetail({
  condition: 'Eave with Gutter',
  view: 'Section',
  scale: 2,
  sizes: {
    rise: ['Slope', 1, 8, 0.5, 3],
    insulation: ['Insulation thickness', 1.5, 6, 0.5, 4],
    seam: ['Seam height', 'seam', 2],
    gutter: ['Gutter width', 4, 8, 0.5, 6],
    stud: ['Wall stud depth', 'woodStud', 5.5],
  },
  labels: {
    panel: '24 ga. standing seam metal roof panel',
    underlayment: 'Self-adhered ice and water underlayment',
    insulation: 'Rigid roof insulation',
    gutter: '24 ga. box gutter, hangers at 24 in. o.c.',
    cladding: 'Metal wall panel',
  },
  sketch(pen, { rise, insulation, seam, gutter, stud }, label) {
    const angle = Math.atan(rise / 12);
    const degrees = (angle * 180) / Math.PI;
    const roofPoint = (along: number, up: number): readonly [number, number] => [
      -along * Math.cos(angle) + up * Math.sin(angle),
      along * Math.sin(angle) + up * Math.cos(angle),
    ];
    // The slope's frame: origin at the outer face of the sheathing, x up the slope to the left.
    const roof = pen.at([0, 0], -degrees, true);
    const length = 17;
    // Decking that spans from the wall to a beam, sheathing over the insulation.
    const base = 1.5;
    const deck = base + insulation + 0.5;
    const top = deck + 0.12;
    // All layers end plumb at the fascia, whose face is 1.5 in. outside the sheathing.
    const edge = (up: number) => up * Math.tan(angle) - 0.01;
    const layer = (low: number, high: number, from: number) =>
      uv(from + edge(low), low, length, low, length, high, from + edge(high), high);
    roof.shape(layer(0, base, 0), 'wood');
    roof.shape(layer(base, base + insulation, 1.5), 'rigid-insulation');
    roof.as('wood').shape(
      [
        [edge(base), base],
        [1.5 + edge(base), base],
        [1.5 + edge(base + insulation), base + insulation],
        [edge(base + insulation), base + insulation],
      ],
      'wood',
    );
    roof.shape(layer(base + insulation, deck, 0), 'plywood');
    roof.as('water').shape(layer(deck, top, 0), 'membrane', 'fine');
    const eaveTop = roofPoint(edge(top), top);
    const low = roofPoint(0, 0);
    // Fascia board plumb under the edge, over the head of the wall panel.
    const board = Math.max(7.25, eaveTop[1] - low[1] + 2.6);
    const fascia = 1.5;
    // On a steep roof all of it is lower, under the panel.
    const rim = eaveTop[1] - 1.3 - Math.max(0, (rise / 12) * 2.3 - 0.6);
    const fasciaFoot = rim + 0.4 - board;
    pen.as('wood').rect(0.12, fasciaFoot, fascia - 0.12, board, 'wood');
    // A strip cut to the slope between the nail base and the face of the fascia carries the underlayment down.
    const strip = rim + 0.55;
    const behind = strip + ((eaveTop[1] - strip) * (fascia - 0.12)) / (fascia - eaveTop[0]);
    pen
      .as('wood')
      .shape(
        uv(0.12, rim + 0.4, fascia, rim + 0.4, fascia, strip - 0.01, 0.12, behind - 0.01),
        'wood',
        'edge',
      );
    // Underlayment carried over the fascia, the eave flashing on it, hung over the back of the gutter.
    const depth = gutter * 0.75;
    const back = fascia + 0.3;
    pen.as('water').band([eaveTop, [fascia, strip], [fascia, rim - 1.6]], 0.12, 'membrane', 'fine');
    const out = back + 0.5;
    drip(pen, [
      roofPoint(4, top + 0.04),
      [eaveTop[0], eaveTop[1] + 0.06],
      [back + 0.2, rim + 0.6],
      [back + 0.2, rim - 0.8],
      [out, rim - 1.1],
    ]);
    pen.as('gutter').path([
      [back, rim + 0.2],
      [back, rim - depth],
      [back + gutter, rim - depth],
      [back + gutter, rim - 0.5],
      [back + gutter + 0.6, rim - 0.5],
      [back + gutter + 0.6, rim - 0.9],
    ]);
    pen.path(uv(back, rim - 1.4, back + gutter, rim - 1.4, back + gutter, rim - 0.5), 'edge');
    screw(pen, [back, rim - 1.4], 180, 1.6, 0.12);
    // The panel ends over the gutter, hemmed over a cleat that is screwed to the nail base; it stands off that, as its clips do.
    const pan = top + 0.24;
    const cleat = top + 0.08;
    const hang = (out + 0.5) / Math.cos(angle);
    const tip = -hang + top * Math.tan(angle);
    roof.as('eave').path([
      [length, pan],
      [tip, pan],
      [tip, top - 0.35],
      [tip + 0.28, top - 0.35],
      [tip + 0.28, top - 0.1],
    ]);
    roof.path(uv(length, top + seam, edge(top) + 0.6, top + seam, edge(top), pan), 'edge');
    roof.path(uv(edge(top) + 3.4, cleat, tip + 0.14, cleat, tip + 0.14, top - 0.24), 'edge');
    screw(roof, [edge(top) + 2.4, cleat], 270, 1.3, 0.1);
    breakLine(roof, [length, 0], [length, top + seam]);

    const soffit = Math.min(fasciaFoot - 0.2, rim - depth - 0.6);
    const foot = soffit - 6;
    const inside = -0.5 - stud;
    const plate = -0.2;
    pen.rect(-0.5, foot, 0.5, -foot - 0.3, 'plywood');
    blocking(pen, inside, plate - 1.6, stud, 1.5);
    blocking(pen, inside, plate - 3.1, stud, 1.5);
    pen
      .as('wood')
      .shape(
        [
          [inside, plate - 0.1],
          [-0.5, plate - 0.1],
          roofPoint(0.5 / Math.cos(angle), 0),
          roofPoint((stud + 0.5) / Math.cos(angle), 0),
        ],
        'wood',
        'edge',
      );
    wallLayers(pen, inside, foot, plate - 3.1, [
      { thickness: stud, pattern: 'batt-insulation', weight: 'edge' },
    ]);
    wallLayers(pen, inside - 0.5, foot, plate - 0.3, [{ thickness: 0.5, pattern: 'gypsum' }]);
    pen.as('air').rect(0.01, foot, 0.1, eaveTop[1] - 0.1 - foot, 'membrane', 'fine');
    metalPanel(pen, 0.12, foot, 1.25, fasciaFoot - 0.2 - foot);
    bead(pen, [0.75, fasciaFoot - 0.1], 0.1);
    breakLine(pen, [inside - 0.5, foot], [1.4, foot]);

    pen.dim([back, rim - depth], [back + gutter, rim - depth], -0.3);
    pen.dim([inside, foot], [-0.5, foot], -0.32);
    roof.dim([length, base], [length, base + insulation], -0.4);
    slopeTriangle(pen, roofPoint(13, top + seam + 0.5 + pen.scale * (0.04 + 0.02 * rise)), rise, 'right');
    pen.note(roofPoint(6, pan), label('panel'));
    pen.note(roofPoint(9.8, top - 0.06), label('underlayment'));
    pen.note(roofPoint(tip + 0.3, pan), 'Panel hemmed over cleat, over the gutter');
    pen.note(roofPoint(edge(top) + 3.2, cleat), 'Continuous cleat, screwed to nail base');
    pen.note([back + 0.2, rim - 0.3], 'Eave flashing, over back of gutter');
    pen.note([back + gutter, rim - depth * 0.6], label('gutter'));
    pen.note([fascia * 0.6, rim + 0.5], 'Beveled wood strip over fascia');
    pen.note([fascia * 0.5, fasciaFoot + 1.2], 'Wood fascia board, bracket screws into it');
    pen.note(roofPoint(0.8 + edge(base + 0.8), base + 0.8), 'Continuous wood nailer');
    pen.note(roofPoint(3 + edge(deck), deck - 0.25), 'Plywood nail base over insulation');
    pen.note(roofPoint(5, base + insulation * 0.4), label('insulation'));
    pen.note(roofPoint(9.5, base * 0.5), 'Tongue-and-groove wood decking, on beams');
    pen.note([-0.5 - stud * 0.7, plate + 0.2], 'Wood bearing block, cut to slope');
    pen.note([-0.5 - stud * 0.4, plate - 2.6], 'Double top plate');
    pen.note([0.75, fasciaFoot - 0.1], 'Sealant at head of panel');
    pen.note([1, soffit - 2.4], label('cladding'));
    pen.note([0.05, foot + 4.4], 'Air and water barrier, lapped behind fascia');
    pen.note([-0.25, foot + 2.6], 'Plywood wall sheathing');
    pen.note([inside - 0.25, foot + 3.6], 'Gypsum board');
    pen.note([-0.5 - stud * 0.4, foot + 1.2], 'Batt insulation in stud cavity');
  },
});
