import type { SpecNode } from '#src/contracts/spec-sections.ts';

/** A paragraph that is always present and depends on nothing. */
export const plainParagraph = (id: number, parentId: number | null, text: string): SpecNode => ({
  id,
  parentId,
  kind: 'paragraph',
  role: null,
  control: 'fixed',
  group: null,
  recommended: false,
  text: [text],
  inputs: [],
  condition: null,
  requires: [],
  excludes: [],
  suggests: [],
  why: null,
  detail: 'outline',
  proprietary: false,
  productIds: [],
  attribute: null,
  rows: [],
});
