import type { DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import type { Group } from '#src/lib/dxf/groups.ts';

/** A part of an entity, with the whole entity's pen (color, line type, and weight ByBlock) except for the groups in `pen`. */
export const partRecord = (
  type: string,
  groups: readonly Group[],
  pen: readonly Group[] = [],
): DxfRecord => ({
  type,
  // The first group of a code wins.
  groups: [...pen, [62, 0], [6, 'BYBLOCK'], [370, -2], ...groups],
  parts: [],
});
