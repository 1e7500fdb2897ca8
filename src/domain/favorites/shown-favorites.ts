import type { KeptType } from '#src/contracts/kept-items.ts';
import type { FavoriteSort, FavoritesView } from '#src/domain/favorites/favorites-view.ts';
import {
  makerOfKnown,
  pluralOf,
  sectionOfKnown,
  titleOfKnown,
} from '#src/domain/favorites/known-favorite.ts';
import type { KnownFavorite } from '#src/domain/favorites/known-favorite.ts';

/** The favorites that fit, in the order that was asked for. `all` is newest first. */
export function shownFavorites(
  all: readonly KnownFavorite[],
  { type, words, sort }: FavoritesView,
): readonly KnownFavorite[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = all.filter((known) => {
    if (type !== null && known.favorite.content_type !== type) return false;
    const text = textOf(known);
    return wanted.every((word) => text.includes(word));
  });
  const keyOf = sortKeys[sort];
  return keyOf === null
    ? fitting
    : fitting.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other), 'en', { numeric: true }));
}

/** Sorted texts; what has none comes last. */
const last = '\u{10FFFD}';
const sortKeys: Readonly<Record<FavoriteSort, ((known: KnownFavorite) => string) | null>> = {
  newest: null,
  name: titleOfKnown,
  section: (known) => `${sectionOfKnown(known)?.number ?? last} ${titleOfKnown(known)}`,
  manufacturer: (known) => `${makerOfKnown(known) || last} ${titleOfKnown(known)}`,
};

/** All that words are looked for in; a section's number as printed and without blanks. */
function textOf(known: KnownFavorite): string {
  const section = sectionOfKnown(known);
  return [
    titleOfKnown(known),
    makerOfKnown(known),
    section?.title,
    section?.number,
    section?.number.replace(/(\d\d)(?=\d)/g, '$1 '),
    known.favorite.note,
    pluralOf(known.favorite.content_type),
  ]
    .join(' ')
    .toLowerCase();
}

/** The types there are with how many of each, most first. */
export function typesOf(all: readonly KnownFavorite[]): readonly { type: KeptType; count: number }[] {
  const counts = new Map<KeptType, number>();
  for (const { favorite } of all)
    counts.set(favorite.content_type, (counts.get(favorite.content_type) ?? 0) + 1);
  return [...counts]
    .map(([type, count]) => ({ type, count }))
    .toSorted(
      (one, other) => other.count - one.count || pluralOf(one.type).localeCompare(pluralOf(other.type)),
    );
}

/** Favorites that are kept for one project, or for none (null). */
export interface FavoriteGroup {
  project: number | null;
  favorites: readonly KnownFavorite[];
}

/** By project in the order given, then those without one, or of a project that is gone. */
export function groupsOf(
  favorites: readonly KnownFavorite[],
  projects: readonly { seq: number }[],
): readonly FavoriteGroup[] {
  const isKnown = new Set(projects.map(({ seq }) => seq));
  const of = ({ favorite: { project } }: KnownFavorite): number | null =>
    project !== null && isKnown.has(project) ? project : null;
  return [...projects.map(({ seq }) => seq), null]
    .map((project) => ({ project, favorites: favorites.filter((known) => of(known) === project) }))
    .filter((group) => group.favorites.length > 0);
}
