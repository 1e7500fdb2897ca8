import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { framedWallFaces, framedWall } from '#src/reference-api/drawings/details/assemblies/framed-wall.ts';
import { breakLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const sillPan = defineDetail({
  condition: 'Air Barrier and Sill Pan at Rough Opening',
  view: 'Section',
  scale: 2,
  sizes: {
    insulation: ['Exterior insulation thickness', 1, 4, 0.5, 2],
    stud: ['Stud depth', 'steelStud', 6],
    dam: ['Back dam height', 0.75, 2, 0.25, 1],
    lap: ['Lap onto barrier', 2, 6, 0.5, 4],
  },
  labels: {
    barrier: 'Air and water barrier on sheathing',
    pan: 'Flexible sill flashing, turned over back dam',
    liquid: 'Liquid flashing at corners, 12 in. up jambs',
    insulation: 'Continuous insulation, stopped short of opening',
    dam: 'Aluminum angle back dam, set in sealant',
  },
  sketch(pen, { insulation: board, stud, dam, lap }, label) {
    const low = Math.min(-6.2, -lap - 1.2);
    const faces = framedWallFaces(stud);
    framedWall(pen, low, 0, stud, { end: 'high' });
    // Clear of the flashing and of the sealant at its edge.
    const face = -0.36 - board;
    pen.rect(face, low, board, -low - 1, 'rigid-insulation');
    // The jamb of the opening beyond, with its own flashing.
    pen.path(uv(0, 0, 0, 4.4), 'edge');
    pen.path(uv(faces.inside, 0, faces.inside, 4.4), 'edge');
    const shim = (x: number) => 0.05 + x / 48;
    const jamb = (end: number) => uv(0.1, shim(0.1) + 0.12, end, shim(end) + 0.12, end, 4.4, 0.1, 4.4);
    pen.shape(jamb(faces.lining - 1.8), null, 'fine');
    pen.shape(jamb(2.4), 'membrane', 'fine');
    // Sloped shim under the pan, angle at the back.
    const back = faces.lining;
    pen.shape(uv(0, 0, back, 0, back, shim(back), 0, shim(0)), 'wood', 'fine');
    pen.band(
      [
        [-0.24, -lap],
        [-0.24, shim(0) + 0.12],
        [back - 1.75, shim(back - 1.75) + 0.12],
        [back - 1.65, shim(back - 1.65) + 0.22],
        [back - 0.3, shim(back - 0.3) + 0.22],
        [back - 0.3, dam + 0.5],
        [back, dam + 0.5],
      ],
      -0.12,
      'membrane',
      'edge',
    );
    const seat = shim(back - 0.12) + 0.07;
    pen.path(uv(back - 1.55, seat, back - 0.12, seat, back - 0.12, dam + 0.34));
    pen.rect(back - 1.45, seat - 0.07, 1.2, 0.06, 'sealant', 'fine');
    pen.path(uv(face, -1, -0.36, -1), 'edge');
    pen.shape(
      [
        [-0.34, -lap + 0.15],
        [-0.34, -lap - 0.15],
        [-0.1, -lap - 0.32],
        [-0.1, -lap],
        [-0.24, -lap],
        [-0.24, -lap + 0.15],
      ],
      'sealant',
      'fine',
    );
    breakLine(pen, [face, low], [faces.inside, low]);
    breakLine(pen, [-0.2, 4.4], [faces.inside, 4.4]);
    pen.word([faces.lining - 0.1, 3.7], 'Opening', 'right');

    pen.dim([face, -lap], [face, 0], 0.3, { limit: 'MIN.' });
    pen.dim([faces.stud, low], [faces.lining, low], -0.3);
    pen.path(uv(face - 0.3, 0, -0.3, 0), 'extension');
    pen.note([1.6, 2.4], label('liquid'));
    pen.note([back - 0.2, dam + 0.1], label('dam'));
    pen.note([back * 0.6, shim(back * 0.6) + 0.06], label('pan'));
    pen.note([back * 0.8, 0.08], 'Sloped shim, 1/4 in. per foot');
    pen.note([back * 0.7, -0.8], 'Sill plate with blocking');
    pen.note([-0.3, -lap], 'Edge sealant at lap');
    pen.note([-0.05, Math.max(low + 0.4, -lap - 1)], label('barrier'));
    pen.note([faces.inside - 0.3, -2.2], 'Gypsum board');
    pen.note([faces.stud - 0.25, -2.9], 'Gypsum sheathing');
    pen.note([faces.stud + stud * 0.6, -3.4], 'Batt insulation in framed wall');
    pen.note([face + board * 0.6, low + 0.8], label('insulation'));
  },
});
