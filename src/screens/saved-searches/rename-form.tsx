import { useEffect, useRef, useState } from 'react';

import { useSubmitOnce } from '#src/ui/use-submit-once.ts';
import { maxSearchNameLength } from '#src/contracts/forms/saved-texts.ts';
import type { SavedSearch } from '#src/contracts/saved-searches.ts';
import rowStyle from '#src/components/favorites/saved-rows.module.css';
import style from '#src/screens/saved-searches/saved-searches.module.css';
import { renameSearch } from '#src/stores/saved-search-changes.ts';
import { Button } from '#src/ui/button.tsx';

interface Props {
  saved: SavedSearch;
  /** The label of an unnamed search. */
  words: string;
  onDone: () => void;
}

/** Another name, in the place of the present one; without any, the search is called by its words. */
export function RenameForm({ saved, words, onDone }: Props) {
  const [name, setName] = useState(saved.name);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const { submit, isSubmitting } = useSubmitOnce(async () => {
    setProblem(null);
    const { error } = await renameSearch(saved, name.trim());
    if (!error) return onDone();
    setProblem(`The name was not saved. ${error.message}`);
    field.current?.focus();
  });
  const id = `rename-${saved.seq}`;
  return (
    <form
      className={style.rename}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label className="unseen" htmlFor={id}>
        Name
      </label>
      <input
        ref={field}
        id={id}
        value={name}
        maxLength={maxSearchNameLength}
        placeholder={words}
        autoComplete="off"
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onDone();
        }}
      />
      <Button type="submit" kind="primary" disabled={isSubmitting}>
        {isSubmitting ? 'Saving…' : 'Save'}
      </Button>
      <Button onClick={onDone}>Cancel</Button>
      <p role="alert" id={`${id}-problem`} className={rowStyle.problem}>
        {problem}
      </p>
    </form>
  );
}
