import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { hollowBox, steelAngle } from '#src/reference-api/drawings/details/assemblies/steel-sections.ts';
import {
  fieldSheet,
  lowSlopeRoof,
  overSecurement,
  securement,
} from '#src/reference-api/drawings/details/assemblies/low-slope-roof.ts';
import { blocking, breakLine, drip, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const skylightCurb = defineDetail({
  condition: 'Unit Skylight on Curb',
  view: 'Section',
  scale: 4,
  sizes: {
    curb: ['Curb height above roof', 8, 14, 1, 9],
    insulation: ['Insulation thickness', 2, 8, 0.5, 4],
    deck: ['Deck depth', 'deck', 1.5],
    glass: ['Glazing thickness', 'glassUnit', 1],
  },
  labels: {
    skylight: 'Unit skylight, thermally broken aluminum frame',
    glazing: 'Insulating glass unit, laminated inner lite',
    membrane: 'Roof membrane flashing over top of curb',
    insulation: 'Rigid roof insulation, 2 layers',
  },
  sketch(pen, { curb, insulation, deck, glass }, label) {
    const far = -15;
    const at = -2;
    // The curb stands over a flute, on a plate that bears on the top flanges beside it.
    const roof = lowSlopeRoof(pen, far, -far, { insulation, deck, fastened: -1.5, deckTo: 3 });
    pen.rect(0, 0.02, 3, 0.1, 'steel', 'edge');
    const foot = 0.12;
    const sheet = roof + fieldSheet;
    const top = sheet + curb;
    // Two-bys on edge under a plate, in courses of 2x12 at most.
    const courses = Math.ceil((top - 1.5 - foot) / 11.25);
    const course = (top - 1.5 - foot) / courses;
    for (let index = 0; index < courses; index++)
      for (const x of [0, 1.5]) blocking(pen, x, foot + index * course, 1.5, course);
    blocking(pen, 0, top - 1.5, 3, 1.5);
    steelAngle(pen, [3, -deck], -3, -3, 0.25);
    // A clip angle ties the curb to the top flange of the deck beside it, notched into the insulation.
    pen.path(uv(-1.8, 0.06, -0.06, 0.06, -0.06, 1.8));
    screw(pen, [-1, 0.1], 270, 1, 0.14);
    screw(pen, [-0.1, 1.2], 0, 1.3, 0.12);
    pen.as('water').band(uv(0, roof + 2, 0, roof, far, roof), -fieldSheet, 'membrane', 'edge');
    pen
      .as('water')
      .band(
        [[-6.5, sheet], ...overSecurement(at, sheet), [-0.16, sheet], [-0.16, top], [3, top]],
        0.16,
        'membrane',
        'edge',
      );
    securement(pen, at, sheet);
    pen.as('gasket').rect(0.2, top + 0.16, 2.6, 0.24, 'sealant', 'fine');
    // Frame of two aluminum boxes with a break between, its skirt over the flashing.
    const base = top + 0.4;
    hollowBox(pen, -0.6, base, 2.1, 1.7, 0.14);
    hollowBox(pen, 2.1, base, 1.6, 1.7, 0.14);
    for (const y of [base, base + 1.42]) pen.rect(1.5, y, 0.6, 0.28, 'membrane', 'edge');
    drip(pen, uv(-0.6, base + 0.8, -0.8, base + 0.8, -0.8, top - 2, -1.1, top - 2.3));
    screw(pen, [-0.84, top - 0.75], 0, 2.2, 0.14);
    pen.path(uv(3.7, base + 0.4, 4.9, base + 0.4, 4.9, base + 0.9), 'cut');
    const sill = base + 1.7;
    for (const y of [sill + 0.2, sill + 0.2 + glass - 0.25]) pen.rect(0.4, y, 11.4, 0.25, 'glass');
    pen.rect(0.7, sill + 0.45, 0.4, glass - 0.5, 'aluminum', 'edge');
    for (const x of [0.4, 2.4]) pen.as('gasket').rect(x, sill, 0.7, 0.2, 'sealant', 'fine');
    const cap = sill + glass + 0.2;
    pen.as('gasket').rect(0.9, cap, 0.7, 0.2, 'sealant', 'fine');
    pen.shape(
      uv(-0.6, sill, -0.6, cap + 0.34, 1.9, cap + 0.34, 1.9, cap + 0.2, -0.46, cap + 0.2, -0.46, sill),
      'aluminum',
    );
    pen.rect(3, -deck, 0.625, top + deck, 'gypsum');
    breakLine(pen, [far, -deck], [far, roof + 0.2]);
    breakLine(pen, [11.8, sill], [11.8, sill + glass + 0.4]);
    pen.word([8, -deck - 1.4], 'Opening');
    // Cut along the contour of the glass, which drains toward the curb in front.
    pen.word([4.6, roof + curb * 0.7], 'Slope toward viewer', 'left');

    pen.dim([-8, sheet], [-8, top], 0.15, { limit: 'MIN.' });
    pen.path(uv(-8.6, top, -0.9, top), 'extension');
    pen.dim([far, 0], [far, insulation], 0.3);
    pen.note([7, sill + 0.1 + glass], label('glazing'));
    pen.note([3.6, base + 1.4], label('skylight'));
    pen.note([4.6, base + 0.4], 'Condensation gutter, weeped to outside');
    pen.note([2.4, top + 0.28], 'Foam sealant tape');
    pen.note([2, roof + curb * 0.6], 'Wood curb, tapered to slope of skylight');
    pen.note([3.3, roof + curb * 0.2], 'Gypsum board lining');
    pen.note([2.2, 0.07], 'Plate over flutes under curb, 14 ga.');
    pen.note([-0.24, roof + curb * 0.45], label('membrane'));
    pen.note([at - 0.4, sheet + 0.05], 'Base securement under flashing');
    pen.note([-5, roof * 0.3], label('insulation'));
    pen.note([-9, roof - 0.25], 'Cover board');
    pen.note([-0.06, 1.7], 'Clip angle at 24 in. o.c., screwed to curb and steel deck');
  },
});
