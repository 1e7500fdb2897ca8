import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { breakLine, sealedJoint } from '#src/reference-api/drawings/drafting/symbols.ts';
import {
  offsetPath,
  rectangle,
  type XY,
  uv,
  withHoles,
} from '#src/reference-api/drawings/geometry/vector.ts';

export const frameInMasonry = defineDetail({
  condition: 'Hollow Metal Jamb in Masonry',
  view: 'Plan',
  scale: 2,
  sizes: {
    wall: ['Masonry thickness', 'block', 7.625],
    face: ['Frame face', 'jambFace', 2],
    door: ['Door thickness', 'door', 1.75],
  },
  labels: {
    frame: '14 ga. hollow metal frame, grouted solid',
    door: 'Hollow metal door, 18 ga. faces',
    masonry: 'Masonry wall, units grouted at jamb',
    anchor: 'Wire masonry anchor, 3 per jamb',
  },
  sketch(pen, { wall, face, door }, label) {
    const far = -6.5;
    const skin = 0.1;
    const jamb = 0.5;
    // A hollow unit whose cells are grouted at the jamb, around the loops of the anchor.
    const [web, shell] = [jamb - 1.3, 1.3];
    const cells = [rectangle(web - 5, shell, 5, wall - 2 * shell)];
    pen.hatch(withHoles(uv(far, 0, jamb, 0, jamb, wall, far, wall), cells), 'masonry');
    for (const cell of cells) pen.shape(cell, 'sand', 'edge');
    pen.path(uv(far, 0, jamb, 0, jamb, wall, far, wall));
    breakLine(pen, [far, 0], [far, wall]);
    // The frame wraps the masonry, half an inch clear on both sides; its rabbet takes the door flush with its face.
    const [low, high] = [-0.6, wall + 0.6];
    const rabbet = door + 0.1875;
    const outline: readonly XY[] = [
      [0, low + skin],
      [0, low],
      [face, low],
      [face, high - rabbet - 2.25],
      [face + 0.625, high - rabbet - 2.25],
      [face + 0.625, high - rabbet],
      [face, high - rabbet],
      [face, high],
      [0, high],
      [0, high - skin],
    ];
    pen.hatch(
      // Into the stop too, which is part of the frame.
      [
        [jamb, low + skin],
        [face - skin, low + skin],
        [face - skin, high - rabbet - 2.25 + skin],
        [face + 0.625 - skin, high - rabbet - 2.25 + skin],
        [face + 0.625 - skin, high - rabbet - skin],
        [face - skin, high - rabbet - skin],
        [face - skin, high - skin],
        [jamb, high - skin],
      ],
      'sand',
    );
    pen.path(outline);
    pen.path(offsetPath(outline, skin), 'edge');
    // Its loops hook behind the face of the frame.
    const hook = face - skin - 0.02;
    pen.path(uv(hook, 1.05, hook, 1.45, -3.6, 1.45, -3.6, 1.7, hook, 1.7, hook, 2), 'edge');
    const leaf = face + 0.125;
    const back = high - rabbet + 0.125;
    pen.rect(leaf, back, 4.4, door, null);
    pen.rect(leaf + 0.06, back + 0.06, 4.34, door - 0.12, 'rigid-insulation', 'fine');
    breakLine(pen, [leaf + 4.4, back], [leaf + 4.4, back + door]);
    pen.as('gasket').rect(face + 0.15, high - rabbet, 0.35, 0.125, 'sealant', 'fine');
    // Butt hinge: leaves in the edges of frame and door, the barrel clear of both.
    pen.rect(face - 0.1, high - door * 0.85, 0.1, door * 0.8, 'steel', 'edge');
    pen.rect(leaf, high - door * 0.85, 0.1, door * 0.8, 'steel', 'edge');
    pen.circle([face + 0.0625, high + 0.24], 0.22, 'edge');
    for (const [from, to] of [
      [0, low + skin],
      [high - skin, wall],
    ] as const)
      sealedJoint(pen, [0.03, from], [0.03, to]);

    pen.dim([far, 0], [far, wall], 0.3);
    pen.dim([0, high], [face, high], 0.45);
    pen.note([face, wall * 0.2], label('frame'));
    pen.note([leaf + 3.4, back + door * 0.8], label('door'));
    pen.note([face + 0.55, high - rabbet - 1], 'Stop, 5/8 in.');
    pen.note([face + 0.06, high + 0.3], 'Hinge, frame reinforced');
    pen.note([-3.4, 1.58], label('anchor'));
    pen.note([face * 0.5 + 0.2, wall * 0.4], 'Grout fill');
    pen.note([0.14, low + 0.3], 'Sealant and backer rod, both sides');
    pen.note([far + 3, 0.5], label('masonry'));
  },
});
