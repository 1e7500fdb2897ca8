import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { bar, breakLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const footing = defineDetail({
  condition: 'Spread Footing at Foundation Wall',
  view: 'Section',
  scale: 8,
  sizes: {
    width: ['Footing width', 16, 42, 2, 24],
    depth: ['Footing depth', 8, 18, 1, 12],
    wall: ['Wall thickness', 6, 14, 1, 8],
    frost: ['Depth below grade', 18, 48, 2, 30],
    slab: ['Slab thickness', 4, 8, 0.5, 4],
  },
  labels: {
    concrete: 'Cast-in-place concrete, 4000 psi',
    bars: 'No. 5 bars, continuous, 3 in. cover',
    slab: 'Concrete slab on vapor retarder',
    insulation: 'Rigid insulation at slab edge',
  },
  sketch(pen, { width, depth, wall, frost, slab }, label) {
    const half = width / 2;
    const side = wall / 2;
    // Top of the footing is y = 0; grade outside on the left, the slab inside on the right.
    const grade = frost - depth;
    const floor = grade + 8;
    const head = floor + 4;
    const [left, right] = [-half - 12, half + 16];
    const board = Math.max(0.5, floor - 20);
    pen.hatch(uv(-side, 0, -side, head, side, head, side, 0), 'concrete');
    pen.path(uv(-side, 0, -side, head));
    pen.path(uv(side, 0, side, head));
    breakLine(pen, [-side, head], [side, head]);
    pen.rect(-half, -depth, width, depth, 'concrete');
    pen.shape(uv(-side * 0.4, 0, -side * 0.3, -1.5, side * 0.3, -1.5, side * 0.4, 0), null, 'edge');
    for (const x of [-half + 4, -half * 0.35, half * 0.35, half - 4]) bar(pen, [x, -depth + 3.31], 5);
    pen.path(uv(-half + 3, -depth + 3, half - 3, -depth + 3), 'edge');
    for (const mirrored of [false, true]) {
      const own = pen.at([0, 0], 0, mirrored);
      own.path(uv(side - 2, head, side - 2, -depth + 3.2, side + 3, -depth + 3.2), 'hidden');
    }
    for (let y = 4; y < head - 2; y += 10) for (const x of [2.25 - side, side - 2.25]) bar(pen, [x, y], 4);
    // Soil outside and under the footing, stone and slab inside.
    pen.hatch(
      uv(left, grade, -side, grade, -side, 0, -half, 0, -half, -depth, -half, -depth - 5, left, -depth - 5),
      'earth',
    );
    pen.hatch(
      [
        [-half, -depth],
        [half, -depth],
        [half, 0],
        [side, 0],
        [side, board],
        [side + 2, board],
        [side + 2, floor - slab - 4.4],
        [right, floor - slab - 4.4],
        [right, -depth - 5],
        [-half, -depth - 5],
      ],
      'earth',
    );
    pen.path(uv(left, grade, -side, grade));
    pen.hatch(uv(side + 2, floor - slab, right, floor - slab, right, floor, side + 2, floor), 'concrete');
    pen.path(uv(right, floor, side + 2, floor, side + 2, floor - slab, right, floor - slab));
    pen.hatch(
      [
        [side + 2, floor - slab - 0.4],
        [right, floor - slab - 0.4],
        [right, floor - slab - 4.4],
        [side + 2, floor - slab - 4.4],
      ],
      'gravel',
    );
    pen.rect(side + 2, floor - slab - 0.4, right - side - 2, 0.4, 'membrane', 'fine');
    pen.rect(side, board, 2, floor - board, 'rigid-insulation', 'edge');
    breakLine(pen, [right, floor - slab - 4.4], [right, floor]);
    pen.word([left + 6, grade + 2], 'Grade');

    pen.dim([-half, -depth - 5], [half, -depth - 5], -0.35);
    pen.dim([left, -depth], [left, grade], 0.6);
    pen.dim([-side, head], [side, head], 0.35);
    pen.dim([left, -depth], [left, 0], 0.3);
    pen.note([side - 0.6, head - 3], 'Foundation wall, reinforcing, see structural drawings');
    pen.note([right - 4, floor - slab * 0.5], label('slab'));
    pen.note([right - 6, floor - slab - 2.6], 'Compacted gravel base, 4 in.');
    pen.note([side + 1, floor - slab - 7], label('insulation'));
    pen.note([side * 0.3, -1], 'Keyed joint with dowels');
    pen.note([half - 1.5, -depth * 0.45], label('concrete'));
    pen.note([half - 4, -depth + 3.31], label('bars'));
    pen.note([half + 4, -depth - 2.4], 'Undisturbed or compacted soil, frost-free depth');
  },
});
