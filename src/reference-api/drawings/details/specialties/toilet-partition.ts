import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { breakLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const toiletPartition = defineDetail({
  condition: 'Floor-Anchored, Overhead-Braced Compartment',
  view: 'Elevation',
  scale: 12,
  sizes: {
    height: ['Panel height', 'compartment', 58],
    clear: ['Clearance above floor', 'toeSpace', 12],
    door: ['Door width', 24, 36, 2, 24],
    pilaster: ['Pilaster width', 4, 12, 1, 6],
  },
  labels: {
    panel: 'Solid door and panel, see schedule',
    pilaster: 'Pilaster with leveling bolt',
    headrail: 'Anti-grip aluminum headrail',
    shoe: 'Stainless steel pilaster shoe, 3 in. high',
  },
  sketch(pen, { height, clear, door, pilaster }, label) {
    const top = clear + height;
    const rail = Math.max(82, top + 3);
    const step = door + pilaster + 0.4;
    const far = 2 * step + pilaster;
    pen.hatch(uv(-6, -4, far + 6, -4, far + 6, 0, -6, 0), 'concrete');
    pen.path(uv(-6, 0, far + 6, 0));
    breakLine(pen, [-6, -4], [-6, 0]);
    breakLine(pen, [far + 6, -4], [far + 6, 0]);
    for (let index = 0; index < 3; index += 1) {
      const x = index * step;
      pen.rect(x, 0, pilaster, rail - 1, null, 'edge');
      pen.rect(x - 0.3, 0, pilaster + 0.6, 3, 'steel');
      if (index === 2) continue;
      const left = x + pilaster + 0.2;
      pen.rect(left, clear, door, height, null);
      for (const y of [clear + 6, top - 8]) pen.rect(left - 0.7, y, 1.6, 3, 'steel', 'edge');
      pen.circle([left + door - 2.5, clear + height * 0.45], 1, 'edge');
      pen.path(uv(left + door, top, left, clear + height / 2, left + door, clear), 'hidden');
    }
    pen.rect(-2, rail - 1, far + 4, 1.5, 'aluminum');

    // Between the pilasters, over their shoes.
    pen.dim([pilaster + 0.2, clear], [pilaster + 0.2 + door, clear], (4 - clear) / pen.scale);
    pen.dim([-0.3, 0], [-0.3, clear], 0.5);
    pen.dim([-0.3, clear], [-0.3, top], 0.5);
    pen.note([far - 6, rail - 0.3], label('headrail'));
    pen.note([far - pilaster * 0.5, top - 10], label('pilaster'));
    pen.note([step + pilaster + door * 0.7, clear + height * 0.7], label('panel'));
    pen.note([step + pilaster + door - 2.3, clear + height * 0.45], 'Slide latch, emergency access');
    pen.note([step + pilaster + 0.4, clear + 7], 'Self-closing hinge, two per door');
    pen.note([far - 1, 1.5], label('shoe'));
    pen.note([far + 3, -2], 'Concrete slab');
  },
});
