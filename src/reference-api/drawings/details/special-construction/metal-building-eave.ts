import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { metalPanel } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { bolt, breakLine, drip, screw, slopeTriangle } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const metalBuildingEave = defineDetail({
  condition: 'Eave at Rigid Frame',
  view: 'Section',
  scale: 4,
  sizes: {
    rise: ['Slope', 0.5, 3, 0.5, 1],
    insulation: ['Blanket thickness', 3, 8, 1, 4],
    girt: ['Girt depth', 8, 10, 2, 8],
    gutter: ['Gutter width', 5, 8, 1, 6],
  },
  labels: {
    roof: '24 ga. standing seam roof panel on clips',
    wall: '26 ga. metal wall panel',
    frame: 'Rigid frame rafter and column',
    strut: 'Cold-formed eave strut',
    insulation: 'Blanket with vapor retarder facing',
    gutter: '26 ga. eave gutter',
  },
  sketch(pen, { rise, insulation, girt, gutter }, label) {
    const angle = Math.atan(rise / 12);
    const far = 15;
    const purlin = far - 5.8;
    // The strut is outside the column; the roof slopes up to its right.
    const roof = pen.at([0, 0], (angle * 180) / Math.PI);
    pen.shape(
      [
        [0.1, -0.12],
        [0.1, -girt],
        [2.6, -girt],
        [2.6, -girt + 0.9],
        [2.5, -girt + 0.9],
        [2.5, -girt + 0.1],
        [0.2, -girt + 0.1],
        [0.2, -0.12],
        [3.4, -0.12 + 3.3 * Math.tan(angle)],
        [3.4, -0.02 + 3.3 * Math.tan(angle)],
        [0.1, -0.02],
      ],
      'steel',
    );
    // Bracket from the column to the strut.
    pen.rect(0.2, -girt * 0.62, girt - 0.2, 0.3, 'steel', 'edge');
    pen.rect(0.2, -girt * 0.62 - 1.4, 0.3, 1.4, 'steel', 'edge');
    bolt(pen, [0.5, -girt * 0.62 - 0.8], 180, 0.36, 0.35);
    const low = -girt - 6.5;
    // The rafter begins over the column, whose head is cut to the slope.
    const knee = (x: number) => -3.4 / Math.cos(angle) + x * Math.tan(angle);
    pen.shape(uv(girt, low, girt + 0.5, low, girt + 0.5, knee(girt + 0.5), girt, knee(girt)), 'steel');
    const end = (girt - 3.4 * Math.sin(angle)) / Math.cos(angle);
    roof.rect(end, -3.4, far - end, 0.5, 'steel');
    // A purlin on the rafter.
    roof.path([
      [purlin, -0.9],
      [purlin, -0.05],
      [purlin + 2.6, -0.05],
      [purlin + 2.6, -2.9],
      [purlin + 5.1, -2.9],
      [purlin + 5.1, -2.1],
    ]);
    bolt(roof, [purlin + 3.9, -2.85], 270, 0.85, 0.35);
    const top = insulation * 0.6;
    const skin = -0.1 - insulation * 0.45;
    // The blanket goes on over the strut to the wall panel, pressed down where the roof bears on steel: a thermal block
    // under the screws at the strut, and on both sides of the clip at the purlin.
    const pressed = 0.3;
    const eaveBlock = [0.4, 2.6] as const;
    const clip = [purlin + 0.5, purlin + 2.1] as const;
    const bearings = [eaveBlock, [clip[0] - 0.6, clip[1] + 0.6]] as const;
    roof.hatch(
      [
        [skin, 0],
        [far, 0],
        [far, top],
        ...bearings
          .toReversed()
          .flatMap(([from, to]) => uv(to + 0.4, top, to, pressed, from, pressed, from - 0.4, top)),
        [skin, top],
      ],
      'batt-insulation',
    );
    roof.path(uv(0, 0, far, 0), 'edge');
    for (const [from, to] of [eaveBlock, [clip[0] - 0.6, clip[0]], [clip[1], clip[1] + 0.6]] as const)
      roof.rect(from, pressed, to - from, top - pressed, 'rigid-insulation', 'edge');
    // The clip stands on the purlin, its tab folded into the seam.
    const foot = pressed - 0.1;
    roof.path(uv(clip[0], top + 1.8, clip[0], foot, clip[1], foot, clip[1], top + 1.8), 'edge');
    roof.path(uv(clip[0], top + 1.8, clip[1], top + 1.8), 'hidden');
    for (const x of [clip[0] + 0.4, clip[1] - 0.4]) screw(roof, [x, foot], 270, 1, 0.13);

    pen.hatch(
      uv(-0.1 - insulation * 0.45, low, -0.1 - insulation * 0.45, 0, -0.1, 0, -0.1, low),
      'batt-insulation',
    );
    const out = skin - 1.3;
    // The roof panel ends over the gutter; rib closure and sealant between it and the eave trim over the wall panel.
    const tip = (out - 1.4) / Math.cos(angle);
    roof.as('eave').path(uv(far, top + 0.05, tip, top + 0.05, tip, top - 0.3));
    roof.path(uv(far, top + 2.05, tip + 0.2, top + 2.05, tip, top + 0.05), 'edge');
    screw(roof, [1.4, top + 0.1], 270, top + 0.9, 0.15);
    metalPanel(pen, skin - 1.2, low, 1.2, -0.2 - low);
    pen.rect(skin - 1.2, -1.5, 1.2, 1.3, 'sealant', 'fine');
    roof.rect(tip + 2, top + 0.07, 1.2, 1.9, 'sealant', 'fine');
    pen.path(uv(-0.1, low, -0.1, 0));
    // A girt inside the panel.
    const inner = girt - 0.06;
    pen.path(uv(0.04, low + 5, 0.04, low + 2.6, inner, low + 2.6, inner, low + 0.4));
    bolt(pen, [inner - 0.06, low + 1.4], 0, 0.9, 0.4);
    screw(pen, [skin - 1.2, low + 3.8], 0, 1.8 - skin, 0.12);
    // Below the closure, into the web of the strut.
    screw(pen, [skin - 1.2, -2.3], 0, 1.8 - skin, 0.12);
    const back = out;
    const under = (x: number) => top / Math.cos(angle) + x * Math.tan(angle);
    // The gutter's back turns in under the trim, where the roof screws hold both; the trim hangs in front of it.
    const front = out - 0.06;
    drip(pen, uv(2.4, under(2.4) - 0.02, front, under(front) - 0.02, front, -1.4, front - 0.36, -1.8));
    pen.as('gutter').path([
      [2, under(2) - 0.08],
      [back, under(back) - 0.08],
      [back, -gutter * 0.8],
      [back - gutter, -gutter * 0.8],
      [back - gutter, -0.6],
      [back - gutter + 0.7, -0.6],
    ]);
    // A strap ties the lip of the gutter to the eave trim.
    pen.path(uv(back - gutter + 0.7, -0.66, back - gutter + 0.06, -0.66, front, under(out) - 0.4), 'edge');
    breakLine(pen, [skin - 1.2, low], [girt + 0.5, low]);
    breakLine(roof, [far, -3.4], [far, top + 2.05]);

    pen.dim([back - gutter, -gutter * 0.8], [back, -gutter * 0.8], -0.3);
    pen.dim([0, low], [girt, low], -0.32);
    slopeTriangle(pen, [5, top + 2.8 + 5 * Math.tan(angle)], rise, 'right');
    const on = (along: number, up: number): readonly [number, number] => [
      along * Math.cos(angle) - up * Math.sin(angle),
      along * Math.sin(angle) + up * Math.cos(angle),
    ];
    pen.note(on(far - 4, top + 2.05), label('roof'));
    pen.note(on(far - 7.6, top * 0.5), label('insulation'));
    pen.note(on(clip[1], top * 0.7), 'Panel clip, screwed to purlin, thermal block at each side');
    pen.note(on(purlin + 2.6, -2), 'Zee purlin, bolted to rafter');
    pen.note(on(far - 3, -3.2), label('frame'));
    pen.note([2.55, -girt + 0.5], label('strut'));
    pen.note([girt * 0.6, 0.15 - girt * 0.62], 'Strut bracket, welded to column');
    pen.note([back - gutter * 0.4, -gutter * 0.8], label('gutter'));
    pen.note([front - 0.18, -1.6], 'Eave trim, lapped into gutter');
    pen.note([skin - 0.5, -0.9], 'Foam closure in panel ribs');
    const strap = (under(out) - 0.4 - 0.66) / 2;
    pen.note([back - gutter / 2, strap], 'Gutter strap at 36 in. o.c.');
    pen.note(on(tip + 2.6, top + 1.2), 'Rib closure in sealant');
    pen.note(on(2.2, top * 0.6), 'Thermal block on eave strut');
    pen.note([girt * 0.6, low + 2.6], 'Cold-formed girt, bolted to column');
    pen.note([skin - 0.6, low + 1.2], label('wall'));
    pen.note([-0.4, -2.3], 'Screw through wall panel into eave strut');
  },
});
