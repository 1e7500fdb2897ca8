import { type ContentType, contentTypes } from '#src/contracts/content-types.ts';
import { contentTypeFrom, contentTypeWords } from '#src/domain/content-types.ts';

type FeedType = ContentType | 'all';

/** `all` first, then every content type. */
export const feedTypes: readonly FeedType[] = ['all', ...contentTypes];

/** The feed type that a link names, including `all`, or null. */
export const feedTypeFrom = (text: string): FeedType | null =>
  text === 'all' ? text : contentTypeFrom(text);

/** `CAD details`, `Everything`. */
export const feedTypeText = (type: FeedType): string =>
  type === 'all' ? 'Everything' : contentTypeWords[type].plural;
