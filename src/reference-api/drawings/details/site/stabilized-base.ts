import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { breakLine, slopeArrow } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const stabilizedBase = defineDetail({
  condition: 'Stabilized Base under Paving',
  view: 'Section',
  scale: 4,
  sizes: {
    paving: ['Asphalt thickness', 2, 6, 0.5, 4],
    base: ['Aggregate base', 4, 10, 1, 6],
    subbase: ['Subbase', 4, 8, 1, 6],
    overlap: ['Overlap', 12, 16, 2, 12],
  },
  labels: {
    grid: 'Geogrid at bottom of base, pulled taut',
    geotextile: 'Separation geotextile on subgrade',
    base: 'Aggregate base, 95 percent density',
    subbase: 'Aggregate subbase',
    paving: 'Asphalt paving, two courses',
  },
  sketch(pen, { paving, base, subbase, overlap }, label) {
    const far = 24;
    const [mid, low] = [-paving - base, -paving - base - subbase];
    pen.rect(0, -paving, far, paving, 'asphalt');
    pen.path(uv(0, -paving * 0.4, far, -paving * 0.4), 'edge');
    pen.hatch(uv(0, mid, far, mid, far, -paving, 0, -paving), 'gravel');
    // Both lie on the geotextile, whose second sheet laps the first.
    const from = (far - overlap) / 2;
    const to = from + overlap;
    pen.hatch(
      uv(0, low + 0.16, from, low + 0.16, from, low + 0.34, far, low + 0.34, far, mid, 0, mid),
      'gravel',
    );
    pen.hatch(uv(0, low - 3.4, far, low - 3.4, far, low + 0.18, to, low + 0.18, to, low, 0, low), 'earth');
    // Ribs of the grid with openings between; two sheets lap.
    for (const [start, end, y] of [
      [0, to, mid],
      [from, far, mid + 0.25],
    ] as const) {
      pen.path(uv(start, y, end, y), 'edge');
      for (let x = start + 0.5; x < end; x += 1) pen.rect(x, y - 0.1, 0.34, 0.22, null, 'edge');
    }
    pen.rect(0, low, to, 0.16, 'membrane', 'fine');
    pen.rect(from, low + 0.18, far - from, 0.16, 'membrane', 'fine');
    for (const x of [0, far]) breakLine(pen, [x, low - 3.4], [x, 0]);
    slopeArrow(pen, [far * 0.5, 0.7], 'Slope 2% min.', 'right');

    pen.dim([0, -paving], [0, 0], 0.4);
    pen.dim([0, mid], [0, -paving], 0.4);
    pen.dim([0, low], [0, mid], 0.4);
    pen.dim([from, low - 3.4], [to, low - 3.4], -0.3, { limit: 'MIN.' });
    pen.path(uv(from, low - 3.4 - pen.scale * 0.1, from, low), 'extension');
    pen.path(uv(to, low - 3.4 - pen.scale * 0.1, to, low), 'extension');
    pen.note([far - 2.4, -paving * 0.5], label('paving'));
    pen.note([far - 3.4, -paving - base * 0.5], label('base'));
    pen.note([far - 1.3, mid + 0.26], label('grid'));
    pen.note([far - 4, mid - subbase * 0.5], label('subbase'));
    pen.note([far - 1.4, low + 0.26], label('geotextile'));
    pen.note([far - 5, low - 2], 'Compacted soil subgrade, proof-rolled');
  },
});
