import { useEffect, useState } from 'react';

import { savedKey } from '#src/domain/saved-item.ts';
import { loadRecords, type LibraryItem, type LibraryRecords } from '#src/services/library-records.ts';

/**
 * Loads the library's records of some items once the items are known. Null until all calls have settled, so
 * that the page shifts only once. `retry` repeats the failed calls.
 */
export function useLibraryRecords(items: readonly LibraryItem[] | null) {
  const [records, setRecords] = useState<LibraryRecords | null>(null);
  useEffect(() => {
    if (items === null) return undefined;
    const end = new AbortController();
    void loadRecords(items, end.signal).then((found) => {
      if (!end.signal.aborted) setRecords(found);
    });
    return () => end.abort();
  }, [items]);
  async function retry(): Promise<void> {
    const unread = (items ?? []).filter((item) => records?.get(savedKey(item))?.kind === 'unread');
    const found = await loadRecords(unread, new AbortController().signal);
    setRecords((before) => new Map([...(before ?? []), ...found]));
  }
  return { records, retry };
}
