import type { Settings } from '#src/domain/drawing/draw-entity.ts';
import type { DxfFile } from '#src/lib/dxf/dxf-file.ts';
import { numberOf, textOf } from '#src/lib/dxf/groups.ts';

export function settingsOf({ header, tables }: DxfFile): Settings {
  const arrows = new Map<string, number>();
  for (const { groups } of tables.get('DIMSTYLE') ?? [])
    arrows.set(textOf(groups, 2).toLowerCase(), numberOf(groups, 41, 0.18) * (numberOf(groups, 40, 1) || 1));
  const pointSize = numberOf(header.get('$PDSIZE') ?? [], 40);
  return {
    arrowOf: (style) => arrows.get(style.toLowerCase()) ?? 0.18,
    pointMode: numberOf(header.get('$PDMODE') ?? [], 70),
    // A size of 0 or less is a share of the window.
    pointSize: pointSize > 0 ? pointSize : 1,
  };
}
