import { RetryNotice, useRetry } from '#src/components/page/retry-notice.tsx';
import { pluralOf } from '#src/domain/favorites/favorite-record.ts';
import type { FavoriteRecord } from '#src/domain/favorites/favorite-record.ts';

/** Lists favorites whose records failed to load. */
export function LoadErrors({ all }: { all: readonly FavoriteRecord[] }) {
  const retry = useRetry(all);
  const types = [
    ...new Set(
      all.flatMap(({ favorite, record }) =>
        record?.kind === 'unread' ? [pluralOf(favorite.content_type)] : [],
      ),
    ),
  ];
  if (types.length === 0) return null;
  return (
    <RetryNotice title={`Couldn’t load: ${types.join(', ')}.`} {...retry}>
      <p>Your favorites are safe. Their details are unavailable right now.</p>
    </RetryNotice>
  );
}
