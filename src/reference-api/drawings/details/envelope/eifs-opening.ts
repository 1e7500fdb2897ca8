import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { framedWall, framedWallFaces } from '#src/reference-api/drawings/details/assemblies/framed-wall.ts';
import {
  anchorHead,
  glassFace,
  glazedFrame,
} from '#src/reference-api/drawings/details/assemblies/glazed-frame.ts';
import { returnedBoard } from '#src/reference-api/drawings/details/assemblies/opening-wall.ts';
import { bead, breakLine, drip, screw, sealedJoint } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const eifsOpening = defineDetail({
  condition: 'EIFS at Opening Head',
  view: 'Section',
  scale: 2,
  sizes: {
    insulation: ['Insulation thickness', 1, 6, 0.5, 2],
    stud: ['Stud depth', 'steelStud', 6],
    joint: ['Sealant joint width', 0.5, 1, 0.125, 0.75],
    frame: ['Frame depth', 4.5, 6, 0.25, 4.5],
  },
  labels: {
    system: 'Drainable EIFS, insulation board with adhesive ribbons',
    finish: 'Textured finish coat on primer',
    base: 'Base coat with reinforcing mesh',
    barrier: 'Fluid-applied air and water barrier on sheathing',
    frame: 'Thermally broken aluminum frame',
  },
  sketch(pen, { insulation: board, stud, joint, frame: depth }, label) {
    const [coat, high] = [0.19, 6.4];
    const back = -0.1;
    const face = back - coat - board - coat;
    const faces = framedWallFaces(stud);
    // The board inside returns to the frame, in front of whose edge its bead is.
    const lining = -joint - 0.215;
    framedWall(pen, 0, high, stud, { end: 'low', liningFrom: lining });
    // The system stands on a drainage track over the head flashing, which carries the water out.
    const foot = 0.5;
    pen.rect(face + coat, foot + 0.12, board, high - foot - 0.12, 'rigid-insulation');
    pen.band(uv(face, high, face, foot), coat, 'sand', 'edge');
    pen.band(uv(face - 0.02, high, face - 0.02, foot), -0.08, null, 'fine');
    pen.path(uv(back - 0.02, foot + 2, back - 0.02, foot, face, foot, face, foot + 0.5));
    pen.path(uv(face + 0.5, foot, face + 0.5, foot - 0.14, face + 0.3, foot - 0.14), 'edge');
    const slope = (x: number) => 0.06 + (x - back) * 0.06;
    const nose = face - 0.45;
    drip(pen, [
      [back - 0.02, 3.4],
      [back - 0.02, slope(back)],
      [nose, slope(nose)],
      [nose, slope(nose) - 0.55],
      [nose - 0.25, slope(nose) - 0.75],
    ]);
    pen.as('air').band(uv(back - 0.04, 5, back - 0.04, 2.2), -0.08, 'membrane', 'fine');
    // The barrier turns into the opening, where the seals of the frame meet it.
    const sizes = { depth, face: 2.5, glass: 1, length: 1.6 };
    const outer = Math.max(face + 0.2, Math.min(-1.1, -depth * 0.35));
    pen.as('air').band(uv(-0.1, 1.6, -0.1, 0, faces.lining, 0), -0.09, 'membrane', 'fine');
    const sight = -joint - 0.09 - sizes.face;
    const top = sight + sizes.face;
    glazedFrame(pen.at([outer, sight]), sizes);
    sealedJoint(pen, [outer + 0.08, slope(outer + 0.08)], [outer + 0.08, top]);
    sealedJoint(pen, [outer + depth - 0.1, top], [outer + depth - 0.1, -0.09]);
    returnedBoard(pen, outer + depth + 0.25, faces, lining);
    bead(pen, [outer + depth + 0.12, top], 0.12);
    // The frame is shimmed and screwed to the blocking over it, between both seals.
    const anchor = outer + depth - joint * 1.5 - 0.45;
    pen.rect(anchor - 0.25, top, 0.5, joint, 'wood', 'fine');
    screw(pen, [anchor, sight + anchorHead(sizes)], 90, joint + 1.4, 0.12);
    breakLine(pen, [face, high], [faces.inside, high]);
    const glass = outer + glassFace(sizes) + 0.9;

    pen.dim([face + coat, high], [back - coat, high], 0.35);
    pen.dim([faces.stud, high], [faces.lining, high], 0.35);
    pen.dim([outer, top], [outer, top + joint], 1.05, { beyond: true });
    pen.note([face + coat + board * 0.6, high - 0.5], label('system'));
    pen.note([face - 0.06, high - 1.4], label('finish'));
    pen.note([face + 0.1, 2.6], label('base'));
    pen.note([back + 0.05, 5.6], label('barrier'));
    pen.note([faces.stud + stud * 0.6, 4.6], 'Batt insulation in steel stud wall');
    pen.note([faces.stud + stud * 0.6, 0.7], 'Head framing with blocking');
    pen.note([back - 0.3, foot], 'Drainage track with weep holes, open below');
    pen.note([nose, slope(nose) - 0.3], 'Metal head flashing under barrier, drip and end dams');
    pen.note([outer + depth - 0.2, -joint * 0.6 - 0.09], 'Interior air seal, sealant and backer rod');
    pen.note([outer + 0.3, -joint * 0.5 - 0.09], 'Sealant and backer rod under flashing');
    pen.note([outer + depth - 0.05, top - 1.3], label('frame'));
    pen.note([faces.inside, lining], 'Gypsum board return with corner bead');
    pen.note([anchor + 0.1, -joint * 0.4 - 0.09], 'Anchor through shims into blocking');
    pen.note([glass, sight - 1.1], 'Insulating glass unit');
  },
});
