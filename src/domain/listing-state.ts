import type { ItemsQuery } from '#src/contracts/browse.ts';
import { pageNumberFrom } from '#src/lib/page-number.ts';
import { pageSize } from '#src/domain/search-state.ts';

/** In the order of the query string. */
export const listingFacets = ['section', 'manufacturer', 'declaration', 'certification'] as const;
export type ListingFacet = (typeof listingFacets)[number];
export type ListingSort = NonNullable<ItemsQuery['sort']>;

/** The state of a list of products, as stored in its address. */
export interface ListingState {
  /** One value per facet; empty for all. */
  chosen: Readonly<Record<ListingFacet, string>>;
  /** Null for the library's own order. */
  sort: ListingSort | null;
  page: number;
}

const values: Readonly<Record<ListingFacet, RegExp>> = {
  section: /^(?:\d{6}|\d{8})$/,
  manufacturer: /^[1-9]\d{4}$/,
  declaration: /^(?:EPD|HPD)$/,
  certification: /^[^\p{Cc}\p{Cs},]{1,80}$/u,
};

const sorts: readonly ListingSort[] = ['newest', 'manufacturer', 'title', 'section'];

export const listingSortFrom = (text: string | null): ListingSort | null =>
  sorts.find((sort) => sort === text) ?? null;

/** Null for an invalid page number; ignores other invalid values. */
export function listingStateFrom(query: URLSearchParams): ListingState | null {
  const page = pageNumberFrom(query.get('page'));
  if (page === null) return null;
  const read = (facet: ListingFacet): string => {
    const value = query.get(facet)?.trim() ?? '';
    return values[facet].test(value) ? value : '';
  };
  const chosen = {
    section: read('section'),
    manufacturer: read('manufacturer'),
    declaration: read('declaration'),
    certification: read('certification'),
  };
  return { chosen, sort: listingSortFrom(query.get('sort')), page };
}

/** The query string of a list's address. Leaves out defaults and always uses the same order. */
export function listingQueryText({ chosen, sort, page }: ListingState): string {
  const query = new URLSearchParams();
  for (const facet of listingFacets) if (chosen[facet] !== '') query.set(facet, chosen[facet]);
  if (sort !== null) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

export function listingQueryOf({ chosen, sort, page }: ListingState): ItemsQuery {
  const facets = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== ''));
  return { ...facets, ...(sort === null ? {} : { sort }), from: (page - 1) * pageSize, size: pageSize };
}

export const isNarrowed = ({ chosen }: ListingState): boolean =>
  listingFacets.some((facet) => chosen[facet] !== '');
