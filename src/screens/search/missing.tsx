import type { ComponentProps } from 'react';

import type { SearchResult } from '#src/contracts/search.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import { Lacking } from '#src/screens/search/lacking.tsx';
import { Nearest } from '#src/screens/search/nearest.tsx';
import { ZeroResults } from '#src/screens/search/zero-results.tsx';

interface Props {
  state: SearchState;
  answer: SearchResult;
  /** Where nothing passes the filters, what does without some. */
  nearest: ComponentProps<typeof Nearest>['results'] | null;
}

/** What the library has not of what was asked for, and where to go from there. */
export function Missing({ state, answer, nearest }: Props) {
  const { lacking, near } = answer;
  const total = answer.hits.total.value;
  return (
    <>
      {lacking && <Lacking lacking={lacking} typed={state.typed ?? state.terms} hasResults={total > 0} />}
      {near && nearest !== null && <Nearest state={state} answer={answer} near={near} results={nearest} />}
      {total === 0 && <ZeroResults state={state} answer={answer} />}
    </>
  );
}
