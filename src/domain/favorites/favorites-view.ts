import type { SavedType } from '#src/contracts/saved-items.ts';
import { contentTypeFrom } from '#src/domain/content-types.ts';
import { searchTermsFrom } from '#src/lib/safe-params.ts';

export const favoriteSorts = ['newest', 'name', 'section', 'manufacturer'] as const;
export type FavoriteSort = (typeof favoriteSorts)[number];

/** The state of the favorites page, as stored in its address. */
export interface FavoritesView {
  /** Null for all types. */
  type: SavedType | null;
  /** Matches title, manufacturer, section or note. */
  words: string;
  sort: FavoriteSort;
  /** Whether to group by design project. */
  isGrouped: boolean;
}

/** Ignores invalid values. */
export function favoritesViewFrom(query: URLSearchParams): FavoritesView {
  const type = query.get('type') ?? '';
  return {
    type: type === 'company' ? type : contentTypeFrom(type),
    words: searchTermsFrom(query.get('q') ?? '') ?? '',
    sort: favoriteSorts.find((sort) => sort === query.get('sort')) ?? 'newest',
    isGrouped: query.get('group') === 'project',
  };
}

/** The query string of the address. Leaves out defaults and always uses the same order. */
export function favoritesViewText({ type, words, sort, isGrouped }: FavoritesView): string {
  const query = new URLSearchParams();
  if (type !== null) query.set('type', type);
  if (words.trim() !== '') query.set('q', words.trim());
  if (sort !== 'newest') query.set('sort', sort);
  if (isGrouped) query.set('group', 'project');
  return query.toString();
}
