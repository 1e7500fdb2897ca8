import { useEffect, useState } from 'react';

import type { DocumentLine } from '#src/domain/specification/section-document.ts';
import { lineAnchor } from '#src/screens/specifications/anchors.ts';
import { findText, clearHighlights, scrollToRange, highlightMatches } from '#src/browser/find-in-page.ts';

/** Debounce between keystrokes, because searching a long section takes time. */
const pauseMs = 60;

interface Found {
  query: string;
  ranges: readonly Range[];
  /** Index of the current match. */
  at: number;
}
const nothing: Found = { query: '', ranges: [], at: 0 };

/**
 * Finds words in the section's lines on the page, and steps through the matches. Only colors change, so nothing shifts.
 */
export function useFind(document: readonly DocumentLine[]) {
  const [query, setQuery] = useState('');
  const [{ query: searched, ranges, at }, setFound] = useState(nothing);
  useEffect(() => {
    // A single letter would match everywhere.
    const find = (): readonly Range[] =>
      query.trim().length > 1
        ? findText(
            document.map(({ id }) => lineAnchor(id)),
            query,
          )
        : [];
    const timer = setTimeout(() => setFound({ query, ranges: find(), at: 0 }), pauseMs);
    return () => clearTimeout(timer);
  }, [query, document]);
  useEffect(() => {
    highlightMatches(ranges, ranges[at]);
    return clearHighlights;
  }, [ranges, at]);
  const goTo = (place: number): void => {
    const range = ranges[place];
    if (!range) return;
    setFound({ query: searched, ranges, at: place });
    scrollToRange(range);
  };
  return {
    query,
    setQuery,
    /** Number of the current match, from 1. */
    place: ranges.length === 0 ? 0 : at + 1,
    count: ranges.length,
    isSettled: searched === query,
    step: (by: 1 | -1) => goTo((at + by + ranges.length) % Math.max(1, ranges.length)),
    showFirst: () => goTo(0),
  };
}
