import { useAddressView } from '#src/components/page/use-address-view.ts';
import { SortStatus } from '#src/components/page/sort-status.tsx';
import { Link } from '#src/components/page/link.tsx';
import { shownNumber } from '#src/components/library/edition.ts';
import bar from '#src/components/library/filter-bar.module.css';
import type { Bucket } from '#src/contracts/elasticsearch.ts';
import { isNarrowed, listingSortFrom } from '#src/domain/listing-state.ts';
import type { ListingFacet, ListingState } from '#src/domain/listing-state.ts';
import { findSection } from '#src/domain/masterformat/sections.ts';
import { countText } from '#src/lib/numbers.ts';

const facetWords: Readonly<Record<ListingFacet, readonly [label: string, all: string]>> = {
  section: ['Section', 'All sections'],
  manufacturer: ['Manufacturer', 'All manufacturers'],
  declaration: ['Declaration', 'Any'],
  certification: ['Certification', 'Any'],
};

const sorts = [
  ['', 'As listed'],
  ['newest', 'Newest'],
  ['manufacturer', 'Manufacturer A–Z'],
  ['title', 'Title A–Z'],
  ['section', 'Section number'],
] as const;

interface Props {
  state: ListingState;
  aggregations: Readonly<Record<string, { buckets: readonly Bucket[] }>>;
  hrefOf: (state: ListingState) => string;
  facets: readonly ListingFacet[];
}

/** One choice per facet, applied at once. A facet's counts ignore its own choice. */
export function ListingFilters({ state: shown, aggregations, facets, hrefOf }: Props) {
  const [state, choose] = useAddressView(shown, hrefOf);
  const ask = (next: Partial<ListingState>): void => choose({ ...next, page: 1 });
  return (
    <div
      className={`flow at-bottom line-bottom pad-bottom-3 screen-only fading-ends ${bar.bar}`}
      role="group"
      aria-label="Filter and sort"
    >
      {facets.map((facet) => (
        <FacetSelect
          key={facet}
          facet={facet}
          chosen={state.chosen[facet]}
          buckets={aggregations[facet]?.buckets ?? []}
          choose={(key) => ask({ chosen: { ...state.chosen, [facet]: key } })}
        />
      ))}
      <label>
        <span>Sort by</span>
        <select
          value={state.sort ?? ''}
          onChange={({ currentTarget }) => ask({ sort: listingSortFrom(currentTarget.value) })}
        >
          {sorts.map(([sort, label]) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <SortStatus by={sorts.find(([sort]) => sort === (shown.sort ?? ''))?.[1] ?? ''} />
      {isNarrowed(state) && (
        <Link
          className={`link touch-high note pad-block-2px ${bar.clear}`}
          keepScroll
          to={hrefOf(cleared(state))}
        >
          Clear filters
        </Link>
      )}
    </div>
  );
}

/** Keeps the sort order. */
const cleared = (state: ListingState): ListingState => ({
  ...state,
  chosen: { section: '', manufacturer: '', declaration: '', certification: '' },
  page: 1,
});

interface FacetProps {
  facet: ListingFacet;
  chosen: string;
  buckets: readonly Bucket[];
  choose: (key: string) => void;
}

/** Left out if there is nothing to choose from. */
function FacetSelect({ facet, chosen, buckets, choose }: FacetProps) {
  const [label, all] = facetWords[facet];
  const least = facet === 'section' || facet === 'manufacturer' ? 2 : 1;
  if (buckets.length < least && chosen === '') return null;
  const isListed = buckets.some(({ key }) => key === chosen);
  const inOrder = facet === 'section' ? buckets.toSorted((a, b) => (a.key < b.key ? -1 : 1)) : buckets;
  return (
    <label data-chosen={chosen === undefined || chosen === '' ? undefined : ''}>
      <span>{label}</span>
      <select value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <option value="">{all}</option>
        {chosen !== '' && !isListed && <option value={chosen}>{chosen} (0)</option>}
        {inOrder.map(({ key, label: name, doc_count }) => (
          <option key={key} value={key}>
            {facet === 'section' ? `${sectionNumber(key)} ${name}` : name} ({countText(doc_count)})
          </option>
        ))}
      </select>
    </label>
  );
}

const sectionNumber = (digits: string): string => shownNumber(findSection(digits) ?? { digits, former: '' });
