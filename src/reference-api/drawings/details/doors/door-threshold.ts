import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { brokenSlab } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import {
  behindRod,
  breakLine,
  countersink,
  flatScrew,
  screw,
  sealedJoint,
  slopeArrow,
} from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const doorThreshold = defineDetail({
  condition: 'Exterior Door Threshold',
  view: 'Section',
  scale: 1,
  sizes: {
    width: ['Threshold width', 4, 8, 0.5, 6],
    height: ['Threshold height', 0.25, 0.5, 0.125, 0.5],
    door: ['Door thickness', 'door', 1.75],
    slab: ['Slab thickness', 3, 6, 0.5, 4],
  },
  labels: {
    threshold: 'Extruded aluminum saddle threshold',
    door: 'Insulated door as scheduled',
    sweep: 'Neoprene door sweep in aluminum carrier',
    floor: 'Finish floor as scheduled',
  },
  sketch(pen, { width, height, door, slab }, label) {
    const half = width / 2;
    const [out, into] = [-half - 3, half + 3.5];
    brokenSlab(pen, -half - 0.4, into, -slab, 0);
    // The walk is level with the slab at the door, so that the saddle is the only rise.
    brokenSlab(pen, -half - 0.9, out - 0.5, -slab, 0);
    pen.rect(-half - 0.9, -slab, 0.5, slab - 0.06 - behindRod(0.5), 'membrane', 'fine');
    sealedJoint(pen, [-half - 0.4, -0.06], [-half - 0.9, -0.06]);
    pen.rect(half + 0.1, 0, into - half - 0.1, 0.25, 'tile', 'edge');
    const [left, foot, top] = [-door / 2 - 0.4, height + 0.3, height + 5.5];
    // Clear of the sweep, outside or under the door.
    const fixed = -half + 1.1 < left - 0.75 ? -half + 1.15 : -0.35;
    const screws = [fixed, half - 1.5];
    const size = 0.12;
    // Saddle: sloped flanks, legs on the slab, set in sealant.
    pen.shape(
      [
        [-half, 0.05],
        [-half + 0.9, height],
        ...screws.flatMap((x) => countersink(x, height, height - 0.12, size)),
        [half - 0.9, height],
        [half, 0.05],
        [half - 0.2, 0.05],
        [half - 1, height - 0.12],
        [0.4, height - 0.12],
        [0.4, 0.05],
        [0.2, 0.05],
        [0.2, height - 0.12],
        [-0.8, height - 0.12],
        [-0.8, 0.05],
        [-1, 0.05],
        [-1, height - 0.12],
        [-half + 1, height - 0.12],
        [-half + 0.2, 0.05],
      ],
      'aluminum',
    );
    pen.rect(-half + 0.02, 0, width - 0.04, 0.05, 'sealant', 'fine');
    // Heads are flush: nothing stands up from the walking surface.
    for (const x of screws) {
      flatScrew(pen, [x, height], 270, height + 1.6, size);
      for (const side of [-0.2, 0.1]) pen.rect(x + side, -1.7, 0.1, 1.7, 'steel', 'fine');
    }
    pen.hatch(
      uv(left + 0.12, foot + 1.3, left + door - 0.12, foot + 1.3, left + door - 0.12, top, left + 0.12, top),
      'rigid-insulation',
    );
    pen.path(uv(left, top, left, foot, left + door, foot, left + door, top));
    pen.path(
      uv(left + 0.12, top, left + 0.12, foot + 1.3, left + door - 0.12, foot + 1.3, left + door - 0.12, top),
      'edge',
    );
    pen.rect(left + 0.12, foot + 0.1, door - 0.24, 1.2, 'steel', 'fine');
    pen.rect(left - 0.22, foot + 0.1, 0.2, 1.6, 'aluminum', 'edge');
    pen.shape(
      [
        [left - 0.2, foot + 0.1],
        [left - 0.05, foot + 0.1],
        [left - 0.12, height + 0.02],
        [left - 0.3, height + 0.02],
      ],
      'sealant',
      'edge',
    );
    screw(pen, [left - 0.22, foot + 0.9], 0, 0.9, 0.1);
    pen.shape(
      uv(left - 0.02, foot + 3, left - 0.9, foot + 2.5, left - 0.9, foot + 2.3, left - 0.02, foot + 2.4),
      'aluminum',
      'edge',
    );
    breakLine(pen, [left, top], [left + door, top]);
    slopeArrow(pen, [out + 1, top - 2.4], 'Slope 1/8 in. per ft', 'left');
    pen.word([out + 0.6, top - 1], 'Exterior');
    pen.word([into - 1.4, top - 0.4], 'Interior');

    pen.dim([left, top], [left + door, top], 0.35);
    pen.dim([-half, -slab], [half, -slab], -0.35);
    pen.dim([-half, 0], [-half, height], 0.3, { limit: 'MAX.' });
    pen.note([left + door - 0.3, top - 1.4], label('door'));
    pen.note([left + door - 0.3, foot + 0.9], 'Steel bottom channel of door');
    pen.note([left - 0.6, foot + 2.6], 'Drip cap, full width of door');
    pen.note([left - 0.1, foot + 1.4], label('sweep'));
    pen.note([half - 1.2, height], label('threshold'));
    pen.note([into - 1.2, 0.15], label('floor'));
    pen.note([half - 0.15, 0.03], 'Set in full bed of sealant');
    pen.note([half - 1.5, -1.2], 'Flat-head stainless steel screw in expansion shield');
    pen.note([half + 1.6, -slab * 0.6], 'Concrete slab');
    pen.note([-half - 0.65, -0.17], 'Sealant and backer rod over joint filler');
  },
});
