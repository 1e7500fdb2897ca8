import type { ContentType } from '#src/contracts/content-types.ts';
import { contentTypeFrom, contentTypeWords } from '#src/domain/content-types.ts';
import { contentTypes } from '#src/contracts/content-types.ts';

type FeedType = ContentType | 'all';

/** Everything first, then each type. */
export const feedTypes: readonly FeedType[] = ['all', ...contentTypes];

/** The type that a link names, `all` too, or null. */
export function feedTypeFrom(text: string): FeedType | null {
  return text === 'all' ? text : contentTypeFrom(text);
}

/** `CAD details`, `Everything`. */
export function feedTypeText(type: FeedType): string {
  return type === 'all' ? 'Everything' : contentTypeWords[type].plural;
}
