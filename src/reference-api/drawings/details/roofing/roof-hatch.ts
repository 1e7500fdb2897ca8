import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { lowSlopeRoof } from '#src/reference-api/drawings/details/assemblies/low-slope-roof.ts';
import { steelAngle } from '#src/reference-api/drawings/details/assemblies/steel-sections.ts';
import { breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const roofHatch = defineDetail({
  condition: 'Roof Hatch with Integral Curb',
  view: 'Section',
  scale: 4,
  sizes: {
    curb: ['Curb height above roof', 8, 16, 1, 12],
    insulation: ['Insulation thickness', 2, 8, 0.5, 4],
    deck: ['Deck depth', 1.5, 3, 0.5, 1.5],
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
    const roof = lowSlopeRoof(pen, far, -far, { insulation: insulation, deck });
    const top = roof + 0.16 + curb;
    pen.rect(0, 0.1, 0.1, top - 0.1, 'steel');
    pen.rect(-1.1, roof - 0.4, 1.1, curb - 0.6, 'rigid-insulation', 'edge');
    pen.path(uv(-3.4, 0.05, 0, 0.05));
    // Cap flashing turned down over the roof flashing.
    pen.path(uv(0, top, -1.6, top, -1.6, top - 3, -2, top - 3.3));
    pen.band(uv(far, roof, -1.15, roof, -1.15, top - 0.5), 0.16, 'membrane', 'edge');
    screw(pen, [-1.62, top - 1.6], 0, 1.4, 0.14);
    pen.rect(-1.2, top + 0.02, 0.8, 0.4, 'sealant', 'fine');
    // Cover: outer and inner sheets with insulation, overlapping the curb.
    const wide = 11;
    pen.rect(-0.9, top + 0.42, wide + 0.9, cover, 'rigid-insulation', 'edge');
    pen.path(uv(wide, top + 0.5 + cover, -2.6, top + 0.5 + cover, -2.6, top - 1.4, -2.2, top - 1.4));
    pen.path(uv(wide, top + 0.4, -1, top + 0.4), 'cut');
    pen.rect(0.1, top - 5.6, 0.7, 4.6, 'steel', 'edge');
    pen.path(uv(0.8, top - 5, 7.4, top + 0.4), 'edge');
    pen.path(uv(0.8, top - 4.4, 6.8, top + 0.4), 'edge');
    steelAngle(pen, [0.1, -deck], -3, -3, 0.25);
    breakLine(pen, [far, -deck], [far, roof + 0.2]);
    breakLine(pen, [wide, top + 0.3], [wide, top + 0.6 + cover]);
    pen.word([6, -deck - 1], 'Opening');

    pen.dim([-9, roof + 0.16], [-9, top], 0.15, { limit: 'MIN.' });
    pen.path(uv(-9.6, top, -1.7, top), 'symbol');
    pen.dim([far, 0], [far, roof], 0.3);
    pen.note([5, top + 0.5 + cover], label('hatch'));
    pen.note([-0.8, top + 0.2], label('gasket'));
    pen.note([5, top - 1.04], 'Compression spring in telescopic tube');
    pen.note([0.05, roof + curb * 0.5], label('curb'));
    pen.note([-1.2, roof + curb * 0.35], label('membrane'));
    pen.note([-6, roof * 0.3], label('insulation'));
    pen.note([-0.2, -deck - 2], 'Steel angle frame, see structural drawings');
  },
});
