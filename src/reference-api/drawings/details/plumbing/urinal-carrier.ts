import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { wallLayers } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { bead, bolt, breakLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const urinalCarrier = defineDetail({
  condition: 'Wall-Hung Urinal on Carrier',
  view: 'Section',
  scale: 8,
  sizes: {
    rim: ['Rim height', 15, 24, 0.5, 17],
    projection: ['Projection', 12, 15, 0.5, 13.5],
    stud: ['Chase width', 6, 10, 0.5, 7],
    slab: ['Slab thickness', 4, 8, 0.5, 5],
  },
  labels: {
    urinal: 'Wall-hung urinal, vitreous china',
    carrier: 'Urinal carrier with upper and lower bearing plates',
    waste: '2 in. waste with cleanout',
    tile: 'Wall tile on cement backer board',
    slab: 'Concrete slab',
  },
  sketch(pen, { rim, projection: reach, stud: chase, slab }, label) {
    // Face of the tiled wall at x = 0, the room on its right; the floor at y = 0.
    const [high, far] = [rim + 27, reach + 8];
    const back = -1.2;
    wallLayers(pen, back, -0.4, high, [
      { thickness: 0.7, pattern: 'gypsum' },
      { thickness: 0.5, pattern: 'tile', weight: 'edge' },
    ]);
    wallLayers(pen, back - chase - 0.7, -0.4, high, [{ thickness: 0.7, pattern: 'gypsum' }]);
    // The waste passes the slab in a sleeve, firestopped around it.
    const stack = back - chase + 1.25;
    const near = back - chase - 3;
    for (const [from, to] of [
      [near, stack - 1.5],
      [stack + 1.5, far],
    ] as const) {
      pen.hatch(uv(from, -slab, to, -slab, to, -0.4, from, -0.4), 'concrete');
      pen.path(uv(from, -0.4, to, -0.4));
      pen.path(uv(from, -slab, to, -slab));
    }
    for (const x of [stack - 1.5, stack + 1]) {
      pen.rect(x, -slab, 0.5, slab - 0.4, null, 'edge');
      pen.rect(x, -slab * 0.5, 0.5, slab * 0.5 - 0.4, 'sealant', 'fine');
    }
    // Studs of both walls of the chase, beyond.
    for (const x of [back - 1.625, back - chase + 1.625]) pen.path(uv(x, -0.3, x, high), 'hidden');
    pen.rect(0, -0.4, far, 0.4, 'tile', 'edge');
    breakLine(pen, [far, -slab], [far, 0]);
    breakLine(pen, [near, -slab], [near, -0.4]);
    breakLine(pen, [back - chase - 0.7, high], [0, high]);
    // One upright of the carrier beyond, clear of the studs, with its foot; plates between the uprights take the bolts.
    const top = rim + 14;
    const out = rim - 3.6;
    const post = back - 3.325;
    for (const [from, to] of [
      [0.1, out - 1],
      [out + 1, top + 1],
    ] as const)
      for (const x of [post, post + 1.5]) pen.path(uv(x, from, x, to), 'edge');
    pen.path(uv(post, top + 1, post + 1.5, top + 1), 'edge');
    pen.rect(post, -0.4, 3.1, 0.5, 'steel', 'edge');
    bolt(pen, [back - 0.8, 0.1], 270, 3.1, 0.4);
    for (const y of [top - 2, rim - 2]) {
      pen.rect(post + 1.5, y, 0.6, 1.4, 'steel', 'edge');
      pen.rect(0.05, y + 0.1, 0.65, 1.2, null, 'edge');
      bolt(pen, [0.7, y + 0.7], 180, 3.6, 0.4);
    }
    pen.path([
      [0.05, top],
      [3.2, top],
      [4.6, top - 4],
      [5, rim + 4.5],
      [reach - 1.4, rim + 0.4],
      [reach, rim],
      [reach - 0.6, rim - 1.6],
      [6.8, rim - 6.8],
      [4.6, rim - 8.9],
      [0.05, rim - 8.9],
    ]);
    bead(pen, [0.2, top + 0.2], 0.2);
    // The inside of the bowl goes on as the upper side of the trap, under whose tongue the water stands, and of the arm.
    pen.path(
      [
        [1, top - 1.2],
        [2.8, top - 1.2],
        [3.6, top - 4.4],
        [3.9, rim + 3],
        [4.3, rim - 2.6],
        [4.6, rim - 6.65],
        [4, rim - 6.65],
        [3.6, rim - 3.4],
        [3, out + 1],
        [stack + 1, out + 1],
        [stack + 1, high],
      ],
      'edge',
    );
    pen.path(
      [
        [reach - 1.6, rim - 0.9],
        [6.3, rim - 4.2],
        [5.7, rim - 6.8],
        [5, rim - 8],
        [3.5, rim - 8],
        [2.7, rim - 6.6],
        [2.4, out - 1],
        [stack + 1, out - 1],
        [stack + 1, -slab],
      ],
      'edge',
    );
    pen.path(uv(4.5, out - 1, 6.2, out - 1), 'hidden');
    // The stack goes on up as the vent, with a cleanout over the arm.
    pen.path(uv(stack - 1, -slab, stack - 1, high), 'edge');
    pen.circle([stack, out + 4.6], 0.8, 'edge');
    pen.path(uv(2, top, 2, top + 6, back - 1.4, top + 6, back - 1.4, high), 'edge');
    pen.path(uv(2.7, top, 2.7, top + 6.7, back - 0.7, top + 6.7, back - 0.7, high), 'edge');
    pen.rect(1.6, top + 4.4, 1.6, 4, null, 'edge');

    pen.dim([reach, rim], [reach, 0], (far - 2 - reach) / pen.scale);
    pen.dim([0, -slab], [reach, -slab], -0.35);
    pen.dim([back - chase, high], [back, high], 0.3);
    pen.note([3.2, top + 7], 'Flush valve, where used');
    pen.note([-0.2, high - 4], label('tile'));
    pen.note([0.7, top - 1.3], 'Hanger bolt, 1/2 in.');
    pen.note([0.2, top + 0.2], 'Sealant where fixture meets tile');
    pen.note([4.9, rim + 7], label('urinal'));
    pen.note([post + 1.8, rim - 1.7], label('carrier'));
    pen.note([stack + 1, 3], label('waste'));
    pen.note([stack + 1, high - 2], 'Vent');
    pen.note([far - 4, -slab * 0.6], label('slab'));
    pen.note([stack + 1.2, -slab * 0.4], 'Sleeve, firestopped around pipe');
    pen.note([back - 1.625, high - 8.5], 'Steel studs beyond, 16 in. o.c.');
    pen.note([post + 1.5, 1.3], 'Carrier foot, anchored to slab');
  },
});
