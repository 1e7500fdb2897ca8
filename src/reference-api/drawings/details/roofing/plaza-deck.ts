import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { bead, breakLine, buildUp, drip, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
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
    paver: 'Concrete pavers on pedestals, open joints',
  },
  sketch(pen, { slab, insulation, paver, turn }, label) {
    const [far, wall] = [24, -8];
    // Membrane 0.22 in. on the slab, protection, drainage, insulation, then pavers on pedestals.
    const levels = buildUp(pen, 0.4, 0.22, far - 0.4, [
      { thickness: 0.2, pattern: 'gypsum', weight: 'edge' },
      { thickness: insulation, pattern: 'rigid-insulation' },
      { thickness: 0.5, pattern: 'gravel', weight: 'edge' },
    ]);
    const top = (levels.at(-1) ?? 0) + 1.5;
    const paving = top + paver;
    const head = paving + turn + 4;
    pen.hatch(uv(far, 0, 0, 0, 0, head, wall, head, wall, -slab, far, -slab), 'concrete');
    pen.path(uv(far, 0, 0, 0, 0, head));
    pen.path(uv(wall, head, wall, -slab, far, -slab));
    breakLine(pen, [wall, head], [0, head]);
    breakLine(pen, [far, -slab], [far, paving]);
    const rim = paving + turn;
    pen.as('water').band(uv(far, 0, 0.8, 0, 0, 0.8, 0, rim), -0.22, 'membrane', 'edge');
    pen.rect(0.22, 1, 0.18, paving - 1, 'gypsum', 'fine');
    pen.rect(0.22, rim - 1.3, 0.14, 1.2, 'steel', 'edge');
    screw(pen, [0.4, rim - 0.7], 180, 1.9, 0.13);
    bead(pen, [0.2, rim + 0.04], 0.14);
    // Counterflashing in a reglet, its skirt over the termination bar.
    pen.shape(uv(-0.9, rim + 1.5, 0, rim + 1.3, 0, rim + 1.8, -0.9, rim + 1.8), 'sealant', 'fine');
    drip(pen, uv(-0.8, rim + 1.6, 0.2, rim + 1.4, 0.6, rim + 1, 0.6, rim - 1.8, 0.95, rim - 2.2));
    for (let x = 1.2; x < far; x += 12.2) {
      const wide = Math.min(12, far - x);
      pen.rect(x, top, wide, paver, 'concrete');
    }
    for (const x of [1.6, 13.3]) {
      pen.rect(x, top - 0.3, x > 10 ? 2 : 1.6, 0.3, null, 'edge');
      pen.rect(x + 0.3, top - 1.2, x > 10 ? 1.4 : 1, 0.9, null, 'edge');
      pen.rect(x - 0.3, top - 1.5, x > 10 ? 2.6 : 2.2, 0.3, null, 'edge');
    }

    pen.dim([far, 0], [far, -slab], 0.3);
    pen.dim([0.24, paving], [0.24, rim], -1.3, { limit: 'MIN.' });
    pen.dim([wall, head], [0, head], 0.3);
    pen.note([0.6, rim + 0.6], 'Counterflashing in reglet, set in sealant');
    pen.note([0.29, rim - 0.9], 'Termination bar, fastened at 12 in. o.c.');
    pen.note([far - 5, top + paver * 0.6], label('paver'));
    pen.note([14, top - 0.7], 'Adjustable pedestal');
    pen.note([far - 4, 0.42 + insulation * 0.5], label('insulation'));
    pen.note([far - 6, (levels[2] ?? 0) - 0.25], label('drainage'));
    pen.note([far - 3, 0.32], label('protection'));
    pen.note([far - 8, 0.11], label('membrane'));
    pen.note([far - 7, -slab * 0.6], 'Structural concrete slab, sloped 1/4 in. per ft');
  },
});
