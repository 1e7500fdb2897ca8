import { floorSlab } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { barRow } from '#src/reference-api/drawings/details/assemblies/bar-row.ts';
import { bar, bolt, breakLine, centerLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const equipmentAnchorage = defineDetail({
  condition: 'Equipment Leg Anchored to Pad',
  view: 'Section',
  scale: 4,
  sizes: {
    pad: ['Pad height', 3.5, 8, 0.5, 4],
    plate: ['Base plate width', 6, 12, 1, 8],
    grout: ['Grout thickness', 0.5, 2, 0.25, 1],
    slab: ['Slab thickness', 4, 10, 0.5, 6],
    embed: ['Anchor embedment in slab', 2, 3, 0.5, 2.5],
  },
  labels: {
    equipment: 'Equipment on steel legs, see schedule',
    anchor: 'Post-installed anchor, sized for seismic load',
    grout: 'Non-shrink grout under base plate',
    pad: 'Concrete housekeeping pad, 4000 psi',
  },
  sketch(pen, { pad, plate, grout, slab, embed }, label) {
    const far = 12.5;
    const edge = plate / 2 + 5;
    const top = pad + grout;
    floorSlab(pen, -far, far, slab);
    breakLine(pen, [-far, -slab], [-far, 0]);
    breakLine(pen, [far, -slab], [far, 0]);
    const outline = [
      [-far, 0],
      [edge, 0],
      [edge, pad - 0.75],
      [edge - 0.75, pad],
      [-far, pad],
    ] as const;
    pen.hatch(outline, 'concrete');
    pen.path(outline);
    breakLine(pen, [-far, 0], [-far, pad]);
    pen.rect(-plate / 2 - 0.4, pad, plate + 0.8, grout, 'sand', 'edge');
    pen.rect(-plate / 2, top, plate, 0.75, 'steel');
    const anchors = plate / 2 - 1.1;
    // The leg leaves room for the washers, so that a wrench reaches the nuts.
    const leg = Math.min(1.9, anchors - 0.95);
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      side.rect(leg - 0.3, top + 0.75, 0.3, 6.25, 'steel');
      bolt(side, [anchors, top + 0.75], 270, grout + 0.75 + pad + embed, 0.6);
    }
    breakLine(pen, [-leg, top + 7], [leg, top + 7]);
    centerLine(pen, [0, -slab - 0.3], [0, top + 7.4]);
    // Bars of the pad, clear of the anchors.
    const bars = barRow(-far + 1, edge - 1.6, 6, [-anchors, anchors]);
    for (const x of bars) bar(pen, [x, pad * 0.4], 3);
    pen.path(uv(-far, pad * 0.4 - 0.25, edge - 1.2, pad * 0.4 - 0.25), 'hidden');
    // The dowel's straight end is in the drilled hole, its hook in the pad.
    pen.path(uv(edge - 2, -slab * 0.5, edge - 2, pad - 1, edge - 3.2, pad - 1), 'edge');

    pen.dim([-plate / 2, top + 7], [plate / 2, top + 7], 0.4);
    pen.dim([-far, 0], [-far, pad], 0.3);
    pen.dim([-far, -slab], [-far, 0], 0.3);
    pen.note([leg - 0.15, top + 5], label('equipment'));
    pen.note([plate / 2 - 0.5, top + 0.4], 'Base plate, shop welded to leg');
    pen.note([plate / 2 + 0.2, pad + grout * 0.5], label('grout'));
    pen.note([edge - 0.4, pad - 0.4], '3/4 in. chamfer');
    pen.note([plate / 2 - 0.9, pad - 1.2], label('anchor'));
    pen.note([bars.at(-1) ?? 0, pad * 0.4], 'No. 3 bars at 6 in. o.c. both ways');
    pen.note([edge - 0.8, pad * 0.25], label('pad'));
    pen.note([edge - 2, -slab * 0.3], 'Dowel set in epoxy at 24 in. o.c.');
    pen.note([far - 2, -slab * 0.6], 'Concrete slab, surface roughened');
  },
});
