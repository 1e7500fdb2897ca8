import { wallLayers } from '#src/reference-api/drawings/assemblies.ts';
import { defineDetail } from '#src/reference-api/drawings/define-detail.ts';
import { bead, blocking, breakLine, centreLine, screw } from '#src/reference-api/drawings/symbols.ts';

export const countertopEdge = defineDetail({
  key: 'countertop-edge',
  condition: 'Countertop Edge at Base Cabinet',
  view: 'Section',
  scale: 2,
  sizes: {
    top: ['Top thickness', 0.5, 2, 0.125, 0.75],
    edge: ['Built-up edge', 1, 3, 0.25, 1.5],
    overhang: ['Overhang', 0.5, 2, 0.25, 1],
    door: ['Door thickness', 0.625, 1, 0.125, 0.75],
  },
  labels: {
    top: 'Solid surface countertop',
    edge: 'Built-up edge, eased 1/8 in.',
    cabinet: 'Base cabinet, 3/4 in. plywood',
    door: 'Door with edge banding',
  },
  sketch(pen, size, label) {
    const [top, edge, overhang, door] = [size('top'), size('edge'), size('overhang'), size('door')];
    // The front is on the left, its overhang beyond the door at x = 0.
    const far = 11.5;
    const built = Math.max(edge, top + 0.5);
    pen.hatch(
      [
        [-overhang, 0],
        [far, 0],
        [far, top],
        [-overhang, top],
      ],
      'tile',
    );
    pen.path([
      [far, 0],
      [-overhang + 1.2, 0],
    ]);
    pen.path([
      [far, top],
      [-overhang + 0.15, top],
      [-overhang, top - 0.15],
      [-overhang, top - built],
      [-overhang + 1.2, top - built],
      [-overhang + 1.2, 0],
    ]);
    pen.hatch(
      [
        [-overhang, top - built],
        [-overhang + 1.2, top - built],
        [-overhang + 1.2, 0],
        [-overhang, 0],
      ],
      'tile',
    );
    pen.path(
      [
        [-overhang, 0],
        [-overhang + 1.2, 0],
      ],
      'fine',
    );
    const low = -8;
    pen.rect(door + 0.1, -0.75, far - door - 0.1, 0.75, 'plywood');
    pen.rect(door + 0.1, -3.5, 0.75, 2.75, 'plywood');
    const head = Math.min(-0.2, top - built - 0.15);
    pen.rect(0, low + 3.4, door, head - low - 3.4, 'wood');
    pen.rect(0, low, door, 3.3, 'wood');
    pen.rect(door + 0.1, low + 3.2, 0.75, 0.75, 'plywood', 'edge');
    pen.rect(door + 0.95, low + 3.3, far - door - 0.95, 0.5, 'plywood', 'edge');
    pen.path(
      [
        [door + 1, -3.9],
        [far, -3.9],
      ],
      'fine',
    );
    pen.path(
      [
        [-0.2, -2.4],
        [-0.9, -2.4],
        [-0.9, -2],
        [-0.2, -2],
      ],
      'edge',
    );
    screw(pen, [0, -2.2], 0, door + 0.05, 0.09);
    screw(pen, [door + 2.4, -0.75], 90, 0.75 + top * 0.5, 0.1);
    bead(pen, [door + 4, -0.02], 0.12);
    bead(pen, [door + 7, -0.02], 0.12);
    breakLine(pen, [far, low], [far, top]);
    breakLine(pen, [0, low], [door, low]);

    pen.dim([-overhang, top], [0, top], 0.35);
    pen.dim([-overhang, top - built], [-overhang, top], 0.4);
    pen.dim([0, low], [door, low], -0.35);
    pen.note([far - 3, top * 0.6], label('top'));
    pen.note([far - 4, -0.4], 'Plywood substrate, sealed');
    pen.note([door + 7, -0.05], 'Silicone adhesive, spot applied');
    pen.note([door + 2.4, -1], 'Screw through slotted hole');
    pen.note([-overhang + 1.1, top - built * 0.75], label('edge'));
    pen.note([door + 0.6, -2.8], label('cabinet'));
    pen.note([door * 0.6, low + 4.6], label('door'));
    pen.note([door + 3, low + 3.6], 'Drawer bottom, 1/2 in. plywood');
  },
});

