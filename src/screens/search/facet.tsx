import { memo, useState, type ReactNode } from 'react';

import type { FacetName } from '#src/domain/search-state.ts';
import { isSameData } from '#src/lib/same-data.ts';
import { FacetValue } from '#src/screens/search/facet-value.tsx';
import style from '#src/screens/search/facets.module.css';
import { facetLabels, type Buckets } from '#src/domain/search-labels.ts';
import { useShowMore, type ShowMoreState } from '#src/screens/search/use-show-more.ts';
import type { FacetActions } from '#src/screens/search/use-facet-actions.ts';
import { Icon } from '#src/ui/icon.tsx';

interface FrameProps {
  facet: FacetName;
  /** Whether it starts expanded; null if it can't be collapsed. */
  isOpenAtFirst?: boolean | null;
  children: ReactNode;
}

export function FacetFrame({ facet, isOpenAtFirst = null, children }: FrameProps) {
  const [isOpen] = useState(isOpenAtFirst ?? true);
  // Renders collapsed content only once it is opened, and then keeps it: most visits open none.
  const [isDrawn, setDrawn] = useState(isOpen);
  if (isOpenAtFirst !== null) {
    return (
      <details className={`line-top ${style.facet}`} open={isOpen} onToggle={() => setDrawn(true)}>
        <summary className={`row between touch-high small ink bold unmarked ${style.fold}`}>
          {facetLabels[facet]} <Icon name="next" size={12} />
        </summary>
        <div role="group" aria-label={facetLabels[facet]}>
          {isDrawn && children}
        </div>
      </details>
    );
  }
  return (
    <fieldset className={`line-top ${style.facet}`}>
      <legend className={`full-width small ink bold ${style.legend}`}>{facetLabels[facet]}</legend>
      {children}
    </fieldset>
  );
}

/** "Show 14 more", and back. */
export function ShowMore({ list: { more, isWhole, toggle }, what }: { list: ShowMoreState; what: string }) {
  if (more === 0) return null;
  return (
    <button
      type="button"
      className={`high-28 small accent bare ${style.more}`}
      aria-expanded={isWhole}
      onClick={toggle}
    >
      {isWhole ? 'Show fewer' : `Show ${more} more`}
      <span className="unseen"> {what}</span>
    </button>
  );
}

interface Props {
  facet: FacetName;
  buckets: Buckets;
  /** The selected ones of these values. */
  chosen: readonly string[];
  actions: FacetActions;
  /** Adds a box to find a value by any part of it. */
  isSearchable?: boolean;
  /** Starts collapsed unless one of its values is chosen. */
  isFolded?: boolean;
}

/** The values of one facet, most results first. */
export const Facet = memo(function Facet({
  facet,
  buckets,
  chosen,
  actions,
  isSearchable = false,
  isFolded = false,
}: Props) {
  const [part, setPart] = useState('');
  const pending = part.trim().toLowerCase();
  const fitting =
    pending === '' ? buckets : buckets.filter(({ label }) => label.toLowerCase().includes(pending));
  const list = useShowMore(fitting, pending === '' ? chosen : []);
  if (buckets.length === 0) return null;
  const what = facetLabels[facet].toLowerCase();
  return (
    <FacetFrame facet={facet} isOpenAtFirst={isFolded ? chosen.length > 0 : null}>
      {isSearchable && (
        <input
          type="search"
          className={`full-width small rounded paper space-bottom-1 ${style.within}`}
          value={part}
          onChange={(event) => setPart(event.currentTarget.value)}
          aria-label={`Find a ${what}`}
          placeholder={`Find a ${what}`}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <ul>
        {list.shown.map(({ key, label, doc_count }) => (
          <li key={key}>
            <FacetValue
              {...{ facet, label, actions }}
              value={key}
              count={doc_count}
              isOn={chosen.includes(key)}
            />
          </li>
        ))}
      </ul>
      {pending !== '' && list.shown.length === 0 && <p className="small muted pad-block-1">No matches.</p>}
      <ShowMore list={list} what={`values of ${what}`} />
    </FacetFrame>
  );
}, isSameData);
