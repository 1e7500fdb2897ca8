import { itemMarks } from '#src/domain/design-projects/item-marks.ts';
import {
  itemOfKnown,
  makerOfKnown,
  pluralOf,
  sectionOfKnown,
  titleOfKnown,
} from '#src/domain/favorites/known-favorite.ts';
import type { KnownFavorite } from '#src/domain/favorites/known-favorite.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';

interface Around {
  /** `2026-11-02`. */
  today: string;
  /** Names of design projects by their `seq`. */
  projects: ReadonlyMap<number, string>;
  /** The address of its page; empty where it has none. */
  linkOf: (known: KnownFavorite) => string;
}

/** Favorites as a table for spreadsheets, the heads first. */
export function favoritesTable(
  favorites: readonly KnownFavorite[],
  { today, projects, linkOf }: Around,
): (string | number)[][] {
  return [
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
      const item = itemOfKnown(known);
      const section = sectionOfKnown(known);
      const until = item !== null && 'validUntil' in item ? item.validUntil : null;
      return [
        pluralOf(favorite.content_type),
        titleOfKnown(known),
        makerOfKnown(known),
        section === null ? '' : formatSection(section.number, '04'),
        section?.title ?? '',
        item?.updated_at.slice(0, 10) ?? '',
        until?.slice(0, 10) ?? '',
        record === null
          ? ''
          : itemMarks({ kept: favorite, record }, today)
              .map(({ text }) => text)
              .join(' '),
        favorite.note,
        projects.get(favorite.project ?? 0) ?? '',
        favorite.created_at.slice(0, 10),
        linkOf(known),
      ];
    }),
  ];
}
