import { useNavigate } from 'react-router';

import type { Company } from '#src/contracts/companies.ts';
import { searchTermsFrom } from '#src/lib/safe-params.ts';
import { modeHref } from '#src/screens/companies/search/mode.ts';
import type { Mode } from '#src/screens/companies/search/mode.ts';
import style from '#src/screens/companies/search/search.module.css';
import { Button } from '#src/ui/button.tsx';

const examples: Readonly<Record<Mode, string>> = {
  words: 'roof edge',
  products: 'wind uplift',
  meaning: 'keeps rain out of flat roofs',
};

/** One line to ask in. Nothing typed asks for nothing. */
export function SearchForm({ company, mode, terms }: { company: Company; mode: Mode; terms: string }) {
  const navigate = useNavigate();
  const label = mode === 'meaning' ? 'What should it do?' : 'Search for';
  return (
    <search aria-label={`Search ${company.companyNoHtml}`}>
      <form
        className={style.form}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('query');
          const query = searchTermsFrom(typeof typed === 'string' ? typed : '') ?? '';
          void navigate(modeHref(company, mode, query));
        }}
      >
        <label className="unseen" htmlFor="query">
          {label}
        </label>
        <input
          id="query"
          name="query"
          type="search"
          defaultValue={terms}
          maxLength={200}
          placeholder={`For example: ${examples[mode]}`}
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
