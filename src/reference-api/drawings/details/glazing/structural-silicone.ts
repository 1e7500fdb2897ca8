import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { hollowBox } from '#src/reference-api/drawings/details/assemblies/steel-sections.ts';
import { breakLine, centerLine } from '#src/reference-api/drawings/drafting/symbols.ts';

export const structuralSilicone = defineDetail({
  condition: 'Structural Silicone Glazed Mullion',
  view: 'Plan',
  scale: 1,
  sizes: {
    mullion: ['Mullion depth', 4, 9, 0.5, 6],
    bite: ['Structural bite', 0.5, 1, 0.125, 0.75],
    joint: ['Weather joint width', 0.5, 0.875, 0.125, 0.625],
    glass: ['Glass unit thickness', 0.75, 1.75, 0.125, 1],
  },
  labels: {
    mullion: 'Extruded aluminum mullion',
    glass: 'Insulating glass unit, silicone secondary seal',
    structural: 'Structural silicone sealant',
    weather: 'Weatherseal sealant, tooled flush',
    spacer: 'Silicone-compatible spacer tape',
  },
  sketch(pen, { mullion, bite, joint, glass }, label) {
    const half = 1.5;
    const gap = joint / 2;
    const far = half + 2.2;
    hollowBox(pen, -half, 0, 2 * half, mullion, 0.14);
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      for (const y of [-0.3 - 0.25, -0.3 - glass]) side.rect(gap, y, far - gap, 0.25, 'glass');
      side.rect(gap + 0.1, -0.05 - glass, 0.3, glass - 0.5, 'aluminum', 'edge');
      side.rect(gap, -0.3, bite, 0.3, 'sealant', 'edge');
      side.rect(gap + bite, -0.3, Math.max(0.15, half - gap - bite - 0.15), 0.3, 'sand', 'edge');
      breakLine(side, [far, -0.3 - glass], [far, -0.3]);
    }
    pen.rect(-gap, -0.28 - glass, joint, 0.3, 'sealant', 'edge');
    pen.circle([0, 0.02 - glass + joint * 0.5], joint * 0.52, 'edge');
    centerLine(pen, [0, -glass - 0.9], [0, mullion + 0.4]);
    pen.word([-far + 0.4, -glass - 0.9], 'Exterior');

    pen.dim([-half, mullion], [half, mullion], 0.3);
    pen.dim([-half, 0], [-half, mullion], 0.5);
    pen.dim([-gap, -0.3 - glass], [gap, -0.3 - glass], -0.4, { beyond: true });
    pen.note([half - 0.07, mullion * 0.6], label('mullion'));
    pen.note([gap + bite * 0.7, -0.15], label('structural'));
    pen.note([gap + bite + 0.06, -0.16], label('spacer'));
    pen.note([far - 0.6, -0.42], label('glass'));
    pen.note([gap * 0.5, 0.02 - glass + joint * 0.4], 'Open-cell backer rod');
    pen.note([gap * 0.4, -0.16 - glass], label('weather'));
  },
});
