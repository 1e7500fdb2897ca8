import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import {
  floorSlab,
  wallLayers,
} from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { bead, bolt, breakLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const waterClosetCarrier = defineDetail({
  condition: 'Wall-Hung Water Closet on Carrier',
  view: 'Section',
  scale: 8,
  sizes: {
    seat: ['Seat height', 17, 19, 0.5, 17],
    chase: ['Chase width', 10, 16, 1, 12],
    board: ['Wall board thickness', 'wallBoard', 0.625],
    slab: ['Slab thickness', 4, 8, 1, 6],
  },
  labels: {
    closet: 'Wall-hung vitreous china water closet',
    valve: 'Sensor flush valve, 1-1/2 in. spud',
    carrier: 'Cast iron carrier with floor-mounted feet',
    wall: 'Tile on gypsum board, both sides of chase',
  },
  sketch(pen, { seat, chase, board, slab }, label) {
    // Face of the tile at x = 0, the room on its right; the floor at y = 0.
    const far = 32;
    const tile = 0.35;
    const inner = -tile - board;
    const back = inner - chase - board;
    const head = seat + 18;
    for (const x of [-tile, back - tile]) pen.rect(x, 0, tile, head, 'tile', 'edge');
    for (const x of [inner, back]) wallLayers(pen, x, 0, head, [{ thickness: board, pattern: 'gypsum' }]);
    breakLine(pen, [back - tile, head], [0, head]);
    breakLine(pen, [far, -slab], [far, 0]);
    breakLine(pen, [back - 3.6, -slab], [back - 3.6, 0]);
    // Studs and track of both walls of the chase, beyond.
    for (const [from, to] of [
      [inner - 1.625, inner],
      [back + board, back + board + 1.625],
    ] as const) {
      for (const x of [from, to])
        if (x !== inner && x !== back + board) pen.path(uv(x, 0, x, head), 'hidden');
      pen.path(uv(from, 1.25, from, 0.06, to, 0.06, to, 1.25), 'edge');
    }
    // Carrier: faceplate in the chase on a foot bolted to the slab, fitting with the waste going down.
    const outlet = seat - 10;
    const plate = inner - 1.6;
    // The coupling goes through an opening in the faceplate.
    for (const [from, to] of [
      [0.5, outlet - 2.2],
      [outlet + 2.2, outlet + 8.5],
    ] as const)
      pen.rect(plate, from, 0.8, to - from, 'steel');
    pen.rect(plate - 2.8, 0.02, 4.2, 0.5, 'steel');
    bolt(pen, [plate - 1.3, 0.52], 270, 2.8, 0.5);
    const stack = plate - 5.4;
    // The pipe passes the slab in a sleeve, firestopped around it.
    floorSlab(pen, back - 3.6, stack - 2.6, slab);
    floorSlab(pen, stack + 2.6, far, slab);
    for (const x of [stack - 2.6, stack + 2]) {
      pen.rect(x, -slab, 0.6, slab, null, 'edge');
      pen.rect(x, -slab * 0.4, 0.6, slab * 0.4, 'sealant', 'fine');
    }
    pen.path(uv(plate, outlet + 2, stack + 0.6, outlet + 2, stack - 2, outlet - 0.6, stack - 2, -slab - 4));
    pen.path(uv(plate, outlet - 2, stack + 2.6, outlet - 2, stack + 2, outlet - 2.6, stack + 2, -slab - 4));
    breakLine(pen, [stack - 2, -slab - 4], [stack + 2, -slab - 4]);
    pen.rect(plate, outlet - 2, -plate, 4, null, 'edge');
    // Lugs of the bowl take the nuts.
    for (const y of [outlet - 2.8, outlet + 4.6]) {
      pen.rect(0.1, y - 0.7, 0.9, 1.4, null, 'edge');
      bolt(pen, [1, y], 180, 1 - plate, 0.5);
    }
    // Bowl in section: outer shell, basin, and trapway to the outlet. Water stands at the weir, 2 in. over the dip before it.
    const weir = 2.4;
    pen.shape([
      [0.1, outlet - 3.4],
      [5, outlet - 3.8],
      [13, outlet - 3.2],
      [19, outlet - 0.6],
      [23.5, seat - 5.2],
      [26, seat - 2.2],
      [26, seat - 1.2],
      [0.1, seat - 1.2],
    ]);
    pen.path(
      [
        [24.6, seat - 1.2],
        [22.6, seat - 4.4],
        [18, outlet + 1.4],
        [14, outlet - 1.6],
        [11.8, outlet - 2],
        [9.4, outlet - 1.6],
        [7.6, outlet + 1.4],
        [6.8, outlet + weir],
        [5.9, outlet + 1.6],
        [5, outlet - 1.6],
        [0.1, outlet - 1.8],
      ],
      'edge',
    );
    pen.path(
      [
        [10.8, seat - 1.2],
        [10.6, outlet + 0.2],
        [9.8, outlet + 0.2],
        [8.6, outlet + 3.8],
        [7.2, outlet + 5],
        [5, outlet + 4.2],
        [3.6, outlet + 1.8],
        [0.1, outlet + 1.8],
      ],
      'edge',
    );
    for (const [from, to] of [
      [6.8, 9.1],
      [10.7, 19],
    ] as const)
      pen.path(uv(from, outlet + weir, to, outlet + weir), 'hidden');
    pen.rect(7.6, seat - 1.2, 18.6, 1.2, null, 'edge');
    bead(pen, [0.2, seat - 1], 0.2);
    // Flush valve over the spud.
    pen.path(uv(2.4, seat - 1.2, 2.4, seat + 9), 'edge');
    pen.path(uv(3.9, seat - 1.2, 3.9, seat + 9), 'edge');
    pen.rect(2, seat - 0.6, 2.3, 0.9, 'steel', 'edge');
    pen.rect(1.7, seat + 9, 3, 5, null);
    pen.path(uv(1.7, seat + 10.4, inner - 3.4, seat + 10.4, inner - 3.4, head), 'edge');
    pen.path(uv(1.7, seat + 11.8, inner - 2, seat + 11.8, inner - 2, head), 'edge');

    pen.dim([26.2, seat], [26.2, 0], 4.5 / pen.scale);
    pen.dim([inner - chase, head], [inner, head], 0.3);
    pen.note([-0.2, head - 1.2], label('wall'));
    pen.note([inner - 1.625, head - 3], 'Steel studs beyond, 16 in. o.c.');
    pen.note([4.7, seat + 12], label('valve'));
    pen.note([0.2, seat - 1], 'Sealant where fixture meets tile');
    pen.note([25, seat - 0.5], 'Open-front seat');
    pen.note([20, seat - 4.4], label('closet'));
    pen.note([plate + 0.4, outlet + 6.4], label('carrier'));
    pen.note([plate - 1.06, -0.5], 'Anchor bolt in concrete slab');
    pen.note([1, outlet - 2.8], 'Mounting bolt from carrier');
    pen.note([stack + 2.3, -slab * 0.3], 'Sleeve, firestopped around pipe');
    pen.note([stack + 2, -slab - 2], '4 in. waste to stack');
  },
});
