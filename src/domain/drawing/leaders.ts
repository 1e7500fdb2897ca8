import { partRecord } from '#src/domain/drawing/part-record.ts';
import type { DimensionStyle, Arrowhead } from '#src/domain/drawing/settings.ts';
import type { DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import { numberOf, pointsOf, textOf, type Groups } from '#src/lib/dxf/groups.ts';

/** The arrow of a LEADER. Leaders that are parts of other entities state its length (140) and block (2). */
export function leaderArrowhead(groups: Groups, { leader }: DimensionStyle): Arrowhead {
  if (numberOf(groups, 71, 1) !== 1) return { size: 0, block: '' };
  const own = numberOf(groups, 140);
  if (own > 0) return { size: own, block: textOf(groups, 2) };
  // CAD programs omit an arrow that is longer than half of the leader's first segment.
  const [x = 0, y = 0, x2 = 0, y2 = 0] = pointsOf(groups, 10);
  return Math.hypot(x2 - x, y2 - y) < 2 * leader.size ? { size: 0, block: '' } : leader;
}

/** Inserts an arrow block, which points to the left, at the first point of a line. */
export function arrowheadPart(points: readonly number[], { size, block }: Arrowhead): DxfRecord[] {
  const [x = 0, y = 0, x2 = 0, y2 = 0] = points;
  if (block === '' || size === 0) return [];
  return [
    partRecord('INSERT', [
      [2, block],
      [10, x],
      [20, y],
      [41, size],
      [42, size],
      [50, (Math.atan2(y - y2, x - x2) * 180) / Math.PI],
    ]),
  ];
}
