import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { bar, breakLine, sealantDepth, sealedJoint } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const precastJoint = defineDetail({
  condition: 'Vertical Two-Stage Panel Joint',
  view: 'Plan',
  scale: 2,
  sizes: {
    panel: ['Panel thickness', 5, 10, 0.5, 7],
    joint: ['Joint width', 0.5, 1, 0.125, 0.75],
    space: ['Insulation thickness', 1, 4, 0.5, 2],
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
      bar(side, [far - 0.9, panel * 0.5], 5);
      side.rect(0, panel, far, space, 'rigid-insulation');
      breakLine(side, [far, 0], [far, panel + space]);
      // A plate with studs, flush with the back of the panel, for its connection to the structure.
      side.rect(1.6, panel - 0.375, 3, 0.375, 'steel');
      for (const x of [2.1, 4.1]) {
        side.rect(x - 0.19, panel - 2.4, 0.38, 2.025, 'steel', 'edge');
        side.rect(x - 0.4, panel - 2.65, 0.8, 0.25, 'steel', 'edge');
      }
    }
    sealedJoint(pen, [-half, 0.5], [half, 0.5]);
    sealedJoint(pen, [-half, panel - 1.9], [half, panel - 1.9]);
    pen.word([-far + 1.5, -0.8], 'Exterior');

    pen.dim([-half, 0.3], [half, 0.3], -0.6, { beyond: true });
    pen.dim([-far, panel], [-far, 0], -0.3);
    pen.note([4.1, panel - 1.6], 'Embedded connection plate with headed studs');
    pen.note([far - 2.6, panel + space - 0.4], label('insulation'));
    pen.note([0.05, panel - 1.9 + sealantDepth(joint) * 0.5], label('inner'));
    pen.note([far - 2.6, panel * 0.3], label('panel'));
    pen.note([far - 0.6, panel * 0.5], 'No. 5 bar');
    pen.note([0.1, 0.5 + sealantDepth(joint) * 0.5], label('sealant'));
  },
});
