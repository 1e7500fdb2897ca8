import { slugOf } from '#src/lib/slug.ts';

/** Anchors on the page. */
export const lineAnchor = (id: number): string => `line-${id}`;
export const articleAnchor = (id: number): string => `article-${id}`;
export const referenceAnchor = (designation: string): string => `standard-${slugOf(designation)}`;
