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
  drip,
  screw,
  sealedJoint,
} from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const windowHead = defineDetail({
  condition: 'Window Head',
  view: 'Section',
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
    flashing: '24 ga. head flashing with end dams',
    cladding: 'Wall cladding as scheduled',
    barrier: 'Air and weather barrier, lapped over flashing',
    sealant: 'Sealant and backer rod',
  },
  sketch(pen, { cladding, insulation, stud, frame, glass: glassSize }, label) {
    const wall = { cladding, insulation, stud };
    const faces = openingWallFaces(wall);
    const high = 4.9;
    const joint = 0.5;
    openingWall(pen, wall, high, 0.6);
    const sizes = { depth: frame, face: 2.5, glass: glassSize, length: 2.2 };
    const outer = Math.max(0.6, faces.sheathing - sizes.depth * 0.45);
    const top = -joint - 0.1;
    const sight = top - sizes.face;
    const opening = openingOf(label('frame'), 'head');
    glazedFrame(pen.at([outer, sight]), sizes, false, opening);
    const back = outer + sizes.depth;
    const board = faces.sheathing - 0.1;
    // Barrier turned into the opening; head flashing on the sheathing, the barrier lapped over its upper leg.
    pen.as('air').band(uv(board, 1, board, 0, faces.lining, 0), -0.1, 'membrane', 'fine');
    // A vented closure carries the edges of cladding and insulation.
    const closure = cladding + insulation - 0.05;
    pen.path(uv(closure, 1.7, closure, 0.53, 0.03, 0.53, 0.03, 0.85));
    screw(pen, [closure, 1.3], 0, 1.4, 0.12);
    const slope = (x: number) => -0.06 + (x + 0.45) * 0.02;
    drip(
      pen,
      uv(board - 0.05, 2.6, board - 0.05, slope(board), -0.45, slope(-0.45), -0.45, -0.6, -0.75, -0.85),
    );
    pen.as('air').band(uv(board, high, board, 1.6), -0.1, 'membrane', 'fine');
    sealedJoint(pen, [outer + 0.12, slope(outer)], [outer + 0.12, top]);
    pen.rect(outer + 1.15, top, Math.max(0.4, back - outer - 1.3 - behindRod(joint)), joint, 'foam', 'fine');
    sealedJoint(pen, [back - 0.15, top], [back - 0.15, -0.1]);
    const head = anchorHead(sizes);
    screw(pen, [outer + anchorAt(sizes, opening), sight + head], 90, 4.15 - head, 0.12);
    returnedBoard(pen, back + 0.25, faces);
    bead(pen, [back + 0.12, -0.6], 0.12);
    breakLine(pen, [0, high], [faces.inside, high]);

    const glass = outer + glassFace(sizes, opening);
    pen.dim([outer, sight - 2.2], [back, sight - 2.2], -0.3);
    pen.dim([outer, sight], [outer, sight + sizes.face], 0.45);
    pen.dim([faces.stud, high], [faces.lining, high], 0.28);
    pen.note([cladding * 0.6, 4.4], label('cladding'));
    pen.note([cladding + insulation * 0.4, 3], 'Continuous insulation');
    pen.note([board + 0.05, 2.2], label('barrier'));
    pen.note([cladding * 0.5, 0.53], 'Vented closure, screwed to blocking');
    pen.note([-0.45, -0.4], label('flashing'));
    pen.note([outer + 0.25, top * 0.8], label('sealant'));
    pen.note([faces.stud + stud * 0.5, 0.9], 'Continuous wood blocking');
    pen.note([faces.lining - 0.06, 2.2], 'Header track, see structural drawings');
    pen.note([faces.stud + stud * 0.8, 3.4], 'Batt insulation in steel stud wall');
    pen.note([faces.sheathing + 0.25, 3.8], 'Gypsum sheathing');
    pen.note([faces.inside, boardReturn], 'Gypsum board return with corner bead');
    pen.note([back - 0.3, top * 0.5], 'Interior air seal to barrier');
    pen.note([outer + sizes.depth * 0.5, top + 0.2], 'Low-expansion foam, shims at anchors');
    pen.note([back - 0.06, sight + 1.3], label('frame'));
    pen.note([glass + sizes.glass - 0.1, sight - 1.2], label('glass'));
  },
});
