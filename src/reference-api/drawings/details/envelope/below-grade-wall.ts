import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { bead, breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { roundOutline, uv, withHoles } from '#src/reference-api/drawings/geometry/vector.ts';

export const belowGradeWall = defineDetail({
  condition: 'Below-Grade Wall at Footing',
  view: 'Section',
  scale: 8,
  sizes: {
    wall: ['Wall thickness', 8, 16, 1, 10],
    insulation: ['Insulation thickness', 1, 4, 0.5, 2],
    footing: ['Footing depth', 10, 18, 1, 12],
    slab: ['Slab thickness', 4, 8, 0.5, 5],
    drain: ['Drain pipe diameter', 'drainPipe', 4],
  },
  labels: {
    membrane: 'Sheet membrane waterproofing',
    drainage: 'Drainage board with filter fabric',
    insulation: 'Extruded polystyrene insulation',
    drain: 'Perforated foundation drain, sloped to outlet',
    wall: 'Concrete foundation wall',
  },
  sketch(pen, { wall, insulation, footing, slab, drain }, label) {
    const grade = 44;
    const head = grade + 15;
    const toe = 8;
    // Outside on the left; the wall stands from x = 0 on the footing, whose top is y = 0.
    pen.hatch(uv(0, 0, 0, head, wall, head, wall, 0), 'concrete');
    pen.path(uv(0, head, 0, 0));
    pen.path(uv(wall, 0, wall, head));
    pen.rect(-toe, -footing, wall + 2 * toe, footing, 'concrete');
    pen.shape(uv(wall * 0.35, 0, wall * 0.4, -1.5, wall * 0.6, -1.5, wall * 0.65, 0), null, 'edge');
    pen.rect(wall * 0.47, -1, 0.6, 4, 'membrane', 'edge');
    for (const x of [wall * 0.22, wall * 0.78]) {
      pen.path(uv(x, head, x, -footing + 3, x + (x < wall / 2 ? -4 : 4), -footing + 3), 'hidden');
    }
    const inside = wall + 30;
    const floor = 3;
    pen.hatch(
      uv(wall + 0.5, floor, inside, floor, inside, floor + slab, wall + 0.5, floor + slab),
      'concrete',
    );
    pen.path(uv(inside, floor + slab, wall + 0.5, floor + slab, wall + 0.5, floor, inside, floor));
    pen.rect(wall, floor, 0.5, slab, 'sealant', 'fine');
    pen.rect(wall, floor - 0.35, inside - wall, 0.35, 'membrane', 'fine');
    pen.hatch(
      uv(wall, floor - 0.35, inside, floor - 0.35, inside, -4, wall + toe, -4, wall + toe, 0, wall, 0),
      'gravel',
    );
    breakLine(pen, [inside, -4], [inside, floor + slab]);
    pen.as('water').band(uv(-toe, 0, -0.9, 0, 0, 0.9, 0, grade + 8.9), 0.4, 'membrane', 'edge');
    pen.rect(-0.45 - insulation, 1.2, insulation, grade + 3, 'rigid-insulation');
    pen.rect(-0.45 - insulation - 0.75, 1.2, 0.75, grade - 3.2, 'plywood', 'edge');
    const back = -1.2 - insulation;
    // Termination bar well above grade, cover flashing over it and over the insulation into the ground.
    pen.rect(-0.7, grade + 7.3, 0.3, 1.4, 'steel', 'edge');
    screw(pen, [-0.7, grade + 8], 0, 3, 0.24);
    bead(pen, [-0.3, grade + 9], 0.3);
    pen
      .as('drip')
      .path(uv(-0.1, grade + 12.4, -0.1, grade + 10, back - 0.5, grade + 9.2, back - 0.5, grade - 2.4));
    screw(pen, [-0.1, grade + 11.2], 0, 2.4, 0.24);
    bead(pen, [-0.25, grade + 12.5], 0.3);
    // Drain in washed stone, wrapped in filter fabric.
    const radius = drain / 2;
    const pipe = [-toe - radius - 2.5, -footing + radius + 2] as const;
    const left = pipe[0] - radius - 5;
    const stone = [
      [-toe, -footing],
      [-toe, 0],
      [back, 0.8],
      [back, 12],
      [left, 9],
      [left, -footing],
    ] as const;
    pen.hatch(withHoles(stone, [roundOutline(pipe, radius)]), 'gravel');
    pen.path(uv(back, 12, left, 9, left, -footing, -toe, -footing), 'hidden');
    pen.circle(pipe, radius);
    pen.circle(pipe, radius - 0.35, 'fine');
    const far = left - 9;
    pen.hatch(
      [
        [back, 12.4],
        [back - 0.6, grade - 2.4],
        [back - 0.6, grade],
        [far, grade - 1],
        [far, -footing],
        [left - 0.4, -footing],
        [left - 0.4, 9.2],
      ],
      'earth',
    );
    pen.path(uv(back - 0.6, grade, far, grade - 1));
    pen.word([wall + 13, 14], 'Interior');
    breakLine(pen, [0, head], [wall, head]);

    pen.dim([0, head], [wall, head], 0.35);
    pen.dim([back - 0.6, grade], [back - 0.6, grade + 8], 0.9, { limit: 'MIN.', beyond: true });
    pen.dim([wall + toe, 0], [wall + toe, -footing], 0.9, { beyond: true });
    pen.dim([-toe, -footing], [wall + toe, -footing], -0.35);
    pen.dim([inside, floor], [inside, floor + slab], -0.3, { beyond: true });
    pen.note([-0.55, grade + 8], 'Termination bar 8 in. above grade, edge sealed');
    pen.note(
      [back - 0.5, grade + 3],
      'Cover flashing over insulation, into ground, screwed and sealed to wall',
    );
    pen.note([wall * 0.6, grade - 7], label('wall'));
    pen.note([wall * 0.78, grade - 3.5], 'Reinforcing, see structural drawings');
    pen.note([-0.25, grade - 13], label('membrane'));
    pen.note([-0.45 - insulation * 0.5, grade - 18], label('insulation'));
    pen.note([back + 0.4, grade - 23], label('drainage'));
    pen.note([wall + 14, floor + slab * 0.5], 'Concrete slab on vapor retarder');
    pen.note([wall + 0.3, floor + slab * 0.6], 'Isolation joint with sealant');
    pen.note([wall * 0.5, 1.6], 'Waterstop in keyed joint');
    pen.note([wall + 4, -footing * 0.6], 'Concrete footing on undisturbed soil');
    pen.note([pipe[0] + radius * 0.7, pipe[1] - radius * 0.7], label('drain'));
  },
});
