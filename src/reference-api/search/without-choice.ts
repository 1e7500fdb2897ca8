import type { SearchResult } from '#src/contracts/search.ts';
import { countFacets } from '#src/reference-api/search/count-facets.ts';
import type { FacetChoice } from '#src/reference-api/search/facet-choice.ts';
import { type FacetName, type FacetTables, facetNames } from '#src/reference-api/search/facet-tables.ts';

const mostValues = 20;

function choiceWithout(choice: FacetChoice, facet: FacetName, key: string): FacetChoice {
  const left = (choice[facet] ?? []).filter((value) => value !== key);
  const { [facet]: _left, ...others } = choice;
  return left.length === 0 ? others : { ...others, [facet]: left };
}

/** For each chosen value, how many of the found documents would be left without it. */
export function countsWithout(
  found: Uint32Array,
  tables: FacetTables,
  choice: FacetChoice,
): SearchResult['without'] {
  return facetNames
    .flatMap((facet) => (choice[facet] ?? []).map((key) => ({ facet, key })))
    .slice(0, mostValues)
    .map(({ facet, key }) => {
      const { documents } = countFacets(found, tables, choiceWithout(choice, facet, key));
      const { keys, labels } = tables[facet];
      return { facet, key, label: labels[keys.indexOf(key)] ?? key, doc_count: documents.length };
    });
}
