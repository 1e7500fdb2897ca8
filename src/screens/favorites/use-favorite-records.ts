import { useEffect, useState } from 'react';

import { useRevalidateFor } from '#src/components/page/use-revalidate-for.ts';
import type { FavoriteRecord } from '#src/domain/favorites/favorite-record.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import { useFavorites } from '#src/stores/favorites.ts';
import type { fetchRecords, LibraryRecords } from '#src/services/library-records.ts';

/** The favorites shown, newest first, each with its record once loaded. */
export function useFavoriteRecords(
  pendingRecords: ReturnType<typeof fetchRecords>,
): readonly FavoriteRecord[] {
  const list = useFavorites((state) => state.list);
  const shown = useFavorites((state) => state.shown);
  const [records, setRecords] = useState<LibraryRecords>(new Map());
  useEffect(() => {
    let isHere = true;
    for (const [key, pending] of pendingRecords) {
      void pending.then((record) => {
        if (!isHere) return;
        // Keeps records that were loaded before if loading them again fails.
        setRecords((before) =>
          record.kind === 'unread' && before.has(key) ? before : new Map(before).set(key, record),
        );
      });
    }
    return () => {
      isHere = false;
    };
  }, [pendingRecords]);
  // Another tab may have added favorites whose records aren't loaded here.
  useRevalidateFor(list.map(savedKey).filter((key) => !pendingRecords.has(key) && !records.has(key)));
  return list
    .filter((favorite) => shown.has(savedKey(favorite)))
    .map((favorite) => ({ favorite, record: records.get(savedKey(favorite)) ?? null }));
}
