import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { bar, breakLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { rectangle, roundOutline, uv, withHoles } from '#src/reference-api/drawings/geometry/vector.ts';

export const porousPaving = defineDetail({
  condition: 'Porous Paving on Stone Reservoir',
  view: 'Section',
  scale: 4,
  sizes: {
    paving: ['Paving thickness', 1, 4, 0.25, 1.75],
    base: ['Open-graded base', 2, 6, 1, 4],
    reservoir: ['Stone reservoir', 6, 12, 1, 8],
    edge: ['Edge width', 5, 8, 1, 6],
  },
  labels: {
    paving: 'Porous paving with filled cells',
    base: 'Open-graded aggregate base, No. 57',
    reservoir: 'Aggregate reservoir, No. 2 stone',
    geotextile: 'Nonwoven geotextile, bottom and sides',
    edge: 'Concrete edge, flush',
  },
  sketch(pen, { paving, base, reservoir, edge }, label) {
    const far = 21;
    const [bed, low] = [-paving - base, -paving - base - reservoir];
    // Paving at y = 0; the edge begins at x = 0 with soil on its left.
    pen.hatch(uv(-4, 0, 0, 0, 0, low, far, low, far, low - 3, -4, low - 3), 'earth');
    pen.path(uv(-4, 0, 0, 0));
    pen.rect(0, low, edge, -low, 'concrete');
    for (const y of [-3, low + 3]) bar(pen, [edge / 2, y], 4);
    // Stone lies between the geotextiles: the filter over it, and the one at the bottom and the sides.
    const cloth = 0.16;
    const stone = (y: number, high: number) => rectangle(edge + cloth, y, far - edge - cloth, high);
    pen.hatch(stone(bed, base - cloth), 'gravel');
    pen.rect(edge, bed, far - edge, base, null, 'edge');
    const drain = [far - 6, low + 2.4] as const;
    pen.hatch(withHoles(stone(low + cloth, reservoir - cloth), [roundOutline(drain, 2)]), 'gravel');
    pen.rect(edge, low, far - edge, reservoir, null, 'edge');
    pen.rect(edge, -paving - cloth, far - edge, cloth, 'membrane', 'fine');
    pen.band(uv(edge, -paving, edge, low, far, low), cloth, 'membrane', 'fine');
    // Cells of the grid with their fill.
    const cell = 2.4;
    pen.rect(edge, -paving, far - edge, paving - 0.15, 'sand', 'edge');
    for (let x = edge; x < far; x += cell) pen.path(uv(x, -paving, x, 0));
    for (let x = edge + 0.3; x < far; x += 0.42)
      pen.path(uv(x, -0.15, x + 0.1, 0.45 + 0.2 * Math.sin(x * 7)), 'fine');
    pen.circle(drain, 2);
    pen.circle(drain, 1.8, 'edge');
    breakLine(pen, [far, low - 3], [far, 0]);
    breakLine(pen, [-4, low - 3], [-4, 0]);

    pen.dim([-4, -paving], [-4, 0], 0.4, { beyond: true });
    pen.dim([-4, bed], [-4, -paving], 0.4);
    pen.dim([-4, low], [-4, bed], 0.4);
    pen.dim([0, low - 3], [edge, low - 3], -0.3);
    pen.note([far - 3, -paving * 0.6], label('paving'));
    pen.note([far - 4, -paving - base * 0.5], label('base'));
    pen.note([far - 2.4, low + reservoir * 0.7], label('reservoir'));
    pen.note([far - 2, -paving - 0.08], 'Geotextile filter under fill');
    pen.note([far - 4, low + 2.2], '4 in. perforated underdrain');
    pen.note([far - 1.4, low + 0.08], label('geotextile'));
    pen.note([far - 7, low - 1.6], 'Undisturbed soil subgrade, not compacted');
    pen.note([edge / 2 + 0.25, -3], 'No. 4 bars, continuous');
    pen.note([edge - 1.2, -5], label('edge'));
  },
});
