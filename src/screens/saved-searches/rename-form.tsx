import { useEffect, useRef } from 'react';

import { useDraftInPlace } from '#src/components/forms/use-form-in-place.ts';
import { maxSearchNameLength, searchNameForm } from '#src/contracts/forms/saved-texts.ts';
import type { SavedSearch } from '#src/contracts/saved-searches.ts';
import style from '#src/screens/saved-searches/saved-searches.module.css';
import { renameSearch } from '#src/services/saved-search-changes.ts';
import { Button } from '#src/ui/button.tsx';

interface Props {
  saved: SavedSearch;
  /** The label of an unnamed search. */
  words: string;
  onDone: () => void;
}

/** Key of the stored draft. */
export const renameKey = ({ seq }: SavedSearch): string => `rename-search-${seq}`;

/** Renames a search in place. Without a name, the search is labeled with its words. */
export function RenameForm({ saved, words, onDone }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const { draft, change, problem, submit, isSubmitting, leave } = useDraftInPlace({
    key: renameKey(saved),
    schema: searchNameForm,
    before: { name: saved.name },
    send: ({ name }, before) => renameSearch(saved, name.trim(), before.name),
    what: 'name',
    focus: () => field.current?.focus(),
    onDone,
  });
  const id = `rename-${saved.seq}`;
  return (
    <form
      className={`flow full-width gap-2 ${style.rename}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label className="unseen" htmlFor={id}>
        Name
      </label>
      <input
        className="shrinks plain control"
        ref={field}
        id={id}
        value={draft.name}
        maxLength={maxSearchNameLength}
        placeholder={words}
        autoComplete="off"
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        onKeyDown={({ key }) => {
          if (key === 'Escape') leave();
        }}
      />
      <Button type="submit" kind="primary" disabled={isSubmitting}>
        {isSubmitting ? 'Saving…' : 'Save'}
      </Button>
      <Button onClick={leave}>Cancel</Button>
      <p role="alert" id={`${id}-problem`} className="small redline hidden-if-empty">
        {problem}
      </p>
    </form>
  );
}
