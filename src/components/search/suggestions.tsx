import { memo, useLayoutEffect, useState, type ComponentProps, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useEdition } from '#src/components/library/edition.ts';
import { Link } from '#src/components/page/link.tsx';
import { GroupedListbox, OptionWords } from '#src/components/search/grouped-listbox.tsx';
import { suggestionGroups, type SuggestionRow } from '#src/components/search/rows.ts';
import style from '#src/components/search/suggestions.module.css';
import { useOptions } from '#src/components/search/use-options.ts';
import { useSuggested } from '#src/components/search/use-suggested.ts';
import { PausedStatus } from '#src/ui/paused-status.tsx';
import { pluralize } from '#src/lib/numbers.ts';
import { splitSuggestion } from '#src/lib/split-suggestion.ts';
import {
  clearRecentSearches,
  recentSearches,
  rememberSearch,
} from '#src/components/search/recent-searches.ts';

/** The number of suggestions, for screen readers. */
const countWords = (count: number) => pluralize(count, 'suggestion');

interface Props {
  field: RefObject<HTMLInputElement | null>;
  inputId: string;
  listId: string;
  typed: string;
  /** The text that the page put into the field; it gets suggestions only on request. */
  searched: string;
  onTyped: (typed: string) => void;
  /** Passes props to the input, which is rendered before this code has loaded. */
  onInputProps: (props: ComponentProps<'input'>) => void;
}

/**
 * Suggestions below the search field, which keeps the focus. They are links, so they can open in a new tab.
 */
export const Suggestions = memo(function Suggestions(props: Props) {
  const { field, inputId, listId, typed, searched, onTyped, onInputProps } = props;
  const navigate = useNavigate();
  const { key } = useLocation();
  const edition = useEdition();
  const isAsking = typed === '' || typed !== searched;
  const [openAt, setOpenAt] = useState(isAsking ? key : null);
  // Tied to the history entry, so that a navigation closes the list.
  const isWanted = openAt === key;
  const open = (isOpen: boolean): void => setOpenAt(isOpen ? key : null);
  const [recent, setRecent] = useState(recentSearches);
  const { words, suggested } = useSuggested(typed, isWanted);
  const isEmpty = typed.trim() === '';
  const groups =
    isEmpty || words !== '' ? suggestionGroups(isEmpty ? '' : words, suggested, recent, edition) : [];
  const rows = groups.flatMap((group) => group.rows);
  const canForget = isEmpty && rows.length > 0;

  const forget = (): void => {
    clearRecentSearches();
    setRecent([]);
  };
  const leaveFor = ({ search }: SuggestionRow): void => {
    if (search !== undefined) rememberSearch(search);
    open(false);
  };
  const { inputProps, listProps, getItemProps } = useOptions<SuggestionRow | 'forget'>({
    field,
    inputId,
    listId,
    label: 'Suggestions',
    items: canForget ? [...rows, 'forget'] : rows,
    isOpen: isWanted,
    typed,
    startsAtFirst: false,
    onTyped,
    onOpen: open,
    onEnter: (row) => {
      if (row === 'forget') {
        forget();
        return;
      }
      leaveFor(row);
      void navigate(row.href);
    },
  });
  // Runs on every render, because the props depend on everything shown. The parent then renders again, and
  // `memo` stops there, so the parent must pass stable props.
  useLayoutEffect(() => {
    onInputProps({
      ...inputProps,
      onFocus: () => {
        setRecent(recentSearches());
        open(isAsking);
      },
    });
  });
  const isOpen = isWanted && rows.length > 0;
  return (
    <>
      {isOpen && (
        <GroupedListbox
          listProps={listProps}
          className={`screen-only framed rounded paper pad-block-1 ${style.list}`}
          groups={groups}
          keyOf={({ href }) => href}
          foot={
            canForget && (
              <button
                {...getItemProps({ index: rows.length, onClick: forget })}
                type="button"
                tabIndex={-1}
                className={`flex baseline gap-3 note plain ${style.row} full-width ${style.foot}`}
              >
                Clear recent searches
              </button>
            )
          }
        >
          {(row, index) => (
            <Link
              {...getItemProps({ index, onClick: () => leaveFor(row) })}
              to={row.href}
              tabIndex={-1}
              className={`flex baseline gap-3 note plain ${style.row}`}
            >
              <OptionWords mark={row.mark} note={row.note}>
                <Predicted text={row.text} typed={isEmpty ? '' : words} />
              </OptionWords>
            </Link>
          )}
        </GroupedListbox>
      )}
      <PausedStatus typed={typed} text={isOpen ? countWords(rows.length) : ''} />
    </>
  );
});

/** Highlights the part that is not typed yet. */
function Predicted({ text, typed }: { text: string; typed: string }) {
  return splitSuggestion(text, typed).map((piece, at) =>
    piece.isTyped ? piece.text : <b key={`${at} ${piece.text}`}>{piece.text}</b>,
  );
}
