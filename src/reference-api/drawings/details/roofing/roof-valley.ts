import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { overInsulation, slopedRoof } from '#src/reference-api/drawings/details/assemblies/sloped-roof.ts';
import {
  bead,
  breakLine,
  centerLine,
  screw,
  slopeTriangle,
} from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const roofValley = defineDetail({
  condition: 'Valley with Offset Cleats',
  view: 'Section',
  scale: 4,
  sizes: {
    rise: ['Slope across the valley', 2, 6, 0.5, 3],
    insulation: ['Insulation thickness', 1.5, 6, 0.5, 3],
    valley: ['Valley flashing leg', 9, 12, 1, 10],
    seam: ['Seam height', 'seam', 2],
  },
  labels: {
    panel: '24 ga. standing seam metal roof panel',
    flashing: '24 ga. valley flashing with center crimp',
    underlayment: 'Self-adhered high-temperature underlayment',
    insulation: 'Rigid roof insulation',
  },
  sketch(pen, { rise, insulation, valley: leg, seam }, label) {
    const angle = Math.atan(rise / 12);
    const degrees = (angle * 180) / Math.PI;
    const slope = Math.tan(angle);
    const top = insulation + overInsulation;
    // The leg is measured from its bend at the crimp.
    const bend = (top + 0.8) * slope + 0.35;
    const valley = leg + bend;
    const length = valley + 2.3;
    for (const side of [pen.at([0, 0], degrees), pen.at([0, 0], -degrees, true)]) {
      slopedRoof(side, insulation, length, -slope);
      // Valley flashing from its crimp to its hemmed edge.
      side.path([
        [(top + 0.8) * slope, top + 0.8],
        [bend, top],
        [valley, top],
        [valley, top + 0.22],
        [valley - 0.7, top + 0.22],
      ]);
      // The cleat in sealant on the flashing, the panel hemmed over it.
      side.path(
        [
          [valley - 1.6, top + 0.1],
          [valley - 3.6, top + 0.1],
          [valley - 3.6, top + 0.34],
          [valley - 3, top + 0.34],
        ],
        'edge',
      );
      // The rivet stays in the flashing.
      const rivet = side.at([valley - 1.8, top + 0.1], 270);
      rivet.as('head').rect(-0.1, -0.15, 0.1, 0.3, null, 'edge');
      rivet.as('fastener').rect(0, -0.06, 0.15, 0.12, null, 'fine');
      bead(side, [valley - 2.4, top + 0.05], 0.05);
      bead(side, [valley - 3.1, top + 0.05], 0.05);
      side.as('eave').path(uv(length, top + 0.5, valley - 3.9, top + 0.5, valley - 3.9, top + 0.2));
      side.path(uv(valley - 3.9, top + 0.2, valley - 3.1, top + 0.2), 'cut');
      side.path(
        uv(length, top + 0.5 + seam, valley - 2.6, top + 0.5 + seam, valley - 3.8, top + 0.5),
        'edge',
      );
      screw(side, [valley + 1.2, top + 0.02], 270, 1.1, 0.1);
      side.path(
        uv(valley + 1.9, top, valley + 0.3, top, valley + 0.3, top + 0.28, valley - 0.4, top + 0.28),
        'edge',
      );
      breakLine(side, [length, -0.6], [length, top + 0.5 + seam]);
    }
    const on = (along: number, up: number): readonly [number, number] => [
      along * Math.cos(angle) - up * Math.sin(angle),
      along * Math.sin(angle) + up * Math.cos(angle),
    ];
    centerLine(pen, [0, -2], [0, top + 4]);
    const left = pen.at([0, 0], -degrees, true);
    left.dim([length, 0], [length, insulation], -0.4);
    // Along the flashing, from its bend to its hem.
    left.dim([bend, top], [valley, top], (seam + 1.1) / pen.scale);
    slopeTriangle(pen, [3.5, top + 3.6], rise, 'right');
    pen.note(on(length - 0.8, top + 0.5), label('panel'));
    pen.note(on(valley - 1.9, top + 0.1), 'Continuous cleat, riveted, set in sealant');
    pen.note(on(valley + 0.3, top + 0.15), 'Cleat at edge of flashing, no fastener through flashing');
    pen.note(on(length - 1.1, top - 0.12), label('underlayment'));
    pen.note(on(length - 1.6, insulation * 0.5), label('insulation'));
    pen.note(on(valley - 6, top), label('flashing'));
    pen.note(on(length - 2.6, insulation + 0.25), 'Plywood nail base over insulation');
    pen.note(on(length - 3, -0.3), 'Plywood roof sheathing');
  },
});
