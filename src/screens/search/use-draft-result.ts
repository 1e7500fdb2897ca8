import { useEffect, useState } from 'react';

import { search } from '#src/api/search.ts';
import type { SearchResult } from '#src/contracts/search.ts';
import { searchQueryOf, type SearchState } from '#src/domain/search-state.ts';

/** Long enough to batch choices made in quick succession. */
const pauseMs = 250;

interface DraftResult {
  /** The latest response: for the draft, or for an earlier choice. */
  answer: SearchResult;
  /** Whether the response belongs to the draft. */
  isCurrent: boolean;
}

/**
 * The results for draft filters, requested shortly after each change. Uses the same query as the results, so that
 * applying the draft hits the cache. On failure, the last response stays.
 */
export function useDraftResult(draft: SearchState, applied: SearchState, first: SearchResult): DraftResult {
  const [known, setKnown] = useState({ of: applied, answer: first });
  useEffect(() => {
    if (draft === known.of) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      const { terms, contentType } = draft;
      void search(terms, contentType, searchQueryOf(draft), controller.signal).then((result) => {
        if (!controller.signal.aborted && result.data) setKnown({ of: draft, answer: result.data });
      });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [draft, known.of]);
  return { answer: known.answer, isCurrent: known.of === draft };
}
