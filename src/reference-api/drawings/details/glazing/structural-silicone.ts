import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { hollowBox } from '#src/reference-api/drawings/details/assemblies/steel-sections.ts';
import {
  breakLine,
  centerLine,
  sealantDepth,
  sealedJoint,
} from '#src/reference-api/drawings/drafting/symbols.ts';

export const structuralSilicone = defineDetail({
  condition: 'Structural Silicone Glazed Mullion',
  view: 'Plan',
  scale: 1,
  sizes: {
    mullion: ['Mullion depth', 4, 9, 0.5, 6],
    bite: ['Structural bite', 0.5, 1, 0.125, 0.75],
    joint: ['Weather joint width', 0.5, 0.75, 0.125, 0.625],
    glass: ['Glass unit thickness', 'glassUnit', 1],
  },
  labels: {
    mullion: 'Extruded aluminum mullion',
    glass: '{glass} in. insulating glass unit, silicone secondary seal',
    structural: 'Structural silicone sealant',
    weather: 'Weatherseal sealant, tooled concave',
    spacer: 'Silicone-compatible spacer tape',
  },
  sketch(pen, { mullion, bite, joint, glass }, label) {
    // The mullion is wide enough for bite, spacer and joint on both sides, by quarters of an inch.
    const gap = joint / 2;
    const half = Math.max(1.5, Math.ceil((gap + bite + 0.35) * 8) / 8);
    const far = half + 2.2;
    hollowBox(pen, -half, 0, 2 * half, mullion, 0.14);
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      for (const y of [-0.25 - 0.25, -0.25 - glass]) side.rect(gap, y, far - gap, 0.25, 'glass');
      side.rect(gap + 0.1, -glass, 0.3, glass - 0.5, 'aluminum', 'edge');
      side.as('sealant').rect(gap, -0.25, bite, 0.25, 'sealant', 'edge');
      side.rect(gap + bite, -0.25, half - gap - bite, 0.25, 'sand', 'edge');
      breakLine(side, [far, -0.25 - glass], [far, -0.25]);
    }
    sealedJoint(pen, [-gap, -0.25 - glass], [gap, -0.25 - glass]);
    centerLine(pen, [0, -glass - 0.9], [0, mullion + 0.4]);
    pen.word([-far, -0.25 - glass - 0.32 * pen.scale], 'Exterior');

    pen.dim([-half, mullion], [half, mullion], 0.3);
    pen.dim([-half, 0], [-half, mullion], 0.5);
    pen.dim([gap, -0.25 - glass], [-gap, -0.25 - glass], 0.4, { beyond: true });
    pen.dim([gap, -0.25 - glass], [gap + bite, -0.25 - glass], -0.8, { limit: 'BITE', beyond: true });
    const depth = sealantDepth(joint);
    pen.note([half - 0.07, mullion * 0.6], label('mullion'));
    pen.note([gap + bite * 0.7, -0.12], label('structural'));
    pen.note([half - 0.1, -0.14], label('spacer'));
    pen.note([far - 0.6, -0.4], label('glass'));
    pen.note([gap * 0.5, depth + 0.1 - glass], 'Open-cell backer rod');
    pen.note([gap * 0.4, depth * 0.5 - 0.25 - glass], label('weather'));
  },
});
