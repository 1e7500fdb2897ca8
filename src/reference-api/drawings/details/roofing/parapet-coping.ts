import { wallLayers } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { lowSlopeRoof } from '#src/reference-api/drawings/details/assemblies/low-slope-roof.ts';
import { breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const parapetCoping = defineDetail({
  condition: 'Parapet with Metal Coping',
  view: 'Section',
  scale: 2,
  sizes: {
    height: ['Parapet height above roof', 8, 30, 1, 10],
    insulation: ['Insulation thickness', 2, 8, 0.5, 4],
    deck: ['Deck depth', 1.5, 3, 0.5, 1.5],
    stud: ['Parapet stud depth', 3.625, 8, 0.125, 6],
    cladding: ['Cladding thickness', 0.75, 4, 0.25, 2],
  },
  labels: {
    coping: '24 ga. metal coping, snap-on, slope to roof',
    membrane: 'Roof membrane, carried over parapet',
    insulation: 'Rigid roof insulation, 2 layers',
    cladding: 'Metal wall panel',
  },
  sketch(pen, { height, insulation, deck, stud, cladding }, label) {
    const far = -13;
    const roof = lowSlopeRoof(pen, far, -far, { insulation, deck });
    // `height` is measured from the roof membrane to the top of the coping.
    const top = roof + 0.16 + height - 1.2;
    const foot = -deck - 4;
    const outer = stud + 1.25;
    pen.rect(0, 0, 0.625, top, 'gypsum');
    wallLayers(pen, 0.625, foot, top - 1, [{ thickness: stud, pattern: 'batt-insulation', weight: 'edge' }]);
    pen.rect(outer - 0.625, foot, 0.625, top - foot, 'gypsum');
    pen.path(uv(0.7, top - 2, 0.7, top - 0.9, outer - 0.7, top - 0.9, outer - 0.7, top - 2));
    pen.rect(outer, foot, 0.12, top - foot, 'membrane', 'fine');
    pen.rect(
      outer + 0.12,
      foot,
      cladding,
      top - 2.2 - foot,
      cladding > 1.4 ? 'rigid-insulation' : 'aluminum',
    );
    const face = outer + 0.12 + cladding;
    // Sloped blocking drains the coping toward the roof.
    const rise = 0.9;
    pen.shape(uv(0, top, face, top, face, top + 0.75 + rise, 0, top + 0.75), null);
    pen.path(uv(0, top, face, top + 0.75 + rise), 'fine');
    pen.path(uv(0, top + 0.75, face, top), 'fine');
    pen.rect(outer + 0.12, top - 2.1, cladding, 2.1, 'wood', 'edge');
    pen.band(
      uv(far, roof, -0.02, roof, -0.02, top + 0.75, face + 0.02, top + 0.77 + rise, face + 0.02, top - 1.5),
      0.16,
      'membrane',
      'edge',
    );
    pen.rect(-2.5, roof + 0.17, 1.5, 0.12, 'steel', 'fine');
    screw(pen, [-1.75, roof + 0.3], 270, roof + deck * 0.5 + 0.4, 0.16);
    const drop = top - 3.6;
    const lift = top + 1.2;
    pen.path([
      [-0.75, top - 2.1],
      [-0.95, top - 2],
      [-0.5, top - 1.5],
      [-0.5, lift],
      [face + 0.6, lift + rise + 0.1],
      [face + 0.6, drop],
      [face + 1.05, drop - 0.5],
      [face + 0.85, drop - 0.58],
    ]);
    pen.path(uv(face + 0.35, top + 0.4, face + 0.35, drop + 0.05, face + 0.8, drop - 0.42), 'edge');
    screw(pen, [face + 0.4, top - 0.9], 180, 2, 0.14);
    screw(pen, [-0.55, top - 0.7], 0, 2, 0.14);
    breakLine(pen, [0.625, foot], [face, foot]);
    breakLine(pen, [far, -deck], [far, roof + 0.2]);

    pen.dim([-9, roof + 0.16], [-9, lift], 0.15, { limit: 'MIN.' });
    pen.path(uv(-9.8, lift, -0.7, lift), 'symbol');
    pen.dim([far, 0], [far, insulation], 0.3);
    pen.dim([0.625, foot], [0.625 + stud, foot], -0.32);
    pen.note([face * 0.55, lift + rise * 0.55], label('coping'));
    pen.note([face * 0.7, top + 0.6], 'Pressure-treated wood blocking, sloped');
    pen.note([face + 0.42, drop + 0.8], 'Continuous cleat, fastened at 12 in. o.c.');
    pen.note([face - cladding * 0.4, top - 5.2], label('cladding'));
    pen.note([outer + 0.06, top - height * 0.66], 'Sheathing with air and weather barrier');
    pen.note([0.625 + stud * 0.5, roof + 1], 'Steel stud parapet with batt insulation');
    pen.note([-0.1, roof + height * 0.22], label('membrane'));
    pen.note([-3.4, roof - 0.25], 'Cover board');
    pen.note([-4.4, insulation * 0.35], label('insulation'));
    pen.note([-1.6, -0.03], 'Steel roof deck');
  },
});
