import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { breakLine, sealedJoint } from '#src/reference-api/drawings/drafting/symbols.ts';
import { steelAngle } from '#src/reference-api/drawings/details/assemblies/steel-sections.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const precastJoint = defineDetail({
  condition: 'Vertical Two-Stage Panel Joint',
  view: 'Plan',
  scale: 2,
  sizes: {
    panel: ['Panel thickness', 5, 10, 0.5, 7],
    joint: ['Joint width', 0.5, 1, 0.125, 0.75],
    space: ['Space behind panel', 1, 4, 0.5, 2],
  },
  labels: {
    panel: 'Architectural precast concrete panel',
    sealant: 'Silicone joint sealant on backer rod, outer seal',
    inner: 'Inner air seal, installed from outside',
    insulation: 'Continuous board insulation behind panel',
  },
  sketch(pen, { panel, joint, space }, label) {
    const half = joint / 2;
    const far = 6.4;
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      side.shape(uv(half, 0.3, half + 0.3, 0, far, 0, far, panel, half, panel), 'concrete');
      side.circle([far - 1.6, panel * 0.5], 0.3, 'edge');
      side.circle([far - 3.6, panel * 0.5], 0.3, 'edge');
      side.rect(0, panel + space - Math.min(space, 1.5), far, Math.min(space, 1.5), 'rigid-insulation');
      breakLine(side, [far, 0], [far, panel + space]);
      steelAngle(side, [2.2, panel + 0.02], 1.2, -2, 0.25);
    }
    sealedJoint(pen, [-half, 0.5], [half, 0.5]);
    sealedJoint(pen, [-half, panel - 1.9], [half, panel - 1.9]);
    pen.word([-far + 1.5, -0.8], 'Exterior');

    pen.dim([-half, 0.3], [half, 0.3], -0.6, { beyond: true });
    pen.dim([-far, panel], [-far, 0], -0.3);
    pen.note([2.3, panel - 1.6], 'Embedded connection angle');
    pen.note([far - 2.6, panel + space - 0.4], label('insulation'));
    pen.note([0.05, panel - 1.6], label('inner'));
    pen.note([far - 2.6, panel * 0.3], label('panel'));
    pen.note([far - 1.3, panel * 0.5], 'Reinforcing bar');
    pen.note([0.1, 0.6], label('sealant'));
  },
});
