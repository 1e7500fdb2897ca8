import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { bolt, breakLine, centerLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const postFooting = defineDetail({
  condition: 'Post Footing',
  view: 'Section',
  scale: 8,
  sizes: {
    diameter: ['Footing diameter', 12, 30, 2, 16],
    depth: ['Footing depth', 24, 54, 2, 36],
    post: ['Post size', 'post', 4],
    embed: ['Post embedment', 18, 36, 2, 24],
  },
  labels: {
    post: 'Steel post, hot-dip galvanized',
    concrete: 'Concrete footing, 3000 psi, crowned',
    gravel: 'Compacted drainage gravel, 6 in.',
    soil: 'Undisturbed soil',
  },
  sketch(pen, { diameter, depth, post, embed: embedSize }, label) {
    const embed = Math.min(embedSize, depth - 4);
    const [half, side] = [diameter / 2, post / 2];
    const high = 22;
    const far = half + 14;
    for (const own of [pen, pen.at([0, 0], 0, true)]) {
      own.hatch(
        uv(half, 0, far, 0, far, -depth - 12, 0, -depth - 12, 0, -depth - 6, half, -depth - 6),
        'earth',
      );
      own.path(uv(half, 0, far, 0));
      own.path(uv(half, 0.4, half, -depth - 6, 0, -depth - 6));
      own.path(uv(side, 1.8, half, 0.4));
      own.path(uv(0, -depth, half, -depth), 'edge');
      own.hatch(uv(0, -depth, half, -depth, half, -depth - 6, 0, -depth - 6), 'gravel');
      own.hatch(uv(side, 1.8, half, 0.4, half, -depth, 0, -depth, 0, -embed, side, -embed), 'concrete');
      own.path(uv(side, -embed, side, high));
      own.path(uv(side - 0.3, -embed, side - 0.3, high), 'edge');
      own.hatch(uv(side - 0.3, -embed, side, -embed, side, high, side - 0.3, high), 'steel');
      own.shape(uv(side, 1.8, side + 0.7, 1.65, side, 2.6), 'sealant', 'fine');
    }
    pen.path(uv(-side, -embed, side, -embed));
    bolt(pen, [side + 1.8, -embed * 0.72], 180, post + 3.6, 0.6);
    pen.as('fastener').rect(-side - 2.2, -embed * 0.72 - 0.55, 0.4, 1.1, null, 'edge');
    breakLine(pen, [-side, high], [side, high]);
    centerLine(pen, [0, -depth - 9], [0, high + 4]);
    const band = Math.min(14, depth * 0.3);
    for (const y of [-band, -depth + 6]) pen.path(uv(-half + 3, y, half - 3, y), 'hidden');
    for (const x of [-half + 3, half - 3]) pen.path(uv(x, -3, x, -depth + 3), 'hidden');

    pen.dim([-half, -depth - 12], [half, -depth - 12], -0.35);
    pen.dim([-far, -depth], [-far, 0], 0.3);
    pen.dim([far, 0], [far, -embed], 0.32, { beyond: true });
    pen.dim([-side, high], [side, high], 0.35);
    pen.note([side, high - 5], label('post'));
    pen.note([side + 0.4, 2], 'Sealant at post, top sloped to drain');
    pen.note([half - 3, -depth * 0.2], 'No. 3 ties and vertical bars, 3 in. cover');
    pen.note([half - 1.5, -depth * 0.45], label('concrete'));
    pen.note([side + 1.8, -embed * 0.72], 'Cross bolt or anchor fin');
    pen.note([half - 2, -depth - 3], label('gravel'));
    pen.note([far - 6, -depth - 6], label('soil'));
  },
});
