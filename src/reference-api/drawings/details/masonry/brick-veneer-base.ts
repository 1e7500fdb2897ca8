import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import {
  gradeWithEarth,
  wallLayers,
} from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { breakLine, drip } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const brickVeneerBase = defineDetail({
  condition: 'Masonry Cavity Wall at Foundation',
  view: 'Section',
  scale: 4,
  sizes: {
    block: ['Block thickness', 'block', 7.625],
    insulation: ['Cavity insulation thickness', 1, 4, 0.5, 2],
    cavity: ['Air space', 1, 2.5, 0.5, 1.5],
    brick: ['Brick thickness', 'brick', 3.625],
    height: ['Brick height', 'brickHeight', 2.25],
  },
  labels: {
    brick: 'Face brick veneer',
    block: '{block nominal} in. concrete masonry unit',
    insulation: 'Rigid cavity insulation',
    barrier: 'Air barrier membrane on masonry',
    flashing: 'Through-wall flashing with drip edge',
  },
  sketch(pen, { block, insulation, cavity, brick, height }, label) {
    const head = 14;
    const outer = -0.12 - insulation - cavity - brick;
    // Whole courses of any brick make 16 in., and one joint meets that of the block at 8 in., where the tie is.
    const course = 16 / Math.round(16 / (height + 0.375));
    const ledge = 8 - course * Math.ceil(9.6 / course);
    const low = ledge - 6;
    // The ledge is as wide as brick and air space, so that the cavity goes on down to the flashing.
    const step = -0.12 - insulation;
    pen.hatch(uv(outer, ledge, step, ledge, step, 0, block, 0, block, low, outer, low), 'concrete');
    pen.path(uv(outer, low, outer, ledge, step, ledge, step, 0, block, 0, block, low));
    for (let y = 0; y < head - 0.5; y += 8) {
      const top = Math.min(y + 8, head);
      for (const [x, width] of [
        [0, 1.25],
        [block - 1.25, 1.25],
      ] as const)
        pen.rect(x, y + 0.375, width, top - y - 0.375, 'masonry');
      for (const x of [0.1, block - 1.25]) pen.rect(x, y, 1.15, 0.375, 'sand', 'fine');
      pen.path(uv(0, y + 0.375, block, y + 0.375), 'edge');
    }
    pen.as('air').rect(-0.12, 0.2, 0.12, head - 0.2, 'membrane', 'fine');
    wallLayers(pen, -0.12 - insulation, 0.3, head, [{ thickness: insulation, pattern: 'rigid-insulation' }]);
    // The lowest course is cut through an open head joint, which has no mortar under it.
    pen.rect(outer, ledge + 0.17, brick, course - 0.17, null, 'edge');
    const joint = course - height;
    for (let y = ledge + course; y < head; y += course) {
      pen.rect(outer + 0.1, y, brick - 0.1, Math.min(joint, head - y), 'sand', 'fine');
      const left = head - y - joint;
      if (left > 0) pen.rect(outer, y + joint, brick, Math.min(height, left), 'masonry');
    }
    drip(pen, [
      [-0.06, 9],
      [-0.06, 0.14],
      [step - 0.06, 0.1],
      [step - 0.06, ledge + 0.17],
      [outer - 0.3, ledge + 0.11],
      [outer - 0.65, ledge - 0.24],
    ]);
    // Mortar net on the flashing.
    pen.rect(outer + brick + 0.1, ledge + 0.27, cavity - 0.2, 5, 'foam', 'fine');
    // A wire tie through the bed joint.
    pen.path(uv(1, 8.2, outer + 1, 8.2, outer + 1, 8.05), 'edge');
    breakLine(pen, [outer, head], [block, head]);
    breakLine(pen, [outer, low], [block, low]);
    gradeWithEarth(pen, outer - 6, ledge - 4, 6, 2);
    pen.word([outer - 4.5, 10], 'Exterior');

    pen.dim([outer + brick, head], [outer, head], -0.3, { beyond: true });
    pen.dim([0, head], [block, head], 0.3);
    pen.dim([outer, low], [block, low], -0.3);
    pen.note([block - 0.6, 12.6], label('block'));
    pen.note([-0.06, 11.6], label('barrier'));
    pen.note([-0.12 - insulation * 0.5, 10.4], label('insulation'));
    pen.note([outer + brick * 0.6, 9.6], label('brick'));
    pen.note([-0.6 - insulation, 8.2], 'Adjustable wire tie at 16 in. o.c.');
    pen.note([-0.12 - insulation - cavity * 0.5, 1.4], 'Mortar collection net');
    pen.note([step - 0.06, ledge * 0.4], label('flashing'));
    pen.note([outer + brick * 0.7, ledge + course * 0.4], 'Open head joint as weep, at 24 in. o.c.');
    pen.note([block * 0.5, ledge - 2.4], 'Concrete foundation wall');
  },
});
