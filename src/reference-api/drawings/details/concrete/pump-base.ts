import { floorSlab } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { bolt, breakLine, centerLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv, type XY } from '#src/reference-api/drawings/geometry/vector.ts';

/** Plates of the base, and the channels that carry its top. */
const [plate, channel] = [0.5, 4];
/** The lug outside the channels, in which the anchors are. */
const lug = 2.25;

export const pumpBase = defineDetail({
  condition: 'Pump Base Grouted on Foundation',
  view: 'Section',
  scale: 4,
  sizes: {
    base: ['Base width', 18, 30, 2, 20],
    foundation: ['Foundation height', 8, 18, 1, 12],
    grout: ['Grout thickness', 0.75, 2, 0.25, 1.5],
    slab: ['Slab thickness', 4, 10, 0.5, 6],
  },
  labels: {
    pump: 'Pump, see schedule',
    base: 'Steel base, grouted solid through its hole',
    grout: 'Non-shrink grout',
    foundation: 'Concrete foundation, 4000 psi',
    anchor: 'Anchor bolt set in sleeve by template',
  },
  sketch(pen, { base, foundation, grout, slab }, label) {
    const half = base / 2;
    const outer = half + lug;
    // The foundation is wider than what stands on it.
    const edge = outer + 3.5;
    const far = edge + 5;
    const bed = foundation + grout;
    const top = bed + channel + plate;
    floorSlab(pen, -far, far, slab);
    const outline: XY[] = [
      [-edge, 0],
      [edge, 0],
      [edge, foundation - 0.75],
      [edge - 0.75, foundation],
      [-edge + 0.75, foundation],
      [-edge, foundation - 0.75],
    ];
    pen.shape(outline, 'concrete');
    pen.rect(-outer - 0.5, foundation, 2 * outer + 1, grout, 'sand', 'edge');
    pen.rect(-half + 0.4, bed, base - 0.8, channel, 'sand', 'fine');
    const foot = half - 4.5;
    const axis = top + 3 + foot * 0.6;
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      breakLine(side, [far, -slab], [far, 0]);
      side.rect(half - 0.4, bed, 0.4, channel, 'steel', 'edge');
      side.rect(half, bed, lug, plate, 'steel', 'edge');
      // Grout is poured through the hole in the middle.
      side.rect(2, bed + channel, half - 2, plate, 'steel');
      side.rect(half + 0.15, foundation, 0.5, grout, 'steel', 'edge');
      bolt(side, [half + 1.3, bed + plate], 270, grout + plate + foundation - 2, 0.625, 0.9);
      side.rect(half + 0.4, foundation - 6, 1.8, 6, null, 'fine');
      side.path(uv(edge - 2, -slab * 0.6, edge - 2, foundation - 2.5, edge - 3.4, foundation - 2.5), 'edge');
      side.shape(
        uv(foot - 1.4, top, foot + 1.4, top, foot + 0.9, axis - 0.6, foot - 0.9, axis - 0.6),
        'steel',
        'edge',
      );
      side.rect(foot - 1.4, axis - 0.6, 2.8, 0.6, 'steel', 'edge');
    }
    // The casing, seen along its shaft.
    pen.circle([0, axis], foot - 1.4);
    pen.circle([0, axis], 0.9, 'edge');
    const neck = axis + foot - 1.4;
    const pipe = foot * 0.4;
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      side.path(uv(pipe, neck - pipe * 0.4, pipe, neck + 1.2));
      side.path(uv(pipe, neck + 2.4, pipe, neck + 6));
    }
    for (const y of [neck + 1.2, neck + 1.8]) pen.rect(-pipe - 1.2, y, 2 * pipe + 2.4, 0.6, null, 'edge');
    breakLine(pen, [-pipe, neck + 6], [pipe, neck + 6]);
    centerLine(pen, [0, bed + channel - 1], [0, neck + 7]);

    pen.dim([-far, 0], [-far, foundation], 0.3);
    pen.dim([-far, -slab], [-far, 0], 0.3);
    pen.dim([-half, -slab], [half, -slab], -0.35);
    pen.note([pipe, neck + 4.4], 'Piping on its own supports, no strain on flanges');
    pen.note([foot * 0.5, axis + Math.sqrt((foot - 1.4) ** 2 - (foot * 0.5) ** 2)], label('pump'));
    pen.note([half - 2, bed + channel + plate * 0.5], label('base'));
    pen.note([half + 0.4, foundation + grout * 0.5], 'Leveling shim at each anchor');
    pen.note([outer + 0.2, foundation + grout * 0.3], label('grout'));
    pen.note([half + 1.6, foundation - 3], label('anchor'));
    pen.note([edge - 0.8, foundation * 0.35], label('foundation'));
    pen.note([edge - 2, -slab * 0.3], 'Dowel set in epoxy at 24 in. o.c.');
    pen.note([far - 2, -slab * 0.6], 'Concrete slab, surface roughened');
  },
});
