import { useId, useState, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';

import { useAddressSearchField } from '#src/components/forms/use-address-search-field.ts';
import bar from '#src/components/library/filter-bar.module.css';
import frame from '#src/components/library/library-page.module.css';
import { Link } from '#src/components/page/link.tsx';
import { NoSuchPage } from '#src/components/page/no-such-page.tsx';
import { useListHeading } from '#src/components/page/list-heading.ts';
import { useAddressView } from '#src/components/page/use-address-view.ts';
import { SortStatus } from '#src/components/page/sort-status.tsx';
import { Pagination } from '#src/components/page/pagination.tsx';
import {
  isNarrowed,
  listPageSize,
  listQueryText,
  listStateFrom,
  narrowList,
} from '#src/domain/learning/narrowed-list.ts';
import type { ListRules, ListState } from '#src/domain/learning/narrowed-list.ts';
import { countText } from '#src/lib/numbers.ts';
import style from '#src/screens/learning/learning-list.module.css';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

interface Props<Item> {
  rules: ListRules<Item>;
  items: readonly Item[];
  state: ListState;
  hrefOf: (query: string) => string;
  /** `post`, `posts`. */
  words: readonly [one: string, several: string];
  placeholder: string;
  children: (item: Item) => ReactNode;
}

/** A paginated list, filtered by the search words and choices in the address. */
export function LearningList<Item extends { id: number }>(props: Props<Item>) {
  const { rules, items, words, children } = props;
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  // While a navigation is pending, the controls show what it will lead to.
  const asked = next?.pathname === pathname ? listStateFrom(rules, new URLSearchParams(next.search)) : null;
  const hrefOf = (other: ListState): string => props.hrefOf(listQueryText(rules, other));
  const [state, choose] = useAddressView(asked ?? props.state, hrefOf);
  const heading = useListHeading(props.state);
  const { found, facets } = narrowList(rules, items, state);
  const pages = Math.ceil(found.length / listPageSize);
  const start = (state.page - 1) * listPageSize;
  const shown = found.slice(start, start + listPageSize);
  const pageHref = (page: number): string => hrefOf({ ...state, page });
  const [one, several] = words;
  return (
    <div className="stack shrinks gap-3">
      <Controls {...props} {...{ state, facets, hrefOf, choose }} />
      <h2
        ref={heading}
        tabIndex={-1}
        className={`touch-high note quiet regular digits no-ring ${frame.count}`}
        aria-live="polite"
      >
        {shown.length > 0
          ? found.length === 1
            ? `1 ${one}`
            : `Showing ${countText(start + 1)}–${countText(start + shown.length)} of ${countText(found.length)} ${several}`
          : found.length === 0
            ? `No matching ${words[1]}.`
            : `None of ${countText(found.length)} ${several} shown`}
      </h2>
      {shown.length > 0 ? (
        <>
          <ol className="lined-items">
            {shown.map((item) => (
              <li key={item.id}>{children(item)}</li>
            ))}
          </ol>
          <Pagination page={state.page} pages={pages} hrefOf={pageHref} label={`Pages of ${several}`} />
        </>
      ) : found.length === 0 ? (
        <p className={`tall-links screen-only low-links ${frame.links}`}>
          <Link className="link" to={props.hrefOf('')}>
            Show all {several}
          </Link>
        </p>
      ) : (
        <NoSuchPage
          className={`tall-links screen-only low-links ${frame.links}`}
          page={state.page}
          pages={pages}
          first={pageHref(1)}
        />
      )}
    </div>
  );
}

interface ControlProps<Item> extends Pick<Props<Item>, 'rules' | 'words' | 'placeholder'> {
  state: ListState;
  facets: ReturnType<typeof narrowList<Item>>['facets'];
  hrefOf: (state: ListState) => string;
  choose: (change: Partial<ListState>, replace?: boolean) => void;
}

/** Each choice navigates; typing replaces the history entry, so that Back leaves the list. */
function Controls<Item>({ rules, words, placeholder, state, facets, hrefOf, choose }: ControlProps<Item>) {
  const id = useId();
  const ask = (change: Partial<ListState>, replace = false): void => choose({ ...change, page: 1 }, replace);
  const [isOpen, setOpen] = useState(false);
  const count = Object.values(state.chosen).filter((key) => key !== '').length;
  const { field } = useAddressSearchField(state.words, (value) => ask({ words: value }, true));
  return (
    <search
      className={`flow at-bottom line-bottom pad-bottom-3 screen-only ${bar.bar} ${style.controls} ${isOpen ? '' : style.folded}`}
      aria-label={`Filter ${words[1]}`}
    >
      <label className={style.words} htmlFor={id}>
        <span>Words</span>
        <input {...field} id={id} placeholder={placeholder} />
      </label>
      <Button className={style.opener ?? ''} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="filter" /> {count === 0 ? 'Filters' : `Filters (${count})`}
      </Button>
      {facets.map(({ name, label, all, chosen, choices }) => (
        <label key={name} data-chosen={chosen === '' ? undefined : ''}>
          <span>{label}</span>
          <select
            value={chosen}
            onChange={({ currentTarget: { value } }) => ask({ chosen: { ...state.chosen, [name]: value } })}
          >
            <option value="">{all}</option>
            {chosen !== '' && !choices.some(({ key }) => key === chosen) && (
              <option value={chosen}>{rules.facets[name]?.labelOf?.(chosen) ?? chosen}</option>
            )}
            {choices.map(({ key, label: choice, count }) => (
              <option key={key} value={key}>
                {choice} ({countText(count)})
              </option>
            ))}
          </select>
        </label>
      ))}
      <label>
        <span>Sort by</span>
        <select value={state.sort} onChange={({ currentTarget: { value } }) => ask({ sort: value })}>
          {Object.entries(rules.sorts).map(([sort, { label }]) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <SortStatus by={rules.sorts[state.sort]?.label ?? ''} />
      {isNarrowed(state) && (
        <Link
          className={`link touch-high note pad-block-2px ${bar.clear}`}
          keepScroll
          to={hrefOf({ ...state, words: '', chosen: {}, page: 1 })}
        >
          Clear
        </Link>
      )}
    </search>
  );
}
