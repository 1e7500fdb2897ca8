import { wallLayers } from '#src/reference-api/drawings/assemblies.ts';
import { defineDetail } from '#src/reference-api/drawings/define-detail.ts';
import type { Pen } from '#src/reference-api/drawings/pen.ts';
import { bead, breakLine, screw } from '#src/reference-api/drawings/symbols.ts';

function floorSlab(pen: Pen, from: number, to: number, thickness: number): void {
  pen.hatch(
    [
      [from, -thickness],
      [to, -thickness],
      [to, 0],
      [from, 0],
    ],
    'concrete',
  );
  pen.path([
    [from, 0],
    [to, 0],
  ]);
  pen.path([
    [from, -thickness],
    [to, -thickness],
  ]);
}

export const floorTransition = defineDetail({
  key: 'floor-transition',
  condition: 'Floor Finish Transition',
  view: 'Section',
  scale: 1,
  sizes: {
    tile: ['Tile thickness', 0.25, 0.75, 0.0625, 0.375],
    other: ['Adjacent finish thickness', 0.125, 0.5, 0.0625, 0.1875],
    bed: ['Mortar bed thickness', 0.125, 1, 0.125, 0.25],
    slab: ['Slab shown', 1.5, 4, 0.25, 2],
  },
  labels: {
    tile: 'Porcelain floor tile',
    other: 'Resilient floor finish in adhesive',
    profile: 'Aluminum transition profile, anchored in mortar',
    bed: 'Latex-modified thin-set mortar',
  },
  sketch(pen, size, label) {
    const [tile, other, bed, slab] = [size('tile'), size('other'), size('bed'), size('slab')];
    const far = 2.7;
    floorSlab(pen, -far, far, slab);
    const top = bed + tile;
    pen.rect(-far, 0, far - 0.1, bed, 'sand', 'edge');
    pen.rect(-far, bed, far - 1.9, tile, 'tile');
    pen.rect(-1.72, bed, 1.6, tile, 'tile');
    pen.rect(-1.9 + 0, bed, 0.18, tile, 'sand', 'fine');
    // Profile: perforated leg in the bed, upright edge, ramp down to the thinner finish.
    const ramp = Math.max(0.8, (top - other) * 2);
    pen.shape(
      [
        [-1.1, bed * 0.3],
        [-0.07, bed * 0.3],
        [-0.07, top],
        [0.05, top],
        [ramp, other],
        [ramp, other - 0.05],
        [0.12, top - 0.14],
        [0.04, bed * 0.3 - 0.05],
        [-1.1, bed * 0.3 - 0.05],
      ],
      'aluminum',
    );
    pen.rect(ramp * 0.35, 0, far - ramp * 0.35, Math.max(0.06, other * 0.3), 'membrane', 'fine');
    pen.rect(
      ramp * 0.62,
      Math.max(0.06, other * 0.3),
      far - ramp * 0.62,
      other - Math.max(0.06, other * 0.3),
      'wood',
    );
    screw(pen, [-0.7, bed * 0.3], 270, 0.8, 0.06);
    bead(pen, [-0.1, top - 0.03], 0.035);
    for (const x of [-far, far]) breakLine(pen, [x, -slab], [x, x < 0 ? top : other]);

    pen.dim([-far, 0], [-far, top], 0.35);
    pen.dim([-0.07, top], [ramp, top], 0.35);
    pen.dim([far, 0], [far, other], -0.3, undefined);
    pen.note([0.02, top], label('profile'));
    pen.note([-0.9, top - tile * 0.3], label('tile'));
    pen.note([-1.81, top - 0.03], 'Grout joint');
    pen.note([ramp + 0.6, other * 0.7], label('other'));
    pen.note([-0.7, -0.5], 'Fastener at 12 in. o.c., where required');
    pen.note([-0.6, bed * 0.6], label('bed'));
    pen.note([1.6, -slab * 0.5], 'Concrete slab, flat to 1/8 in. in 10 ft');
  },
});

export const wallBase = defineDetail({
  key: 'wall-base',
  condition: 'Wall Base',
  view: 'Section',
  scale: 1,
  sizes: {
    height: ['Base height', 2.5, 6, 0.5, 4],
    base: ['Base thickness', 0.125, 0.75, 0.0625, 0.25],
    floor: ['Floor finish thickness', 0.125, 0.75, 0.0625, 0.25],
    board: ['Wall board thickness', 0.5, 1.25, 0.125, 0.625],
  },
  labels: {
    base: 'Wall base with coved toe',
    adhesive: 'Base adhesive, full spread',
    floor: 'Floor finish in adhesive',
    wall: '5/8 in. gypsum board',
  },
  sketch(pen, size, label) {
    const [height, base, floor, board] = [size('height'), size('base'), size('floor'), size('board')];
    const high = height + 1.4;
    const far = 3;
    const stud = 2.2;
    floorSlab(pen, -stud - 0.4, far, 1.2);
    pen.rect(-board, 0.375, board, high - 0.375, 'gypsum');
    pen.rect(-board + 0.05, 0, board - 0.1, 0.375, 'sealant', 'edge');
    pen.path(
      [
        [-board - stud, high],
        [-board - stud, 0.06],
      ],
      'fine',
    );
    pen.path([
      [-board - stud + 0.3, 0.06],
      [-board - 0.04, 0.06],
      [-board - 0.04, 1.2],
    ]);
    wallLayers(pen, -board - stud + 0.3, 0.14, high, [
      { thickness: stud - 0.36, pattern: 'batt-insulation', weight: 'edge' },
    ]);
    pen.rect(base * 0.4 + 0.06, 0, far - base * 0.4 - 0.06, floor, 'tile');
    pen.rect(0, floor + 0.1, 0.06, height - 0.2, 'sand', 'fine');
    const toe = base + 0.5;
    pen.shape(
      [
        [0.06, floor + 0.02],
        [toe, floor + 0.02],
        [toe, floor + 0.1],
        [base + 0.2, floor + 0.22],
        [base + 0.07, floor + 0.5],
        [base + 0.06, floor + height - 0.08],
        [0.06 + base * 0.6, floor + height],
        [0.06, floor + height],
      ],
      'membrane',
    );
    screw(pen, [0, height + 0.6], 180, board + 0.5, 0.06);
    bead(pen, [0.03, floor + height + 0.03], 0.045);
    breakLine(pen, [-board - stud, high], [0, high]);
    breakLine(pen, [far, -1.2], [far, floor]);
    breakLine(pen, [-stud - 0.4, -1.2], [-stud - 0.4, 0]);

    pen.dim([far - 0.9, floor], [far - 0.9, floor + height], 0.12);
    pen.path(
      [
        [base + 0.2, floor + height],
        [far - 0.6, floor + height],
      ],
      'symbol',
    );
    pen.dim([-board, high], [0, high], 0.3);
    pen.dim([0.06, -1.2], [toe, -1.2], -0.3);
    pen.note([-0.15, high - 0.4], label('wall'));
    pen.note([0.04, floor + height + 0.03], 'Paintable sealant at top edge');
    pen.note([base * 0.6 + 0.06, floor + height * 0.66], label('base'));
    pen.note([0.03, floor + height * 0.4], label('adhesive'));
    pen.note([far - 0.5, floor * 0.5], label('floor'));
    pen.note([-board * 0.4, 0.2], 'Acoustical sealant under board');
    pen.note([1.3, -0.7], 'Concrete slab');
  },
});
