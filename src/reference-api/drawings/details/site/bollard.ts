import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { breakLine, centerLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const bollard = defineDetail({
  condition: 'Concrete-Filled Pipe Bollard',
  view: 'Section',
  scale: 16,
  sizes: {
    height: ['Height above paving', 36, 48, 2, 42],
    pipe: ['Pipe outside diameter', 'bollardPipe', 6.625],
    diameter: ['Footing diameter', 18, 36, 2, 24],
    depth: ['Footing depth', 36, 60, 4, 48],
  },
  labels: {
    bollard: 'Steel pipe bollard, galvanized and painted',
    footing: 'Concrete footing, 3000 psi',
    fill: 'Concrete fill, top crowned',
    paving: 'Concrete paving with isolation joint',
  },
  sketch(pen, { height, pipe, diameter, depth }, label) {
    const [radius, half] = [pipe / 2, diameter / 2];
    const far = half + 20;
    pen.hatch(
      [
        [-half, -6],
        [-half, -depth],
        [half, -depth],
        [half, -6],
        [radius, -6],
        [radius, -depth + 6],
        [-radius, -depth + 6],
        [-radius, -6],
      ],
      'concrete',
    );
    pen.path(uv(-half, -6, -half, -depth, half, -depth, half, -6));
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      side.hatch(uv(radius + 0.6, -6, far, -6, far, 0, radius + 0.6, 0), 'concrete');
      side.path(uv(far, 0, radius + 0.6, 0, radius + 0.6, -6, far, -6));
      side.rect(half, -10, far - half, 4, 'gravel');
      side.hatch(uv(half, -18, far, -18, far, -10, half, -10), 'earth');
      side.rect(radius, -6, 0.6, 6, 'sealant', 'fine');
      side.rect(radius - 0.3, -depth + 6, 0.3, height + depth - 6, 'steel');
      breakLine(side, [far, -18], [far, 0]);
    }
    pen.hatch(
      uv(-radius + 0.3, -depth + 6, radius - 0.3, -depth + 6, radius - 0.3, height, -radius + 0.3, height),
      'concrete',
    );
    pen.arc([0, height - radius * 0.9], radius * 1.345, 42, 138);
    centerLine(pen, [0, -depth + 2], [0, height + 6]);

    pen.dim([-far, 0], [-far, height], 0.15);
    pen.path(uv(-far - 1, height, -radius - 1, height), 'extension');
    pen.dim([-half, -depth], [half, -depth], -0.35);
    pen.dim([-far, -depth], [-far, 0], 0.15);
    pen.path(uv(-far - 1, -depth, -half - 1, -depth), 'extension');
    pen.note([radius * 0.4, height - 2], label('fill'));
    pen.note([radius - 0.1, height * 0.6], label('bollard'));
    pen.note([radius + 0.3, -1], 'Sealant on isolation joint');
    pen.note([far - 4, -3], label('paving'));
    pen.note([far - 6, -8], 'Gravel base');
    pen.note([half - 3, -depth * 0.6], label('footing'));
  },
});
