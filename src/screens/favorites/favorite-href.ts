import type { FavoriteRecord } from '#src/domain/favorites/favorite-record.ts';
import { to } from '#src/paths.ts';

/** Null while the record loads, and for removed items. */
export function favoriteHref({ record }: FavoriteRecord): string | null {
  if (record?.kind === 'item') return to.contentItem(record.item, record.item.content_type, record.item.id);
  return record?.kind === 'company' ? to.company(record.company) : null;
}
