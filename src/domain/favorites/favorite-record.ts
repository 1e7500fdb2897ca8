import type { Content } from '#src/contracts/content.ts';
import type { Favorite } from '#src/contracts/favorites.ts';
import type { SavedType } from '#src/contracts/saved-items.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import type { BinderRecord } from '#src/domain/design-projects/binder.ts';

/** A favorite with its library record; `record` is null while it loads. */
export interface FavoriteRecord {
  favorite: Favorite;
  record: BinderRecord | null;
}

/** A favorite's title; one whose record is removed or couldn't be loaded is named by type and number. */
export function favoriteTitle({ favorite, record }: FavoriteRecord): string {
  if (record?.kind === 'item') return record.item.title;
  if (record?.kind === 'company') return record.company.companyNoHtml;
  return `${singularOf(favorite.content_type)} ${favorite.content_id}`;
}

/** The manufacturer's name; empty when unknown. */
export function favoriteManufacturer({ record }: FavoriteRecord): string {
  if (record?.kind === 'item') return record.item.company;
  return record?.kind === 'company' ? record.company.companyNoHtml : '';
}

/** The principal section. */
export function favoriteSection({ record }: FavoriteRecord): CsiSection | null {
  if (record?.kind === 'item') return record.item.csi[0] ?? null;
  return record?.kind === 'company' ? (record.company.sections[0] ?? null) : null;
}

/** The content item; null for other records and while loading. */
export const favoriteItem = ({ record }: FavoriteRecord): Content | null =>
  record?.kind === 'item' ? record.item : null;

function singularOf(type: SavedType): string {
  const word = type === 'company' ? 'manufacturer' : contentTypeWords[type].singular;
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** `CAD details`. */
export const pluralOf = (type: SavedType): string =>
  type === 'company' ? 'Manufacturers' : contentTypeWords[type].plural;

/** Code of a type: `CAD`. */
export const codeOf = (type: SavedType): string =>
  type === 'company' ? 'MANUFACTURER' : contentTypeWords[type].code;
