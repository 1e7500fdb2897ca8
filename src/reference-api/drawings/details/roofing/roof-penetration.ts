import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import {
  fieldSheet,
  lowSlopeRoof,
  overSecurement,
  securement,
} from '#src/reference-api/drawings/details/assemblies/low-slope-roof.ts';
import { bead, breakLine, centerLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const roofPenetration = defineDetail({
  condition: 'Pipe Penetration at Roof',
  view: 'Section',
  scale: 2,
  sizes: {
    pipe: ['Pipe outside diameter', 'pipeThrough', 3.5],
    height: ['Boot height above roof', 8, 14, 0.5, 8],
    insulation: ['Insulation thickness', 2, 8, 0.5, 5],
    deck: ['Deck depth', 'deck', 1.5],
  },
  labels: {
    membrane: 'Roof membrane, fully adhered',
    boot: 'Pipe flashing of the membrane manufacturer, bonded to membrane',
    clamp: 'Stainless steel draw band',
    insulation: 'Rigid roof insulation, joints staggered',
  },
  sketch(pen, { pipe, height, insulation, deck }, label) {
    const radius = pipe / 2;
    const gap = radius + 0.5;
    const far = gap + 9;
    let roof = 0;
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      const at = gap + 2;
      roof = lowSlopeRoof(side, gap, far - gap, { insulation, deck, fastened: at });
      const sheet = roof + fieldSheet;
      side.rect(radius + 0.02, 0, 0.46, roof, 'foam', 'fine');
      side.path(uv(radius, -deck - 3.5, radius, sheet + height + 3));
      side.path(uv(radius - 0.22, -deck - 3.5, radius - 0.22, sheet + height + 3), 'edge');
      side.hatch(
        [
          [radius - 0.22, -deck - 3.5],
          [radius, -deck - 3.5],
          [radius, sheet + height + 3],
          [radius - 0.22, sheet + height + 3],
        ],
        'steel',
      );
      side.as('water').band(uv(far, roof, gap, roof), -fieldSheet, 'membrane', 'edge');
      // Securement around the pipe, the flange of the flashing over it, its sleeve tight on the pipe.
      securement(side, at, sheet);
      side
        .as('water')
        .band(
          [
            [gap + 5.4, sheet],
            ...overSecurement(at, sheet).reverse(),
            [gap + 0.2, sheet],
            [radius, sheet + 0.8],
            [radius, sheet + height],
          ],
          -0.14,
          'membrane',
          'edge',
        );
      side.rect(radius + 0.15, sheet + height - 1, 0.13, 0.5, 'steel', 'edge');
      bead(side, [radius + 0.1, sheet + height + 0.04], 0.12);
      breakLine(side, [far, -deck], [far, roof + 0.2]);
    }
    const sheet = roof + fieldSheet;
    centerLine(pen, [0, -deck - 4.2], [0, sheet + height + 4]);
    breakLine(pen, [-radius, sheet + height + 3], [radius, sheet + height + 3]);
    breakLine(pen, [-radius, -deck - 3.5], [radius, -deck - 3.5]);

    pen.dim([-far + 1, sheet], [-far + 1, sheet + height], 0.1, { limit: 'MIN.' });
    pen.path(uv(-far + 0.5, sheet + height, -radius - 0.3, sheet + height), 'extension');
    pen.dim([-radius, sheet + height + 3], [radius, sheet + height + 3], 0.3);
    pen.dim([-far, 0], [-far, insulation], 0.3);
    pen.note([radius, sheet + height + 1.6], 'Pipe, see mechanical drawings');
    pen.note([radius + 0.14, sheet + height + 0.06], 'Sealant, tooled to shed water');
    pen.note([radius + 0.24, sheet + height - 0.7], label('clamp'));
    pen.note([radius + 0.08, sheet + height * 0.6], label('boot'));
    pen.note([gap + 2.6, sheet + 0.05], 'Plate and fastener under flange, each side of pipe');
    pen.note([far - 2, roof + 0.08], label('membrane'));
    pen.note([far - 1.4, roof - 0.25], 'Cover board');
    pen.note([far - 2.6, insulation * 0.35], label('insulation'));
    pen.note([radius + 0.3, 0.6], 'Low-expansion foam, full depth');
    pen.note([gap + 2, -0.03], 'Steel roof deck');
  },
});
