import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

import type { BinderRecord } from '#src/domain/design-projects/binder.ts';
import type { KnownFavorite } from '#src/domain/favorites/known-favorite.ts';
import { keptKey } from '#src/domain/kept-item.ts';
import { useFavorites } from '#src/stores/favorites.ts';
import type { RecordBatch } from '#src/stores/kept-records.ts';

/** The favorites that are shown, newest first, each with its record as soon as that has come. */
export function useKnownFavorites(batches: readonly RecordBatch[]): readonly KnownFavorite[] {
  const list = useFavorites((state) => state.list);
  const shown = useFavorites((state) => state.shown);
  const [records, setRecords] = useState<ReadonlyMap<string, BinderRecord>>(new Map());
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let isHere = true;
    for (const batch of batches) {
      void batch.records.then((more) => {
        // What was read once stays, where it cannot be read now.
        const isBetter = ([key, record]: [string, BinderRecord], before: ReadonlyMap<string, BinderRecord>) =>
          record.kind !== 'unread' || !before.has(key);
        if (isHere)
          setRecords((before) => new Map([...before, ...[...more].filter((one) => isBetter(one, before))]));
      });
    }
    return () => {
      isHere = false;
    };
  }, [batches]);
  // Another tab may keep what was not asked for here.
  const isAsked = new Set(batches.flatMap(({ keys }) => keys));
  const isMissing = list.some((one) => !isAsked.has(keptKey(one)) && !records.has(keptKey(one)));
  useEffect(() => {
    if (isMissing) void revalidate();
  }, [isMissing, revalidate]);
  return list
    .filter((favorite) => shown.has(keptKey(favorite)))
    .map((favorite) => ({ favorite, record: records.get(keptKey(favorite)) ?? null }));
}
