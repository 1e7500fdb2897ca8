import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { cornerWall } from '#src/reference-api/drawings/details/assemblies/corner-wall.ts';
import {
  metalPanel,
  studPlan,
} from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const insideCorner = defineDetail({
  condition: 'Inside Corner',
  view: 'Plan',
  scale: 2,
  sizes: {
    panel: ['Panel thickness', 0.5, 4, 0.25, 1.5],
    insulation: ['Exterior insulation thickness', 1, 4, 0.5, 2],
    stud: ['Stud depth', 'steelStud', 6],
    trim: ['Corner trim leg', 2, 5, 0.5, 3],
  },
  labels: {
    panel: 'Metal wall panel',
    trim: '24 ga. inside corner trim, hemmed',
    insulation: 'Continuous rigid insulation',
    barrier: 'Air and weather barrier, lapped at corner',
  },
  sketch(pen, { panel, insulation, stud, trim }, label) {
    const leg = Math.max(12.5, 0.12 + insulation + panel + trim + 3);
    const outer = cornerWall(pen, 'inside', { panel, insulation, stud, leg });
    const back = 0.12 + insulation;
    const start = outer + 0.6;
    metalPanel(pen, start, back, leg - start, panel);
    metalPanel(pen, back, start, panel, leg - start);
    // The trim lies on butyl tape, which its screws go through.
    const tape = 0.12;
    const skin = outer + tape + 0.02;
    pen.path([
      [skin + trim - 0.4, skin + 0.1],
      [skin + trim, skin + 0.1],
      [skin + trim, skin],
      [skin, skin],
      [skin, skin + trim],
      [skin + 0.1, skin + trim],
      [skin + 0.1, skin + trim - 0.4],
    ]);
    // Zee subgirts on the barrier, fastened to a stud behind each.
    pen.path(uv(outer + 2.2, back - 0.02, outer + 1, back - 0.02, outer + 1, 0.15, outer - 0.2, 0.15));
    pen.path(uv(back - 0.02, outer + 2.2, back - 0.02, outer + 1, 0.15, outer + 1, 0.15, outer - 0.2));
    studPlan(pen, outer - 0.4, -0.625 - stud, stud);
    studPlan(pen.at([0, 0], -90, true), outer - 0.4, -0.625 - stud, stud);
    screw(pen, [outer + 0.4, 0.2], 270, 1.6, 0.14);
    screw(pen, [0.2, outer + 0.4], 180, 1.6, 0.14);
    pen.rect(start + 0.2, outer, skin + trim - start - 0.5, tape, 'sealant', 'fine');
    pen.rect(outer, start + 0.2, tape, skin + trim - start - 0.5, 'sealant', 'fine');
    screw(pen, [skin + trim - 0.8, skin + 0.03], 270, 0.5, 0.09);
    screw(pen, [skin + 0.03, skin + trim - 0.8], 180, 0.5, 0.09);
    pen.word([skin + 0.2 * pen.scale, skin + trim + 0.55 * pen.scale], 'Exterior', 'left');

    pen.dim([skin, skin + trim], [skin + trim, skin + trim], 0.22);
    pen.dim([0, leg], [outer, leg], 0.3);
    pen.dim([-0.625 - stud, leg], [-0.625, leg], 0.3);
    pen.note([skin + trim - 0.8, skin + 0.08], 'Screw at 12 in. o.c.');
    pen.note([skin, skin + trim * 0.5], label('trim'));
    pen.note([start + 0.5, outer + tape * 0.5], 'Butyl sealant tape, continuous');
    pen.note([leg - 2.2, back + panel * 0.5], label('panel'));
    pen.note([leg - 3, back - insulation * 0.5], label('insulation'));
    pen.note([outer + 1, back * 0.5], 'Zee subgirt, fastened to studs');
    pen.note([leg - 3.2, 0.06], label('barrier'));
    pen.note([leg - 2.2, -0.35], 'Exterior sheathing');
    pen.note([leg - 3.2, -0.625 - stud * 0.5], 'Batt insulation between steel studs');
    pen.note([leg - 3.8, -0.95 - stud], 'Gypsum board, finished');
  },
});
