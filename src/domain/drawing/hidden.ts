import type { SheetText } from '#src/domain/drawing/sheet.ts';
import type { DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import { hasBit } from '#src/lib/dxf/groups.ts';

/** Never printed: definition points of dimensions, and parametric constraints, which look like dimensions. */
export const isNonPrinting = (type: string, layer: string, kind: SheetText['kind']): boolean =>
  (type === 'POINT' && kind === 'dimension' && /^defpoints$/i.test(layer)) ||
  (type === 'DIMENSION' && /^\*?adsk_constraints$/i.test(layer));

/**
 * Never visible: hidden attributes, and a block's attribute definitions. `mode` is `$ATTMODE`: 0 hides all attributes, 2 shows
 * hidden ones, too.
 */
export function isHiddenAttribute({ type, groups }: DxfRecord, depth: number, mode: number): boolean {
  if (type !== 'ATTRIB' && type !== 'ATTDEF') return false;
  if (type === 'ATTDEF' && depth > 0 && !hasBit(groups, 70, 2)) return true;
  return mode === 0 || (mode !== 2 && hasBit(groups, 70, 1));
}
