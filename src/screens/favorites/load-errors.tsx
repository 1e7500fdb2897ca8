import { useRevalidator } from 'react-router';

import { useSubmitOnce } from '#src/ui/use-submit-once.ts';
import { pluralOf } from '#src/domain/favorites/favorite-record.ts';
import type { FavoriteRecord } from '#src/domain/favorites/favorite-record.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Favorites whose records failed to load. */
export function LoadErrors({ all }: { all: readonly FavoriteRecord[] }) {
  const { revalidate } = useRevalidator();
  const { submit: tryAgain, isSubmitting: isTrying } = useSubmitOnce(revalidate);
  const types = [
    ...new Set(
      all.flatMap(({ favorite, record }) =>
        record?.kind === 'unread' ? [pluralOf(favorite.content_type)] : [],
      ),
    ),
  ];
  if (types.length === 0) return null;
  return (
    <Notice tone="bad" role="alert" title={`Couldn’t load: ${types.join(', ')}.`}>
      <p>Your favorites are safe. Their details are unavailable right now.</p>
      <Button disabled={isTrying} onClick={tryAgain}>
        {isTrying ? 'Trying…' : 'Try again'}
      </Button>
    </Notice>
  );
}
