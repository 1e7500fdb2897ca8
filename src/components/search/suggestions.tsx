import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useEdition } from '#src/components/library/edition.ts';
import { suggestionGroups } from '#src/components/search/rows.ts';
import type { SuggestionRow } from '#src/components/search/rows.ts';
import { optionId } from '#src/components/search/grouped-listbox.tsx';
import { SuggestionList } from '#src/components/search/suggestion-list.tsx';
import { useSuggested } from '#src/components/search/use-suggested.ts';
import { clearRecentSearches, recentSearches, rememberSearch } from '#src/stores/recent-searches.ts';

const noRow = -1;
/** These move the caret in the field, and with it the choice back from the list. */
const caretKeys = new Set(['Home', 'End', 'ArrowLeft', 'ArrowRight']);

/** What the page itself put into the field is only offered more of when somebody asks for it. */
const isAsking = (input: HTMLInputElement): boolean =>
  input.matches(':focus') && (input.value === '' || input.value !== input.defaultValue);

function emptyField(input: HTMLInputElement): void {
  input.value = '';
}

/** How many there are, for those who do not see them. */
const countWords = (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;

/**
 * The suggestions under a search field that has the focus: a combobox with a list, after the ARIA practices. The field
 * belongs to its box; this listens to it and tells in its attributes what is open. Nothing of what is typed changes.
 */
export function Suggestions({ id, input }: { id: string; input: HTMLInputElement }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const edition = useEdition();
  const [typed, setTyped] = useState(input.value);
  // Whoever typed before this code was there, or has nothing typed yet, is offered something at once.
  const [openAt, setOpenAt] = useState(() => (isAsking(input) ? key : null));
  // Open on the page that was left is closed on the next.
  const isWanted = openAt === key;
  const setWanted = (isNow: boolean): void => setOpenAt(isNow ? key : null);
  const [recent, setRecent] = useState(recentSearches);
  const [active, setActive] = useState(noRow);
  const { words, suggested } = useSuggested(typed, isWanted);
  const isEmpty = typed.trim() === '';
  const groups =
    isEmpty || words !== '' ? suggestionGroups(isEmpty ? '' : words, suggested, recent, edition) : [];
  const rows = groups.flatMap((group) => group.rows);
  const canForget = isEmpty && rows.length > 0;
  const count = rows.length + (canForget ? 1 : 0);
  const isOpen = isWanted && count > 0;
  const chosen = isOpen && active < count ? active : noRow;

  const close = (): void => {
    setWanted(false);
    setActive(noRow);
  };
  const forget = (): void => {
    clearRecentSearches();
    setRecent([]);
    setActive(noRow);
  };
  const leaveFor = ({ search }: SuggestionRow): void => {
    if (search !== undefined) rememberSearch(search);
    close();
  };
  const enter = (): void => {
    const row = rows[chosen];
    if (row === undefined) {
      forget();
      return;
    }
    leaveFor(row);
    void navigate(row.href);
  };

  const onInput = useEffectEvent(() => {
    setTyped(input.value);
    setRecent(recentSearches());
    setActive(noRow);
    setWanted(true);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setTyped(input.value);
      setWanted(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One place more than rows: the field itself stands before the first and after the last.
      if (isOpen) setActive(((chosen + 1 + step + count + 1) % (count + 1)) - 1);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (isOpen) close();
      else {
        emptyField(input);
        setTyped('');
      }
    } else if (event.key === 'Enter' && chosen !== noRow) {
      event.preventDefault();
      enter();
    } else if (caretKeys.has(event.key)) setActive(noRow);
  });
  const onSubmit = useEffectEvent(() => {
    rememberSearch(input.value);
    close();
  });
  const onFocus = useEffectEvent(() => {
    setTyped(input.value);
    setRecent(recentSearches());
    setActive(noRow);
    setWanted(isAsking(input));
  });
  const onBlur = useEffectEvent(close);
  const onPress = useEffectEvent(() => {
    if (!isOpen) setWanted(true);
  });

  useEffect(() => {
    const { form } = input;
    const end = new AbortController();
    const { signal } = end;
    input.addEventListener('input', () => onInput(), { signal });
    input.addEventListener('keydown', (event) => onKey(event), { signal });
    input.addEventListener('focus', () => onFocus(), { signal });
    input.addEventListener('click', () => onPress(), { signal });
    input.addEventListener('blur', () => onBlur(), { signal });
    form?.addEventListener('submit', () => onSubmit(), { signal });
    return () => end.abort();
  }, [input]);
  useEffect(() => {
    input.setAttribute('aria-expanded', String(isOpen));
    if (chosen === noRow) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', optionId(id, chosen));
  }, [input, isOpen, id, chosen]);

  return (
    <>
      {isOpen && (
        <SuggestionList
          id={id}
          groups={groups}
          typed={isEmpty ? '' : words}
          active={chosen}
          onGo={leaveFor}
          onForget={canForget ? forget : null}
        />
      )}
      <p className="unseen" role="status">
        {isOpen ? countWords(rows.length) : ''}
      </p>
    </>
  );
}
