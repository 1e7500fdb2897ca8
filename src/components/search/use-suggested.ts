import { useEffect, useState } from 'react';

import { call } from '#src/api/call.ts';
import { searchTerms } from '#src/contracts/search.ts';
import type { Suggested } from '#src/contracts/suggest.ts';
import { searchTermsFrom } from '#src/lib/safe-params.ts';

const debounceMs = 150;
/** After so long what needs no answer is shown without one. */
const slowMs = 300;
const minLetters = 2;

export interface Answered {
  /** The words that it is about; `''` for none. */
  words: string;
  suggested: Suggested | null;
}

const nothing: Answered = { words: '', suggested: null };

/**
 * The library's suggestions for what is typed, as long as someone looks: asked 150 ms after the last key, the answer to
 * earlier words never shown after that to later ones, and the earlier one standing until the later is there.
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
        // A failure is shown as no suggestions.
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
