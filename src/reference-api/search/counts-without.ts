import type { SearchResult } from '#src/contracts/search.ts';
import { countFacets } from '#src/reference-api/search/count-facets.ts';
import { rangeText } from '#src/domain/ranges.ts';
import { matchAllQuery } from '#src/domain/search-state.ts';
import type { FacetChoice, RangeChoice } from '#src/reference-api/search/facet-choice.ts';
import { type FacetName, type FacetTables, facetNames } from '#src/reference-api/search/facet-tables.ts';

const maxValues = 20;

function choiceWithout(choice: FacetChoice, facet: FacetName, key: string): FacetChoice {
  const left = (choice[facet] ?? []).filter((value) => value !== key);
  const { [facet]: _left, ...others } = choice;
  return left.length === 0 ? others : { ...others, [facet]: left };
}

/** For each chosen value, how many documents would be found without it. */
export function countsWithout(
  found: Uint32Array,
  tables: FacetTables,
  choice: FacetChoice,
  ranges: readonly RangeChoice[],
): SearchResult['without'] {
  const ofRanges = ranges.map(({ table, from, to }) => {
    const others = ranges.filter((range) => range.table !== table);
    const { documents } = countFacets(found, tables, choice, others);
    const key = rangeText({ from: Number.isFinite(from) ? from : null, to: Number.isFinite(to) ? to : null });
    return { facet: table.name, key, label: table.label, doc_count: documents.length };
  });
  const ofFacets = facetNames
    .flatMap((facet) => (choice[facet] ?? []).map((key) => ({ facet, key })))
    .slice(0, maxValues)
    .map(({ facet, key }) => {
      const { documents } = countFacets(found, tables, choiceWithout(choice, facet, key), ranges);
      const { keys, labels } = tables[facet];
      return { facet, key, label: labels[keys.indexOf(key)] ?? key, doc_count: documents.length };
    });
  return [...ofRanges, ...ofFacets];
}

interface CallInput {
  tables: FacetTables;
  choice: FacetChoice;
  ranges: readonly RangeChoice[];
}

/** How many documents the other choices leave without the words; nothing if there are only words. */
export function countsWithoutWords(
  terms: string,
  all: Uint32Array,
  input: CallInput,
): SearchResult['without'] {
  const { tables, choice, ranges } = input;
  const { content_type: _type, ...filters } = choice;
  if (terms.trim() === matchAllQuery || ranges.length + Object.keys(filters).length === 0) return [];
  const { documents } = countFacets(all, tables, choice, ranges);
  return [{ facet: 'terms', key: matchAllQuery, label: terms, doc_count: documents.length }];
}
