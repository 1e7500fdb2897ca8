import { slugOf } from '#src/domain/slug.ts';

/** The parts of the page that links lead to. */
export const lineAnchor = (id: number): string => `line-${id}`;
export const articleAnchor = (id: number): string => `article-${id}`;
export const referenceAnchor = (designation: string): string => `standard-${slugOf(designation)}`;
