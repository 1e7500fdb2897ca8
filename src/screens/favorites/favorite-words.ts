import type { FavoriteRecord } from '#src/domain/favorites/favorite-record.ts';
import { to } from '#src/paths.ts';

/** The address of a favorite's page; null while its record has not come, and where there is none. */
export function favoriteHref({ record }: FavoriteRecord): string | null {
  if (record?.kind === 'item') return to.contentItem(record.item, record.item.content_type, record.item.id);
  return record?.kind === 'company' ? to.company(record.company) : null;
}
