import { useScreenData } from '#src/components/page/screen-data.tsx';
import { SelectableList } from '#src/components/selection/selectable-list.tsx';
import { useLocation, useNavigation } from 'react-router';

import { CountTabs } from '#src/components/library/count-tabs.tsx';
import { useAddressView } from '#src/components/page/use-address-view.ts';
import { Link } from '#src/components/page/link.tsx';
import type { Company } from '#src/contracts/companies.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import type { SearchResult } from '#src/contracts/search.ts';
import { contentTypeFrom, contentTypeWords } from '#src/domain/content-types.ts';
import { choicesOf, withoutChoices } from '#src/domain/search-choice.ts';
import { matchAllQuery, pageSize, searchQueryText, searchStateFrom } from '#src/domain/search-state.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import { to } from '#src/paths.ts';
import { ListFrame } from '#src/screens/companies/frame/list-frame.tsx';
import { Rows } from '#src/screens/companies/frame/rows.tsx';
import type { wordSearch } from '#src/screens/companies/search/loaders.ts';
import { NothingFound } from '#src/screens/companies/search/nothing-found.tsx';
import { SearchFrame } from '#src/screens/companies/search/search-frame.tsx';
import { WordFilters } from '#src/screens/companies/search/word-filters.tsx';
import { Start } from '#src/screens/companies/search/start.tsx';

/** Searches all of a manufacturer's content, or one type of it, for words. */
export function Screen() {
  const { company, sections, result } = useScreenData<typeof wordSearch>();
  if (result === null) {
    return (
      <SearchFrame company={company} mode="words" terms="" path={to.companySearch(company)} isListed>
        <Start company={company} sections={sections} />
      </SearchFrame>
    );
  }
  const { terms, contentType } = result.state;
  const type = contentType === null ? null : contentTypeFrom(contentType);
  return (
    <SearchFrame
      company={company}
      mode="words"
      // A search by section or type needs no words.
      terms={terms === matchAllQuery ? '' : terms}
      path={type === null ? to.companySearch(company) : to.companySearchType(company, terms, type)}
      isListed={false}
    >
      <Found company={company} type={type} {...result} />
    </SearchFrame>
  );
}

interface FoundProps {
  company: Company;
  type: ContentType | null;
  state: SearchState;
  answer: SearchResult;
}

function Found({ company, type, state, answer }: FoundProps) {
  const hrefOf = (next: SearchState): string => addressOf(company, next);
  const [asked, choose] = useAddressView(useAsked(state), hrefOf);
  const start = (state.page - 1) * pageSize;
  const rows = answer.hits.hits.flatMap(({ _source: item, highlight = {} }) =>
    item.content_type === 'company' ? [] : [{ item, highlight }],
  );
  const counts = new Map(
    (answer.aggregations?.['content_type']?.buckets ?? []).map(({ key, doc_count }) => [key, doc_count]),
  );
  const own = [...counts].flatMap(([key]) => contentTypeFrom(key) ?? []);
  const all = own.reduce((sum, one) => sum + (counts.get(one) ?? 0), 0);
  return (
    <>
      {answer.corrected !== null && (
        <p className="note">
          Showing results for <strong>{answer.corrected.to}</strong>. Search instead for{' '}
          <Link className="link" to={hrefOf({ ...state, exact: true, page: 1 })}>
            {answer.corrected.from}
          </Link>
        </p>
      )}
      {all > 0 && (
        <CountTabs
          label="Types of results"
          tabs={[
            {
              key: 'all',
              label: 'Everything',
              count: all,
              href: hrefOf({ ...asked, contentType: null, page: 1 }),
              isCurrent: type === null,
            },
            ...own.map((one) => ({
              key: one,
              label: contentTypeWords[one].plural,
              count: counts.get(one) ?? 0,
              href: hrefOf({ ...asked, contentType: one, page: 1 }),
              isCurrent: type === one,
            })),
          ]}
        />
      )}
      <WordFilters state={asked} answer={answer} change={choose} />
      <ListFrame
        state={state}
        total={answer.hits.total.value}
        shown={rows.length}
        hrefOf={(page) => hrefOf({ ...state, page })}
        empty={
          <NothingFound
            company={company}
            terms={state.terms}
            mode="words"
            without={
              choicesOf(state).length > 0 || type !== null
                ? hrefOf({ ...withoutChoices(state), contentType: null })
                : null
            }
          />
        }
      >
        <SelectableList items={rows.map(({ item }) => item)}>
          <Rows rows={rows} start={start + 1} />
        </SelectableList>
      </ListFrame>
    </>
  );
}

/** The latest choice while its navigation is pending, so that the next choice builds on it. */
function useAsked(state: SearchState): SearchState {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const query = new URLSearchParams(next?.search);
  const isSameSearch =
    next?.pathname === pathname && query.get('terms') === new URLSearchParams(search).get('terms');
  const { terms, contentType, mf } = state;
  const asked = isSameSearch && searchStateFrom({ terms, contentType: contentType ?? undefined }, query, mf);
  return asked || state;
}

/** All types: the search's own path with the words in the query. One type: the words are in the path. */
function addressOf(company: Company, state: SearchState): string {
  const query = searchQueryText(state);
  const type = state.contentType === null ? null : contentTypeFrom(state.contentType);
  if (type !== null) return to.companySearchType(company, state.terms, type, query);
  return to.companySearch(
    company,
    [`terms=${encodeURIComponent(state.terms)}`, query].filter(Boolean).join('&'),
  );
}
