import { contentTypes } from '#src/contracts/content-types.ts';
import type { ContentType } from '#src/contracts/content-types.ts';

/** The AMP page of a content type, or of the home page. */
export function ampPathOf(type: ContentType | null): string {
  return type === null ? '/amp' : `/amp/content-type/${type}`;
}

/** Every page of the site that has an AMP page, the home page first. */
export const typesWithAmp: readonly (ContentType | null)[] = [null, ...contentTypes];
