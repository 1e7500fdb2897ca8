import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

import type { KnownFavorite } from '#src/domain/favorites/known-favorite.ts';
import { keptKey } from '#src/domain/kept-item.ts';
import { useFavorites } from '#src/stores/favorites.ts';
import type { fetchRecords, LibraryRecords } from '#src/stores/library-records.ts';

/** The favorites that are shown, newest first, each with its record as soon as that is there. */
export function useKnownFavorites(asked: ReturnType<typeof fetchRecords>): readonly KnownFavorite[] {
  const list = useFavorites((state) => state.list);
  const shown = useFavorites((state) => state.shown);
  const [records, setRecords] = useState<LibraryRecords>(new Map());
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let isHere = true;
    for (const [key, coming] of asked) {
      void coming.then((record) => {
        if (!isHere) return;
        // What was read once stays, where it cannot be read now.
        setRecords((before) =>
          record.kind === 'unread' && before.has(key) ? before : new Map(before).set(key, record),
        );
      });
    }
    return () => {
      isHere = false;
    };
  }, [asked]);
  // Another tab may keep what was not asked for here.
  const isMissing = list.some((one) => !asked.has(keptKey(one)) && !records.has(keptKey(one)));
  useEffect(() => {
    if (isMissing) void revalidate();
  }, [isMissing, revalidate]);
  return list
    .filter((favorite) => shown.has(keptKey(favorite)))
    .map((favorite) => ({ favorite, record: records.get(keptKey(favorite)) ?? null }));
}
