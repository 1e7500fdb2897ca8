import type { SearchResult } from '#src/contracts/search.ts';
import { countText } from '#src/lib/numbers.ts';
import type { SearchSort, SearchState } from '#src/domain/search-state.ts';
import { FilterSelects } from '#src/components/library/filter-selects.tsx';

interface Props {
  state: SearchState;
  answer: SearchResult;
  change: (next: Partial<SearchState>) => void;
}

const sorts: readonly (readonly [SearchSort, string])[] = [
  ['relevance', 'Relevance'],
  ['newest', 'Newest'],
  ['section', 'Section number'],
];

/** Filters for section and format, and the sort order. */
export function WordFilters({ state, answer, change }: Props) {
  const optionsOf = (facet: 'section' | 'format', all: string) => [
    { value: '', label: all },
    ...(answer.aggregations?.[facet]?.buckets ?? []).map(({ key, label, doc_count }) => ({
      value: key,
      label: `${label} (${countText(doc_count)})`,
    })),
  ];
  const choose = (facet: 'section' | 'format', value: string): void =>
    change({ chosen: { ...state.chosen, [facet]: value === '' ? [] : [value] }, page: 1 });
  return (
    <div className="flow at-bottom gap-2-3 strip-599 screen-only">
      <FilterSelects
        choices={[
          {
            label: 'Section',
            value: state.chosen.section[0] ?? '',
            options: optionsOf('section', 'All sections'),
            change: (value) => choose('section', value),
          },
          {
            label: 'Format',
            value: state.chosen.format[0] ?? '',
            options: optionsOf('format', 'All formats'),
            change: (value) => choose('format', value),
          },
          {
            label: 'Order',
            isOrder: true,
            value: state.sort,
            options: sorts.map(([value, label]) => ({ value, label })),
            change: (value) =>
              change({ sort: sorts.find(([one]) => one === value)?.[0] ?? 'relevance', page: 1 }),
          },
        ]}
      />
    </div>
  );
}
