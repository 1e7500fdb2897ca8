import { defineDetail } from '#src/reference-api/drawings/details/define-detail.ts';
import { isPlastic, stormPipeWall } from '#src/reference-api/drawings/drafting/real-sizes.ts';
import { breakLine, centerLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { roundOutline, uv, withHoles } from '#src/reference-api/drawings/geometry/vector.ts';

export const pipeTrench = defineDetail({
  condition: 'Storm Pipe in Trench',
  view: 'Section',
  scale: 12,
  sizes: {
    diameter: ['Inside diameter', 'stormPipe', 24],
    cover: ['Cover', 18, 48, 6, 30],
    bedding: ['Bedding', 4, 6, 1, 4],
  },
  labels: {
    pipe: 'Storm pipe, laid to line and grade',
    bedding: 'Aggregate bedding, shaped to barrel',
    haunch: 'Aggregate haunching to spring line, hand-placed',
    backfill: 'Compacted soil backfill in 8 in. lifts',
    soil: 'Undisturbed soil',
  },
  sketch(pen, { diameter, cover, bedding }, label) {
    const wall = stormPipeWall(diameter, label('pipe'));
    const inner = diameter / 2;
    const outer = inner + wall;
    const half = Math.ceil(outer + Math.max(8, outer * 0.4));
    const far = half + 16;
    const [low, high] = [-outer - bedding, outer + cover];
    const tape = outer + 12;
    // Axis of the pipe at the origin.
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      side.hatch(
        uv(0, low - 8, far, low - 8, far, high, half + 5, high, half, low + bedding, half, low, 0, low),
        'earth',
      );
      side.path(uv(far, high, half + 5, high, half, low + bedding, half, low, 0, low));
      side.hatch(uv(0, low, half, low, half, low + bedding, 0, low + bedding), 'gravel');
      const round: [number, number][] = Array.from({ length: 10 }, (_, step) => {
        const angle = (-90 + step * 10) * (Math.PI / 180);
        return [Math.cos(angle) * outer, Math.sin(angle) * outer];
      });
      side.hatch(
        [...round, [half + (5 * (-low - bedding)) / (high - low - bedding), 0], [half, low + bedding]],
        'gravel',
      );
      breakLine(side, [far, low - 8], [far, high]);
    }
    // Initial backfill around the pipe up to the tape, final backfill over it.
    const wide = (y: number) => half + (5 * (y - low - bedding)) / (high - low - bedding);
    for (const side of [pen, pen.at([0, 0], 0, true)]) {
      const over: [number, number][] = Array.from({ length: 10 }, (_, step) => {
        const angle = (90 - step * 10) * (Math.PI / 180);
        return [Math.cos(angle) * outer, Math.sin(angle) * outer];
      });
      side.hatch([...over, [wide(0), 0], [wide(tape), tape], [0, tape]], 'sand');
    }
    pen.path(uv(-half, low + bedding, half, low + bedding), 'edge');
    pen.path(uv(-wide(0), 0, -outer, 0), 'edge');
    pen.path(uv(outer, 0, wide(0), 0), 'edge');
    pen.path(uv(-wide(tape), tape, wide(tape), tape), 'edge');
    pen.path(uv(-3, tape + 0.3, 3, tape + 0.3));
    pen.hatch(
      withHoles(roundOutline([0, 0], outer, 36), [roundOutline([0, 0], inner, 36)]),
      isPlastic(label('pipe')) ? 'membrane' : 'concrete',
    );
    pen.circle([0, 0], outer);
    pen.circle([0, 0], inner);
    pen.hatch(uv(-wide(tape), tape, wide(tape), tape, wide(high), high, -wide(high), high), 'earth');
    pen.path(uv(-far, high, far, high));
    centerLine(pen, [0, low - 10], [0, high + 4]);

    pen.dim([-far, outer], [-far, high], 0.3, { limit: 'MIN.' });
    pen.path(uv(-far - 1, outer, -outer * 0.4, outer), 'extension');
    pen.dim([-half, low - 8], [half, low - 8], -0.35);
    pen.path(uv(-half, low - 8 - pen.scale * 0.1, -half, low), 'extension');
    pen.path(uv(half, low - 8 - pen.scale * 0.1, half, low), 'extension');
    pen.dim([-far, low], [-far, -outer], 0.3, { beyond: true });
    pen.path(uv(-far - 1, low, -half, low), 'extension');
    pen.path(uv(-far - 1, -outer, -half, -outer), 'extension');
    pen.note([half - 2, high - 3], label('backfill'));
    pen.note([3, tape + 0.3], '6 in. warning tape, 12 in. above pipe');
    pen.note([half - 1, outer + 3], 'Initial backfill, sand or fine aggregate');
    pen.note([outer - wall * 0.4, outer * 0.1], label('pipe'));
    pen.note([half - 1, -outer * 0.45], label('haunch'));
    pen.note([half - 3, low + bedding * 0.5], label('bedding'));
    pen.note([far - 6, low - 3], label('soil'));
  },
});
