import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { barRow } from '#src/reference-api/drawings/details/assemblies/bar-row.ts';
import { bar, bolt, breakLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const equipmentPad = defineDetail({
  condition: 'Equipment Pad on Slab',
  view: 'Section',
  scale: 4,
  sizes: {
    pad: ['Pad height', 3.5, 8, 0.5, 4],
    width: ['Pad width', 30, 48, 2, 36],
    slab: ['Slab thickness', 4, 10, 0.5, 6],
    edge: ['Edge distance beyond base', 3, 8, 0.5, 4],
  },
  labels: {
    equipment: 'Equipment base, see schedule',
    isolator: 'Spring or neoprene vibration isolator',
    pad: 'Concrete pad, 4000 psi, broom finish',
    anchor: 'Cast-in anchor bolt, sized by seismic load',
  },
  sketch(pen, { pad, width, slab, edge }, label) {
    const half = width / 2;
    const far = half + 6;
    const base = half - edge;
    const rest = pad + 2.5;
    const foot = base - 1.3;
    const anchors = [foot - 1.9, foot + 1.9];
    const dowel = base - 4.4;
    pen.hatch(uv(-far, -slab, far, -slab, far, 0, -far, 0), 'concrete');
    pen.path(uv(-far, 0, far, 0));
    pen.path(uv(-far, -slab, far, -slab));
    pen.shape(
      uv(-half, 0, half, 0, half, pad - 0.75, half - 0.75, pad, -half + 0.75, pad, -half, pad - 0.75),
      'concrete',
    );
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      breakLine(side, [far, -slab], [far, 0]);
      // Dowels tie the pad to the slab; mesh near its top.
      side.path(uv(dowel - 2, pad - 1.6, dowel, pad - 1.6, dowel, -slab * 0.6), 'edge');
      // The isolator is under the middle of the rail, with a bolt on each side of the rubber.
      side.rect(foot - 2.6, pad, 5.2, 0.35, 'steel', 'edge');
      side.rect(foot - 1.1, pad + 0.35, 2.2, 1.7, 'sealant', 'edge');
      side.rect(foot - 1.3, pad + 2.05, 2.6, 0.45, 'steel', 'edge');
      // Cast with the pad, so they end within it; clear of the isolator, the bars, and the dowels.
      for (const x of anchors) bolt(side, [x, pad + 0.35], 270, pad - 0.75, 0.5, 0.6);
      side.path([
        [base, rest],
        [base, rest + 4],
        [base - 2.6, rest + 4],
        [base - 2.6, rest + 3.6],
        [base - 0.4, rest + 3.6],
        [base - 0.4, rest + 0.4],
        [base - 2.6, rest + 0.4],
        [base - 2.6, rest],
        [base, rest],
      ]);
      // The rail is bolted to the upper plate of its isolator.
      bolt(side, [base - 1.4, rest + 0.4], 270, 0.7, 0.4);
      side.path(uv(base - 0.4, rest + 4, base - 0.4, rest + 11), 'edge');
      side.path(uv(0, rest + 4.5, base - 0.4, rest + 4.5), 'fine');
    }
    pen.path(uv(-half + 3, pad - 1.6, half - 3, pad - 1.6), 'hidden');
    const bars = barRow(-half + 2, half - 2, 12, [...anchors, ...anchors.map((x) => -x)]);
    for (const x of bars) bar(pen, [x, pad - 1.35], 4);
    breakLine(pen, [-base + 0.4, rest + 11], [base - 0.4, rest + 11]);
    pen.word([0, rest + 7], 'Equipment');

    pen.dim([-half, -slab], [half, -slab], -0.65);
    pen.dim([-far, 0], [-far, pad], 0.3);
    pen.dim([base, -slab], [half, -slab], -0.35);
    pen.note([base - 0.4, rest + 8], label('equipment'));
    pen.note([base, rest + 2], 'Structural steel base rail, bolted down');
    pen.note([foot + 1, pad + 1.2], label('isolator'));
    pen.note([half - 0.4, pad - 0.4], '3/4 in. chamfer, all edges');
    const inner = bars.findLast((x) => x < foot - 2) ?? 0;
    pen.note([inner, pad - 1.35], 'No. 4 bars at 12 in. o.c. each way');
    pen.note([half - 1.2, pad * 0.3], label('pad'));
    pen.note([foot + 2.15, pad - 1.2], label('anchor'));
    pen.note([dowel, -slab * 0.4], 'Dowel at 24 in. o.c., set in epoxy');
    pen.note([far - 2, -slab * 0.75], 'Concrete slab, surface roughened');
  },
});
