import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import {
  gradeWithEarth,
  metalPanel,
} from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { bolt, breakLine, drip, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const metalBuildingBase = defineDetail({
  condition: 'Base of Wall at Slab Notch',
  view: 'Section',
  scale: 4,
  sizes: {
    girt: ['Base member depth', 6, 10, 2, 8],
    notch: ['Notch depth', 1.5, 2.5, 0.5, 1.5],
    insulation: ['Blanket thickness', 3, 8, 1, 4],
    slab: ['Slab thickness', 4, 8, 0.5, 6],
  },
  labels: {
    wall: '26 ga. metal wall panel',
    insulation: 'Blanket with vapor retarder facing',
    base: 'Cold-formed base member',
    slab: 'Concrete slab with thickened edge',
    trim: 'Base trim with drip',
  },
  sketch(pen, { girt, notch, insulation, slab }, label) {
    const far = 15;
    const edge = -insulation * 0.45 - 1.4;
    const head = 10;
    const foot = -slab - 7;
    const inner = 10;
    const outline = [
      [far, 0],
      [0, 0],
      [0, -notch],
      [edge - 0.4, -notch],
      [edge - 0.4, foot],
    ] as const;
    pen.hatch([...outline, [inner - 3, foot], [inner, -slab], [far, -slab]], 'concrete');
    pen.path(outline);
    pen.path(uv(inner - 3, foot, inner, -slab, far, -slab));
    // The slab lies on its vapor retarder and base, beside the thickened edge.
    const side = (down: number) => inner - (3 * down) / 7;
    pen.shape(uv(side(0), -slab, far, -slab, far, -slab - 0.2, side(0.2), -slab - 0.2), 'membrane', 'fine');
    pen.hatch(
      uv(side(0.2), -slab - 0.2, far, -slab - 0.2, far, -slab - 4.2, side(4.2), -slab - 4.2),
      'gravel',
    );
    breakLine(pen, [far, -slab], [far, 0]);
    breakLine(pen, [edge - 0.4, foot], [inner - 3, foot]);
    gradeWithEarth(pen, edge - 6, -notch - 4, 5.6, 3);
    pen.shape(
      uv(0, 0.02, girt, 0.02, girt, 2.5, girt - 0.1, 2.5, girt - 0.1, 0.12, 0.1, 0.12, 0.1, 2.5, 0, 2.5),
      'steel',
    );
    bolt(pen, [girt * 0.55, 0.14], 270, 3.6, 0.4);
    // The blanket fills the notch behind the panel, down to the trim.
    const low = -notch + 0.12;
    pen.hatch(uv(-insulation * 0.45, low, -insulation * 0.45, head, 0, head, 0, low), 'batt-insulation');
    pen.path(uv(-insulation * 0.45, low, 0, low), 'edge');
    pen.path(uv(0, 0, 0, head), 'edge');
    metalPanel(pen, edge + 0.2, -notch + 0.3, 1.2, head + notch - 0.3);
    pen.rect(edge + 0.2, -notch + 0.3, 1.2, 0.75, 'sealant', 'fine');
    drip(pen, [
      [edge + 1.4, 2.4],
      [edge + 1.4, -notch + 0.1],
      [edge - 0.5, -notch + 0.02],
      [edge - 0.5, -notch - 1],
      [edge - 0.8, -notch - 1.3],
    ]);
    screw(pen, [edge + 0.2, 1.9], 0, 0.5 - edge, 0.14);
    breakLine(pen, [edge + 0.2, head], [0, head]);

    pen.dim([far, 0], [far, -slab], 0.3, { beyond: true });
    pen.dim([edge - 0.4, -notch], [edge - 0.4, 0], 0.75, { beyond: true });
    pen.dim([0, 2.5], [girt, 2.5], 0.35);
    pen.note([edge + 0.8, 8.4], label('wall'));
    pen.note([-insulation * 0.2, 6.6], label('insulation'));
    pen.note([girt - 0.05, 2.1], label('base'));
    pen.note([edge + 0.8, -notch + 0.7], 'Foam closure in panel ribs');
    pen.note([girt * 0.55 + 0.15, -1.4], 'Expansion anchor at 36 in. o.c.');
    pen.note([far - 4, -slab * 0.5], label('slab'));
    pen.note([edge - 0.5, -notch - 0.5], label('trim'));
    pen.note([far - 3, -slab - 0.1], 'Vapor retarder on compacted gravel base');
  },
});
