import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { breakLine, buildUp } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const plazaDeck = defineDetail({
  condition: 'Plaza Deck at Rising Wall',
  view: 'Section',
  scale: 4,
  sizes: {
    slab: ['Structural slab thickness', 6, 12, 1, 8],
    insulation: ['Insulation thickness', 1, 6, 0.5, 3],
    paver: ['Paver thickness', 2, 3.5, 0.5, 2],
    turn: ['Turn-up above paving', 4, 10, 1, 6],
  },
  labels: {
    membrane: 'Hot fluid-applied waterproofing membrane',
    protection: 'Protection course',
    drainage: 'Drainage composite with filter fabric',
    insulation: 'Extruded polystyrene insulation, 60 psi',
    paver: 'Concrete pavers on pedestals',
  },
  sketch(pen, { slab, insulation, paver, turn }, label) {
    const far = 24;
    const wall = -8;
    const [, , , top = 0] = buildUp(pen, 0.5, 0.25, far - 0.5, [
      { thickness: 0.2, pattern: 'gypsum', weight: 'edge' },
      { thickness: 0.5, pattern: 'gravel', weight: 'edge' },
      { thickness: insulation, pattern: 'rigid-insulation' },
      { thickness: 1, weight: 'fine' },
    ]);
    const paving = top + paver;
    const head = paving + turn + 3;
    const outline = [
      [far, 0],
      [0, 0],
      [0, head],
      [wall, head],
      [wall, -slab],
      [far, -slab],
    ] as const;
    pen.hatch(outline, 'concrete');
    pen.path(uv(far, 0, 0, 0, 0, head));
    pen.path(uv(wall, head, wall, -slab, far, -slab));
    breakLine(pen, [wall, head], [0, head]);
    breakLine(pen, [far, -slab], [far, paving]);
    pen.band(uv(far, 0.02, 0.02, 0.02, 0.02, paving + turn), -0.22, 'membrane', 'edge');
    pen.rect(0.26, paving + turn - 1.4, 0.14, 1.3, 'steel', 'edge');
    pen.path(uv(-0.6, paving + turn + 1, 0.1, paving + turn + 0.8, 0.5, paving + turn - 1.8), 'cut');
    for (let x = 1; x < far; x += 12.2) {
      pen.rect(x, top, Math.min(12, far - x), paver, 'concrete');
      if (x > 2) pen.rect(x - 1.6, top - 1, 3, 1, null, 'edge');
    }

    pen.dim([far, 0], [far, -slab], 0.3);
    pen.dim([0.24, paving], [0.24, paving + turn], -1.3, { limit: 'MIN.' });
    pen.dim([wall, head], [0, head], 0.3);
    pen.note([0.34, paving + turn - 0.6], 'Termination bar and counterflashing');
    pen.note([far - 5, top + paver * 0.6], label('paver'));
    pen.note([far - 9.2, top - 0.5], 'Adjustable pedestal');
    pen.note([far - 4, 0.95 + insulation * 0.5], label('insulation'));
    pen.note([far - 6, 0.7], label('drainage'));
    pen.note([far - 3, 0.35], label('protection'));
    pen.note([far - 8, 0.12], label('membrane'));
    pen.note([far - 7, -slab * 0.6], 'Structural concrete slab');
  },
});
