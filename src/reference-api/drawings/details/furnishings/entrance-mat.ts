import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { steelAngle } from '#src/reference-api/drawings/details/assemblies/steel-sections.ts';
import { breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const entranceMat = defineDetail({
  condition: 'Recessed Entrance Mat',
  view: 'Section',
  scale: 1,
  sizes: {
    depth: ['Mat depth', 'mat', 0.75],
    rail: ['Rail spacing', 1, 2, 0.25, 1.5],
    tile: ['Floor tile thickness', 'tile', 0.375],
    slab: ['Slab shown', 2, 4, 0.5, 3],
  },
  labels: {
    mat: 'Recessed mat, aluminum rails with carpet inserts',
    frame: 'Aluminum frame, mitered corners',
    tile: 'Porcelain tile',
    fill: 'Mortar bed under mat and behind frame',
    slab: 'Concrete slab, recessed',
  },
  sketch(pen, { depth, rail, tile, slab }, label) {
    // Floor at y = 0; the recess begins at x = 0 and runs to the right.
    // Whole rails are shown, then the break.
    const [left, right] = [-2.6, 0.3 + rail * Math.ceil(2.9 / rail)];
    const bed = 0.375;
    const low = -depth - 0.12 - bed;
    const under = -tile - 0.2;
    const deep = low - slab;
    const edge = -0.4;
    pen.hatch(uv(left, deep, right, deep, right, low, edge, low, edge, under, left, under), 'concrete');
    pen.path(uv(left, under, edge, under, edge, low, right, low));
    // The bed fills the rough recess behind the frame, and ends flush with its leg, so that all cushions bear.
    pen.shape(
      [
        [edge, low],
        [right, low],
        [right, -depth],
        [1.1, -depth],
        [1.1, low + bed],
        [0, low + bed],
        [0, under],
        [edge, under],
      ],
      'sand',
      'fine',
    );
    pen.rect(left, under, -left - 0.1, 0.2, 'sand', 'fine');
    for (const x of [left, left / 2 + 0.05]) pen.rect(x, -tile, -left / 2 - 0.15, tile, 'tile');
    pen.rect(left / 2 - 0.15, -tile, 0.2, tile, 'sand', 'fine');
    steelAngle(pen, [0, low + bed], 1.1, -low - bed, 0.12);
    pen.rect(-0.1, -tile - 0.2, 0.1, tile + 0.2, 'sealant', 'fine');
    const anchor = Math.min(0.2 + rail * 0.43, 0.95);
    screw(pen, [anchor, low + bed + 0.12], 270, 1.7, 0.11);
    // Rails on cushions, hinged to one another, each with its insert.
    for (let x = 0.2; x + rail * 0.8 < right; x += rail) {
      const wide = rail * 0.86;
      const base = -depth + 0.12;
      pen.rect(x + wide * 0.1, base - 0.12, wide * 0.25, 0.12, 'membrane', 'fine');
      pen.rect(x + wide * 0.65, base - 0.12, wide * 0.25, 0.12, 'membrane', 'fine');
      pen.shape(
        [
          [x, base],
          [x + wide, base],
          [x + wide, -0.06],
          [x + wide - 0.1, -0.06],
          [x + wide - 0.1, base + 0.1],
          [x + 0.1, base + 0.1],
          [x + 0.1, -0.06],
          [x, -0.06],
        ],
        'aluminum',
        'edge',
      );
      for (let tuft = x + 0.14; tuft < x + wide - 0.12; tuft += 0.09)
        pen.path(uv(tuft, base + 0.1, tuft, -0.01), 'fine');
      pen.path(uv(x + wide, base + 0.05, x + rail, base + 0.05), 'edge');
    }
    breakLine(pen, [left, deep], [left, 0]);
    breakLine(pen, [right, deep], [right, 0.05]);

    pen.dim([left, -tile], [left, 0], 0.35, { beyond: true });
    // Between the first two rails, its text over the floor.
    const between = 0.2 + rail * 0.93;
    pen.dim([between, -depth], [between, 0], 0, { beyond: true });
    pen.dim([0.2, 0], [0.2 + rail, 0], 0.75);
    pen.note([0.2 + rail * 0.86 - 0.05, -0.3 * depth], label('mat'));
    pen.note([0.2 + rail * 1.7, -depth + 0.02], 'Vinyl cushion');
    pen.note([0.06, -depth * 0.4], label('frame'));
    pen.note([anchor, low - 0.5], 'Concrete screw, 12 in. o.c.');
    pen.note([right - 0.7, low + bed * 0.4], label('fill'));
    pen.note([-0.05, -tile * 0.6], 'Sealant at frame');
    pen.note([-0.3, -tile * 0.5], label('tile'));
    pen.note([-0.6, low - slab * 0.6], label('slab'));
  },
});
