import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { cornerWall } from '#src/reference-api/drawings/details/assemblies/corner-wall.ts';
import { metalPanel } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const outsideCorner = defineDetail({
  condition: 'Outside Corner',
  view: 'Plan',
  scale: 2,
  sizes: {
    panel: ['Panel thickness', 0.5, 4, 0.25, 1.5],
    insulation: ['Exterior insulation thickness', 1, 4, 0.5, 2],
    stud: ['Stud depth', 'steelStud', 6],
    trim: ['Corner trim leg', 3, 6, 0.5, 4],
  },
  labels: {
    panel: 'Metal wall panel',
    trim: '24 ga. outside corner trim, hemmed',
    insulation: 'Continuous rigid insulation',
    barrier: 'Air and weather barrier, wrapped at corner',
  },
  sketch(pen, { panel, insulation, stud, trim: given }, label) {
    const leg = Math.max(14, stud + 8);
    const outer = cornerWall(pen, 'outside', { panel, insulation, stud, leg });
    const back = 0.12 + insulation;
    // Panels stop at the corner of the insulation; the trim laps both.
    const start = -back + 0.1;
    const trim = Math.max(given, panel + 1);
    metalPanel(pen, start, -outer, leg - start, panel);
    metalPanel(pen, -outer, start, panel, leg - start);
    // The trim lies on butyl tape, which its screws go through.
    const tape = 0.09;
    const skin = outer + tape;
    const [end, hem] = [-skin + trim, 0.35];
    pen.path([
      ...uv(end - hem, -skin - 0.1, end, -skin - 0.1, end, -skin, -skin, -skin),
      ...uv(-skin, end, -skin - 0.1, end, -skin - 0.1, end - hem),
    ]);
    // Zee subgirts behind the panels near the corner.
    pen.path(uv(-0.2, -back + 0.02, 0.9, -back + 0.02, 0.9, -0.15, 2.1, -0.15));
    pen.path(uv(-back + 0.02, -0.2, -back + 0.02, 0.9, -0.15, 0.9, -0.15, 2.1));
    screw(pen, [1.6, -0.2], 90, 1.6, 0.14);
    screw(pen, [-0.2, 1.6], 0, 1.6, 0.14);
    const lap = -skin + trim - 0.15 - start;
    pen.rect(start + 0.1, -outer - tape, lap - 0.1, tape, 'sealant', 'fine');
    pen.rect(-outer - tape, start + 0.1, tape, lap - 0.1, 'sealant', 'fine');
    screw(pen, [end - 0.7, -skin - 0.03], 90, 0.5, 0.09);
    screw(pen, [-skin - 0.03, end - 0.7], 0, 0.5, 0.09);
    pen.word([leg - 3, stud + 3.4], 'Interior');

    pen.dim([-skin, -skin], [-skin + trim, -skin], -0.35);
    pen.dim([-outer, leg], [0, leg], 0.3);
    pen.dim([0.625, leg], [0.625 + stud, leg], 0.3);
    pen.note([leg - 4, stud + 1], 'Gypsum board, finished');
    pen.note([leg - 3.4, stud * 0.6], 'Batt insulation between steel studs');
    pen.note([leg - 2.4, 0.3], 'Exterior sheathing');
    pen.note([leg - 3.4, -0.06], label('barrier'));
    pen.note([leg - 2.6, -back + insulation * 0.4], label('insulation'));
    pen.note([leg - 3.6, -outer + panel * 0.4], label('panel'));
    pen.note([0.9, -back * 0.4], 'Zee subgirt, fastened to studs');
    pen.note([end - 0.7, -skin - 0.08], 'Gasketed screw at 12 in. o.c.');
    pen.note([-skin, -skin + 0.6], label('trim'), 'left');
    pen.note([-outer - tape * 0.5, start + 0.4], 'Butyl sealant tape, continuous');
  },
});
