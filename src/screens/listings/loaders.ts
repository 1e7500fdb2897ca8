import {
  getCategoryPage,
  getCsiPage,
  getManufacturers,
  getTopPage,
  listManufacturersOf,
  listProductsOf,
} from '#src/api/listings.ts';
import { requireData, notFound } from '#src/components/page/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { categoryKeyFrom } from '#src/domain/category-key.ts';
import { contentTypeFrom } from '#src/domain/content-types.ts';
import { listingQueryOf, listingStateFrom } from '#src/domain/listing-state.ts';
import { csiSelectionFrom } from '#src/domain/masterformat/csi-selection.ts';
import { pageNumberFrom } from '#src/lib/page-number.ts';

/** The other categories are a promise. */
export async function productCategory({ params, request: { signal } }: ScreenRequest) {
  const key = categoryKeyFrom(params['type'] ?? '');
  if (key === null) throw notFound();
  const type = contentTypeFrom(key);
  if (type !== null)
    return { kind: 'type', type, page: requireData(await getTopPage(type, signal)) } as const;
  if (key === 'all') {
    const divisions = getTopPage('product', signal);
    return { kind: 'all', divisions, page: requireData(await getCategoryPage(key, signal)) } as const;
  }
  const secondary = { others: getCategoryPage('all', signal), makers: getManufacturers(key, signal) };
  return {
    kind: 'category',
    key,
    ...secondary,
    page: requireData(await getCategoryPage(key, signal)),
  } as const;
}

/** The manufacturers and the directory's text are promises. */
export async function productsByCsi({ params, request: { url, signal } }: ScreenRequest) {
  const selection = csiSelectionFrom(params['csi'] ?? '');
  const state = listingStateFrom(new URL(url).searchParams);
  if (selection === null || state === null) throw notFound();
  const { key, edition } = selection;
  const secondary = {
    about: getCsiPage(key, signal),
    manufacturers: listManufacturersOf(edition, key, signal),
  };
  const answer = requireData(await listProductsOf(key, listingQueryOf(state), signal));
  return { selection, state, ...secondary, answer };
}
export type ProductsByCsi = Awaited<ReturnType<typeof productsByCsi>>;

/** The manufacturers under a letter, in a division or in a category. */
export async function manufacturersOf({ params, request: { url, signal } }: ScreenRequest) {
  const key = categoryKeyFrom(params['category'] ?? '');
  const page = pageNumberFrom(new URL(url).searchParams.get('page'));
  if (key === null || page === null) throw notFound();
  return { key, page, answer: requireData(await getManufacturers(key, signal)) };
}
