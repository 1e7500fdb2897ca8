import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { sealedUnit } from '#src/reference-api/drawings/details/assemblies/glazed-frame.ts';
import { hollowBox } from '#src/reference-api/drawings/details/assemblies/steel-sections.ts';
import { centerLine } from '#src/reference-api/drawings/drafting/symbols.ts';

export const storefrontMullion = defineDetail({
  condition: 'Intermediate Mullion',
  view: 'Plan',
  scale: 1,
  sizes: {
    depth: ['Mullion depth', 4, 7.5, 0.25, 4.5],
    width: ['Mullion width', 2, 3.5, 0.25, 2.5],
    glass: ['Glass unit thickness', 'glassUnit', 1],
  },
  labels: {
    mullion: 'Extruded aluminum mullion, 6063-T6',
    glass: '{glass} in. insulating glass unit',
    thermal: 'Polyamide thermal break',
    finish: 'Anodized finish, exposed faces',
  },
  sketch(pen, { depth, width, glass }, label) {
    // The glass is held in pockets within the mullion's width, between an outer and an inner tube.
    const half = width / 2;
    const gasket = 0.2;
    const pocket = 0.75;
    const core = half - pocket;
    const outer = (depth - glass - 2 * gasket) * 0.35;
    const inner = outer + glass + 2 * gasket;
    const wall = 0.125;
    hollowBox(pen, -half, 0, width, outer, wall);
    // The inner tube is open at its back, which a filler closes that snaps between its flanks.
    const back = depth - inner;
    pen.shape(
      [
        [half, depth],
        [half, inner],
        [-half, inner],
        [-half, depth],
        [-half + wall, depth],
        [-half + wall, inner + wall],
        [half - wall, inner + wall],
        [half - wall, depth],
      ],
      'aluminum',
    );
    pen.rect(-half + wall, depth - wall, width - 2 * wall, wall, 'aluminum');
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      const clip = Math.min(0.7, back * 0.4);
      side.rect(half - wall - 0.1, depth - wall - clip, 0.1, clip, 'aluminum', 'edge');
      sealedUnit(side.at([half, 0], 90), outer + gasket, 3.3, glass);
      for (const y of [outer, inner - gasket])
        side.as('gasket').rect(half - 0.47, y, 0.4, gasket, 'sealant', 'fine');
    }
    // Core between the pockets, with the break in its middle.
    const tongue = (inner - outer) * 0.3;
    pen.rect(-core, outer, 2 * core, tongue, 'aluminum', 'edge');
    pen.rect(-core, inner - tongue, 2 * core, tongue, 'aluminum', 'edge');
    pen.rect(-core, outer + tongue, 2 * core, inner - outer - 2 * tongue, 'membrane', 'edge');
    centerLine(pen, [0, -0.8], [0, depth + 0.7]);
    pen.word([-half - 1.4, -0.42], 'Exterior');
    pen.word([-half - 1.4, depth + 0.16], 'Interior');

    pen.dim([-half, depth], [half, depth], 0.5);
    pen.dim([-half - 3.1, 0], [-half - 3.1, depth], 0.35);
    pen.note([half - 0.06, inner + back * 0.35], label('mullion'));
    pen.note([half * 0.4, depth - 0.06], 'Snap-in filler');
    pen.note([half + 1.8, outer + gasket + 0.1], label('glass'));
    pen.note([half - 0.2, inner - 0.1], 'Interior wedge gasket');
    pen.note([core * 0.4, (outer + inner) / 2], label('thermal'));
    pen.note([half - 0.2, outer + 0.1], 'Exterior glazing gasket');
    pen.note([half, outer * 0.4], label('finish'));
  },
});
