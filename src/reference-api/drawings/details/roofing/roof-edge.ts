import {
  ribbedDeck,
  wallLayers,
} from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { wideFlange } from '#src/reference-api/drawings/details/assemblies/steel-sections.ts';
import {
  blocking,
  breakLine,
  buildUp,
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
    deck: ['Deck depth', 1.5, 3, 0.5, 1.5],
    fascia: ['Fascia height', 4, 10, 0.5, 6],
    stud: ['Wall stud depth', 3.625, 8, 0.125, 6],
  },
  labels: {
    membrane: '60 mil TPO membrane, fully adhered',
    coverBoard: '1/2 in. gypsum cover board',
    insulation: 'Polyisocyanurate insulation, 2 layers, joints staggered',
    vapour: 'Self-adhered vapor retarder',
    fascia: '24 ga. metal fascia, 1/2 in. hemmed drip',
    wall: 'Metal wall panel on sheathing',
  },
  sketch(pen, { insulation, deck, fascia, stud }, label) {
    const far = -22;
    const nailer = -5.5;
    const level = insulation + 0.6;

    ribbedDeck(pen, far, 0, -far, deck);
    buildUp(pen, far, 0, -far, [{ thickness: 0.1, pattern: 'membrane', weight: 'fine' }]);
    buildUp(pen, far, 0.1, nailer - far, [
      { thickness: insulation / 2, pattern: 'rigid-insulation' },
      { thickness: insulation / 2, pattern: 'rigid-insulation' },
      { thickness: 0.5, pattern: 'gypsum' },
    ]);
    pen.path(uv(-15, 0.1, -15, insulation / 2 + 0.1), 'edge');
    pen.path(uv(-11, insulation / 2 + 0.1, -11, insulation + 0.1), 'edge');
    const plates = Math.max(1, Math.round(level / 1.5));
    for (let plate = 0; plate < plates; plate++) {
      blocking(pen, nailer, 0.1 + (plate * (level - 0.1)) / plates, -nailer, (level - 0.1) / plates);
    }
    screw(pen, [-3.9, level], 270, Math.min(level + deck * 0.6, level + 1.2));

    pen.band(uv(0.18, level - 2.2, 0.18, level + 0.18, far, level + 0.18), 0.18, 'membrane', 'edge');
    pen.band(uv(-0.9, level + 0.42, -9.5, level + 0.42), 0.16, 'membrane', 'edge');
    const drop = level - fascia;
    pen.path([
      [-4.2, level + 0.3],
      [-0.75, level + 0.3],
      [-0.45, level + 1.15],
      [0.62, level + 1.15],
      [0.62, drop],
      [1.15, drop - 0.5],
      [0.95, drop - 0.55],
    ]);
    pen.path(uv(0.38, level - 0.9, 0.38, drop + 0.05, 0.9, drop - 0.45), 'edge');
    screw(pen, [0.45, level - 1.5], 180, 1.7, 0.13);
    screw(pen, [-2.2, level + 0.32], 270, 1.6, 0.13);

    const beam = 7;
    wideFlange(pen, -0.625 - stud / 2, -deck, beam, Math.min(6, stud));
    const head = -deck - beam;
    const foot = head - 3.6;
    const inside = -0.625 - stud;
    pen.rect(-0.625, foot, 0.625, -foot, 'gypsum');
    pen.rect(0, foot, 1.5, Math.min(-0.4, drop + 0.8) - foot, 'steel', 'edge');
    pen.path(uv(-0.7, head - 1.4, -0.7, head - 0.1, inside + 0.05, head - 0.1, inside + 0.05, head - 1.4));
    wallLayers(pen, inside, foot, head - 0.7, [
      { thickness: stud, pattern: 'batt-insulation', weight: 'edge' },
    ]);
    wallLayers(pen, inside - 0.625, foot, head - 0.5, [{ thickness: 0.625, pattern: 'gypsum' }]);
    breakLine(pen, [inside - 0.625, foot], [1.5, foot]);
    breakLine(pen, [far, -deck], [far, level + 0.4]);
    slopeArrow(pen, [-15.5, level + 1.5], 'Slope 1/4 in. per ft', 'left');

    pen.dim([far, level], [far, 0.1], -0.3);
    pen.dim([inside, foot], [-0.625, foot], -0.35);
    pen.note([-7, level + 0.4], 'Membrane stripping ply over flange');
    pen.note([-0.1, level + 1.15], label('fascia'));
    pen.note([-10.6, level + 0.12], label('membrane'));
    pen.note([-8.6, level - 0.3], label('coverBoard'));
    pen.note([0.4, drop + 0.6], 'Continuous cleat, fastened at 12 in. o.c.');
    pen.note([-1.2, level * 0.55], 'Pressure-treated wood nailers, anchored to deck');
    pen.note([-8.2, insulation * 0.4], label('insulation'));
    pen.note([-9.2, 0.06], label('vapour'));
    pen.note([-6.4, -deck * 0.5], 'Steel roof deck, see structural drawings');
    pen.note([1.2, (foot + head) / 2], label('wall'));
    pen.note([-0.625 - stud * 0.3, foot + 1], 'Steel studs with batt insulation');
  },
});
