import { arcPoints } from '#src/domain/drawing/clip.ts';
import { drawersByType } from '#src/domain/drawing/draw-entity.ts';
import { settingsOf } from '#src/domain/drawing/settings.ts';
import type { Point } from '#src/domain/drawing/sheet.ts';
import type { DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import { hasBit, textOf } from '#src/lib/dxf/groups.ts';

const plain = settingsOf({
  header: new Map(),
  tables: new Map(),
  blocks: new Map(),
  entities: [],
  objects: [],
});

/** The entity that clips a non-rectangular viewport, on its paper; null for a rectangle. */
export function viewportOutline(
  { groups }: DxfRecord,
  entities: readonly DxfRecord[],
): readonly Point[] | null {
  const handle = textOf(groups, 340);
  if (!hasBit(groups, 90, 0x1_00_00) || handle === '' || handle === '0') return null;
  const outline = entities.find((entity) => textOf(entity.groups, 5) === handle);
  const [shape] = (outline && drawersByType.get(outline.type)?.(outline, plain)) ?? [];
  const points = shape?.kind === 'line' ? shape.points : shape?.kind === 'arc' ? arcPoints(shape) : [];
  return points.length < 6
    ? null
    : points.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: points[at + 1] ?? 0 }] : []));
}
