import { useState } from 'react';
import { siteOrigin } from '#src/browser/location.ts';
import { saveCsv } from '#src/browser/save-csv.ts';
import { useLatest } from '#src/components/page/use-latest.ts';
import type { ListedContent } from '#src/contracts/content.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import { itemTable } from '#src/domain/item-table.ts';
import { to } from '#src/paths.ts';
import type { CallError } from '#src/contracts/result.ts';
import { listSectionItems } from '#src/api/browse.ts';

/** The most that the API returns at once. */
const most = 200;

type Collected = { items: readonly ListedContent[]; error?: never } | { error: CallError; items?: never };

/**
 * Collects all items of a type in the given divisions or sections, page by page, without duplicates. Stops at the first
 * error, because a list with gaps would look complete.
 */
async function collectItems(
  type: ContentType,
  places: readonly string[],
  onProgress: (count: number) => void,
  signal: AbortSignal,
): Promise<Collected> {
  const items = new Map<number, ListedContent>();
  for (const place of places) {
    for (let from = 0, total = 1; from < total; from += most) {
      // One request at a time, so that a list of thousands leaves the API free for other calls.
      const { data, error } = await listSectionItems(type, place, { from, size: most }, signal);
      if (error) return { error };
      total = data.hits.total.value;
      for (const { _source: item } of data.hits.hits) items.set(item.id, item);
      onProgress(items.size);
    }
  }
  return { items: [...items.values()] };
}

export type ItemExport =
  | { kind: 'idle' }
  | { kind: 'busy'; count: number; total: number }
  | { kind: 'saved'; count: number; name: string }
  | { kind: 'cancelled' }
  | { kind: 'failed'; message: string };

/** Collects the items of divisions or sections and saves them as a file; aborts when the visitor leaves or cancels. */
export function useItemExport(type: ContentType) {
  const [state, setState] = useState<ItemExport>({ kind: 'idle' });
  const { begin, end } = useLatest();
  const start = (places: readonly string[], total: number, name: string): void => {
    const signal = begin();
    setState({ kind: 'busy', count: 0, total });
    const onProgress = (count: number): void => setState({ kind: 'busy', count, total });
    void collectItems(type, places, onProgress, signal).then(({ items, error }) => {
      if (signal.aborted) return;
      if (error) {
        setState({ kind: 'failed', message: error.message });
        return;
      }
      saveCsv(itemTable(items, pageOf), name);
      setState({ kind: 'saved', count: items.length, name: `${name}.csv` });
    });
  };
  const cancel = (): void => {
    end();
    setState({ kind: 'cancelled' });
  };
  return { state, start, cancel };
}

const pageOf = (item: ListedContent): string =>
  `${siteOrigin()}${to.contentItem(item, item.content_type, item.id)}`;
