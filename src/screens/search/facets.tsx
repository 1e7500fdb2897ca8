import { UnitSwitch } from '#src/components/library/unit-switch.tsx';
import type { SearchResult } from '#src/contracts/search.ts';
import type { FacetName } from '#src/domain/search-state.ts';
import { DivisionFacet } from '#src/screens/search/division-facet.tsx';
import { Facet } from '#src/screens/search/facet.tsx';
import style from '#src/screens/search/facets.module.css';
import { bucketsOf } from '#src/domain/search-labels.ts';
import { LazyRangeFacets } from '#src/screens/search/lazy-range-facets.tsx';
import { useFacetActions, type FacetSelection } from '#src/screens/search/use-facet-actions.ts';

type Kind = 'plain' | 'searchable' | 'folded' | 'folded searchable';

/** The most used facets start expanded. */
const facets: readonly (readonly [facet: FacetName, kind: Kind])[] = [
  ['manufacturer', 'searchable'],
  ['format', 'plain'],
  ['fitness', 'plain'],
  ['host', 'folded'],
  ['certification', 'plain'],
  ['declaration', 'plain'],
  ['validity', 'plain'],
  ['kind', 'plain'],
  ['threshold', 'plain'],
  ['disclosed', 'plain'],
  ['standard', 'folded searchable'],
  ['building', 'folded'],
  ['updated', 'folded'],
  ['wizard', 'folded'],
];

interface Props {
  answer: SearchResult;
  selection: FacetSelection;
}

/** All filters of a search: OR within a facet, AND between facets. */
export function Facets({ answer, selection }: Props) {
  const actions = useFacetActions(selection);
  const { chosen } = selection.state;
  return (
    <>
      <DivisionFacet
        divisions={bucketsOf(answer, 'division')}
        sections={bucketsOf(answer, 'section')}
        {...{ chosen, actions }}
      />
      {hasFigures(answer) && (
        <div className={`line-top ${style.units}`}>
          <UnitSwitch />
        </div>
      )}
      <LazyRangeFacets ranges={answer.ranges} selection={selection} />
      {facets.map(([facet, kind]) => (
        <Facet
          key={facet}
          facet={facet}
          buckets={bucketsOf(answer, facet)}
          chosen={chosen[facet]}
          actions={actions}
          isSearchable={kind.includes('searchable')}
          isFolded={kind.includes('folded')}
        />
      ))}
    </>
  );
}

/** Whether the filters or rows show numbers with units. */
const hasFigures = ({ ranges, hits }: SearchResult): boolean =>
  ranges.length > 0 || hits.hits.some(({ _source }) => _source.content_type === 'product');
