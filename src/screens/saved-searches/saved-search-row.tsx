import { Suspense, use, useEffect, useRef, useState } from 'react';

import { now } from '#src/browser/clock.ts';
import { track } from '#src/browser/analytics.ts';
import { Link } from '#src/components/page/link.tsx';
import type { Result } from '#src/contracts/result.ts';
import type { SavedSearch } from '#src/contracts/saved-searches.ts';
import type { SearchResult } from '#src/contracts/search.ts';
import { fullDate } from '#src/lib/dates.ts';
import { countText } from '#src/lib/numbers.ts';
import { canBeNew, savedState } from '#src/domain/saved-searches/saved-search.ts';
import { filterWords } from '#src/domain/saved-searches/filter-words.ts';
import { headingOf } from '#src/domain/search-words.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import { to } from '#src/paths.ts';
import { RenameForm } from '#src/screens/saved-searches/rename-form.tsx';
import kept from '#src/components/favorites/kept-rows.module.css';
import style from '#src/screens/saved-searches/saved-searches.module.css';
import { markOpened, removeSearch } from '#src/stores/saved-search-changes.ts';
import { useUnits } from '#src/stores/units.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

interface Props {
  saved: SavedSearch;
  /** What is new in it; undefined until it is asked for. */
  coming: Promise<Result<SearchResult>> | undefined;
}

/** One saved search: what it asks for, how much is new, and what can be done with it. */
export function SavedSearchRow({ saved, coming }: Props) {
  const [isRenaming, setRenaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) rename.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  const state = savedState(saved);
  const words = state === null ? saved.search_terms : headingOf(state);
  const title = saved.name === '' ? words : saved.name;
  return (
    <li className={`${kept.row} ${style.row}`}>
      <div className={`${kept.words} ${style.words}`}>
        {isRenaming ? (
          <RenameForm saved={saved} words={words} onDone={() => setRenaming(false)} />
        ) : (
          <p className={`${kept.title} ${style.title}`}>
            {state === null ? (
              <bdi>{title}</bdi>
            ) : (
              <Link
                to={addressOf(saved, state)}
                onClick={() => {
                  track('saved search', 'open', saved.content_type);
                  void markOpened(saved, new Date(now()).toISOString());
                }}
              >
                <bdi>{title}</bdi>
              </Link>
            )}
          </p>
        )}
        <ul className={kept.meta}>
          {saved.name !== '' && (
            <li>
              <bdi>{words}</bdi>
            </li>
          )}
          <li>Saved {fullDate(saved.created_at)}</li>
          <li>{saved.opened_at === null ? 'Not opened yet' : `Opened ${fullDate(saved.opened_at)}`}</li>
        </ul>
        {state === null ? (
          <p className={kept.problem}>This site cannot ask for it any more.</p>
        ) : (
          <Filters state={state} coming={coming} />
        )}
      </div>
      <div className={style.news}>
        {state !== null && (
          <Suspense fallback={<Skeleton width="4.5rem" height="18px" />}>
            {coming ? <News saved={saved} coming={coming} /> : <Skeleton width="4.5rem" height="18px" />}
          </Suspense>
        )}
      </div>
      <div className={`screen-only ${style.acts}`}>
        <Button ref={rename} onClick={() => setRenaming(true)} disabled={isRenaming}>
          Rename<span className="unseen"> {title}</span>
        </Button>
        <Button onClick={() => void removeSearch(saved)}>
          Delete<span className="unseen"> {title}</span>
        </Button>
      </div>
    </li>
  );
}

function addressOf({ query }: SavedSearch, { terms, contentType }: SearchState): string {
  return contentType === null ? to.search(terms, query) : to.searchType(terms, contentType, query);
}

/** The filters in words, as soon as an answer has said what they are called. */
function Filters({ state, coming }: { state: SearchState; coming: Props['coming'] }) {
  if (filterWords(state, null, 'ip').length === 0) return null;
  return (
    <Suspense fallback={<Skeleton width="14rem" height="24px" />}>
      {coming ? <Chips state={state} coming={coming} /> : <Skeleton width="14rem" height="24px" />}
    </Suspense>
  );
}

function Chips({ state, coming }: { state: SearchState; coming: Promise<Result<SearchResult>> }) {
  const { data } = use(coming);
  const system = useUnits((units) => units.system);
  return (
    <ul className={style.chips} aria-label="Filters">
      {filterWords(state, data ?? null, system).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}

function News({ saved, coming }: { saved: SavedSearch; coming: Promise<Result<SearchResult>> }) {
  const { data, error } = use(coming);
  if (error) return <span className={kept.problem}>Not counted: {error.message}</span>;
  const count = data.hits.total.value;
  if (!canBeNew(saved))
    return (
      <span className={style.none}>
        {countText(count)} {count === 1 ? 'manufacturer' : 'manufacturers'}
      </span>
    );
  return count === 0 ? (
    <span className={style.none}>Nothing new</span>
  ) : (
    <strong className={style.count}>{countText(count)} new</strong>
  );
}
