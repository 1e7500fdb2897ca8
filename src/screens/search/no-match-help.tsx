import type { ComponentProps } from 'react';

import { NoSuchPage } from '#src/components/page/no-such-page.tsx';
import type { SearchResult } from '#src/contracts/search.ts';
import { pageSize, type SearchState } from '#src/domain/search-state.ts';
import { UnavailableTerms } from '#src/screens/search/unavailable-terms.tsx';
import { Nearest } from '#src/screens/search/nearest.tsx';
import { searchAddress } from '#src/screens/search/search-address.ts';
import style from '#src/screens/search/search-notice.module.css';
import { ZeroResults } from '#src/screens/search/zero-results.tsx';

interface Props {
  state: SearchState;
  answer: SearchResult;
  /** If nothing passes all filters: results that pass some of them. */
  nearest: ComponentProps<typeof Nearest>['results'] | null;
}

/** What the library lacks, unless a neutral section matches the words. */
const lackingOf = ({ lacking, neutral = [] }: SearchResult): SearchResult['lacking'] =>
  neutral.length > 0 && lacking?.section === null ? null : lacking;

/** What the library doesn't have, or a page number past the end, and where to go from there. */
export function NoMatchHelp({ state, answer, nearest }: Props) {
  const { near } = answer;
  const lacking = lackingOf(answer);
  const total = answer.hits.total.value;
  const pages = Math.ceil(total / pageSize);
  return (
    <>
      {lacking && (
        <UnavailableTerms
          lacking={lacking}
          typed={state.typed ?? state.terms}
          terms={state.terms}
          hasResults={total > 0}
        />
      )}
      {near && nearest !== null && <Nearest state={state} answer={answer} near={near} results={nearest} />}
      {total === 0 && <ZeroResults state={state} answer={answer} isSaid={Boolean(lacking ?? near)} />}
      {total > 0 && answer.hits.hits.length === 0 && (
        <NoSuchPage
          className={`line-top pad-block-4 ${style.beyond}`}
          page={state.page}
          pages={pages}
          what="results end"
          first={searchAddress({ ...state, page: 1 })}
          last={searchAddress({ ...state, page: pages })}
        />
      )}
    </>
  );
}
