import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import type { Pen } from '#src/reference-api/drawings/drafting/pen.ts';
import { overInsulation, slopedRoof } from '#src/reference-api/drawings/details/assemblies/sloped-roof.ts';
import { breakLine, centerLine, screw, slopeTriangle } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

const length = 11.5;

export const ridge = defineDetail({
  condition: 'Ridge with Closures',
  view: 'Section',
  scale: 2,
  sizes: {
    rise: ['Slope', 1, 6, 0.5, 4],
    insulation: ['Insulation thickness', 1.5, 6, 0.5, 3],
    seam: ['Seam height', 'seam', 2],
    cap: ['Ridge cap leg', 10, 14, 0.5, 12],
  },
  labels: {
    panel: '24 ga. standing seam metal roof panel',
    underlayment: 'Self-adhered high-temperature underlayment',
    insulation: 'Rigid roof insulation',
    cap: '24 ga. ridge flashing, hemmed edges',
  },
  sketch(pen, { rise, insulation, seam, cap }, label) {
    const slope = rise / 12;
    const angle = Math.atan(slope);
    const degrees = (angle * 180) / Math.PI;
    const top = insulation + overInsulation;
    const lift = top + seam + 0.25;
    const apex = lift / Math.cos(angle) + 0.15;
    // The leg of the cap is measured down the slope from its bend, which is plumb over the ridge.
    const end = cap - apex * Math.sin(angle);
    const leg = apex * Math.cos(angle);
    const upturn = Math.min(1.8, end - 4.4);
    const draw = (side: Pen) => {
      slopedRoof(side, insulation, length, slope);
      // Pan in section, the seam's top beyond it, and the pan turned up at the ridge.
      side.path(uv(length, top, upturn, top, upturn, top + seam * 0.9));
      side.path(uv(length, top + seam, upturn, top + seam, upturn, top), 'edge');
      side.path(uv(end - 4, top + 0.14, end - 2.8, top + 0.14, end - 2.8, leg - 0.03, end - 1.6, leg - 0.03));
      side.rect(end - 4, top + 0.02, 1.2, 0.1, 'sealant', 'fine');
      side.as('fastener').circle([end - 2.1, leg + 0.06], 0.12, 'edge');
      screw(side, [end - 3.4, top + 0.2], 270, 1.3, 0.12);
      breakLine(side, [length, -0.625], [length, top + seam]);
    };
    draw(pen.at([0, 0], -degrees));
    draw(pen.at([0, 0], degrees, true));
    const edge = (toRight: 1 | -1, along: number, up: number) =>
      [
        toRight * (along * Math.cos(angle) + up * Math.sin(angle)),
        -along * Math.sin(angle) + up * Math.cos(angle),
      ] as const;
    pen.path([
      edge(-1, end - 0.5, leg - 0.25),
      edge(-1, end, leg - 0.3),
      edge(-1, end, leg),
      [0, apex],
      edge(1, end, leg),
      edge(1, end, leg - 0.3),
      edge(1, end - 0.5, leg - 0.25),
    ]);
    centerLine(pen, [0, -4], [0, apex + 1.6]);

    pen.dim(edge(-1, end, leg), [0, apex], 0.3);
    pen.at([0, 0], degrees, true).dim([length, 0], [length, insulation], -0.4);
    slopeTriangle(pen, edge(-1, 8, -2.8), rise, 'right');
    pen.note(edge(1, end * 0.3, leg), label('cap'));
    pen.note(edge(1, end - 2.1, leg + 0.2), 'Rivet at 12 in. o.c.');
    pen.note(edge(1, end - 2.8, top + seam * 0.6), 'Z closure, cut to fit between seams');
    pen.note(edge(1, end - 3.85, top + 0.07), 'Continuous butyl tape sealant');
    pen.note(edge(1, 10, top), label('panel'));
    pen.note(edge(1, 10.9, top - 0.17), label('underlayment'));
    pen.note(edge(1, 9.4, insulation * 0.5), label('insulation'));
    pen.note(edge(1, 9.9, insulation + 0.25), 'Plywood nail base over insulation');
    pen.note(edge(1, 8, -0.3), 'Plywood roof sheathing');
  },
});
