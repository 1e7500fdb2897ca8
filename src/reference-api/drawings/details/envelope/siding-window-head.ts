import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { framedWall, framedWallFaces } from '#src/reference-api/drawings/details/assemblies/framed-wall.ts';
import { glassFace, glazedFrame } from '#src/reference-api/drawings/details/assemblies/glazed-frame.ts';
import { boardReturn, returnedBoard } from '#src/reference-api/drawings/details/assemblies/opening-wall.ts';
import { bead, breakLine, drip, screw, sealedJoint } from '#src/reference-api/drawings/drafting/symbols.ts';
import { realSizes } from '#src/reference-api/drawings/drafting/real-sizes.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const sidingWindowHead = defineDetail({
  condition: 'Fiber-Cement Siding at Window Head',
  view: 'Section',
  scale: 2,
  sizes: {
    siding: ['Siding thickness', 'lapSiding', 0.3125],
    exposure: ['Exposure', 4, 8, 0.5, 5],
    trim: ['Trim thickness', 'trimBoard', 1],
    board: ['Trim width', 'trimWidth', 3.5],
    stud: ['Stud depth', 'woodStud', 5.5],
  },
  labels: {
    siding: 'Fiber-cement lap siding, blind nailed',
    trim: 'Fiber-cement head trim, ends primed',
    flashing: 'Prefinished metal flashing, hemmed drip and end dams',
    barrier: 'Weather barrier lapped over flashing, taped',
    frame: 'Window with nailing flange',
  },
  sketch(pen, { siding, exposure, trim, board, stud }, label) {
    const high = board + 1.6 * exposure + 1;
    const over = board + 0.35;
    // The first nail of the siding is in the header or the plates over it.
    const header = realSizes.lumber.find((depth) => depth > over + exposure - 2.4) ?? 11.25;
    const plates = Math.max(1, Math.ceil((over + exposure + 0.6 - header - 1.5) / 1.5));
    framedWall(pen, 0, high, stud, { end: 'low', header, plates, barrierFrom: 2.6, liningFrom: boardReturn });
    pen.rect(-0.24 - trim, 0, trim, board, 'sand');
    // The flange is on the sheathing, the strip over it, and the barrier over the strip.
    pen.as('air').rect(-0.1, 0.15, 0.08, 2.3, 'membrane', 'fine');
    pen.as('air').band(uv(0, 2.75, 0, 2.6, -0.1, 2.5, -0.1, 1.7), -0.1, 'membrane', 'fine');
    pen.as('air').band(uv(-0.14, high, -0.14, over + 0.4), -0.1, 'membrane', 'fine');
    // Laps: each butt rests on the head of the one below, the first on a starter strip.
    // They lean so that the face of one is the back of the next.
    const width = exposure + 1.25;
    const lean = siding / exposure;
    const foot = -0.26 - lean * width;
    // The flashing drips in front of the trim and of the butt of the siding, whichever stands out farther.
    const [ledge, nose] = [board + 0.1, Math.min(-0.34 - trim, foot - siding - 0.06)];
    const slope = uv(-0.13, over + 2.6, -0.13, ledge + 0.06, nose, ledge, nose, ledge - 0.5);
    drip(pen, [...slope, [nose - 0.2, ledge - 0.7]]);
    pen.shape(uv(foot, over, -0.28, over, -0.28, over + 1.1, foot + lean * 1.1, over + 1.1), 'sand', 'edge');
    for (let y = over; y < high - 0.4; y += exposure) {
      const top = Math.min(high, y + width);
      const head = foot + lean * (top - y);
      pen.shape(uv(foot - siding, y, foot, y, head, top, head - siding, top), 'sand');
      // The nail is under the lap, its head flush in the board that it holds.
      const nail = y + exposure + 0.5;
      if (nail + 0.1 < high) screw(pen, [foot + lean * 0.5 + 0.07, nail], 0, 2, 0.08);
    }
    const sizes = { depth: 3.25, face: 2.2, glass: 1, length: 2.4 };
    const outer = -0.9;
    const sight = -0.5 - sizes.face;
    glazedFrame(pen.at([outer, sight]), sizes);
    // The fin of the frame, flat on the sheathing behind the joint.
    pen.path(uv(-0.02, -0.5, -0.02, 1.3));
    sealedJoint(pen, [-0.85, 0], [-0.85, -0.5]);
    screw(pen, [-0.04, 0.9], 0, 1.9, 0.08);
    screw(pen, [-0.24 - trim, board - 0.6], 0, trim + 2, 0.1);
    pen.rect(0, -0.5, outer + 3.2, 0.48, 'foam', 'fine');
    const faces = framedWallFaces(stud);
    returnedBoard(pen, outer + sizes.depth + 0.25, faces);
    bead(pen, [outer + sizes.depth + 0.12, -0.6], 0.12);
    breakLine(pen, [foot - siding, high], [faces.inside, high]);

    const first = foot - siding;
    pen.dim([first, over], [first, over + exposure], 0.45);
    pen.dim([first, ledge], [first, over], 0.9, { beyond: true });
    pen.dim([faces.stud, high], [faces.lining, high], 0.35);
    pen.note([foot - siding * 0.3, over + exposure * 0.4], label('siding'));
    pen.note([-0.2, high - 0.8], label('barrier'));
    pen.note([faces.stud + stud * 0.6, high - 1.3], 'Batt insulation in framed wall');
    pen.note([0.25, high - 0.4], 'Gypsum sheathing');
    pen.note([-0.13, over + 2.2], label('flashing'));
    pen.note([-0.24 - trim * 0.4, 2.1], label('trim'));
    pen.note([-0.07, 1.4], 'Self-adhered flashing over nailing flange');
    pen.note([faces.stud + 2.2, 1.5 + header * 0.6], 'Double header with plates, see structural drawings');
    pen.note([faces.lining - (stud - 3) / 2, 1.5 + header * 0.3], 'Rigid insulation behind header');
    pen.note([faces.inside, boardReturn], 'Gypsum board return with corner bead');
    pen.note([-0.75, -0.25], 'Sealant and backer rod');
    pen.note([outer + 2.6, -0.25], 'Low-expansion foam, air seal to header');
    pen.note([outer + 3.2, -1.4], label('frame'));
    pen.note([outer + glassFace(sizes) + 0.78, sight - 1.6], 'Insulating glass unit');
  },
});
