import { contentTypes, type ContentType } from '#src/contracts/content-types.ts';

/** Path of the AMP page for a content type, or for the home page (`null`). */
export const ampPathOf = (type: ContentType | null): string =>
  type === null ? '/amp' : `/amp/content-type/${type}`;

/** Pages that have an AMP version; `null` is the home page. */
export const typesWithAmp: readonly (ContentType | null)[] = [null, ...contentTypes];
