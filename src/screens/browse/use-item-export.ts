import { useState } from 'react';

import { siteOrigin } from '#src/browser/location.ts';
import { saveCsv } from '#src/browser/save-csv.ts';
import { useLatest } from '#src/components/page/use-latest.ts';
import type { ListedContent } from '#src/contracts/content.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import { itemTable } from '#src/domain/item-table.ts';
import { to } from '#src/paths.ts';
import { collectItems } from '#src/screens/browse/collect-items.ts';

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
