import { brokenSlab } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { breakLine, centerLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const firestopPenetration = defineDetail({
  condition: 'Firestop at Floor Penetration',
  view: 'Section',
  scale: 2,
  sizes: {
    pipe: ['Pipe outside diameter', 'pipe', 4.5],
    slab: ['Slab thickness', 4.5, 10, 0.5, 6],
    annular: ['Annular space', 0.25, 2.5, 0.25, 1],
    sealant: ['Sealant depth', 0.5, 1.5, 0.25, 0.5],
  },
  labels: {
    firestop: 'Intumescent firestop sealant',
    packing: 'Mineral wool packing, 4 pcf, compressed',
    pipe: 'Steel or copper pipe',
    sleeve: 'Steel sleeve, 24 ga., cast in',
    slab: 'Concrete floor, 2 hour rated',
  },
  sketch(pen, { pipe, slab, annular, sealant }, label) {
    const radius = pipe / 2;
    const hole = radius + annular;
    const far = hole + 7;
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      brokenSlab(side, hole + 0.12, far, 0, slab);
      side.rect(hole, -0.3, 0.12, slab + 0.3, 'steel', 'fine');
      side.hatch(uv(radius - 0.24, -4.5, radius, -4.5, radius, slab + 5, radius - 0.24, slab + 5), 'steel');
      side.path(uv(radius, -4.5, radius, slab + 5));
      side.path(uv(radius - 0.24, -4.5, radius - 0.24, slab + 5), 'edge');
      side.shape(
        [
          [radius, slab - sealant],
          [hole, slab - sealant],
          [hole, slab],
          [radius + 0.35, slab + 0.12],
          [radius, slab + 0.45],
        ],
        'sealant',
        'edge',
      );
      side.hatch(
        [
          [radius, Math.max(0, slab - sealant - 4)],
          [radius, slab - sealant],
          [hole, slab - sealant],
          [hole, Math.max(0, slab - sealant - 4)],
        ],
        'batt-insulation',
      );
      side.path(uv(radius, Math.max(0, slab - sealant - 4), hole, Math.max(0, slab - sealant - 4)), 'edge');
      // The ears bear on the slab over shims, clear of the sealant.
      side.rect(hole + 0.4, slab, 1.2, 0.5, 'steel', 'edge');
      side.rect(radius, slab + 0.5, annular + 1.6, 0.3, 'steel', 'edge');
    }
    for (const y of [-4.5, slab + 5]) breakLine(pen, [-radius, y], [radius, y]);
    centerLine(pen, [0, -5.4], [0, slab + 6]);

    pen.dim([-radius, slab + 5.2], [radius, slab + 5.2], 0.32);
    pen.dim([radius, -0.5], [hole, -0.5], -0.5);
    pen.dim([-far, 0], [-far, slab], 0.35);
    pen.note([radius, slab + 3.8], label('pipe'));
    pen.note([hole + 1.5, slab + 0.65], 'Riser clamp on shims, where required by load');
    pen.note([radius + annular * 0.4, slab - sealant * 0.3], label('firestop'));
    pen.note([hole + 0.08, slab * 0.3], label('sleeve'));
    pen.note([radius + annular * 0.5, slab - sealant - 1.4], label('packing'));
    pen.note([hole + 4, slab * 0.4], label('slab'));
    pen.note([radius + 0.15, slab + 0.2], 'Install per listed system, identify with label');
  },
});
