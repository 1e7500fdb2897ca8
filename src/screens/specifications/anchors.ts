import { slugOf } from '#src/lib/slug.ts';
import { positiveIntegerFrom } from '#src/lib/positive-integer.ts';

/** The parts of the page that links lead to. */
export const lineAnchor = (id: number): string => `line-${id}`;
export const articleAnchor = (id: number): string => `article-${id}`;
export const referenceAnchor = (designation: string): string => `standard-${slugOf(designation)}`;

/** The line that an address leads to, or null: `#line-12`. Such links are made by `to.specificationLine`. */
export function lineOf(hash: string): number | null {
  return positiveIntegerFrom(/^#line-(\d+)$/.exec(hash)?.[1] ?? '');
}
