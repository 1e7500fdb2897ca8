import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { wallLayers } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import {
  bead,
  blocking,
  breakLine,
  centerLine,
  screw,
} from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const sink = defineDetail({
  condition: 'Undermount Sink at Countertop',
  view: 'Section',
  scale: 4,
  sizes: {
    bowl: ['Bowl depth', 5, 12, 0.5, 8],
    width: ['Bowl front to back', 12, 20, 0.5, 15],
    top: ['Counter thickness', 'counter', 1.25],
    counter: ['Counter depth', 22, 30, 0.5, 25],
  },
  labels: {
    sink: '18 ga. stainless steel undermount sink',
    top: 'Countertop with polished cutout edge',
    faucet: 'Deck-mounted faucet',
    trap: '1-1/2 in. P-trap to wall',
  },
  sketch(pen, { bowl, width, top, counter }, label) {
    // Wall on the right at x = 0, the front of the counter on the left.
    const back = -Math.max(5, (counter - width) * 0.55);
    const front = Math.max(-counter + 2.4, back - width);
    const low = -bowl - 13;
    pen.rect(-counter, 0, front + counter, top, 'tile');
    pen.rect(back, 0, -back, top, 'tile');
    pen.rect(-0.75, top, 0.75, 4, 'tile');
    wallLayers(pen, 0, low, 16, [
      { thickness: 0.625, pattern: 'gypsum' },
      { thickness: 3.625, weight: 'edge' },
      { thickness: 0.625, pattern: 'gypsum' },
    ]);
    // The back of the top bears on a ledger, screwed to blocking in the wall.
    const block = -2;
    blocking(pen, 0.625, block, 3.625, 1.5);
    pen.rect(-0.75, -2.5, 0.75, 2.5, 'wood');
    screw(pen, [-0.75, block + 0.75], 0, 3, 0.14);
    bead(pen, [-0.12, top + 4.05], 0.12);
    for (const y of [low, 16]) breakLine(pen, [0, y], [4.875, y]);
    // Bowl: rim under the cutout, walls drawn in to a falling bottom, outlet.
    const drain = (back + front) / 2;
    const wall = [
      [front - 0.9, -0.06],
      [front - 0.1, -0.06],
      [front + 0.15, -bowl + 1.2],
      [front + 1.2, -bowl],
      [drain - 1.8, -bowl - 0.35],
      [drain - 1.8, -bowl - 0.8],
    ] as const;
    const other = [
      [back + 0.9, -0.06],
      [back + 0.1, -0.06],
      [back - 0.15, -bowl + 1.2],
      [back - 1.2, -bowl],
      [drain + 1.8, -bowl - 0.35],
      [drain + 1.8, -bowl - 0.8],
    ] as const;
    for (const path of [wall, other]) {
      pen.path(path);
      pen.path(
        path.map(([x, y]) => [x, y - 0.16] as const),
        'fine',
      );
    }
    bead(pen, [front - 0.15, 0], 0.16);
    bead(pen, [back + 0.15, 0], 0.16);
    for (const x of [front - 0.7, back + 0.7]) {
      pen.rect(x - 0.5, -0.29, 1, 0.2, 'steel', 'edge');
      screw(pen, [x, -0.29], 90, 0.29 + top * 0.5, 0.1);
    }
    // Strainer, tailpiece, trap, arm to the wall.
    const pipe = 0.75;
    const dip = -bowl - 9;
    pen.rect(drain - 2, -bowl - 0.8, 4, 0.3, 'steel', 'edge');
    pen.rect(drain - 1.2, -bowl - 2.6, 2.4, 1.8, null, 'edge');
    for (const x of [drain - pipe, drain + pipe]) pen.path(uv(x, -bowl - 2.6, x, dip + 1.5));
    const bend = [drain + 1.75, dip + 1.5] as const;
    pen.arc(bend, 1.75 - pipe, 180, 360);
    pen.arc(bend, 1.75 + pipe, 180, 360);
    const arm = dip + 4.2;
    const after = drain + 3.5;
    // Into a tee on the stack between the boards; the vent goes on up.
    const stack = 2.4375;
    pen.path(uv(after - pipe, dip + 1.5, after - pipe, arm + pipe, stack - 1.2, arm + pipe));
    pen.path(uv(after + pipe, dip + 1.5, after + pipe, arm - pipe, stack - 1.2, arm - pipe));
    pen.rect(stack - 1.2, arm - 1.6, 2.4, 3.2, null, 'edge');
    for (const x of [stack - 1, stack + 1]) {
      pen.path(uv(x, low, x, arm - 1.6));
      pen.path(uv(x, arm + 1.6, x, 16), 'hidden');
    }
    pen.rect(drain - 1, -bowl - 4.4, 2, 0.7, null, 'edge');
    pen.rect(-0.35, arm - 1.6, 0.35, 3.2, 'steel', 'edge');
    // Faucet behind the bowl.
    const post = back * 0.55;
    pen.rect(post - 0.8, top, 1.6, 1, null, 'edge');
    pen.path([
      [post + 0.45, top + 1],
      [post + 0.45, top + 9],
      [post - 0.2, top + 10.6],
      [drain + 2.4, top + 10.6],
      [drain + 1.6, top + 9.6],
      [drain + 1.6, top + 8],
      [drain + 2.4, top + 8],
      [drain + 2.6, top + 9.4],
      [post - 0.6, top + 9.6],
      [post - 0.45, top + 1],
    ]);
    pen.rect(post - 0.35, -1.6, 0.7, 1.6, null, 'edge');
    pen.rect(post - 0.8, -0.7, 1.6, 0.3, 'steel', 'edge');
    pen.path(uv(post - 0.15, -1.6, post - 0.15, dip + 7, 0, dip + 7), 'hidden');
    // Cabinet front and floor of the cabinet.
    pen.rect(-counter + 1, low, 0.75, -low - 0.4, 'wood', 'edge');
    // Its rail is notched for the clips of a bowl that comes near the front.
    const notch = front - 1.2 < -counter + 2.5 ? 0.45 : 0;
    pen.rect(-counter + 1.75, -4, 0.75, 4 - notch, 'plywood', 'edge');
    breakLine(pen, [-counter + 1, low], [-counter + 1.75, low]);
    centerLine(pen, [drain, low + 1], [drain, top + 0.6]);

    pen.dim([-counter, top + 4], [0, top + 4], 0.95);
    pen.dim([front, top], [back, top], 0.28);
    pen.dim([-counter, -bowl], [-counter, 0], 0.35);
    pen.note([-counter + 2, -1.5], 'Cabinet rail, door in front', 'left');
    pen.note([post + 0.4, top + 7], label('faucet'));
    pen.note([-0.4, top + 3], 'Backsplash');
    pen.note([-1.6, top * 0.5], label('top'));
    pen.note([-0.12, top + 4.05], 'Sealant at splash');
    pen.note([-0.4, -2.2], 'Wood ledger screwed to blocking');
    pen.note([1.8, block + 0.9], 'Blocking in wall');
    pen.note([back + 0.15, -0.05], 'Rim set in silicone sealant');
    pen.note([back + 0.9, -0.2], 'Undermount clip at rim');
    pen.note([back - 0.1, -bowl * 0.55], label('sink'));
    pen.note([drain + 1.9, -bowl - 0.65], 'Basket strainer');
    pen.note([-0.2, arm + 1.2], 'Escutcheon at wall');
    pen.note([after + pipe, dip + 2], label('trap'));
  },
});
