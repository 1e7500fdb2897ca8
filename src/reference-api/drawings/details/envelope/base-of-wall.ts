import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import {
  gradeWithEarth,
  metalPanel,
  wallLayers,
} from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { bead, bolt, breakLine, drip, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const baseOfWall = defineDetail({
  condition: 'Base of Wall at Slab',
  view: 'Section',
  scale: 2,
  sizes: {
    panel: ['Panel thickness', 0.5, 4, 0.25, 2],
    stud: ['Stud depth', 'steelStud', 6],
    insulation: ['Exterior insulation thickness', 1, 4, 0.5, 2],
    clearance: ['Clearance above grade', 6, 12, 0.5, 8],
    slab: ['Slab thickness', 4, 8, 0.5, 5],
  },
  labels: {
    panel: 'Metal wall panel, factory finished',
    insulation: 'Continuous rigid insulation',
    barrier: 'Fluid-applied air and weather barrier',
    flashing: '24 ga. base flashing, hemmed drip',
    stud: 'Steel studs with batt insulation',
  },
  sketch(pen, { panel, stud, insulation, clearance, slab }, label) {
    const face = 0;
    const inside = -0.625 - stud;
    const head = 9;
    const grade = -clearance;
    const foot = grade - 4.5;
    // Foundation and slab as one hatched outline, broken off below and inside.
    const far = -15;
    const stem = -8;
    pen.hatch(uv(far, 0, face, 0, face, foot, stem, foot, stem, -slab, far, -slab), 'concrete');
    pen.path(uv(far, 0, face, 0, face, foot));
    pen.path(uv(far, -slab, stem, -slab, stem, foot));
    pen.rect(far, -slab - 0.12, stem - far, 0.12, 'membrane', 'fine');
    pen.hatch(uv(far, -slab - 0.12, stem, -slab - 0.12, stem, -slab - 3, far, -slab - 3), 'gravel');
    breakLine(pen, [far, -slab - 3], [far, 0]);
    breakLine(pen, [stem, foot], [face, foot]);
    // The edge of the slab is insulated outside, under the drip of the flashing.
    pen.rect(0.14, foot, 1.5, -foot - 0.4, 'rigid-insulation');
    pen.rect(1.64, foot, 0.15, -foot - 0.4, 'sand', 'fine');
    gradeWithEarth(pen, 1.79, grade, insulation + panel + 4.21, 3);

    pen.rect(inside, 0, stud, 0.12, 'sealant', 'fine');
    pen.path(uv(inside + 0.05, 1.6, inside + 0.05, 0.18, -0.68, 0.18, -0.68, 1.6));
    bolt(pen, [inside + stud / 2, 0.2], 270, 4.2, 0.4);
    wallLayers(pen, inside, 0.9, head, [{ thickness: stud, pattern: 'batt-insulation', weight: 'edge' }]);
    wallLayers(pen, inside - 0.625, 0.4, head, [{ thickness: 0.625, pattern: 'gypsum' }]);
    pen.rect(inside - 1.1, 0, 0.475, 4, 'wood', 'edge');
    pen.rect(-0.625, 0.25, 0.625, head - 0.25, 'gypsum');
    pen.as('air').rect(face, -1.4, 0.14, head + 1.4, 'membrane', 'fine');
    pen.as('water').rect(0.2, 1.8, 0.1, 1.8, 'membrane', 'fine');
    pen.rect(0.3, 0.6, insulation, head - 0.6, 'rigid-insulation');
    const outer = 0.3 + insulation;
    metalPanel(pen, outer, 0.65, panel, head - 0.65);
    drip(pen, [
      [0.17, 2.6],
      [0.17, 0.36],
      [outer + panel + 0.35, 0.06],
      [outer + panel + 0.35, -1.1],
      [outer + panel + 0.75, -1.5],
    ]);
    const back = outer + panel;
    pen.path(uv(outer - 0.05, 2.2, outer - 0.05, 0.55, back - 0.1, 0.55), 'edge');
    // The bead fills the space between the base angle and the flashing, which falls away under it.
    const seal = outer + panel * 0.4;
    const falls = 0.36 - (0.3 * (seal - 0.17)) / (back + 0.18);
    const middle = (falls + 0.55) / 2;
    screw(pen, [outer + 0.02, 1.6], 180, insulation + 2.2, 0.13);
    bead(pen, [seal, middle], 0.55 - middle);
    breakLine(pen, [inside - 0.625, head], [outer + panel, head]);
    pen.word([inside - 1.4, 6.4], 'Interior', 'right');
    pen.word([outer + panel + 1 + 0.4 * pen.scale, grade + 0.1 * pen.scale], 'Exterior', 'left');

    pen.dim([outer + panel + 1, grade], [outer + panel + 1, 0], -0.15, { limit: 'MIN.' });
    pen.dim([inside, head], [-0.625, head], 0.3);
    pen.dim([far, -slab], [far, 0], 0.3);
    pen.note([outer + panel * 0.6, 7], label('panel'));
    pen.note([outer - insulation * 0.4, 5.8], label('insulation'));
    pen.note([0.07, 4.6], label('barrier'));
    pen.note([outer - 0.05, 2], 'Base angle, fastened to studs');
    pen.note([seal, middle], 'Sealant, with weeps at 24 in. o.c.');
    pen.note([outer + panel + 0.35, -0.7], label('flashing'));
    pen.note([inside + stud * 0.3, 0.06], 'Sill gasket under track');
    pen.note([inside + stud / 2 + 0.1, -0.4], 'Anchor bolt at 48 in. o.c.');
    pen.note([0.9, -1.4], 'Rigid foundation insulation, protected');
    pen.note([-1.4, grade - 1.5], 'Concrete foundation wall');
    pen.note([-1.8, 7.8], label('stud'));
    pen.note([-0.3, 5.2], 'Gypsum sheathing');
    pen.note([inside - 0.3, 3.4], 'Gypsum board');
    pen.note([inside - 0.9, 2], 'Wood base');
    pen.note([stem - 2.4, -slab - 1.6], 'Gravel base, vapor retarder under slab');
  },
});
