import { useEffect, useState } from 'react';

import { savedKey } from '#src/domain/saved-item.ts';
import type { LibraryItem, LibraryRecords } from '#src/services/library-records.ts';
import { loadRecords } from '#src/services/library-records.ts';

/**
 * The library's records of some items, asked for once they are known; null until all calls are answered, so that nothing
 * moves below the reader. `retry` asks again for what could not be read.
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
