import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import type { Pen } from '#src/reference-api/drawings/drafting/pen.ts';
import { breakLine, centerLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const roofValley = defineDetail({
  condition: 'Valley with Offset Cleats',
  view: 'Section',
  scale: 4,
  sizes: {
    rise: ['Slope across the valley, rise in 12 in.', 2, 6, 0.5, 3],
    insulation: ['Insulation thickness', 1.5, 6, 0.5, 3],
    valley: ['Valley flashing leg', 10, 14, 1, 12],
    seam: ['Seam height', 1, 3, 0.25, 2],
  },
  labels: {
    panel: '24 ga. standing seam metal roof panel',
    flashing: '24 ga. valley flashing with center crimp',
    underlayment: 'Self-adhered high-temperature underlayment',
    insulation: 'Rigid roof insulation',
  },
  sketch(pen, { rise, insulation, valley, seam }, label) {
    const angle = Math.atan(rise / 12);
    const degrees = (angle * 180) / Math.PI;
    const slope = Math.tan(angle);
    const length = valley + 3.5;
    const top = insulation + 0.72;
    const layer = (
      side: Pen,
      low: number,
      high: number,
      pattern: 'plywood' | 'rigid-insulation' | 'membrane',
    ) => {
      side.shape(
        uv(low * slope, low, length, low, length, high, high * slope, high),
        pattern,
        pattern === 'membrane' ? 'fine' : 'cut',
      );
    };
    for (const side of [pen.at([0, 0], degrees), pen.at([0, 0], -degrees, true)]) {
      layer(side, -0.6, 0, 'plywood');
      layer(side, 0, insulation, 'rigid-insulation');
      layer(side, insulation, insulation + 0.5, 'plywood');
      layer(side, insulation + 0.5, top - 0.1, 'membrane');
      side.path([
        [top * slope, top + 0.6],
        [top * slope + 0.5, top],
        [valley, top],
        [valley, top + 0.25],
        [valley - 0.5, top + 0.3],
      ]);
      // A cleat on the flashing, and the panel hooked over it.
      side.path(
        [
          [valley - 1.4, top + 0.1],
          [valley - 3.4, top + 0.1],
          [valley - 3.4, top + 0.35],
          [valley - 2.9, top + 0.35],
        ],
        'edge',
      );
      side.path([
        [length, top + 0.55],
        [valley - 4, top + 0.55],
        [valley - 4, top + 0.2],
        [valley - 3.5, top + 0.2],
      ]);
      side.path(
        uv(length, top + 0.5 + seam, valley - 2.6, top + 0.5 + seam, valley - 3.8, top + 0.55),
        'edge',
      );
      screw(side, [valley - 1.9, top + 0.12], 270, 1.4, 0.12);
      breakLine(side, [length, -0.6], [length, top + 0.5 + seam]);
    }
    const on = (along: number, up: number): readonly [number, number] => [
      along * Math.cos(angle) - up * Math.sin(angle),
      along * Math.sin(angle) + up * Math.cos(angle),
    ];
    centerLine(pen, [0, -2], [0, top + 4]);
    const left = pen.at([0, 0], -degrees, true);
    left.dim([length, 0], [length, insulation], 0.3);
    left.dim([valley - 4, top + 0.55], [valley, top + 0.55], -0.85);
    pen.word([-length * 0.5, top + 6.4], `${rise} : 12`);
    pen.note(on(length - 1.4, top + 0.55), label('panel'));
    pen.note(on(valley - 2.6, top + 0.1), 'Continuous cleat, set in sealant');
    pen.note(on(length - 2, top - 0.16), label('underlayment'));
    pen.note(on(length - 1.6, insulation * 0.5), label('insulation'));
    pen.note(on(valley - 6, top), label('flashing'));
    pen.note(on(length - 3, -0.3), 'Plywood roof sheathing');
  },
});
