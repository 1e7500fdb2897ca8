import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { buildUp, bead, breakLine, centerLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const metalRoofPenetration = defineDetail({
  condition: 'Pipe Flashing on Metal Panel',
  view: 'Section',
  scale: 2,
  sizes: {
    pipe: ['Pipe outside diameter', 1.5, 6, 0.25, 4.5],
    insulation: ['Insulation thickness', 1.5, 6, 0.5, 3],
    seam: ['Seam height', 1, 3, 0.25, 2],
    skirt: ['Skirt width', 2, 3.5, 0.5, 2.5],
  },
  labels: {
    panel: '24 ga. standing seam metal roof panel',
    boot: 'Elastomeric pipe flashing with aluminum base',
    underlayment: 'Self-adhered high-temperature underlayment',
    insulation: 'Rigid roof insulation',
  },
  sketch(pen, { pipe, insulation, seam, skirt }, label) {
    const radius = pipe / 2;
    const far = radius + skirt + 4.2;
    const top = insulation + 0.72;
    const reach = radius + 0.2 + skirt;
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      const from = radius + 0.4;
      buildUp(side, from, -0.6, far - from, [
        { thickness: 0.6, pattern: 'plywood' },
        { thickness: insulation, pattern: 'rigid-insulation' },
        { thickness: 0.6, pattern: 'plywood' },
        { thickness: 0.1, pattern: 'membrane', weight: 'fine' },
      ]);
      side.path(uv(radius + 0.15, top, far, top));
      side.path(uv(radius + 0.15, top + seam, far, top + seam), 'edge');
      side.shape(
        [
          [reach, top + 0.05],
          [reach, top + 0.3],
          [radius + 1, top + 0.35],
          [radius + 0.35, top + 3],
          [radius + 0.35, top + 5],
          [radius + 0.02, top + 5],
          [radius + 0.02, top + 3],
          [radius + 0.8, top + 0.05],
        ],
        'sealant',
      );
      side.rect(radius + 1, top + 0.3, skirt - 0.9, 0.08, 'aluminum', 'edge');
      screw(side, [reach - 0.6, top + 0.4], 270, 1.5, 0.12);
      bead(side, [reach - 0.2, top + 0.08], 0.12);
      side.rect(radius + 0.36, top + 4.2, 0.1, 0.4, 'steel', 'edge');
      side.rect(radius - 0.22, -3.4, 0.22, top + 11, 'steel');
      breakLine(side, [far, -0.6], [far, top + seam]);
    }
    centerLine(pen, [0, -4], [0, top + 8.2]);
    breakLine(pen, [-radius, top + 7.6], [radius, top + 7.6]);
    breakLine(pen, [-radius, -3.4], [radius, -3.4]);

    pen.dim([-radius, top + 7.6], [radius, top + 7.6], 0.35);
    pen.dim([-far, 0], [-far, insulation], 0.3);
    pen.dim([-reach, top + 0.3], [-radius, top + 0.3], 0.75, { beyond: false });
    pen.note([radius - 0.1, top + 6.6], 'Pipe, see mechanical drawings');
    pen.note([radius + 0.42, top + 4.4], 'Stainless steel draw band');
    pen.note([radius + 0.3, top + 3.6], label('boot'));
    pen.note([reach - 0.6, top + 0.34], 'Gasketed fastener at 1 in. o.c.');
    pen.note([reach - 0.2, top + 0.06], 'Butyl sealant bed under base');
    pen.note([far - 1.6, top], label('panel'));
    pen.note([far - 1.3, top - 0.06], label('underlayment'));
    pen.note([far - 1.4, insulation * 0.5], label('insulation'));
    pen.note([far - 1.7, -0.3], 'Plywood roof sheathing');
  },
});
