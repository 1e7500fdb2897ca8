import { useState } from 'react';
import type { ReactNode } from 'react';

import type { FacetName } from '#src/domain/search-state.ts';
import { FacetValue } from '#src/screens/search/facet-value.tsx';
import type { Choosing } from '#src/screens/search/facet-value.tsx';
import style from '#src/screens/search/facets.module.css';
import { facetLabels } from '#src/domain/search-words.ts';
import type { Buckets } from '#src/domain/search-words.ts';
import { useShortList } from '#src/screens/search/short-list.ts';
import type { ShortList } from '#src/screens/search/short-list.ts';
import { Icon } from '#src/ui/icon.tsx';

interface FrameProps {
  facet: FacetName;
  /** Stands closed at first; null where it cannot be closed. */
  isOpenAtFirst?: boolean | null;
  children: ReactNode;
}

export function FacetFrame({ facet, isOpenAtFirst = null, children }: FrameProps) {
  const [isOpen] = useState(isOpenAtFirst ?? true);
  // What stands closed is drawn when it is opened, and then stays: most visits open none of them.
  const [isDrawn, setDrawn] = useState(isOpen);
  if (isOpenAtFirst !== null) {
    return (
      <details className={style.facet} open={isOpen} onToggle={() => setDrawn(true)}>
        <summary className={style.fold}>
          {facetLabels[facet]} <Icon name="next" size={12} />
        </summary>
        <div role="group" aria-label={facetLabels[facet]}>
          {isDrawn && children}
        </div>
      </details>
    );
  }
  return (
    <fieldset className={style.facet}>
      <legend className={style.legend}>{facetLabels[facet]}</legend>
      {children}
    </fieldset>
  );
}

/** «Show 14 more», and back. */
export function ShowMore({ list: { more, isWhole, toggle }, what }: { list: ShortList; what: string }) {
  if (more === 0) return null;
  return (
    <button type="button" className={style.more} aria-expanded={isWhole} onClick={toggle}>
      {isWhole ? 'Show fewer' : `Show ${more} more`}
      <span className="unseen"> {what}</span>
    </button>
  );
}

interface Props {
  facet: FacetName;
  buckets: Buckets;
  choosing: Choosing;
  /** Offers a box to find a value by its beginning or any part of it. */
  isSearchable?: boolean;
  /** Stands closed until it is opened, or until one of its values is chosen. */
  isFolded?: boolean;
}

/** The values of one facet, the most found first. */
export function Facet({ facet, buckets, choosing, isSearchable = false, isFolded = false }: Props) {
  const [part, setPart] = useState('');
  const wanted = part.trim().toLowerCase();
  const fitting =
    wanted === '' ? buckets : buckets.filter(({ label }) => label.toLowerCase().includes(wanted));
  const list = useShortList(fitting, wanted === '' ? choosing.state.chosen[facet] : []);
  if (buckets.length === 0) return null;
  const what = facetLabels[facet].toLowerCase();
  return (
    <FacetFrame facet={facet} isOpenAtFirst={isFolded ? choosing.state.chosen[facet].length > 0 : null}>
      {isSearchable && (
        <input
          type="search"
          className={style.within}
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
            <FacetValue choosing={choosing} choice={{ facet, key }} count={doc_count}>
              {label}
            </FacetValue>
          </li>
        ))}
      </ul>
      {wanted !== '' && list.shown.length === 0 && <p className={style.none}>No {what} of that name here.</p>}
      <ShowMore list={list} what={`values of ${what}`} />
    </FacetFrame>
  );
}
