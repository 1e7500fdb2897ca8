import type { ContentType } from '#src/contracts/content-types.ts';
import type { SearchQuery } from '#src/contracts/search.ts';
import { contentTypeFrom } from '#src/domain/content-types.ts';
import { pageNumberFrom } from '#src/lib/page-number.ts';
import { rangeFrom, rangeName, rangeText, rangesInOrder, rangesText } from '#src/domain/ranges.ts';
import type { NamedRange } from '#src/domain/ranges.ts';
import { searchTermsFrom } from '#src/lib/safe-params.ts';

/** The facets, in the order of the query string. */
export const facetNames = [
  'division',
  'section',
  'manufacturer',
  'format',
  'certification',
  'declaration',
  'standard',
  'building',
  'updated',
  'wizard',
  'host',
  'fitness',
  'validity',
  'kind',
  'threshold',
  'disclosed',
] as const;
export type FacetName = (typeof facetNames)[number];

export type Chosen = Readonly<Record<FacetName, readonly string[]>>;
export type SearchSort = NonNullable<SearchQuery['sort']>;
export type SearchType = ContentType | 'company';

/** The state of a search, as stored in its address. */
export interface SearchState {
  terms: string;
  /** Null for all types. */
  contentType: SearchType | null;
  chosen: Chosen;
  /** Ranges of measured properties, sorted by name; US customary units. */
  ranges: readonly NamedRange[];
  sort: SearchSort;
  page: number;
  /** MasterFormat edition of the numbers in `division` and `section`. */
  mf: '04' | '95';
  /** Searches for the words exactly as typed. */
  exact: boolean;
  /** The original text, if ranges were parsed out of it. */
  typed: string | null;
}

/** The query that matches everything, for searches that only filter. */
export const matchAllQuery = '*';

export const pageSize = 24;

/** Nobody picks more values of one facet. */
const maxValues = 20;

const values: Readonly<Record<FacetName, RegExp>> = {
  division: /^\d{2}$/,
  section: /^(?:\d{5}|\d{6}|\d{8})$/,
  manufacturer: /^[1-9]\d{4}$/,
  format: /^[a-z0-9]{1,8}$/,
  certification: /^[^\p{Cc}\p{Cs},]{1,80}$/u,
  declaration: /^(?:EPD|HPD)$/,
  standard: /^[^\p{Cc}\p{Cs},]{1,40}$/u,
  building: /^[^\p{Cc}\p{Cs},]{1,40}$/u,
  updated: /^(?:30|90|365)$/,
  wizard: /^1$/,
  host: /^[a-z]{1,20}$/,
  fitness: /^(?:fit|check|unfit)$/,
  validity: /^(?:valid|expired)$/,
  kind: /^[^\p{Cc}\p{Cs},]{1,40}$/u,
  threshold: /^[1-9]\d{0,5}$/,
  disclosed: /^(?:100|99|95)$/,
};

const sorts: readonly SearchSort[] = ['relevance', 'newest', 'manufacturer', 'section'];

/** Unique and sorted, so that the same choice always has the same address. */
const inOrder = (list: readonly string[]): readonly string[] => [...new Set(list)].toSorted();

function chosenFrom(query: URLSearchParams): Chosen {
  const read = (facet: FacetName) =>
    inOrder(
      query
        .getAll(facet)
        .flatMap((list) => list.split(','))
        .map((value) => value.trim())
        .filter((value) => values[facet].test(value)),
    ).slice(0, maxValues);
  return {
    division: read('division'),
    section: read('section'),
    manufacturer: read('manufacturer'),
    format: read('format'),
    certification: read('certification'),
    declaration: read('declaration'),
    standard: read('standard'),
    building: read('building'),
    updated: read('updated').slice(0, 1),
    wizard: read('wizard'),
    host: read('host'),
    fitness: read('fitness'),
    validity: read('validity'),
    kind: read('kind'),
    threshold: read('threshold'),
    disclosed: read('disclosed'),
  };
}

/** Reserved parameter names. In a manufacturer's own search, the words are a parameter too. */
const otherNames: ReadonlySet<string> = new Set([
  ...facetNames,
  'terms',
  'sort',
  'page',
  'mf',
  'exact',
  'typed',
]);

/** Any parameter whose name isn't reserved and whose value is a range. */
const chosenRanges = (query: URLSearchParams): readonly NamedRange[] =>
  rangesInOrder(
    [...query].flatMap(([name, text]) => {
      const range = rangeName.test(name) && !otherNames.has(name) ? rangeFrom(text) : null;
      return range === null ? [] : [{ name, ...range }];
    }),
  );

function typeFrom(text: string | undefined): SearchType | null | undefined {
  if (text === undefined) return null;
  return text === 'company' ? text : (contentTypeFrom(text) ?? undefined);
}

/**
 * Parses an address. Null if it makes no sense: words that must not reach a call, an unknown type, an invalid page.
 * Ignores unknown values of facets and of `sort`. Without `mf`, chosen numbers are MasterFormat 04; the visitor's own
 * edition applies only if no number is chosen.
 */
export function searchStateFrom(
  path: { terms?: string | undefined; contentType?: string | undefined },
  query: URLSearchParams,
  ownMf: '04' | '95',
): SearchState | null {
  const terms = searchTermsFrom(path.terms ?? '');
  const contentType = typeFrom(path.contentType);
  const page = pageNumberFrom(query.get('page'));
  if (terms === null || contentType === undefined || page === null) return null;
  const chosen = chosenFrom(query);
  const stated = query.get('mf');
  const hasNumbers = chosen.division.length + chosen.section.length > 0;
  return {
    terms,
    contentType,
    chosen,
    ranges: chosenRanges(query),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'relevance',
    page,
    mf: stated === '04' || stated === '95' ? stated : hasNumbers ? '04' : ownMf,
    exact: query.get('exact') === '1',
    typed: searchTermsFrom(query.get('typed') ?? ''),
  };
}

/** The query string of a search's address. Leaves out defaults and always uses the same order. */
export function searchQueryText({ chosen, ranges, sort, page, mf, exact, typed }: SearchState): string {
  const facets = facetNames.map((facet) => [facet, chosen[facet].map(encodeURIComponent).join(',')]);
  const others = [
    ['sort', sort === 'relevance' ? '' : sort],
    ['page', page === 1 ? '' : String(page)],
    ['mf', mf === '04' ? '' : mf],
    ['exact', exact ? '1' : ''],
    ['typed', encodeURIComponent(typed ?? '')],
  ];
  return [...facets, ...ranges.map((range) => [range.name, rangeText(range)]), ...others]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

export function searchQueryOf({ chosen, ranges, sort, page, mf, exact }: SearchState): SearchQuery {
  const lists = Object.fromEntries(facetNames.map((facet) => [facet, chosen[facet].join(',')]));
  return {
    ...lists,
    ranges: rangesText(ranges),
    from: (page - 1) * pageSize,
    size: pageSize,
    sort,
    mf,
    ...(exact ? { exact: '1' } : {}),
  };
}
