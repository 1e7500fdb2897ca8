import type { DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import type { Group } from '#src/lib/dxf/groups.ts';

/** A part of an entity, with the pen of the whole: color, line type, and weight by block. */
export const partRecord = (type: string, groups: readonly Group[]): DxfRecord => ({
  type,
  groups: [[62, 0], [6, 'BYBLOCK'], [370, -2], ...groups],
  parts: [],
});
