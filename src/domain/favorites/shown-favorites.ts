import type { SavedType } from '#src/contracts/saved-items.ts';
import type { FavoriteSort, FavoritesView } from '#src/domain/favorites/favorites-view.ts';
import {
  favoriteManufacturer,
  pluralOf,
  favoriteSection,
  favoriteTitle,
} from '#src/domain/favorites/favorite-record.ts';
import type { FavoriteRecord } from '#src/domain/favorites/favorite-record.ts';

/** The favorites that match the view, in its order. `all` must be newest first. */
export function shownFavorites(
  all: readonly FavoriteRecord[],
  { type, words, sort }: FavoritesView,
): readonly FavoriteRecord[] {
  const terms = words.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = all.filter((known) => {
    if (type !== null && known.favorite.content_type !== type) return false;
    const text = textOf(known);
    return terms.every((word) => text.includes(word));
  });
  const keyOf = sortKeys[sort];
  return keyOf === null
    ? fitting
    : fitting.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other), 'en', { numeric: true }));
}

/** Sorts missing values last. */
const last = '\u{10FFFD}';
const sortKeys: Readonly<Record<FavoriteSort, ((known: FavoriteRecord) => string) | null>> = {
  newest: null,
  name: favoriteTitle,
  section: (known) => `${favoriteSection(known)?.number ?? last} ${favoriteTitle(known)}`,
  manufacturer: (known) => `${favoriteManufacturer(known) || last} ${favoriteTitle(known)}`,
};

/** The text to search; section numbers both formatted and without spaces. */
function textOf(known: FavoriteRecord): string {
  const section = favoriteSection(known);
  return [
    favoriteTitle(known),
    favoriteManufacturer(known),
    section?.title,
    section?.number,
    section?.number.replace(/(\d\d)(?=\d)/g, '$1 '),
    known.favorite.note,
    pluralOf(known.favorite.content_type),
  ]
    .join(' ')
    .toLowerCase();
}

/** The types present with their counts, largest first. */
export function typesOf(all: readonly FavoriteRecord[]): readonly { type: SavedType; count: number }[] {
  const counts = new Map<SavedType, number>();
  for (const { favorite } of all)
    counts.set(favorite.content_type, (counts.get(favorite.content_type) ?? 0) + 1);
  return [...counts]
    .map(([type, count]) => ({ type, count }))
    .toSorted(
      (one, other) => other.count - one.count || pluralOf(one.type).localeCompare(pluralOf(other.type)),
    );
}

/** `project` is null for favorites without one. */
export interface FavoriteGroup {
  project: number | null;
  favorites: readonly FavoriteRecord[];
}

/** Groups by project in the given order; favorites without a project, or whose project was deleted, come last. */
export function groupsOf(
  favorites: readonly FavoriteRecord[],
  projects: readonly { seq: number }[],
): readonly FavoriteGroup[] {
  const isKnown = new Set(projects.map(({ seq }) => seq));
  const of = ({ favorite: { project } }: FavoriteRecord): number | null =>
    project !== null && isKnown.has(project) ? project : null;
  return [...projects.map(({ seq }) => seq), null]
    .map((project) => ({ project, favorites: favorites.filter((known) => of(known) === project) }))
    .filter((group) => group.favorites.length > 0);
}
