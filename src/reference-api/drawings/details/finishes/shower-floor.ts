import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { bead, blocking, bolt, breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const showerFloor = defineDetail({
  condition: 'Tiled Shower Receptor at Drain',
  view: 'Section',
  scale: 2,
  sizes: {
    tile: ['Tile thickness', 'tile', 0.3125],
    bed: ['Mortar bed at drain', 1.25, 2, 0.25, 1.25],
    turn: ['Membrane turn-up', 6, 9, 1, 6],
    slab: ['Slab thickness', 3, 6, 1, 4],
  },
  labels: {
    tile: 'Ceramic tile, bonded to bed and board',
    bed: 'Reinforced mortar bed, sloped to drain',
    membrane: 'Waterproof membrane, turned up wall',
    drain: 'Two-piece clamping ring floor drain',
    board: 'Cementitious backer board',
  },
  sketch(pen, { tile, bed, turn, slab }, label) {
    const wall = -11;
    const right = 7;
    const gap = 2.2;
    const rise = (x: number) => ((Math.abs(x) - gap) * 0.25) / 12 + 0.25;
    const head = turn + 3.6;
    for (const [from, to] of [
      [wall - 4.4, -gap],
      [gap, right],
    ] as const) {
      pen.hatch(uv(from, -slab, to, -slab, to, 0, from, 0), 'concrete');
      pen.path(uv(from, 0, to, 0, to, from < 0 ? -slab : 0));
      pen.path(uv(from, -slab, to, -slab));
    }
    pen.path(uv(gap, 0, gap, -slab));
    // The body is grouted into its blockout.
    for (const side of [pen, pen.at([0, 0], 0, true)])
      side.hatch(
        [
          [gap, 0.25],
          [gap, -slab],
          [0.95, -slab],
          [1.1, -2],
          [1.3, rise(gap) - 0.35],
          [2.1, rise(gap) - 0.35],
          [2.1, 0.25],
        ],
        'sand',
      );
    breakLine(pen, [right, -slab], [right, bed + tile + 0.3]);
    breakLine(pen, [wall - 4.4, -slab], [wall - 4.4, 0]);
    // Sloped fill under the membrane, the bed over it, tile; all fall 1/4 in. per foot to the drain.
    pen.shape(uv(wall, 0, -gap, 0, -gap, rise(gap), wall, rise(wall)), 'sand', 'fine');
    pen.shape(uv(gap, 0, right, 0, right, rise(right), gap, rise(gap)), 'sand', 'fine');
    const lip = rise(gap);
    const sheet = 0.12;
    const foot = rise(wall);
    pen.as('water').band(uv(-1.4, lip, -gap, lip, wall, foot, wall, foot + turn), -sheet, 'membrane', 'edge');
    pen.as('water').band(uv(1.4, lip, gap, lip, right, rise(right)), sheet, 'membrane', 'edge');
    const top = (x: number) => rise(x) + sheet + bed;
    // The bed goes on over the clamping ring to the barrel of the strainer.
    const ring = lip + sheet + 0.26;
    pen.shape(
      [
        [wall + sheet, foot + sheet],
        [-1.66, lip + sheet],
        [-1.66, ring],
        [-1.1, ring],
        [-1.1, top(gap)],
        [wall + sheet, top(wall)],
      ],
      'sand',
    );
    pen.shape(
      [
        [1.1, top(gap)],
        [1.1, ring],
        [1.66, ring],
        [1.66, lip + sheet],
        [right, rise(right) + sheet],
        [right, top(right)],
      ],
      'sand',
    );
    const tiles = (from: number, to: number) => {
      for (let x = from; x < to - 0.4; x += 2.1) {
        // What would be a sliver is part of the last tile.
        const end = to - x - 2.1 < 0.4 ? to : x + 2;
        pen.shape(uv(x, top(x), end, top(end), end, top(end) + tile, x, top(x) + tile), 'tile');
      }
    };
    tiles(wall + sheet + 0.6, -1.68);
    tiles(1.68, right);
    // Stud wall with backer board over the turned-up membrane, tile on it.
    // Backing for the membrane is let in between the studs, so that the board over it still lies on their faces.
    const inner = wall - 3.5;
    const backed = foot + turn + 0.4;
    pen.rect(wall - 0.5, 1.5, 0.5, backed - 1.5, 'plywood', 'edge');
    pen.hatch(
      uv(inner, 1.5, inner, head, wall, head, wall, backed, wall - 0.5, backed, wall - 0.5, 1.5),
      'batt-insulation',
    );
    pen.rect(inner, 1.5, 3.5, head - 1.5, null, 'edge');
    blocking(pen, inner, 0, 3.5, 1.5);
    bolt(pen, [inner + 1.75, 1.5], 270, 3.25, 0.375);
    pen.rect(wall + sheet, top(wall) - bed + 0.5, 0.5, head - top(wall) + bed - 0.5, 'sand');
    pen.rect(wall + sheet + 0.5, top(wall) + tile + 0.12, tile, head - top(wall) - tile - 0.12, 'tile');
    bead(pen, [wall + sheet + 0.5 + tile * 0.5, top(wall) + tile + 0.06], 0.12);
    breakLine(pen, [inner, head], [wall + sheet + 0.5 + tile, head]);
    // Drain body under the membrane, clamping ring with weeps over it, strainer flush with the tile.
    const flush = top(gap) + tile;
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      side.shape(
        [
          [2.1, lip],
          [2.1, lip - 0.35],
          [1.3, lip - 0.35],
          [1.1, -2],
          [0.9, -slab - 1.5],
          [0.65, -slab - 1.5],
          [0.8, -2],
          [1, lip],
        ],
        'steel',
      );
      side.as('water').rect(1.05, lip + sheet, 0.6, 0.25, 'steel', 'edge');
      side.as('water').rect(0.85, lip + sheet + 0.25, 0.25, flush - lip - sheet - 0.4, 'steel', 'edge');
      for (const x of [1.9, 2.3, 2.7]) side.circle([x, lip + sheet + 0.22], 0.14, 'fine');
      screw(side, [1.35, lip + sheet + 0.3], 270, 0.6, 0.07);
    }
    pen.as('water').rect(-1.6, flush - 0.16, 3.2, 0.16, 'steel');
    breakLine(pen, [-0.9, -slab - 1.5], [0.9, -slab - 1.5]);

    pen.dim([wall - 4.4, -slab], [wall - 4.4, 0], 0.3);
    pen.dim([inner, foot], [inner, foot + turn], 0.3, { limit: 'MIN.' });
    pen.note([wall - 1, head - 1], 'Batt insulation in stud cavity');
    pen.note([3.4, top(3.4) + tile * 0.5], label('tile'));
    pen.note([wall + sheet + 0.25, head - 2], label('board'));
    pen.note([wall + 0.06, foot + turn * 0.6], label('membrane'));
    pen.note([wall - 0.25, backed - 0.6], 'Plywood backing behind upturn');
    pen.note(
      [wall + sheet + 0.5 + tile * 0.6, top(wall) + tile + 0.06],
      'Flexible sealant at change of plane',
    );
    pen.note([1, flush - 0.08], label('drain'));
    pen.note([4, lip + bed * 0.6], label('bed'));
    pen.note([2.7, lip + sheet + 0.22], 'Pea gravel keeps weep holes open');
    pen.note([right - 1.2, 0.12], 'Sloped fill, 1/4 in. per ft');
    pen.note([4.4, -slab * 0.5], 'Concrete slab');
    pen.note([inner + 2.6, 0.8], 'Pressure-treated sill plate, anchored at 48 in. o.c.');
    pen.note([gap - 0.4, -slab * 0.8], 'Grout fill in blockout around drain');
  },
});
