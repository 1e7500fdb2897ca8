import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { pluralOf } from '#src/domain/favorites/known-favorite.ts';
import type { KnownFavorite } from '#src/domain/favorites/known-favorite.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Says which favorites the library did not answer for; all others stand. */
export function Unread({ all }: { all: readonly KnownFavorite[] }) {
  const { revalidate } = useRevalidator();
  const [isTrying, setTrying] = useState(false);
  const types = [
    ...new Set(
      all.flatMap(({ favorite, record }) =>
        record?.kind === 'unread' ? [pluralOf(favorite.content_type)] : [],
      ),
    ),
  ];
  if (types.length === 0) return null;
  return (
    <Notice tone="bad" role="alert" title={`The library did not answer for: ${types.join(', ')}.`}>
      <p>Your favorites are safe; only what is known of these is missing for the moment.</p>
      <Button
        disabled={isTrying}
        onClick={() => {
          setTrying(true);
          void revalidate().finally(() => setTrying(false));
        }}
      >
        {isTrying ? 'Trying…' : 'Try again'}
      </Button>
    </Notice>
  );
}
