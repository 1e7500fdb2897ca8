import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { lowSlopeRoof } from '#src/reference-api/drawings/details/assemblies/low-slope-roof.ts';
import { hollowBox } from '#src/reference-api/drawings/details/assemblies/steel-sections.ts';
import { blocking, breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const skylightCurb = defineDetail({
  condition: 'Unit Skylight on Curb',
  view: 'Section',
  scale: 4,
  sizes: {
    curb: ['Curb height above roof', 6, 14, 1, 9],
    insulation: ['Insulation thickness', 2, 8, 0.5, 4],
    deck: ['Deck depth', 1.5, 3, 0.5, 1.5],
    glass: ['Glazing thickness', 0.75, 2, 0.25, 1],
  },
  labels: {
    skylight: 'Unit skylight, thermally broken aluminum frame',
    glazing: 'Insulating glass unit, laminated inner lite',
    membrane: 'Roof membrane flashing over top of curb',
    insulation: 'Rigid roof insulation, 2 layers',
  },
  sketch(pen, { curb, insulation, deck, glass }, label) {
    const far = -15;
    const roof = lowSlopeRoof(pen, far, -far, { insulation: insulation, deck });
    const top = roof + 0.16 + curb;
    for (let y = 0.1; y < top - 0.6; y += 1.5) blocking(pen, 0, y, 3, Math.min(1.5, top - y));
    pen.band(uv(far, roof, -0.05, roof, -0.05, top, 3, top), 0.16, 'membrane', 'edge');
    pen.rect(-2.4, roof + 0.18, 1.5, 0.12, 'steel', 'fine');
    screw(pen, [-1.7, roof + 0.3], 270, roof + deck * 0.5, 0.15);
    pen.rect(0.2, top + 0.18, 2.6, 0.22, 'sealant', 'fine');
    hollowBox(pen, -0.5, top + 0.42, 4.2, 1.7, 0.14);
    pen.path(uv(-0.5, top + 1.2, -0.7, top + 1.2, -0.7, top - 2, -0.9, top - 2.2));
    screw(pen, [-0.72, top - 0.9], 0, 2, 0.14);
    pen.rect(3.72, top + 0.9, 0.6, 0.3, 'aluminum', 'edge');
    const sill = top + 2.12;
    for (const y of [sill + 0.2, sill + 0.2 + glass - 0.25]) pen.rect(0.8, y, 11, 0.25, 'glass');
    pen.rect(1.1, sill + 0.45, 0.4, glass - 0.5, 'aluminum', 'edge');
    pen.rect(0.8, sill, 1, 0.2, 'sealant', 'fine');
    pen.path(uv(-0.5, sill, -0.5, sill + glass + 0.45, 2, sill + glass + 0.45, 2, sill + glass + 0.25));
    pen.rect(3, 0.1, 0.625, top - 0.1, 'gypsum');
    breakLine(pen, [far, -deck], [far, roof + 0.2]);
    breakLine(pen, [11.8, sill], [11.8, sill + glass + 0.4]);
    pen.word([8, roof], 'Opening');

    pen.dim([-8, roof + 0.16], [-8, top], 0.15, { limit: 'MIN.' });
    pen.path(uv(-8.6, top, -0.3, top), 'symbol');
    pen.dim([far, 0], [far, roof], 0.3);
    pen.note([7, sill + 0.1 + glass], label('glazing'));
    pen.note([3.63, top + 1.6], label('skylight'));
    pen.note([4, top + 1], 'Condensation gutter, weeped to outside');
    pen.note([2.4, top + 0.3], 'Foam sealant tape');
    pen.note([2, roof + curb * 0.6], 'Wood curb, anchored to deck');
    pen.note([3.3, roof + curb * 0.2], 'Gypsum board lining');
    pen.note([-0.13, roof + curb * 0.4], label('membrane'));
    pen.note([-5, roof * 0.3], label('insulation'));
  },
});
