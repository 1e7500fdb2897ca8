import { memo, useLayoutEffect, useState } from 'react';
import type { ComponentProps, RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useEdition } from '#src/components/library/edition.ts';
import { Link } from '#src/components/page/link.tsx';
import { GroupedListbox, OptionWords } from '#src/components/search/grouped-listbox.tsx';
import { suggestionGroups } from '#src/components/search/rows.ts';
import type { SuggestionRow } from '#src/components/search/rows.ts';
import style from '#src/components/search/suggestions.module.css';
import { useOptions } from '#src/components/search/use-options.ts';
import { useSuggested } from '#src/components/search/use-suggested.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { predictedPart } from '#src/lib/predicted-part.ts';
import {
  clearRecentSearches,
  recentSearches,
  rememberSearch,
} from '#src/components/search/recent-searches.ts';

/** How many there are, for those who do not see them. */
const countWords = (count: number) => pluralize(count, 'suggestion');

interface Props {
  field: RefObject<HTMLInputElement | null>;
  inputId: string;
  listId: string;
  typed: string;
  /** Text that the page filled in gets suggestions only on request. */
  searched: string;
  onTyped: (typed: string) => void;
  /** Gives the field its keys and attributes, which were not there yet when it was first shown. */
  onInputProps: (props: ComponentProps<'input'>) => void;
}

/** The suggestions under the search field, which has the focus. They are links: they can be opened in another tab. */
export const Suggestions = memo(function Suggestions(props: Props) {
  const { field, inputId, listId, typed, searched, onTyped, onInputProps } = props;
  const navigate = useNavigate();
  const { key } = useLocation();
  const edition = useEdition();
  const isAsking = typed === '' || typed !== searched;
  const [openAt, setOpenAt] = useState(isAsking ? key : null);
  // Open on the page that was left is closed on the next.
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
  // Every time: keys and attributes follow all that is shown. The parent then renders again, and `memo` ends it there, so
  // what the parent passes must stay the same by identity.
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
          className={`screen-only ${style.list}`}
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
      <p className="unseen" role="status">
        {isOpen ? countWords(rows.length) : ''}
      </p>
    </>
  );
});

/** Highlights the predicted rest. */
function Predicted({ text, typed }: { text: string; typed: string }) {
  return predictedPart(text, typed).map((piece, at) =>
    piece.isTyped ? piece.text : <b key={`${at} ${piece.text}`}>{piece.text}</b>,
  );
}
