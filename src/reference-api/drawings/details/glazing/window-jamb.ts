import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import {
  anchorAt,
  anchorHead,
  glassFace,
  glazedFrame,
  openingOf,
} from '#src/reference-api/drawings/details/assemblies/glazed-frame.ts';
import {
  boardReturn,
  openingWall,
  openingWallFaces,
  returnedBoard,
} from '#src/reference-api/drawings/details/assemblies/opening-wall.ts';
import {
  bead,
  behindRod,
  breakLine,
  screw,
  sealedJoint,
} from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const windowJamb = defineDetail({
  condition: 'Window Jamb',
  view: 'Plan',
  scale: 2,
  sizes: {
    cladding: ['Cladding thickness', 0.5, 4, 0.25, 1.5],
    insulation: ['Exterior insulation thickness', 1, 4, 0.5, 2],
    stud: ['Stud depth', 'steelStud', 6],
    frame: ['Frame depth', 3.25, 6, 0.25, 4.5],
    glass: ['Glass unit thickness', 'glassUnit', 1],
  },
  labels: {
    frame: 'Thermally broken aluminum window frame',
    glass: '{glass} in. insulating glass unit',
    cladding: 'Wall cladding as scheduled',
    barrier: 'Self-adhered flashing over weather barrier',
    sealant: 'Sealant and backer rod',
  },
  sketch(pen, { cladding, insulation, stud, frame, glass: glassSize }, label) {
    const wall = { cladding: cladding, insulation, stud };
    const faces = openingWallFaces(wall);
    const far = 6.5;
    const joint = 0.5;
    // Turned so that the exterior is below: the wall's x runs up the sheet, its y to the left.
    const plan = pen.at([0, 0], 90);
    openingWall(plan, wall, far, 0.4);
    const sizes = { depth: frame, face: 2.5, glass: glassSize, length: 3.4 };
    const outer = Math.max(0.6, faces.sheathing - sizes.depth * 0.45);
    const sight = -joint - sizes.face;
    const opening = openingOf(label('frame'), 'jamb');
    glazedFrame(plan.at([outer, sight]), sizes, false, opening);
    const back = outer + sizes.depth;
    const board = faces.sheathing - 0.1;
    plan.as('air').band(uv(board, 3, board, 0, faces.lining, 0), -0.1, 'membrane', 'fine');
    // A closure returns from the face of the cladding to the flashing, and takes the outer seal.
    plan.path(uv(0.05, 0.36, 0.05, -0.1, board - 0.1, -0.1), 'cut');
    // It is screwed to a girt at the edge of the insulation, and the girt to the blocking.
    const girt = board - 0.15;
    plan.path(uv(girt, 1.4, girt, 0.34, 0.15, 0.34));
    screw(plan, [girt, 0.9], 0, 1.15, 0.12);
    screw(plan, [0.35, -0.1], 90, 0.7, 0.08);
    sealedJoint(plan, [outer + 0.12, -0.1], [outer + 0.12, -joint]);
    plan.rect(
      outer + 1.15,
      -joint,
      Math.max(0.4, back - outer - 1.3 - behindRod(joint - 0.1)),
      joint - 0.1,
      'foam',
      'fine',
    );
    sealedJoint(plan, [back - 0.15, -joint], [back - 0.15, -0.1]);
    const head = anchorHead(sizes);
    screw(
      plan,
      [outer + Math.max(sizes.depth * 0.8, anchorAt(sizes, opening)), sight + head],
      90,
      4.05 - head,
      0.12,
    );
    returnedBoard(plan, back + 0.2, faces);
    bead(plan, [back + 0.1, -0.55], 0.13);
    breakLine(plan, [0, far], [faces.inside, far]);
    pen.word([-far + 1.5, -0.7], 'Exterior');
    pen.word([3, faces.inside - 0.8], 'Interior');

    const glass = outer + glassFace(sizes, opening);
    const isDeeper = sizes.depth > faces.lining - faces.stud;
    pen.dim([-far, outer], [-far, back], isDeeper ? 0.65 : 0.3, { limit: 'FRAME', beyond: true });
    pen.dim([-far, faces.stud], [-far, faces.lining], isDeeper ? 0.3 : 0.65, { beyond: true });
    pen.note([-boardReturn, faces.inside], 'Gypsum board return with corner bead');
    pen.note([0.1, cladding * 0.62], 'Jamb closure screwed to girt');
    pen.note([-0.8, faces.stud + wall.stud * 0.72], 'Wood blocking');
    pen.note([-3.4, faces.stud + wall.stud * 0.58], 'Batt insulation in steel stud wall');
    pen.note([-4.2, faces.stud - 0.25], 'Exterior sheathing');
    pen.note([-0.3, board - 0.1], label('barrier'));
    pen.note([-4.4, wall.cladding + wall.insulation * 0.5], 'Continuous insulation');
    pen.note([-5, wall.cladding * 0.5], label('cladding'));
    pen.note([0.3, outer + sizes.depth * 0.42], 'Low-expansion foam, shims at anchors');
    pen.note([0.3, back - 0.3], 'Interior air seal');
    pen.note([joint + 0.7, back - 0.05], label('frame'));
    pen.note([joint + sizes.face + 2, glass + 0.1], label('glass'));
    pen.note([0.3, outer + 0.16], label('sealant'));
  },
});
