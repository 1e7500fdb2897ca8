import { defaultRangeExtractor, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import type { Virtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

interface Options {
  count: number;
  scroller: RefObject<HTMLDivElement | null>;
  /** Where the list begins in what scrolls, in px. */
  top?: number;
  keyOf: (index: number) => string | number;
  /** In px; the true height is measured once the row is there. */
  estimate: (index: number) => number;
  /** The row that stays rendered wherever the list is scrolled: the focused one. */
  keep: number;
}

export type Rows = Virtualizer<HTMLDivElement, HTMLElement>;

/** How many rows are rendered where there is no layout, as in tests. */
const unknownHeight = 900;

/** The rows of a long list that can be seen, and a few around them. */
export function useRows({ count, scroller, top = 0, keyOf, estimate, keep }: Options): Rows {
  return useVirtualizer<HTMLDivElement, HTMLElement>({
    count,
    getScrollElement: () => scroller.current,
    getItemKey: keyOf,
    estimateSize: estimate,
    overscan: 8,
    scrollMargin: top,
    initialRect: { width: 600, height: unknownHeight },
    observeElementRect: (rows, report) =>
      observeElementRect(rows, (rect) => report(rect.height > 0 ? rect : { ...rect, height: unknownHeight })),
    measureElement: (element) => element.offsetHeight || estimate(Number(element.dataset['index'])),
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      if (keep < 0 || keep >= count || shown.includes(keep)) return shown;
      return [...shown, keep].toSorted((one, other) => one - other);
    },
  });
}

/** Brings a row to where it is read, if it is not in view. */
export function showRow(rows: Rows, index: number): void {
  const item = rows.measurementsCache[index];
  const top = rows.scrollOffset ?? 0;
  const height = rows.scrollRect?.height ?? 0;
  if (item && item.start >= top && item.end <= top + height) return;
  rows.scrollToIndex(index, { align: 'center' });
}
