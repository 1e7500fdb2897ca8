import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { bead, breakLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const showerFloor = defineDetail({
  condition: 'Tiled Shower Receptor at Drain',
  view: 'Section',
  scale: 2,
  sizes: {
    tile: ['Tile thickness', 0.25, 0.75, 0.0625, 0.3125],
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
    const wall = -10;
    const rise = 0.6;
    const head = turn + 2.4;
    pen.hatch(uv(wall - 4, -slab, -1.6, -slab, -1.6, 0, wall - 4, 0), 'concrete');
    pen.path(uv(wall - 4, 0, -1.6, 0, -1.6, -slab, wall - 4, -slab));
    pen.hatch(uv(1.6, -slab, 5, -slab, 5, 0, 1.6, 0), 'concrete');
    pen.path(uv(5, 0, 1.6, 0, 1.6, -slab, 5, -slab));
    breakLine(pen, [5, -slab], [5, bed + tile]);
    breakLine(pen, [wall - 4, -slab], [wall - 4, 0]);
    // Membrane on the slope to the drain, bed over it with an even top fall, tile.
    pen.band(uv(-1.5, 0.02, wall, rise, wall, rise + turn), -0.12, 'membrane', 'edge');
    pen.band(uv(1.5, 0.02, 5, 0.22), 0.12, 'membrane', 'edge');
    pen.shape(uv(wall + 0.14, rise + 0.16, -1.5, 0.16, -1.5, bed, wall + 0.14, rise + bed), 'sand');
    pen.shape(uv(1.5, 0.16, 5, 0.36, 5, bed + 0.2, 1.5, bed), 'sand');
    for (let x = wall + 0.9; x < -2.6; x += 2.1) {
      const at = (u: number) => bed + (rise * (u + 1.5)) / (wall + 1.5);
      pen.shape(uv(x, at(x), x + 2, at(x + 2), x + 2, at(x + 2) + tile, x, at(x) + tile), 'tile');
    }
    pen.rect(1.5, bed + 0.02, 3.3, tile, 'tile');
    pen.rect(wall - 0.5, rise, 0.5, head - rise, 'sand');
    pen.rect(wall - 3.6, 0.1, 3.1, head - 0.1, 'batt-insulation', 'edge');
    pen.rect(wall + 0.13, rise + bed + tile + 0.2, tile, head - rise - bed - tile - 0.2, 'tile');
    bead(pen, [wall + 0.3, rise + bed + tile + 0.08], 0.12);
    breakLine(pen, [wall - 3.6, head], [wall + 0.13 + tile, head]);
    // Drain body, clamping ring, strainer flush with the tile.
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      side.rect(0.9, -slab - 1.5, 0.3, slab + 1.5, 'steel');
      side.rect(0.9, -0.3, 1.6, 0.3, 'steel');
      side.rect(1, 0.16, 1.3, 0.22, 'steel', 'edge');
      side.rect(0.7, 0.4, 0.25, bed + tile - 0.55, 'steel', 'edge');
    }
    pen.rect(-1.5, bed + tile - 0.16, 3, 0.16, 'steel');

    pen.dim([wall - 4, -slab], [wall - 4, 0], 0.3);
    pen.dim([wall - 3.6, rise], [wall - 3.6, rise + turn], 0.3, { limit: 'MIN.' });
    pen.note([wall + 0.13 + tile * 0.6, head - 1], label('tile'));
    pen.note([wall - 0.25, head - 2], label('board'));
    pen.note([wall - 0.02, rise + turn * 0.5], label('membrane'));
    pen.note([wall + 0.3, rise + bed + tile + 0.08], 'Flexible sealant at change of plane');
    pen.note([1, bed + tile - 0.08], label('drain'));
    pen.note([3, bed * 0.6], label('bed'));
    pen.note([1.6, 0.25], 'Weep holes kept open with pea gravel');
    pen.note([3.4, -slab * 0.5], 'Concrete slab');
  },
});
