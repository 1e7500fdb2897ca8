import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { glassFace, glazedFrame } from '#src/reference-api/drawings/details/assemblies/glazed-frame.ts';
import {
  openingWall,
  openingWallFaces,
} from '#src/reference-api/drawings/details/assemblies/opening-wall.ts';
import { bead, breakLine, screw, sealedJoint } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const windowHead = defineDetail({
  condition: 'Window Head',
  view: 'Section',
  scale: 2,
  sizes: {
    cladding: ['Cladding thickness', 0.75, 4, 0.125, 1.5],
    insulation: ['Exterior insulation thickness', 1, 4, 0.5, 2],
    stud: ['Stud depth', 3.625, 8, 0.125, 6],
    frame: ['Frame depth', 3.25, 6, 0.25, 4.5],
    glass: ['Glass unit thickness', 0.75, 1.75, 0.125, 1],
  },
  labels: {
    frame: 'Thermally broken aluminum window frame',
    glass: '1 in. insulating glass unit',
    flashing: '24 ga. head flashing with end dams',
    cladding: 'Wall cladding as scheduled',
    barrier: 'Air and weather barrier, lapped over flashing',
    sealant: 'Sealant and backer rod',
  },
  sketch(pen, { cladding, insulation, stud, frame, glass: glassSize }, label) {
    const wall = { cladding: cladding, insulation, stud };
    const faces = openingWallFaces(wall);
    const high = 4.9;
    const joint = 0.5;
    openingWall(pen, wall, high, 0.55);
    const sizes = { depth: frame, face: 2.5, glass: glassSize, length: 2.2 };
    const outer = Math.max(0.6, faces.sheathing - sizes.depth * 0.45);
    const sight = -joint - sizes.face;
    glazedFrame(pen.at([outer, sight]), sizes);
    const back = outer + sizes.depth;
    const board = faces.sheathing - 0.1;
    pen.path(uv(board, 3.2, board, 0.3, -0.45, 0.12, -0.45, -0.5, -0.7, -0.75));
    bead(pen, [wall.cladding * 0.5, 0.38], 0.16);
    sealedJoint(pen, [outer + 0.12, 0.02], [outer + 0.12, -joint]);
    pen.rect(outer + 1.15, -joint, Math.max(0.4, back - outer - 1.3), joint, 'sand', 'fine');
    screw(pen, [outer + sizes.depth * 0.78, sight + 0.95], 90, 3, 0.12);
    pen.rect(back + 0.2, -0.625, faces.lining - back - 0.2, 0.625, 'gypsum');
    bead(pen, [back + 0.1, -0.55], 0.13);
    breakLine(pen, [0, high], [faces.inside, high]);

    const glass = outer + glassFace(sizes);
    pen.dim([outer, sight - 2.2], [back, sight - 2.2], -0.3);
    pen.dim([outer, sight], [outer, sight + sizes.face], 0.45);
    pen.dim([faces.stud, high], [faces.lining, high], 0.28);
    pen.note([wall.cladding * 0.6, 4.4], label('cladding'));
    pen.note([wall.cladding + wall.insulation * 0.5, 3], 'Continuous insulation');
    pen.note([board, 2.2], label('barrier'));
    pen.note([-0.45, -0.2], label('flashing'));
    pen.note([outer + 0.25, -0.25], label('sealant'));
    pen.note([faces.stud + wall.stud * 0.5, 0.9], 'Continuous wood blocking');
    pen.note([faces.stud + wall.stud * 0.8, 3.4], 'Batt insulation in steel stud wall');
    pen.note([faces.lining - 0.5, -0.4], 'Gypsum board return with corner bead');
    pen.note([outer + sizes.depth * 0.55, -0.25], 'Low-expansion foam, shims at anchors');
    pen.note([back - 0.06, sight + 1.5], label('frame'));
    pen.note([glass + sizes.glass - 0.1, sight - 1.2], label('glass'));
  },
});
