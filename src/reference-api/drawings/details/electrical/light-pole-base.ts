import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { gradeWithEarth } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import { bolt, breakLine, centerLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { polar, uv, type XY } from '#src/reference-api/drawings/geometry/vector.ts';

export const lightPoleBase = defineDetail({
  condition: 'Light Pole Foundation',
  view: 'Section',
  scale: 16,
  sizes: {
    diameter: ['Foundation diameter', 18, 36, 2, 24],
    depth: ['Foundation depth', 48, 84, 4, 60],
    above: ['Height above grade', 4, 36, 4, 24],
    pole: ['Pole width', 4, 8, 1, 5],
  },
  labels: {
    pole: 'Steel light pole with base plate and cover',
    foundation: 'Drilled concrete pier, 4000 psi',
    anchors: 'Galvanized anchor bolts on template, 4 each',
    conduit: '1 in. PVC conduit with 24 in. radius sweep',
  },
  sketch(pen, { diameter, depth, above, pole: poleSize }, label) {
    const [half, pole] = [diameter / 2, poleSize / 2];
    const far = half + 22;
    const high = above + 26;
    gradeWithEarth(pen, -far, 0, far - half, 8);
    gradeWithEarth(pen, half, 0, far - half, 8);
    // Conduit down the middle of the pier and out through a sweep of 24 in. radius, left out of the concrete.
    const [bend, sweep, wall] = [-12, 24, 0.65];
    const out = bend - sweep;
    const wayOut = (radius: number): XY[] => {
      const end = 180 + (Math.acos((sweep - half) / radius) * 180) / Math.PI;
      return Array.from({ length: 13 }, (_, step) =>
        polar([sweep, bend], 180 + ((end - 180) * step) / 12, radius),
      );
    };
    const rim = above - 1;
    pen.hatch(
      [[-half, rim], [-half, -depth], [half, -depth], ...wayOut(sweep + wall).reverse(), [-wall, rim]],
      'concrete',
    );
    pen.hatch([[wall, rim], ...wayOut(sweep - wall), [half, rim]], 'concrete');
    pen.shape(uv(-half, -depth, half, -depth, half, rim, -half, rim));
    pen.path(uv(-half, above - 1, -half + 1, above, half - 1, above, half, above - 1));
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      // Hooks turn inward, within the cage; the plate stands on nuts.
      bolt(side, [-half * 0.55, above + 2.2], 270, 27.6, 0.9, 3);
      side.rect(half * 0.55 - 0.8, above + 0.4, 1.6, 0.8, null, 'edge');
      side.path(uv(half - 3, above - 4, half - 3, -depth + 3), 'edge');
    }
    for (let y = -depth + 4; y < above - 4; y += 10) pen.path(uv(-half + 3, y, half - 3, y), 'hidden');
    pen.rect(-half * 0.75, above + 1.2, half * 1.5, 1, 'steel');
    for (const side of [pen, pen.at([0, 0], 0, true)])
      side.rect(pole - 0.4, above + 2.2, 0.4, high - above - 2.2, 'steel');
    pen.path(
      uv(-half * 0.85, above, -half * 0.7, above + 7, half * 0.7, above + 7, half * 0.85, above),
      'edge',
    );
    pen.rect(pole, above + 14, 0.3, 6, null, 'edge');
    for (const side of [-wall, wall]) {
      pen.path(uv(side, above + 8, side, bend), 'edge');
      pen.arc([sweep, bend], sweep - side, 180, 270, 'edge');
      pen.path(uv(sweep, out + side, far, out + side), 'edge');
    }
    breakLine(pen, [-pole, high], [pole, high]);
    breakLine(pen, [far, out - wall], [far, out + wall]);
    centerLine(pen, [0, -depth - 4], [0, high + 4]);

    pen.dim([-half, -depth], [half, -depth], -0.4);
    pen.dim([-half, -depth], [-half, 0], 1.5);
    pen.dim([-half, 0], [-half, above], 1.5, { beyond: true });
    pen.note([pole - 0.2, high - 4], label('pole'));
    pen.note([pole + 0.2, above + 17], 'Handhole with ground lug');
    pen.note([half * 0.55 + 0.2, above + 3.3], label('anchors'));
    pen.note([half * 0.55 + 0.6, above + 0.7], 'Leveling nut under plate');
    pen.note([half - 1.5, -10], label('foundation'));
    pen.note([half - 3, -depth * 0.35], 'Vertical bars and ties, 3 in. cover');
    pen.note([far - 4, out + wall], label('conduit'));
    pen.note([half + 8, -3], 'Compacted soil, see geotechnical report');
  },
});
