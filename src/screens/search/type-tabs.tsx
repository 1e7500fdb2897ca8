import { CountTabs } from '#src/components/library/count-tabs.tsx';
import type { SearchResult } from '#src/contracts/search.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import type { SearchState, SearchType } from '#src/domain/search-state.ts';
import { bucketsOf } from '#src/domain/search-words.ts';
import { searchAddress } from '#src/screens/search/search-address.ts';

/** In the order in which a specifier asks: what it is, how it is drawn and written, what proves it, who makes it. */
const tabs: readonly (readonly [SearchType | null, string])[] = [
  [null, 'All'],
  ['product', 'Products'],
  ['cad', 'CAD'],
  ['bim', 'BIM'],
  ['spec', 'Specs'],
  ['sw', contentTypeWords.sw.plural],
  ['catalog', 'Catalogs'],
  ['video', 'Videos'],
  ['certificate', 'Certifications'],
  ['epd', 'EPDs'],
  ['hpd', 'HPDs'],
  ['datasheet', 'Datasheets'],
  ['webinar', 'Webinars'],
  ['company', 'Manufacturers'],
];

/** The types of content with how many results each has. */
export function TypeTabs({ state, answer }: { state: SearchState; answer: SearchResult }) {
  const buckets = bucketsOf(answer, 'content_type');
  const all = buckets.reduce((sum, { doc_count }) => sum + doc_count, 0);
  const countOf = (type: SearchType | null) =>
    type === null ? all : (buckets.find(({ key }) => key === type)?.doc_count ?? 0);
  return (
    <CountTabs
      tabs={tabs.map(([type, label]) => ({
        key: label,
        label,
        count: countOf(type),
        href: searchAddress({ ...state, contentType: type, page: 1 }),
        isCurrent: type === state.contentType,
      }))}
    />
  );
}
