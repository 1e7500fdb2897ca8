import { CountTabs } from '#src/components/library/count-tabs.tsx';
import { contentTypes, type ContentType } from '#src/contracts/content-types.ts';
import type { SearchResult } from '#src/contracts/search.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import type { SearchState, SearchType } from '#src/domain/search-state.ts';
import { bucketsOf } from '#src/domain/search-labels.ts';
import { searchAddress } from '#src/screens/search/search-address.ts';

/** Short labels, so that all tabs fit on one line on a desktop. */
const labels: Partial<Record<ContentType, string>> = { cad: 'CAD', bim: 'BIM', spec: 'Specs' };

const tabs: readonly (readonly [SearchType | null, string])[] = [
  [null, 'All'],
  ...contentTypes.map((type) => [type, labels[type] ?? contentTypeWords[type].plural] as const),
  ['company', 'Manufacturers'],
];

/** The content types with their number of results. */
export function TypeTabs({ state, answer }: { state: SearchState; answer: SearchResult }) {
  const buckets = bucketsOf(answer, 'content_type');
  const all = buckets.reduce((sum, { doc_count }) => sum + doc_count, 0);
  const countOf = (type: SearchType | null) =>
    type === null ? all : (buckets.find(({ key }) => key === type)?.doc_count ?? 0);
  // If nothing is found, only types with results.
  const isNothing = answer.hits.total.value === 0;
  const shown = isNothing ? tabs.filter(([type]) => countOf(type) > 0) : tabs;
  if (shown.length === 0) return null;
  return (
    <CountTabs
      tabs={shown.map(([type, label]) => ({
        key: label,
        label,
        count: countOf(type),
        href: searchAddress({ ...state, contentType: type, page: 1 }),
        isCurrent: type === state.contentType,
      }))}
    />
  );
}
