import { defaultRangeExtractor, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import type { Virtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

interface Options {
  count: number;
  scroller: RefObject<HTMLDivElement | null>;
  /** Offset of the list inside its scroll container, in px. */
  top?: number;
  keyOf: (index: number) => string | number;
  /** Estimated height in px; the actual height is measured once the row is rendered. */
  estimate: (index: number) => number;
  /** A row that stays rendered wherever the list is scrolled: the focused one. */
  keep: number;
}

export type Rows = Virtualizer<HTMLDivElement, HTMLElement>;

/** Height in px to fill with rows if there is no layout, as in tests. */
const unknownHeight = 900;

/** Virtualizes a long list: the visible rows, and a few around them. */
export const useRows = ({ count, scroller, top = 0, keyOf, estimate, keep }: Options): Rows =>
  useVirtualizer<HTMLDivElement, HTMLElement>({
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

/** Scrolls a row into view, unless it is fully visible. */
export function showRow(rows: Rows, index: number): void {
  const item = rows.measurementsCache[index];
  const top = rows.scrollOffset ?? 0;
  const height = rows.scrollRect?.height ?? 0;
  if (item && item.start >= top && item.end <= top + height) return;
  rows.scrollToIndex(index, { align: 'center' });
}
