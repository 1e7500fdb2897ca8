import { useCallback, useEffect, useState } from 'react';

import { findPattern, clearHighlights, scrollToRange, highlightMatches } from '#src/browser/find-in-page.ts';
import type { PageFinding } from '#src/components/viewer/pdf/use-page-finding.ts';
import { wordsPattern } from '#src/domain/viewer/find-in-pages.ts';

/**
 * Marks what is searched on the pages that are seen, the current match apart: only colors change. The answer takes the
 * layer of words of a page when it is there, and null when it goes.
 */
export function useMarks({ words, isSearched, matches, at }: PageFinding) {
  const [layers, setLayers] = useState<ReadonlyMap<number, HTMLElement>>(new Map());
  useEffect(() => {
    const match = matches[at];
    // On the page, words of neighboring lines and cells stand without a space between them.
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
