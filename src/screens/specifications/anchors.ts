import { slugOf } from '#src/lib/slug.ts';
import { positiveIntegerFrom } from '#src/lib/positive-integer.ts';

/** Anchors on the page. */
export const lineAnchor = (id: number): string => `line-${id}`;
export const articleAnchor = (id: number): string => `article-${id}`;
export const referenceAnchor = (designation: string): string => `standard-${slugOf(designation)}`;

/** The line id in a fragment, `#line-12`, or null. `to.specificationLine` creates such links. */
export function lineOf(hash: string): number | null {
  return positiveIntegerFrom(/^#line-(\d+)$/.exec(hash)?.[1] ?? '');
}
