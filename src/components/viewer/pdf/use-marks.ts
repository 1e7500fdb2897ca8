import { useCallback, useEffect, useState } from 'react';

import { findPattern, clearHighlights, scrollToRange, highlightMatches } from '#src/browser/find-in-page.ts';
import type { PageFinding } from '#src/components/viewer/pdf/use-page-finding.ts';
import { wordsPattern } from '#src/domain/viewer/find-in-pages.ts';

/**
 * Highlights search matches on the visible pages, the current one in another color. Call the returned
 * function with a page's text layer when it is ready, and with null when it is removed.
 */
export function useMarks({ words, isSearched, matches, at }: PageFinding) {
  const [layers, setLayers] = useState<ReadonlyMap<number, HTMLElement>>(new Map());
  useEffect(() => {
    const match = matches[at];
    // The text layer has no spaces between neighboring lines and cells.
    const pattern = wordsPattern(words, String.raw`\s*`);
    let current: Range | undefined;
    const all = isSearched
      ? [...layers].flatMap(([page, layer]) => {
          const ranges = findPattern([layer], pattern);
          if (page === match?.page) current = ranges[Math.min(match.nth, ranges.length - 1)];
          return ranges;
        })
      : [];
    highlightMatches(all, current, 'paper');
    if (current) scrollToRange(current);
    return () => clearHighlights('paper');
  }, [words, isSearched, matches, at, layers]);
  return useCallback((page: number, layer: HTMLElement | null) => {
    setLayers((before) => {
      if (!layer && !before.has(page)) return before;
      const next = new Map(before);
      if (layer) next.set(page, layer);
      else next.delete(page);
      return next;
    });
  }, []);
}
