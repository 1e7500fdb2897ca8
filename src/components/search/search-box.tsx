import { useEffect, useId, useRef, useState } from 'react';
import { useMatches, useNavigate } from 'react-router';

import { onSlash } from '#src/browser/shortcut.ts';
import style from '#src/components/search/search-box.module.css';
import { contentTypeFrom, contentTypeWords } from '#src/domain/content-types.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import { searchTermsFrom } from '#src/lib/safe-params.ts';
import { to } from '#src/paths.ts';
import { Icon } from '#src/ui/icon.tsx';

type Suggestions = typeof import('#src/components/search/suggestions.tsx').Suggestions;

/** What the address says is searched for now, so that the box keeps it on the results page. */
function useSearched(): { terms: string; type: string } {
  const { terms = '', contentType = '' } = useMatches().at(-1)?.params ?? {};
  // The address of an item names a type as well, and nobody searches there.
  if (terms === '') return { terms, type: '' };
  return {
    terms: searchTermsFrom(terms) ?? '',
    type: contentType === 'company' ? contentType : (contentTypeFrom(contentType) ?? ''),
  };
}

/** Into the field, with what is typed there selected; selecting alone leaves the focus where it is in some browsers. */
function toField(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** The search of the whole library: one line in the header, a large one on the home page. */
export function SearchBox({ place }: { place: 'header' | 'home' }) {
  const navigate = useNavigate();
  const searched = useSearched();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [helped, setHelped] = useState<{ Suggestions: Suggestions; field: HTMLInputElement; turn: number }>();
  // Without them the box searches all the same: whatever keeps their code away is nobody's concern.
  const suggest = (field: HTMLInputElement): void => {
    import('#src/components/search/suggestions.tsx').then(
      ({ Suggestions }) =>
        setHelped((before) =>
          before?.field === field ? before : { Suggestions, field, turn: (before?.turn ?? 0) + 1 },
        ),
      () => undefined,
    );
  };
  useEffect(() => (place === 'header' ? onSlash(() => toField(input.current)) : undefined), [place]);
  function submit(form: FormData): void {
    const typed = form.get('terms');
    const type = form.get('type');
    const terms = searchTermsFrom(typeof typed === 'string' ? typed : '');
    if (terms === null) {
      void navigate(to.searchEmpty());
      return;
    }
    const contentType = type === 'company' ? type : contentTypeFrom(typeof type === 'string' ? type : '');
    void navigate(contentType === null ? to.search(terms) : to.searchType(terms, contentType));
  }
  return (
    <search className={`${style.search} ${style[place]}`}>
      <form
        className={style.find}
        onSubmit={(event) => {
          event.preventDefault();
          submit(new FormData(event.currentTarget));
        }}
      >
        <label className="unseen" htmlFor={`${id}-type`}>
          Search in
        </label>
        <select
          id={`${id}-type`}
          name="type"
          key={`type ${searched.type}`}
          defaultValue={searched.type}
          className={style.type}
        >
          <option value="">Everything</option>
          {contentTypes.map((type) => (
            <option key={type} value={type}>
              {contentTypeWords[type].plural}
            </option>
          ))}
          <option value="company">Manufacturers</option>
        </select>
        <label className="unseen" htmlFor={`${id}-terms`}>
          Search for
        </label>
        <input
          ref={input}
          id={`${id}-terms`}
          key={`terms ${searched.terms}`}
          name="terms"
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls={`${id}-list`}
          onFocus={({ currentTarget }) => suggest(currentTarget)}
          defaultValue={searched.terms}
          maxLength={200}
          placeholder={place === 'home' ? 'Product, section, standard, manufacturer' : 'Search the library'}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          className={style.terms}
        />
        {place === 'header' && (
          <kbd className={style.key} aria-hidden="true">
            /
          </kbd>
        )}
        <button type="submit" className={style.go} aria-label="Search">
          <Icon name="search" />
        </button>
      </form>
      {helped && <helped.Suggestions key={helped.turn} id={`${id}-list`} input={helped.field} />}
    </search>
  );
}
