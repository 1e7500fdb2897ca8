import { wallLayers } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { lowSlopeRoof } from '#src/reference-api/drawings/details/assemblies/low-slope-roof.ts';
import { steelAngle } from '#src/reference-api/drawings/details/assemblies/steel-sections.ts';
import { bead, breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const roofToWall = defineDetail({
  condition: 'Roof-to-Wall Transition',
  view: 'Section',
  scale: 2,
  sizes: {
    flashing: ['Flashing height above roof', 8, 16, 0.5, 8],
    insulation: ['Insulation thickness', 2, 8, 0.5, 4],
    deck: ['Deck depth', 1.5, 3, 0.5, 1.5],
    stud: ['Stud depth', 3.625, 8, 0.125, 6],
    cladding: ['Cladding thickness', 0.75, 4, 0.25, 2],
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
    const roof = lowSlopeRoof(pen, far, -far, { insulation: insulation, deck });
    const rise = roof + 0.16 + flashing;
    const head = rise + 6;
    const foot = -deck - 3.5;
    const lining = 0.625 + stud;
    pen.rect(0, foot, 0.625, head - foot, 'gypsum');
    wallLayers(pen, 0.625, foot, head, [
      { thickness: stud, pattern: 'batt-insulation', weight: 'edge' },
      { thickness: 0.625, pattern: 'gypsum' },
    ]);
    steelAngle(pen, [-0.02, -deck], -3.5, -3, 0.25);
    screw(pen, [-0.3, -deck - 1.8], 0, 2.2, 0.15);
    pen.band(uv(-0.02, roof + 1.2, -0.02, roof, far, roof), -0.16, 'membrane', 'edge');
    pen.band(uv(-7, roof + 0.17, -0.19, roof + 0.17, -0.19, rise), 0.16, 'membrane', 'edge');
    pen.rect(-2.6, roof + 0.34, 1.6, 0.12, 'steel', 'fine');
    screw(pen, [-1.8, roof + 0.46], 270, roof + deck * 0.5 + 0.8, 0.16);
    pen.rect(-0.5, rise - 1.1, 0.12, 1, 'steel', 'edge');
    screw(pen, [-0.5, rise - 0.6], 0, 2, 0.14);
    bead(pen, [-0.4, rise + 0.08], 0.15);
    // Counterflashing: receiver behind the barrier, skirt hooked into it.
    pen.path(uv(-0.1, rise + 3, -0.1, rise + 0.9, -0.55, rise + 0.7, -0.55, rise + 0.2, -0.75, rise + 0.25));
    pen.path(uv(-0.66, rise + 0.55, -0.66, rise - 3, -1.1, rise - 3.4));
    pen.rect(-0.12, rise + 1.2, 0.12, head - rise - 1.2, 'membrane', 'fine');
    pen.rect(
      -0.12 - cladding,
      rise + 1.6,
      cladding,
      head - rise - 1.6,
      cladding > 1.4 ? 'rigid-insulation' : 'aluminum',
    );
    pen.path(
      uv(-0.15, rise + 2.8, -0.15, rise + 1.35, -0.3 - cladding, rise + 1.15, -0.5 - cladding, rise + 0.7),
      'edge',
    );
    breakLine(pen, [-0.12 - cladding, head], [lining + 0.625, head]);
    breakLine(pen, [0, foot], [lining + 0.625, foot]);
    breakLine(pen, [far, -deck], [far, roof + 0.2]);

    pen.dim([-8.5, roof + 0.16], [-8.5, rise], 0.1, { limit: 'MIN.' });
    pen.path(uv(-9.2, rise, -0.9, rise), 'symbol');
    pen.dim([far, 0], [far, roof], 0.3);
    pen.dim([0.625, head], [lining, head], 0.3);
    pen.note([-cladding * 0.4, head - 1.4], label('cladding'));
    pen.note([-0.06, rise + 3.4], label('barrier'));
    pen.note([-0.3, rise + 0.8], label('counter'));
    pen.note([-0.44, rise - 0.5], 'Termination bar, fastened at 6 in. o.c.');
    pen.note([-0.3, roof + flashing * 0.4], label('base'));
    pen.note([-1.2, roof + 0.4], 'Plate and fastener at base');
    pen.note([-4.5, roof - 0.25], 'Cover board');
    pen.note([-5.5, roof * 0.4], label('insulation'));
    pen.note([-2.8, -deck - 0.15], 'Continuous deck support angle');
    pen.note([-6.2, roof + 0.3], label('membrane'));
    pen.note([lining * 0.6, foot + 1.4], 'Steel studs with batt insulation');
  },
});
