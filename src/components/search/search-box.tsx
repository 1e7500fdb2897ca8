import { useEffect, useId, useRef, useState, type ComponentProps } from 'react';
import { useMatches, useNavigate } from 'react-router';

import { onLetters, searchFieldOfPage } from '#src/browser/shortcut.ts';
import style from '#src/components/search/search-box.module.css';
import { contentTypeFrom, contentTypeWords } from '#src/domain/content-types.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import { searchTermsFrom } from '#src/lib/safe-params.ts';
import { paths } from '#src/paths.ts';
import { rememberSearch } from '#src/components/search/recent-searches.ts';
import { typedSearchPath } from '#src/components/search/typed-search.ts';
import { Icon } from '#src/ui/icon.tsx';

type SuggestionsComponent = typeof import('#src/components/search/suggestions.tsx').Suggestions;

/** The current search, so that the box still shows it on the results page. */
function useSearched(): { terms: string; type: string } {
  const { terms = '', contentType = '' } = useMatches().at(-1)?.params ?? {};
  // An item's URL contains a content type as well, but is not a search.
  if (terms === '') return { terms, type: '' };
  return {
    terms: searchTermsFrom(terms) ?? '',
    type: contentType === 'company' ? contentType : (contentTypeFrom(contentType) ?? ''),
  };
}

/** Focuses the field and selects its text; in some browsers, selecting alone does not focus. */
function focusField(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

interface Props {
  place: 'header' | 'home';
  /** What the box searches until the visitor chooses something else; everything if left out. */
  type?: string;
}

/** Searches the library: one line in the header, larger on the home page. */
export function SearchBox({ place, type = '' }: Props) {
  const searched = useSearched();
  const { terms } = searched;
  const started = { terms, type: searched.type || type };
  return <Box key={`${started.type} ${terms}`} place={place} searched={started} />;
}

/** Names what the chosen type has, in few enough words for a phone. */
function placeholderOf(place: Props['place'], type: string): string {
  if (type === 'company') return 'Company name';
  return place === 'home' ? 'Product or section' : 'Search the library';
}

function Box({ place, searched }: Omit<Props, 'type'> & { searched: ReturnType<typeof useSearched> }) {
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(searched.terms);
  const [type, setType] = useState(searched.type);
  const [Suggestions, setSuggestions] = useState<SuggestionsComponent>();
  const [inputProps, setInputProps] = useState<ComponentProps<'input'>>();
  // The box works without suggestions, so a failure to load them is ignored.
  const suggest = (): void => {
    import('#src/components/search/suggestions.tsx').then(
      (loaded) => {
        if (input.current?.matches(':focus')) setSuggestions(loaded.Suggestions);
      },
      () => undefined,
    );
  };
  useEffect(() => {
    if (place === 'home') return undefined;
    // On a phone, a page with its own search hides the header's.
    const field = () => (input.current?.checkVisibility() === false ? searchFieldOfPage() : input.current);
    return onLetters({ '/': () => focusField(field()) });
  }, [place]);
  function submit(): void {
    const terms = searchTermsFrom(typed);
    if (terms !== null) rememberSearch(terms);
    void navigate(typedSearchPath(typed, type));
  }
  return (
    <search className={`block grow shrinks relative ${style[place]}`} data-place={place}>
      <form
        className={`flex shade ${style.find}`}
        action={paths.searchEmpty}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <label className="unseen" htmlFor={`${id}-type`}>
          Search in
        </label>
        <select
          id={`${id}-type`}
          name="type"
          value={type}
          onChange={({ target }) => setType(target.value)}
          className={`shrinks note quiet ring-inside ${style.type}`}
        >
          <option className="plain paper" value="">
            Everything
          </option>
          {contentTypes.map((type) => (
            <option className="plain paper" key={type} value={type}>
              {contentTypeWords[type].plural}
            </option>
          ))}
          <option className="plain paper" value="company">
            Manufacturers
          </option>
        </select>
        <label className="unseen" htmlFor={`${id}-terms`}>
          Search for
        </label>
        <input
          ref={input}
          id={`${id}-terms`}
          name="terms"
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls={`${id}-list`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onFocus={suggest}
          maxLength={200}
          placeholder={placeholderOf(place, type)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          className={`grow shrinks ring-inside ${style.terms}`}
          {...inputProps}
        />
        {place === 'header' && (
          <kbd className={`muted framed rounded ${style.key}`} aria-hidden="true">
            /
          </kbd>
        )}
        <button type="submit" className={`centered quiet ring-inside ${style.go}`} aria-label="Search">
          <Icon name="search" />
        </button>
      </form>
      {Suggestions && (
        <Suggestions
          field={input}
          inputId={`${id}-terms`}
          listId={`${id}-list`}
          typed={typed}
          searched={searched.terms}
          onTyped={setTyped}
          onInputProps={setInputProps}
        />
      )}
    </search>
  );
}
