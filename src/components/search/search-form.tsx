import { useNavigate } from 'react-router';

import style from '#src/components/search/search-form.module.css';
import { searchTermsFrom } from '#src/lib/safe-params.ts';
import { Button } from '#src/ui/button.tsx';

interface Props {
  /** Name of the search landmark. */
  name: string;
  label: string;
  placeholder: string;
  words: string;
  hrefOf: (words: string) => string;
}

/** A one-line search form whose terms go into the URL. */
export function SearchForm({ name, label, placeholder, words, hrefOf }: Props) {
  const navigate = useNavigate();
  return (
    <search aria-label={name}>
      <form
        className={`flex measure gap-2 screen-only ${style.form}`}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('q');
          void navigate(hrefOf(searchTermsFrom(typeof typed === 'string' ? typed : '') ?? ''));
        }}
      >
        <label className="unseen" htmlFor="inside-words">
          {label}
        </label>
        <input
          className="grow shrinks control"
          // Remounts the input when Back or Forward changes the terms.
          key={words}
          id="inside-words"
          name="q"
          type="search"
          defaultValue={words}
          maxLength={200}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <Button kind="primary" type="submit">
          Search
        </Button>
      </form>
    </search>
  );
}
