import { type Affine, transformPoint } from '#src/domain/drawing/affine.ts';
import type { Bounds } from '#src/domain/drawing/sheet.ts';
import type { DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import { pointOf } from '#src/lib/dxf/groups.ts';

/** Both ends of the visible part of a RAY or an XLINE. */
export function endlessPoints({ type, groups }: DxfRecord, place: Affine, { min, max }: Bounds): number[] {
  const middle = { x: (min.x + max.x) / 2, y: (min.y + max.y) / 2 };
  const reach = Math.hypot(max.x - min.x, max.y - min.y);
  const [start, along] = [pointOf(groups, 10), pointOf(groups, 11)];
  const from = transformPoint(place, start);
  const to = transformPoint(place, { x: start.x + along.x, y: start.y + along.y });
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const near = (middle.x - from.x) * dx + (middle.y - from.y) * dy;
  const first = type === 'RAY' ? Math.max(0, near - reach / 2) : near - reach / 2;
  const ends = [first, Math.max(first, near + reach / 2)];
  return ends.flatMap((at) => [from.x + dx * at, from.y + dy * at]);
}
