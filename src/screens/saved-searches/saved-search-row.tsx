import { use } from 'react';

import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import { now } from '#src/browser/clock.ts';
import { moveFocusToNeighbor } from '#src/browser/heading.ts';
import { track } from '#src/browser/analytics.ts';
import { useFormInPlace } from '#src/components/forms/use-form-in-place.ts';
import { Link } from '#src/components/page/link.tsx';
import { searchNameForm } from '#src/contracts/forms/saved-texts.ts';
import type { Result } from '#src/contracts/result.ts';
import type { SavedSearch } from '#src/contracts/saved-searches.ts';
import type { SearchResult } from '#src/contracts/search.ts';
import { fullDate } from '#src/lib/dates.ts';
import { countText, pluralize } from '#src/lib/numbers.ts';
import { canBeNew, savedState } from '#src/domain/saved-searches/saved-search.ts';
import { filterWords } from '#src/domain/saved-searches/filter-labels.ts';
import { headingOf } from '#src/domain/search-labels.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import { to } from '#src/paths.ts';
import { RenameForm, renameKey } from '#src/screens/saved-searches/rename-form.tsx';
import rowStyle from '#src/components/favorites/saved-rows.module.css';
import style from '#src/screens/saved-searches/saved-searches.module.css';
import { markOpened, removeSearch, searchKey } from '#src/services/saved-search-changes.ts';
import { useSavedSearches } from '#src/stores/saved-searches.ts';
import { useUnits } from '#src/stores/units.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

interface Props {
  saved: SavedSearch;
  /** The new results; undefined until the call is made. */
  pending: Promise<Result<SearchResult>> | undefined;
}

/** A saved search: what it searches for, how many results are new, and actions. */
export function SavedSearchRow({ saved, pending }: Props) {
  const {
    isOpen: isRenaming,
    setOpen: setRenaming,
    opener,
  } = useFormInPlace(renameKey(saved), searchNameForm);
  const state = savedState(saved);
  const words = state === null ? saved.search_terms : headingOf(state);
  const title = saved.name === '' ? words : saved.name;
  const isUnsent = useSavedSearches(({ unsent }) => unsent.has(searchKey(saved)));
  return (
    <li className={`grid hairline-bottom unbroken hover-shade ${rowStyle.row} at-top gap-2-4 ${style.row}`}>
      <div className={`stack at-left shrinks gap-1 ${style.words}`}>
        {isRenaming ? (
          <RenameForm saved={saved} words={words} onDone={() => setRenaming(false)} />
        ) : (
          <p className={`bold ${rowStyle.title}`}>
            {state === null ? (
              <bdi>{title}</bdi>
            ) : (
              <Link
                className="inline-block"
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
        <ul className="flow gap-2px-4 small muted">
          {saved.name !== '' && (
            <li>
              <bdi>{words}</bdi>
            </li>
          )}
          <li>{isUnsent ? 'Not sent yet' : `Saved ${fullDate(saved.created_at)}`}</li>
          <li>{saved.opened_at === null ? 'Not opened yet' : `Opened ${fullDate(saved.opened_at)}`}</li>
        </ul>
        {state === null ? (
          <p className="small redline hidden-if-empty">This search can no longer be run.</p>
        ) : (
          <Filters state={state} pending={pending} />
        )}
      </div>
      <div className={`touch-high note digits text-right ${style.news}`}>
        {state !== null && (
          <PromptSuspense awaited={pending} fallback={<Skeleton width="4.5rem" height="18px" />}>
            {pending ? <News saved={saved} pending={pending} /> : <Skeleton width="4.5rem" height="18px" />}
          </PromptSuspense>
        )}
      </div>
      <div className={`flex screen-only ${rowStyle.acts}`}>
        <Button kind="plain" ref={opener} onClick={() => setRenaming(true)} disabled={isRenaming}>
          Rename<span className="unseen"> {title}</span>
        </Button>
        <Button
          kind="plain"
          data-deletes
          onClick={({ currentTarget }) => {
            moveFocusToNeighbor('[data-deletes]', (button) => button === currentTarget);
            void removeSearch(saved);
          }}
        >
          Delete<span className="unseen"> {title}</span>
        </Button>
      </div>
    </li>
  );
}

const addressOf = ({ query }: SavedSearch, { terms, contentType }: SearchState): string =>
  contentType === null ? to.search(terms, query) : to.searchType(terms, contentType, query);

/** The filters in words, once a response has their labels. */
function Filters({ state, pending }: { state: SearchState; pending: Props['pending'] }) {
  if (filterWords(state, null, 'ip').length === 0) return null;
  return (
    <PromptSuspense awaited={pending} fallback={<Skeleton width="14rem" height="24px" />}>
      {pending ? <Chips state={state} pending={pending} /> : <Skeleton width="14rem" height="24px" />}
    </PromptSuspense>
  );
}

function Chips({ state, pending }: { state: SearchState; pending: Promise<Result<SearchResult>> }) {
  const { data } = use(pending);
  const system = useUnits((units) => units.system);
  return (
    <ul className={`flow shrinks gap-6px small ${style.chips}`} aria-label="Filters">
      {filterWords(state, data ?? null, system).map((words) => (
        <li className="shrinks anywhere framed rounded" key={words}>
          {words}
        </li>
      ))}
    </ul>
  );
}

function News({ saved, pending }: { saved: SavedSearch; pending: Promise<Result<SearchResult>> }) {
  const { data, error } = use(pending);
  if (error) return <span className="small redline hidden-if-empty">Not counted: {error.message}</span>;
  const count = data.hits.total.value;
  if (!canBeNew(saved)) return <span className="muted">{pluralize(count, 'manufacturer')}</span>;
  return count === 0 ? (
    <span className="muted">Nothing new</span>
  ) : (
    <strong className={`ink rounded ${style.count}`}>{countText(count)} new</strong>
  );
}
