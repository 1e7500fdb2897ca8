import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { breakLine, screw, slopeArrow } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const paverEdge = defineDetail({
  condition: 'Paver Edge Restraint',
  view: 'Section',
  scale: 4,
  sizes: {
    paver: ['Paver thickness', 'paver', 3.125],
    bed: ['Setting bed thickness', 0.75, 1.5, 0.25, 1],
    base: ['Aggregate base thickness', 4, 12, 1, 6],
    spike: ['Spike length', 8, 14, 1, 10],
  },
  labels: {
    paver: 'Concrete unit paver',
    bed: 'Sand setting bed, screeded',
    base: 'Aggregate base, compacted to 95 percent',
    edge: 'Aluminum edge restraint, L-shaped',
    geotextile: 'Woven geotextile, lapped 12 in.',
  },
  sketch(pen, { paver, bed, base, spike }, label) {
    // The pavement's edge is at x = 0, lawn to the right; y = 0 is the top of the base.
    const far = -30;
    const out = 15;
    const top = bed + paver;
    const unit = 7.75;
    for (let x = -unit; x > far - unit; x -= unit + 0.125) {
      const from = Math.max(far, x);
      pen.shape(
        [
          [from, bed],
          [x + unit, bed],
          [x + unit, top - 0.2],
          [x + unit - 0.2, top],
          [from + (from > far ? 0.2 : 0), top],
          [from, top - (from > far ? 0.2 : 0)],
        ],
        'masonry',
      );
    }
    pen.rect(far, 0, -far, bed, 'sand', 'edge');
    pen.rect(far, -base, -far + 7, base, 'gravel');
    pen.band(uv(far, -base - 0.05, 7, -base - 0.05), -0.25, 'membrane', 'fine');
    pen.hatch(uv(far, -base - 0.3, 7, -base - 0.3, 7, 0, out, 0, out, -base - 8, far, -base - 8), 'earth');
    pen.shape(uv(0.05, 0.02, 0.05, top - 0.9, 0.3, top - 0.9, 0.3, 0.27, 5, 0.27, 5, 0.02), 'aluminum');
    screw(pen, [2.8, 0.3], 270, spike, 0.32);
    pen.hatch(uv(0.35, 0.4, 7, 0.4, out, 0.3, out, top - 1.2, 3, top - 1, 0.35, top - 0.8), 'sand');
    pen.path(uv(0.35, top - 0.8, 3, top - 1, out, top - 1.2));
    for (let x = 1.2; x < out; x += 0.9)
      pen.path(uv(x - 0.3, top + 0.1, x, top - 1, x + 0.25, top - 0.05), 'fine');
    breakLine(pen, [far, -base - 0.3], [far, top]);
    breakLine(pen, [out, -base - 8], [out, top - 1]);
    slopeArrow(pen, [far * 0.82, top + 1.6], 'Slope 2% min.', 'right');

    pen.dim([far, -base], [far, 0], 0.3);
    pen.dim([far, bed], [far, top], 0.3, { beyond: true });
    pen.dim([far, bed], [far, 0], -0.62, { beyond: true });
    pen.dim([-unit * 2 - 0.125, top], [-unit - 0.125, top], 0.3);
    pen.note([-2.4, top - 0.6], label('paver'));
    pen.note([-unit - 0.06, top - 0.4], 'Joint sand, swept and compacted');
    pen.note([0.3, top * 0.5], label('edge'));
    pen.note([out - 3, top - 1.3], 'Planting soil and turf');
    pen.note([-1.4, bed * 0.5], label('bed'));
    pen.note([2.8, -spike * 0.7], 'Steel spike at 12 in. o.c.');
    pen.note([1, -base * 0.8], label('base'));
    pen.note([4.5, -base - 0.15], label('geotextile'));
    pen.note([9, -base - 3.4], 'Compacted subgrade');
  },
});