export const sink = defineDetail({
  key: 'sink',
  condition: 'Undermount Sink at Countertop',
  view: 'Section',
  scale: 8,
  sizes: {
    bowl: ['Bowl depth', 5, 12, 0.5, 8],
    width: ['Bowl front to back', 12, 20, 0.5, 15],
    top: ['Counter thickness', 0.75, 2, 0.25, 1.25],
    counter: ['Counter depth', 22, 30, 0.5, 25],
  },
  labels: {
    sink: '18 ga. stainless steel undermount sink',
    top: 'Countertop with polished cutout edge',
    faucet: 'Deck-mounted faucet',
    trap: '1 1/2 in. P-trap to wall',
  },
  sketch(pen, size, label) {
    const [bowl, width, top, counter] = [size('bowl'), size('width'), size('top'), size('counter')];
    // Wall on the right at x = 0, the front of the counter on the left.
    const back = -Math.max(5, (counter - width) * 0.55);
    const front = Math.max(-counter + 2.4, back - width);
    const low = -bowl - 13;
    pen.rect(-counter, 0, front + counter, top, 'tile');
    pen.rect(back, 0, -back, top, 'tile');
    pen.rect(-0.75, top, 0.75, 4, 'tile');
    wallLayers(pen, 0, low, 16, [
      { thickness: 0.625, pattern: 'gypsum' },
      { thickness: 3.625, pattern: 'batt-insulation', weight: 'edge' },
      { thickness: 0.625, pattern: 'gypsum' },
    ]);
    blocking(pen, 0.625, 0.2, 3.625, 1.5);
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
      pen.rect(x - 0.5, -0.45, 1, 0.2, 'steel', 'edge');
      screw(pen, [x, -0.45], 90, 0.45 + top * 0.5, 0.1);
    }
    // Strainer, tailpiece, trap, arm to the wall.
    const pipe = 0.75;
    const dip = -bowl - 9;
    pen.rect(drain - 2, -bowl - 0.8, 4, 0.3, 'steel', 'edge');
    pen.rect(drain - 1.2, -bowl - 2.6, 2.4, 1.8, null, 'edge');
    for (const x of [drain - pipe, drain + pipe])
      pen.path([
        [x, -bowl - 2.6],
        [x, dip + 1.5],
      ]);
    const bend = [drain + 1.75, dip + 1.5] as const;
    pen.arc(bend, 1.75 - pipe, 180, 360);
    pen.arc(bend, 1.75 + pipe, 180, 360);
    const arm = dip + 4.2;
    const after = drain + 3.5;
    pen.path([
      [after - pipe, dip + 1.5],
      [after - pipe, arm + pipe],
      [4.875, arm + pipe],
    ]);
    pen.path([
      [after + pipe, dip + 1.5],
      [after + pipe, arm - pipe],
      [4.875, arm - pipe],
    ]);
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
    pen.path(
      [
        [post - 0.15, -1.6],
        [post - 0.15, dip + 7],
        [0, dip + 7],
      ],
      'hidden',
    );
    // Cabinet front and floor of the cabinet.
    pen.rect(-counter + 1, low, 0.75, -low - 0.4, 'wood', 'edge');
    pen.rect(-counter + 1.75, -4, 0.75, 4, 'plywood', 'edge');
    breakLine(pen, [-counter + 1, low], [-counter + 1.75, low]);
    centreLine(pen, [drain, low + 1], [drain, top + 2.5]);

    pen.dim([-counter, top + 4], [0, top + 4], 0.95);
    pen.dim([front, top], [back, top], 0.28);
    pen.dim([-counter, -bowl], [-counter, top], 0.35, undefined);
    pen.note([post + 0.4, top + 7], label('faucet'));
    pen.note([-0.4, top + 3], 'Backsplash in sealant');
    pen.note([-1.6, top * 0.5], label('top'));
    pen.note([1.8, 0.9], 'Blocking in wall');
    pen.note([back + 0.9, -0.4], 'Clip and silicone sealant at rim');
    pen.note([back - 0.1, -bowl * 0.55], label('sink'));
    pen.note([drain + 1.9, -bowl - 0.65], 'Basket strainer');
    pen.note([-0.2, arm + 1.2], 'Escutcheon at wall');
    pen.note([after - 0.2, dip + 1], label('trap'));
  },
});
