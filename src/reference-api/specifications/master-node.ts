import type { SpecNode } from '#src/contracts/spec-sections.ts';
import type { MasterInput, MasterRun } from '#src/reference-api/specifications/master-runs.ts';

/** A parsed line of a master. Names, measures, and blanks are filled from a manufacturer's record later. */
export interface MasterNode extends Omit<SpecNode, 'text' | 'inputs' | 'rows' | 'productIds' | 'attribute'> {
  text: readonly MasterRun[];
  inputs: readonly MasterInput[];
  /** Words of a product that make the line the recommended one. */
  of: readonly string[];
  rows: readonly { cells: readonly (readonly MasterRun[])[]; gray: string | null }[];
}

/** A line that is always included, without text yet. */
export const plainNode = (id: number, parentId: number | null): MasterNode => ({
  id,
  parentId,
  kind: 'paragraph',
  role: null,
  control: 'fixed',
  group: null,
  recommended: false,
  text: [],
  inputs: [],
  condition: null,
  requires: [],
  excludes: [],
  suggests: [],
  why: null,
  detail: 'full',
  proprietary: false,
  of: [],
  rows: [],
});
