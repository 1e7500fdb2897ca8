import { shownText } from '#src/lib/shown-text.ts';
import { memo, useMemo, type ReactNode } from 'react';

import { SelectableList } from '#src/components/selection/selectable-list.tsx';
import { ViewSwitch } from '#src/components/results/view-switch.tsx';
import { useDelayedTrue } from '#src/components/page/use-delayed-true.ts';
import { useListHeading } from '#src/components/page/list-heading.ts';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { pageSize, type SearchState } from '#src/domain/search-state.ts';
import { FilterButton } from '#src/screens/search/filter-button.tsx';
import { ResultList } from '#src/screens/search/result-list.tsx';
import type { Loaded } from '#src/screens/search/loaders.ts';
import { lazyParts, lazyPartsOf } from '#src/screens/search/lazy-parts.ts';
import style from '#src/screens/search/results.module.css';
import { SaveSearch } from '#src/screens/search/save-search.tsx';
import { useRequestedSearch } from '#src/screens/search/use-pending-search.ts';
import { SortSelect } from '#src/screens/search/sort-select.tsx';

// Only some searches need these. The page waits for them, because they are above the results, which must not shift.
const Hints = lazyPart(async () => (await lazyParts.hints()).Hints, 'the hints');
const Narrowing = lazyPart(async () => (await lazyParts.narrowing()).Narrowing, 'What narrows the results');
const Missing = lazyPart(async () => (await lazyParts.missing()).NoMatchHelp, 'What is missing');

interface Props {
  loaded: Loaded;
  /** The state being loaded; the next change builds on it without waiting for the response. */
  pending: SearchState;
  change: (next: SearchState) => void;
  /** Renders only the visible rows until the head of the screen has painted. */
  isHead: boolean;
}

/** The results next to the filters: count, order, applied filters, and the rows. */
export function Matches({ loaded, pending, change, isHead }: Props) {
  const { state, answer, nearest, required } = loaded;
  const needed = lazyPartsOf(loaded);
  const total = answer.hits.total.value;
  return (
    <>
      {needed.includes('hints') && <Hints state={state} answer={answer} required={required} />}
      <div className={total > 0 ? `cluster between gap-2-4 ${style.bar}` : 'unseen'}>
        <Count loaded={loaded} />
        {total > 0 && (
          <div className="cluster gap-2-4 screen-only contents-599">
            <SaveSearch state={state} answer={answer} />
            <FilterButton state={state} answer={answer} />
            {total > 1 && <SortSelect state={pending} shown={state.sort} change={change} />}
            <ViewSwitch />
          </div>
        )}
      </div>
      {needed.includes('narrowing') && <Narrowing state={state} pending={pending} answer={answer} />}
      <Replaced>
        {needed.includes('missing') && <Missing state={state} answer={answer} nearest={nearest} />}
        {answer.hits.hits.length > 0 && <Rows loaded={loaded} isHead={isHead} />}
      </Replaced>
    </>
  );
}

/** Dims old results while new ones load. A separate component, so that nothing else re-renders when loading begins. */
function Replaced({ children }: { children: ReactNode }) {
  const isBusy = useRequestedSearch() !== null;
  // Most responses arrive sooner and need no dimming.
  const isDimmed = useDelayedTrue(150, isBusy);
  return (
    <div className={isDimmed ? style.busy : ''} aria-busy={isBusy}>
      {children}
    </div>
  );
}

/** Memoized, so that a pending choice re-renders only the controls around the rows, not their hundreds of elements. */
const Rows = memo(function Rows({ loaded, isHead }: Pick<Props, 'loaded' | 'isHead'>) {
  const { state, answer } = loaded;
  const items = useMemo(() => answer.hits.hits.map(({ _source }) => _source), [answer]);
  return (
    <SelectableList items={items}>
      <ResultList
        answer={answer}
        isOfOneType={state.contentType !== null}
        start={firstOn(state.page)}
        sections={state.chosen.section.join(',')}
        isHead={isHead}
      />
    </SelectableList>
  );
});

/** Takes the focus after a change. A separate component, because it re-renders with each navigation. */
function Count({ loaded: { state, answer } }: { loaded: Loaded }) {
  const heading = useListHeading(state);
  const { total, hits } = answer.hits;
  return (
    <div aria-live="polite" aria-atomic="true">
      <h2 ref={heading} tabIndex={-1} className={`note quiet regular digits no-ring ${style.count}`}>
        {countSentence(total.value, firstOn(state.page), hits.length)}
      </h2>
    </div>
  );
}

/** The number of the first result on a page. */
const firstOn = (page: number): number => (page - 1) * pageSize + 1;

const countSentence = (total: number, start: number, shown: number): string =>
  total === 0 ? 'No results' : shownText(start, shown, total);
