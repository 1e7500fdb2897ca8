import type { DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import type { Group } from '#src/lib/dxf/groups.ts';

/** A part of an entity, with the pen of the whole (color, line type, and weight by block) but for what `pen` states. */
export const partRecord = (
  type: string,
  groups: readonly Group[],
  pen: readonly Group[] = [],
): DxfRecord => ({
  type,
  // Of a code, the first counts.
  groups: [...pen, [62, 0], [6, 'BYBLOCK'], [370, -2], ...groups],
  parts: [],
});
