import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import {
  bolt,
  breakLine,
  centerLine,
  countersink,
  flatScrew,
  screw,
} from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const expansionJoint = defineDetail({
  condition: 'Floor Expansion Joint',
  view: 'Section',
  scale: 2,
  sizes: {
    joint: ['Joint width', 1, 8, 0.5, 3],
    slab: ['Slab thickness', 5, 12, 0.5, 8],
    recess: ['Blockout depth', 1, 2.5, 0.25, 1.5],
    floor: ['Floor finish thickness', 0.125, 0.75, 0.125, 0.375],
  },
  labels: {
    cover: 'Aluminum cover plate, serrated',
    frame: 'Extruded aluminum frame, both sides',
    barrier: 'Fire barrier blanket, 2 hour rated',
    floor: 'Floor finish as scheduled',
  },
  sketch(pen, { joint, slab, recess, floor }, label) {
    const half = joint / 2;
    // The joint may close and open by half its width: the plate is clear of the frame by what comes to each side, and bears
    // farther than that.
    const free = Math.max(0.25, joint / 4);
    const bearing = free + 0.35;
    const seat = half + bearing + free;
    const pocket = seat + 2.85;
    const far = pocket + 5;
    // The blanket is fixed to the slab under the blockout.
    const low = Math.min(-slab * 0.55, -recess - 1.4);
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      side.hatch(uv(half, -slab, far, -slab, far, 0, pocket, 0, pocket, -recess, half, -recess), 'concrete');
      side.path(uv(far, 0, pocket, 0, pocket, -recess, half, -recess, half, -slab, far, -slab));
      side.hatch(uv(seat + 0.25, -recess + 0.02, pocket, -recess + 0.02, pocket, 0, seat + 0.25, 0), 'sand');
      side.rect(seat + 0.25, 0, far - seat - 0.25, floor, 'tile', 'edge');
      // Frame: base flange in grout, upright edge to the finish, seat for the plate.
      side.shape(
        [
          [half, -recess],
          [seat + 1.85, -recess],
          [seat + 1.85, -recess + 0.25],
          [seat + 0.25, -recess + 0.25],
          [seat + 0.25, floor],
          [seat, floor],
          [seat, -0.45 + floor],
          [half, -0.45 + floor],
          [half, -0.7 + floor],
          [seat - 0.25, -0.7 + floor],
          [seat - 0.25, -recess + 0.25],
          [half, -recess + 0.25],
        ],
        'aluminum',
      );
      bolt(side, [seat + 1.05, -recess + 0.25], 270, 3, 0.35);
      side.rect(half + 0.1, -0.45 + floor, bearing - 0.1, 0.16, 'sealant', 'fine');
      side.rect(half + bearing, floor - 0.28, free, 0.28, 'membrane', 'fine');
      side.path(uv(half, low, half + 0.02, low), 'fine');
      side.rect(half - 0.12, low, 0.12, 1.4, 'steel', 'edge');
      screw(side, [half - 0.12, low + 0.9], 0, 1.4, 0.13);
      breakLine(side, [far, -slab], [far, floor]);
    }
    const [edge, sole] = [half + bearing, floor - 0.28];
    pen.shape(
      [[-edge, sole], [-edge, floor], ...countersink(0, floor, sole), [edge, floor], [edge, sole]],
      'aluminum',
    );
    pen.path(
      uv(-half * 0.9, floor - 0.3, -half * 0.5, -recess, half * 0.5, -recess, half * 0.9, floor - 0.3),
      'edge',
    );
    pen.circle([0, -recess + 0.25], 0.2, 'edge');
    // Its head is countersunk, as people and carts cross it.
    flatScrew(pen, [0, floor], 270, recess + floor + 0.05);
    // Blanket hangs in the joint from both faces.
    const top = low + 1.3;
    const sag = Math.min(slab * 0.3, 1 + joint * 0.35, slab + top - 1.3);
    pen.shape(
      [
        [-half + 0.12, top],
        [-half * 0.4, top - sag],
        [half * 0.4, top - sag],
        [half - 0.12, top],
        [half - 0.12, top - 1],
        [half * 0.4, top - sag - 1.2],
        [-half * 0.4, top - sag - 1.2],
        [-half + 0.12, top - 1],
      ],
      'sand',
    );
    centerLine(pen, [0, -slab - 1], [0, floor + 1.6]);

    pen.dim([-half, -slab], [half, -slab], -0.4);
    pen.dim([-far, -slab], [-far, 0], 0.32);
    pen.dim([-pocket, floor], [-half, floor], 0.45);
    pen.note([half * 0.6, floor], label('cover'));
    pen.note([far - 3, floor * 0.6], label('floor'));
    pen.note([seat + 0.12, -recess * 0.3], label('frame'));
    pen.note([seat + 2.25, -recess * 0.5], 'Non-shrink grout in blockout');
    pen.note([seat + 1.05, -recess - 1.4], 'Anchor at 18 in. o.c., staggered');
    pen.note([half * 0.3, -recess + 0.02], 'Self-centering bar at 18 in. o.c.');
    pen.note([half * 0.5, top - sag * 0.8 - 0.4], label('barrier'));
    pen.note([half + bearing + free / 2, floor - 0.14], 'Compressible filler strip, both sides');
    pen.note([half + 4, -slab * 0.75], 'Concrete slab');
  },
});
