import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { bolt, breakLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { polar, uv, type XY } from '#src/reference-api/drawings/geometry/vector.ts';

export const bikeRack = defineDetail({
  condition: 'Bicycle Rack, Surface Mounted',
  view: 'Elevation',
  scale: 12,
  sizes: {
    height: ['Rack height', 30, 38, 1, 36],
    width: ['Rack width', 20, 36, 2, 28],
    pipe: ['Pipe outside diameter', 'rackPipe', 1.9],
    slab: ['Slab thickness', 4, 8, 1, 6],
  },
  labels: {
    rack: 'Bicycle rack, bent pipe, galvanized',
    flange: 'Steel base flange, 6 in. by 3/8 in., welded',
    anchor: 'Tamper-resistant wedge anchor, 1/2 in., 3 per flange',
    slab: 'Concrete paving, 4000 psi',
    base: 'Compacted aggregate base',
  },
  sketch(pen, { height, width, pipe, slab }, label) {
    const half = width / 2;
    const far = half + 11;
    pen.hatch(uv(-far, -slab, far, -slab, far, 0, -far, 0), 'concrete');
    pen.path(uv(-far, 0, far, 0));
    pen.path(uv(-far, -slab, far, -slab));
    pen.hatch(uv(-far, -slab - 4, far, -slab - 4, far, -slab, -far, -slab), 'gravel');
    for (const x of [-far, far]) breakLine(pen, [x, -slab - 4], [x, 0]);
    // One bent pipe: up, around two corners, down.
    const bend = 7;
    const line = (off: number): XY[] => {
      const radius = bend - off;
      const corner = (x: number, from: number): XY[] =>
        Array.from({ length: 9 }, (_, step) => polar([x, height - bend], from - step * 11.25, radius));
      return [
        [-half + off, 0.4],
        ...corner(-half + bend, 180),
        ...corner(half - bend, 90),
        [half - off, 0.4],
      ];
    };
    pen.path(line(0));
    pen.path(line(pipe));
    pen.rect(-half + pipe, height * 0.42, width - 2 * pipe, pipe, null, 'edge');
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      const x = half - pipe / 2;
      side.rect(x - 3, 0, 6, 0.4, 'steel');
      for (const at of [-2.1, 2.1]) bolt(side, [x + at, 0.4], 270, Math.min(3.7, slab - 1), 0.5);
      side.path(uv(x - pipe / 2 - 0.4, 0.4, x - pipe / 2, 0.9), 'edge');
      side.path(uv(x + pipe / 2 + 0.4, 0.4, x + pipe / 2, 0.9), 'edge');
    }
    // A wheel shows how the frame is held.
    for (const radius of [13, 12]) pen.arc([half + 3, 13], radius, 86, 268, 'hidden');

    pen.dim([-half, height], [half, height], 0.35);
    pen.dim([-far, 0], [-far, height], 0.35);
    pen.path(uv(-far - 1, height, -half - 1, height), 'extension');
    pen.dim([-far, -slab], [-far, 0], 0.35);
    pen.note([half - 0.1, height * 0.7], label('rack'));
    pen.note([half - pipe - 1, height * 0.42 + pipe * 0.6], 'Cross bar for frame lock');
    pen.note([half + 2, 0.2], label('flange'));
    pen.note([half + 2.1 - pipe / 2, -2.2], label('anchor'));
    pen.note([far - 3, -slab * 0.7], label('slab'));
    pen.note([far - 5, -slab - 2], label('base'));
  },
});
