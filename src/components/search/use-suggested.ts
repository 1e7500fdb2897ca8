import { useEffect, useState } from 'react';

import { call } from '#src/api/call.ts';
import { searchTerms } from '#src/contracts/search.ts';
import type { Suggested } from '#src/contracts/suggest.ts';
import { searchTermsFrom } from '#src/lib/safe-params.ts';

const debounceMs = 150;
/** After this long without a response, local suggestions are shown alone. */
const slowMs = 300;
const minLetters = 2;

export interface Answered {
  /** The input that the suggestions belong to; `''` for none. */
  words: string;
  suggested: Suggested | null;
}

const nothing: Answered = { words: '', suggested: null };

/**
 * The library's suggestions for the input while `isWanted`. Asks 150 ms after the last key, drops late
 * responses to earlier input, and keeps the previous suggestions until the next ones arrive.
 */
export function useSuggested(typed: string, isWanted: boolean): Answered {
  const [answered, setAnswered] = useState(nothing);
  const terms = searchTermsFrom(typed) ?? '';
  const words = [...terms].length < minLetters ? '' : terms;
  useEffect(() => {
    if (!isWanted || words === '') return undefined;
    const end = new AbortController();
    const timers: ReturnType<typeof setTimeout>[] = [];
    const show = (suggested: Suggested | null): void => {
      if (!end.signal.aborted) setAnswered({ words, suggested });
    };
    timers.push(
      setTimeout(() => {
        timers.push(setTimeout(() => show(null), slowMs));
        const params = { terms: words };
        // A failure counts as no suggestions.
        void call(searchTerms, { params, query: { online: '1', suggest: '1' }, signal: end.signal }).then(
          ({ data }) => {
            clearTimeout(timers[1]);
            show(data?.suggest ?? null);
          },
        );
      }, debounceMs),
    );
    return () => {
      end.abort();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [words, isWanted]);
  return words === '' ? nothing : answered;
}
