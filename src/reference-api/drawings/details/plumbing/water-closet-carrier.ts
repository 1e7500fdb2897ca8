import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { bolt, breakLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import {
  floorSlab,
  wallLayers,
} from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const waterClosetCarrier = defineDetail({
  condition: 'Wall-Hung Water Closet on Carrier',
  view: 'Section',
  scale: 8,
  sizes: {
    seat: ['Seat height', 15, 19, 1, 17],
    chase: ['Chase width', 8, 16, 1, 12],
    board: ['Wall board thickness', 0.5, 1.25, 0.125, 0.625],
    slab: ['Slab thickness', 4, 8, 1, 6],
  },
  labels: {
    closet: 'Wall-hung vitreous china water closet',
    valve: 'Sensor flush valve, 1 1/2 in. spud',
    carrier: 'Cast iron carrier with floor-mounted feet',
    wall: 'Tile on gypsum board, both sides of chase',
  },
  sketch(pen, { seat, chase, board, slab }, label) {
    const far = 30;
    const back = -chase - 2 * board;
    const head = seat + 22;
    floorSlab(pen, back - 3.6, far, slab);
    for (const x of [-board, back]) wallLayers(pen, x, 0.4, head, [{ thickness: board, pattern: 'gypsum' }]);
    pen.rect(0, 0, 0.35, head, 'tile', 'edge');
    breakLine(pen, [back, head], [0.35, head]);
    breakLine(pen, [far, -slab], [far, 0]);
    breakLine(pen, [back - 3.6, -slab], [back - 3.6, 0]);
    // Carrier: faceplate, barrel and feet, with the waste going down.
    const outlet = seat - 11.5;
    pen.rect(-board - 1.2, outlet - 4, 0.8, 13, 'steel');
    pen.rect(-board - chase * 0.62, 0, 0.8, outlet + 9, 'steel');
    pen.rect(-board - chase * 0.62, outlet + 8, chase * 0.62 - 0.4, 0.8, 'steel');
    pen.rect(-board - chase * 0.62 - 1.4, 0.02, 3.6, 0.6, 'steel');
    bolt(pen, [-board - chase * 0.62 - 0.9, 0.6], 270, 3.2, 0.5);
    pen.path(uv(2.4, outlet + 2, -board - chase * 0.45, outlet + 2, -board - chase * 0.45, -slab - 4));
    pen.path([
      [2.4, outlet - 2],
      [-board - chase * 0.45 + 4, outlet - 2],
      [-board - chase * 0.45 + 4, -slab - 4],
    ]);
    breakLine(pen, [-board - chase * 0.45, -slab - 4], [-board - chase * 0.45 + 4, -slab - 4]);
    // Bowl in section, its seat level, and the valve over it.
    pen.shape([
      [0.4, outlet - 4.4],
      [4, outlet - 4.4],
      [12, outlet - 3],
      [20, seat - 7],
      [25.5, seat - 2.4],
      [25.5, seat - 1],
      [0.4, seat - 1],
    ]);
    pen.path(
      uv(3, outlet, 9, outlet - 0.5, 12, outlet + 2, 16, outlet + 1, 22, seat - 4, 23.5, seat - 1),
      'edge',
    );
    pen.rect(3.6, seat - 1, 22, 1, null, 'edge');
    pen.path(uv(1.9, seat - 1, 1.9, seat + 11), 'edge');
    pen.path(uv(3.4, seat - 1, 3.4, seat + 11), 'edge');
    pen.rect(1.2, seat + 11, 3, 4.6, null);
    pen.rect(-board - 4, seat + 12.2, 5.2 + board, 1.6, 'steel', 'edge');

    pen.dim([far - 0.5, 0], [far - 0.5, seat], 0.1);
    pen.path(uv(25.9, seat, far - 0.2, seat), 'symbol');
    pen.dim([-board - chase, head], [-board, head], 0.3);
    pen.note([0.2, head - 2.5], label('wall'));
    pen.note([4.2, seat + 14], label('valve'));
    pen.note([25, seat - 0.5], 'Open-front seat');
    pen.note([19, seat - 5], label('closet'));
    pen.note([-board - 0.8, outlet - 3.2], label('carrier'));
    pen.note([-board - chase * 0.62 - 0.7, -1.2], 'Anchor bolt in concrete slab');
    pen.note([-board - chase * 0.45 + 4, -slab - 2], '4 in. waste to stack');
  },
});
