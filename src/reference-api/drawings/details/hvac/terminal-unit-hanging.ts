import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { slabOnDeck } from '#src/reference-api/drawings/details/assemblies/ceiling.ts';
import { breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const terminalUnitHanging = defineDetail({
  condition: 'Terminal Unit Hung from Structure',
  view: 'Section',
  scale: 8,
  sizes: {
    inlet: ['Inlet diameter', 5, 14, 1, 8],
    height: ['Casing height', 14, 18, 1, 15],
    length: ['Casing length', 20, 36, 2, 26],
    drop: ['Hanger length', 8, 20, 1, 12],
  },
  labels: {
    unit: 'Single-duct air terminal unit, lined casing',
    duct: 'Rigid inlet duct, three diameters straight',
    rod: '3/8 in. threaded rod, four per unit',
    coil: 'Hot water reheat coil',
  },
  sketch(pen, { inlet: inletSize, height, length, drop }, label) {
    const inlet = inletSize / 2;
    const left = -14;
    const right = length + 16;
    const slab = height + drop;
    slabOnDeck(pen, left, right, slab, 3);
    for (const x of [left, right]) breakLine(pen, [x, slab], [x, slab + 3]);
    pen.rect(0, 0, length, height, null);
    pen.rect(0.1, 0.1, length - 0.2, 1, 'batt-insulation', 'fine');
    pen.rect(0.1, height - 1.1, length - 0.2, 1, 'batt-insulation', 'fine');
    const middle = height / 2;
    for (const y of [middle - inlet, middle + inlet]) pen.path(uv(left, y, 4, y));
    pen.path(uv(3, middle - inlet * 0.8, 5.4, middle + inlet * 0.8), 'edge');
    pen.circle([4.2, middle], 0.5, 'edge');
    breakLine(pen, [left, middle - inlet], [left, middle + inlet]);
    // A draw band around the inlet, cut above and below.
    for (const y of [middle - inlet - 0.3, middle + inlet]) pen.rect(-3, y, 1.4, 0.3, 'steel', 'edge');
    pen.rect(length, 0.6, 5, height - 1.2, null, 'edge');
    for (let y = 2; y < height - 1.4; y += 1.6) pen.circle([length + 2.5, y], 0.5, 'fine');
    for (const y of [1.6, height - 1.6]) pen.path(uv(length + 5, y, right, y));
    for (const y of [1.7, height - 2.7])
      pen.rect(length + 5, y, right - length - 5, 1, 'batt-insulation', 'fine');
    breakLine(pen, [right, 1.6], [right, height - 1.6]);
    for (const x of [2, length - 2]) {
      // The bracket is a hat, so that the rod has a nut above and below it.
      pen.rect(x - 0.19, height + 0.6, 0.38, drop, null, 'edge');
      pen.band(
        [
          [x - 2, height],
          [x - 1, height],
          [x - 1, height + 1.3],
          [x + 1, height + 1.3],
          [x + 1, height],
          [x + 2, height],
        ],
        0.2,
        'steel',
        'edge',
      );
      pen.rect(x - 2, height - 0.1, 4, 0.1, 'steel', 'fine');
      for (const foot of [x - 1.5, x + 1.5]) screw(pen, [foot, height + 0.2], 270, 0.3, 0.2);
      for (const y of [height + 0.9, height + 1.5]) pen.rect(x - 0.4, y, 0.8, 0.4, 'steel', 'edge');
      pen.rect(x - 0.5, slab, 1, 1.6, 'steel', 'edge');
    }
    // The controls are on the side of the casing toward the viewer, where they are reached.
    pen.rect(length * 0.35, 2.4, length * 0.4, height - 6, null, 'hidden');

    pen.dim([0, 0], [length, 0], -0.3);
    pen.dim([left, middle - inlet], [left, middle + inlet], 0.3);
    pen.note([right - 4, slab + 1.6], 'Concrete on steel deck');
    pen.note([length - 2, slab + 0.8], 'Anchor listed for cracked concrete');
    pen.note([length - 1.8, height + drop * 0.6], label('rod'));
    pen.note([length - 0.9, height + 1], 'Hanger bracket, bolted to casing, with lock nuts');
    pen.note([length + 4.6, height - 2], label('coil'));
    pen.note([right - 3, 1.6], 'Lined discharge duct');
    pen.note([length * 0.8, 0], label('unit'));
    pen.note([length * 0.75, height * 0.4], 'Controls enclosure on side, 36 in. clear in front');
    pen.note([left + 5, middle - inlet], label('duct'));
  },
});
