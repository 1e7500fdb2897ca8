import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { bead, breakLine, buildUp, centerLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const metalRoofPenetration = defineDetail({
  condition: 'Pipe Flashing on Metal Panel',
  view: 'Section',
  scale: 2,
  sizes: {
    pipe: ['Pipe outside diameter', 'pipeThrough', 4.5],
    insulation: ['Insulation thickness', 1.5, 6, 0.5, 3],
    seam: ['Seam height', 'seam', 2],
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
    const reach = radius + 0.9 + skirt;
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      const from = radius + 0.4;
      buildUp(side, from, -0.625, far - from, [
        { thickness: 0.625, pattern: 'plywood' },
        { thickness: insulation, pattern: 'rigid-insulation' },
        { thickness: 0.6, pattern: 'plywood' },
      ]);
      side.as('water').rect(from, top - 0.12, far - from, 0.12, 'membrane', 'fine');
      side.path(uv(radius + 0.2, top, far, top));
      // The rib beyond goes on behind the boot.
      const boot = radius + 0.32 + 0.58 * Math.max(0, Math.min(1, (3 - seam) / 2.66));
      side.path(uv(boot, top + seam, far, top + seam), 'edge');
      // Boot in one piece: base in sealant under an aluminum ring, cone, sleeve on the pipe.
      side.as('water').shape(
        [
          [reach, top + 0.12],
          [reach, top + 0.3],
          [radius + 0.9, top + 0.34],
          [radius + 0.32, top + 3],
          [radius + 0.32, top + 5],
          [radius, top + 5],
          [radius, top + 2.9],
          [radius + 0.75, top + 0.12],
        ],
        'sealant',
      );
      side.rect(radius + 0.9, top + 0.34, skirt, 0.08, 'aluminum', 'edge');
      bead(side, [radius + 1.4, top + 0.06], 0.06);
      bead(side, [reach - 0.3, top + 0.06], 0.06);
      screw(side, [reach - 0.7, top + 0.48], 270, 1.5, 0.11);
      side.rect(radius + 0.33, top + 4.2, 0.1, 0.4, 'steel', 'edge');
      bead(side, [radius + 0.14, top + 5.06], 0.1);
      side.rect(radius + 0.02, -0.6, 0.36, insulation + 1.1, 'foam', 'fine');
      side.rect(radius - 0.22, -3.4, 0.22, top + 11, 'steel');
      breakLine(side, [far, -0.625], [far, top + seam]);
    }
    centerLine(pen, [0, -4], [0, top + 8.2]);
    breakLine(pen, [-radius, top + 7.6], [radius, top + 7.6]);
    breakLine(pen, [-radius, -3.4], [radius, -3.4]);

    pen.dim([-radius, top + 7.6], [radius, top + 7.6], 0.35);
    pen.dim([-far, 0], [-far, insulation], 0.3);
    pen.dim([-reach, top + 0.3], [-radius - 0.9, top + 0.3], 0.75);
    pen.note([radius - 0.1, top + 6.6], 'Pipe, see mechanical drawings');
    pen.note([radius + 0.16, top + 5.08], 'Sealant, tooled to shed water');
    pen.note([radius + 0.4, top + 4.4], 'Stainless steel draw band');
    pen.note([radius + 0.26, top + 3.6], label('boot'));
    pen.note([reach - 0.7, top + 0.44], 'Gasketed fastener at 1 in. o.c. through base ring');
    pen.note([reach - 0.3, top + 0.06], 'Butyl sealant bed under base');
    pen.note([far - 1.6, top], label('panel'));
    pen.note([far - 1.3, top - 0.06], label('underlayment'));
    pen.note([far - 1.4, insulation * 0.5], label('insulation'));
    pen.note([far - 1.2, insulation + 0.3], 'Plywood nail base over insulation');
    pen.note([far - 1.7, -0.3], 'Plywood roof sheathing');
    pen.note([radius + 0.2, -0.5], 'Foam in opening');
  },
});
