import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { floorSlab } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { breakLine, centerLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const pilasterBase = defineDetail({
  condition: 'Toilet Compartment Pilaster at Floor',
  view: 'Section',
  scale: 2,
  sizes: {
    panel: ['Pilaster thickness', 'pilaster', 1],
    shoe: ['Shoe height', 3, 4, 0.5, 3],
    tile: ['Floor tile thickness', 'tile', 0.375],
    slab: ['Slab thickness', 4, 8, 0.5, 5],
  },
  labels: {
    panel: 'Pilaster, solid panel',
    shoe: 'Stainless steel shoe, one piece',
    bolt: '3/8 in. leveling bolt with jack nuts',
    tile: 'Floor tile in thin-set mortar',
    slab: 'Concrete slab',
  },
  sketch(pen, { panel, shoe, tile, slab }, label) {
    const half = panel / 2;
    const [far, high] = [6, 6.6];
    const top = -tile - 0.15;
    const own = pen.at([0, top]);
    floorSlab(own, -far, far, slab);
    for (const x of [-far, far]) breakLine(pen, [x, top - slab], [x, 0]);
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      side.rect(0.4, top, far - 0.4, 0.15, 'sand', 'fine');
      side.rect(0.4, -tile, far - 0.4, tile, 'tile');
      side.path(uv(half + 0.12, 0.03, half + 0.12, shoe));
      side.path(uv(half + 0.03, shoe - 0.02, half + 0.12, shoe), 'edge');
      side.shape(uv(half + 0.12, 0, half + 0.32, 0, half + 0.12, 0.22), 'sealant', 'fine');
    }
    const foot = 1.5;
    const notch = Math.max(0.22, half * 0.7);
    pen.hatch(
      [
        [-half, foot],
        [-notch, foot],
        [-notch, foot + 1],
        [notch, foot + 1],
        [notch, foot],
        [half, foot],
        [half, high],
        [-half, high],
      ],
      'tile',
    );
    pen.path(uv(half, foot, half, high));
    pen.path(
      uv(-half, foot, -notch, foot, -notch, foot + 1, notch, foot + 1, notch, foot, half, foot),
      'edge',
    );
    pen.path(uv(-half, foot, -half, high));
    breakLine(pen, [-half, high], [half, high]);
    // Channel in the foot of the pilaster, bolt from the slab, nuts above and below the channel.
    pen.rect(-half * 0.7, foot, half * 1.4, 0.14, 'steel', 'edge');
    pen.rect(-0.19, top - 1.8, 0.38, 1.8 - top + 2.3, 'steel', 'edge');
    for (const y of [foot - 0.34, foot + 0.2]) pen.rect(-half * 0.62, y, half * 1.24, 0.3, null, 'edge');
    pen.rect(-0.32, top - 2, 0.64, 2, 'steel', 'edge');
    screw(pen, [half + 0.14, shoe - 0.5], 180, Math.min(0.6, half), 0.09);
    centerLine(pen, [0, top - slab - 0.6], [0, high + 0.8]);

    pen.dim([-far, 0], [-far, shoe], 0.35);
    pen.path(uv(-far - 0.3, shoe, -half - 0.3, shoe), 'extension');
    pen.dim([-half, high], [half, high], 0.5, { beyond: true });
    pen.dim([-far, top - slab], [-far, top], 0.35);
    pen.note([half * 0.6, high - 1.6], label('panel'));
    pen.note([half + 0.14, shoe - 0.5], 'Tamper-resistant screw');
    pen.note([half + 0.12, shoe * 0.55], label('shoe'));
    pen.note([0.15, foot + 0.35], label('bolt'));
    pen.note([half + 0.18, 0.06], 'Sealant at shoe');
    pen.note([far - 1.4, -tile * 0.5], label('tile'));
    pen.note([0.28, top - 1.5], 'Expansion shield, 2 in. embedment');
    pen.note([far - 2, top - slab * 0.6], label('slab'));
  },
});
