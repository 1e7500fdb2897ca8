import * as v from 'valibot';
import { searchHit } from '#src/contracts/search.ts';
import { type FacetTable, facetNames } from '#src/reference-api/search/facet-tables.ts';
import { sectionsOf, titleOf } from '#src/reference-api/search/document-fields.ts';
import { foldText } from '#src/reference-api/search/fold-text.ts';
import { groupNumbers } from '#src/reference-api/search/grouped-numbers.ts';
import type { Library } from '#src/reference-api/search/library-facts.ts';
import { bestNumber, numbersOf } from '#src/reference-api/search/range-tables.ts';
import type { SearchDocument } from '#src/reference-api/search/search-document.ts';
import { bare, numberOf } from '#src/reference-api/search/suggest.ts';

const keyword = { type: 'keyword' } as const;
const number = { type: 'integer' } as const;
const words = { type: 'text', analyzer: 'spoken', norms: false } as const;

/** Facets that differ by edition of MasterFormat, as the fields of `facets`. */
export const facetField = (facet: string, edition: string): string =>
  facet === 'division' || facet === 'section' ? `facets.${facet}${edition}` : `facets.${facet}`;

/**
 * Terms are made by the library's own code, as the words of a query are, since engines know neither the trade's phrases nor
 * its designations. `weighted` takes them as `term|weight` and keeps the weight as the term's frequency; the similarity
 * makes it the score, times the boost of the query's term.
 */
export const indexBody = (shards: number, meta: Readonly<Record<string, unknown>>) => ({
  settings: {
    number_of_shards: shards,
    number_of_replicas: 0,
    refresh_interval: '-1',
    'translog.durability': 'async',
    similarity: {
      weight: { type: 'scripted', script: { source: 'return query.boost * doc.freq;' } },
    },
    analysis: {
      analyzer: {
        weighted: { tokenizer: 'keyword', filter: ['delimited_term_freq'] },
        spoken: { tokenizer: 'whitespace' },
      },
    },
  },
  mappings: {
    _meta: meta,
    dynamic: 'strict',
    // The rest is made anew by each load.
    _source: { includes: ['hit', 'pages'] },
    properties: {
      at: number,
      rank: number,
      words: {
        type: 'text',
        analyzer: 'weighted',
        similarity: 'weight',
        index_options: 'freqs',
        norms: false,
      },
      type: keyword,
      // Numbers that are asked for, never compared.
      coid: keyword,
      day: keyword,
      kind: keyword,
      things: keyword,
      title: { ...words, fields: { whole: keyword } },
      maker: words,
      section: keyword,
      sections: {
        properties: { first04: keyword, other04: keyword, first95: keyword, other95: keyword },
      },
      number: keyword,
      sort: { properties: { maker: keyword, section: keyword } },
      facets: {
        properties: Object.fromEntries(
          facetNames.flatMap((facet) =>
            ['04', '95'].map((edition) => [facetField(facet, edition).replace('facets.', ''), keyword]),
          ),
        ),
      },
      // As many properties as the library measures, in three fields.
      numbers: { type: 'nested', properties: { name: keyword, value: { type: 'double' }, role: keyword } },
      hit: { type: 'object', enabled: false },
      pages: { type: 'object', enabled: false },
    },
  },
});

/** The documents of a library as they are indexed, by number. */
export function indexedDocuments(documents: readonly SearchDocument[], library: Library) {
  const { postings, tables, ranges, kindOf, thingsOf, titles, makers, days, ranks } = library;
  const termOf = new Uint32Array(postings.documents.length);
  for (let term = 0; term < postings.terms.length; term += 1)
    termOf.fill(term, postings.offsets[term], postings.offsets[term + 1]);
  const places = groupNumbers(
    postings.documents,
    Uint32Array.from(termOf, (_, at) => at),
    documents.length,
  );
  const measured = [...ranges.byName.values()].filter(({ numbers }) => numbers.length > 0);

  const wordsOf = (at: number): string[] =>
    Array.from(
      places.values.subarray(places.offsets[at] ?? 0, places.offsets[at + 1] ?? 0),
      (place) => `${postings.terms[termOf[place] ?? 0] ?? ''}|${postings.impacts[place] ?? 0}`,
    );
  const keysOf = ({ keys, values }: FacetTable, at: number): string[] =>
    Array.from(
      values.values.subarray(values.offsets[at] ?? 0, values.offsets[at + 1] ?? 0),
      (value) => keys[value] ?? '',
    );
  const numbersAt = (at: number) =>
    measured.flatMap((table) => {
      const own = numbersOf(table, at);
      const [first] = own;
      if (first === undefined) return [];
      const best = bestNumber(table, at);
      return [...new Set(own)].map((value) => ({
        name: table.name,
        value,
        role: [
          ...(value === first ? ['first'] : []),
          ...(value === best && table.better !== null ? ['best'] : []),
        ],
      }));
    });

  return (at: number): Readonly<Record<string, unknown>> => {
    const document = documents[at];
    if (document === undefined) throw new RangeError(`There is no document ${at}`);
    const { hit } = document;
    const isCompany = hit.content_type === 'company';
    const sections = sectionsOf(hit);
    const [first] = isCompany ? [] : sections;
    const others = isCompany ? sections : sections.slice(1);
    const title = titles[at] ?? '';
    const number = bare(numberOf(hit));
    const pages = document.pages?.() ?? [];
    return {
      at,
      rank: ranks.relevance[at],
      words: wordsOf(at),
      type: hit.content_type,
      coid: hit.coid,
      ...(days[at] !== '' && { day: days[at] }),
      ...(kindOf[at] !== null && { kind: kindOf[at] }),
      things: thingsOf[at],
      title,
      maker: makers[at],
      ...(first && { section: first.number }),
      sections: {
        first04: first === undefined ? [] : [first.number],
        first95: first?.number95 ?? [],
        other04: others.map((one) => one.number),
        other95: others.flatMap((one) => one.number95 ?? []),
      },
      ...(number !== '' && { number }),
      sort: {
        maker: `${foldText(hit.company)}\n${foldText(titleOf(hit))}`,
        section: sections[0]?.number ?? '99999999',
      },
      facets: Object.fromEntries(
        facetNames.flatMap((facet) =>
          (['04', '95'] as const).map((edition) => [
            facetField(facet, edition).replace('facets.', ''),
            keysOf(tables[edition][facet], at),
          ]),
        ),
      ),
      numbers: numbersAt(at),
      hit: v.parse(searchHit, hit),
      ...(pages.length > 0 && { pages: { texts: pages } }),
    };
  };
}
