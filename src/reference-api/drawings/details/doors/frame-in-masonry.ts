import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { breakLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const frameInMasonry = defineDetail({
  condition: 'Hollow Metal Jamb in Masonry',
  view: 'Plan',
  scale: 2,
  sizes: {
    wall: ['Masonry thickness', 5.625, 11.625, 2, 7.625],
    face: ['Frame face', 2, 4, 0.25, 2],
    door: ['Door thickness', 1.375, 2.25, 0.125, 1.75],
  },
  labels: {
    frame: '14 ga. hollow metal frame, grouted solid',
    door: 'Hollow metal door, 18 ga. faces',
    masonry: 'Masonry wall, units grouted at jamb',
    anchor: 'Wire masonry anchor, 3 per jamb',
  },
  sketch(pen, { wall, face, door }, label) {
    const far = -7;
    const skin = 0.1;
    pen.hatch(uv(far, 0, -0.375, 0, -0.375, wall, far, wall), 'masonry');
    pen.path(uv(far, 0, -0.375, 0, -0.375, wall, far, wall));
    breakLine(pen, [far, 0], [far, wall]);
    // The frame wraps the masonry with returns of half an inch; its rabbet takes the door.
    const stop = wall - door - 0.3;
    const outline = [
      [-0.9, -0.5],
      [-0.9, -0.6],
      [face, -0.6],
      [face, stop - 2],
      [face + 0.625, stop - 2],
      [face + 0.625, stop],
      [face, stop],
      [face, wall + 0.6],
      [-0.9, wall + 0.6],
      [-0.9, wall + 0.5],
    ] as const;
    pen.hatch(uv(-0.375, -0.5, face - skin, -0.5, face - skin, wall + 0.5, -0.375, wall + 0.5), 'sand');
    pen.path(outline);
    pen.path(
      outline.map(([x, y]): [number, number] => [
        x > 0 ? x - skin : x,
        y < 0 ? y + skin : y > wall ? y - skin : y,
      ]),
      'edge',
    );
    pen.path(uv(face - 0.3, 1.2, -3.6, 1.2, -3.6, 1.45, face - 0.3, 1.45), 'edge');
    const leaf = face + 0.13;
    pen.rect(leaf, stop + 0.1, 5, door, null);
    pen.rect(leaf + 0.06, stop + 0.16, 4.94, door - 0.12, 'rigid-insulation', 'fine');
    breakLine(pen, [leaf + 5, stop + 0.1], [leaf + 5, stop + 0.1 + door]);
    pen.rect(-0.9, -0.5, 0.5, 0.48, 'sealant', 'fine');
    pen.rect(-0.9, wall + 0.02, 0.5, 0.48, 'sealant', 'fine');

    pen.dim([far, 0], [far, wall], 0.3);
    pen.dim([0, wall + 0.6], [face, wall + 0.6], 0.4);
    pen.path(uv(0, wall + 0.6, 0, wall + 0.5), 'fine');
    pen.note([face, wall - 0.1], label('frame'));
    pen.note([leaf + 4, stop + 0.1 + door * 0.8], label('door'));
    pen.note([face + 0.5, stop - 1], 'Stop, 5/8 in.');
    pen.note([-3.4, 1.32], label('anchor'));
    pen.note([face * 0.4, -0.3], 'Grout fill');
    pen.note([-0.6, -0.3], 'Sealant both sides');
    pen.note([far + 3, 0.5], label('masonry'));
  },
});
