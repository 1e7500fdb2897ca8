import type { ItemsQuery } from '#src/contracts/browse.ts';
import { pageNumberFrom } from '#src/lib/page-number.ts';
import { pageSize } from '#src/domain/search-state.ts';

/** In the order of the address. */
export const listingFacets = ['section', 'manufacturer', 'declaration', 'certification'] as const;
export type ListingFacet = (typeof listingFacets)[number];
export type ListingSort = NonNullable<ItemsQuery['sort']>;

/** Everything that an address says about a list of products. */
export interface ListingState {
  /** One value each, empty for all. */
  chosen: Readonly<Record<ListingFacet, string>>;
  /** Null for the order of the library. */
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

export function listingSortFrom(text: string | null): ListingSort | null {
  return sorts.find((sort) => sort === text) ?? null;
}

/** Null for an invalid page number; other invalid values are ignored. */
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

/** The query of a list's address: nothing that goes without saying, always in the same order. */
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

export function isNarrowed({ chosen }: ListingState): boolean {
  return listingFacets.some((facet) => chosen[facet] !== '');
}
