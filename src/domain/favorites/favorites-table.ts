import { itemMarks, markText } from '#src/domain/design-projects/item-marks.ts';
import {
  favoriteItem,
  favoriteManufacturer,
  pluralOf,
  favoriteSection,
  favoriteTitle,
} from '#src/domain/favorites/favorite-record.ts';
import type { FavoriteRecord } from '#src/domain/favorites/favorite-record.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';

interface TableContext {
  /** `2026-11-02`. */
  today: string;
  /** Names of design projects by their `seq`. */
  projects: ReadonlyMap<number, string>;
  /** URL of an item's page; empty if it has none. */
  linkOf: (known: FavoriteRecord) => string;
}

/** Favorites as a spreadsheet table with a header row. */
export const favoritesTable = (
  favorites: readonly FavoriteRecord[],
  { today, projects, linkOf }: TableContext,
): (string | number)[][] => [
  [
    'type',
    'title',
    'manufacturer',
    'section',
    'section_title',
    'updated',
    'valid_until',
    'state',
    'note',
    'project',
    'favorite_since',
    'page',
  ],
  ...favorites.map((known) => {
    const { favorite, record } = known;
    const item = favoriteItem(known);
    const section = favoriteSection(known);
    const until = item !== null && 'validUntil' in item ? item.validUntil : null;
    return [
      pluralOf(favorite.content_type),
      favoriteTitle(known),
      favoriteManufacturer(known),
      section === null ? '' : formatSection(section.number, '04'),
      section?.title ?? '',
      item?.updated_at.slice(0, 10) ?? '',
      until?.slice(0, 10) ?? '',
      record === null ? '' : itemMarks({ saved: favorite, record }, today).map(markText).join(' '),
      favorite.note,
      projects.get(favorite.project ?? 0) ?? '',
      favorite.created_at.slice(0, 10),
      linkOf(known),
    ];
  }),
];
