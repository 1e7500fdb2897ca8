import type { SheetText } from '#src/domain/drawing/sheet.ts';
import type { DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import { hasBit } from '#src/lib/dxf/groups.ts';

/** Never printed: points that hold a dimension, and rules for what is drawn, which look like dimensions. */
export const isForEditing = (type: string, layer: string, kind: SheetText['kind']): boolean =>
  (type === 'POINT' && kind === 'dimension' && layer === 'defpoints') ||
  (type === 'DIMENSION' && /^\*?adsk_constraints$/.test(layer));

/** Never visible: hidden attributes, and definitions of attributes that a block asks for. */
export function isSilent({ type, groups }: DxfRecord, depth: number): boolean {
  if (type !== 'ATTRIB' && type !== 'ATTDEF') return false;
  return hasBit(groups, 70, 1) || (type === 'ATTDEF' && depth > 0 && !hasBit(groups, 70, 2));
}
