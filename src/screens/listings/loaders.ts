import { listSectionItems, getCsiPage } from '#src/api/browse.ts';
import { call } from '#src/api/call.ts';
import { bannersBpc } from '#src/contracts/banners.ts';
import { sitePageProductCategories, sitePageTopLevel } from '#src/contracts/browse.ts';
import { csinosByDivision, csisecsManufacturers } from '#src/contracts/csi.ts';
import { contentTypeTopLevelProduct } from '#src/contracts/library.ts';
import { searchManufacturers } from '#src/contracts/search.ts';
import { requireData, notFound } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { categoryKeyFrom } from '#src/domain/category-key.ts';
import { contentTypeFrom } from '#src/domain/content-types.ts';
import { listingQueryOf, listingStateFrom } from '#src/domain/listing-state.ts';
import { csiSelectionFrom } from '#src/domain/masterformat/csi-selection.ts';
import type { CsiSelection } from '#src/domain/masterformat/csi-selection.ts';
import { pageNumberFrom } from '#src/lib/page-number.ts';
import { redirect } from '#src/lib/redirect.ts';
import { to } from '#src/paths.ts';

/** The other categories are a promise. */
export async function productCategory({ params, request: { signal } }: ScreenRequest) {
  // An address of products by CSI without a number redirects to all divisions.
  if (params['type'] === 'by-csi') throw redirect(to.productCategory('product'));
  const key = categoryKeyFrom(params['type'] ?? '');
  if (key === null) throw notFound();
  const type = contentTypeFrom(key);
  const banners = call(bannersBpc, { params: { bannerPage: key }, signal });
  if (type !== null)
    return {
      kind: 'type',
      type,
      banners,
      page: requireData(await call(sitePageTopLevel, { params: { type }, signal })),
    } as const;
  if (key === 'all') {
    const divisions = call(contentTypeTopLevelProduct, { signal });
    return {
      kind: 'all',
      divisions,
      banners,
      page: requireData(await call(sitePageProductCategories, { params: { category: key }, signal })),
    } as const;
  }
  const secondary = {
    others: call(sitePageProductCategories, { params: { category: 'all' }, signal }),
    manufacturers: call(searchManufacturers, { params: { category: key }, signal }),
  };
  return {
    kind: 'category',
    key,
    banners,
    ...secondary,
    page: requireData(await call(sitePageProductCategories, { params: { category: key }, signal })),
  } as const;
}

/** The manufacturers, the division's sections, and the directory text are promises. */
export async function productsByCsi({ params, request: { url, signal } }: ScreenRequest) {
  const selection = csiSelectionFrom(params['csi'] ?? '');
  const state = listingStateFrom(new URL(url).searchParams);
  if (selection === null || state === null) throw notFound();
  const { key, edition } = selection;
  const division = divisionOf(selection);
  const secondary = {
    banners: call(bannersBpc, { params: { bannerPage: key }, signal }),
    sections:
      division === null
        ? null
        : call(csinosByDivision, { params: { division }, query: { mf: edition }, signal }),
    about: getCsiPage(key, signal),
    manufacturers: call(csisecsManufacturers, { params: { mf: edition, csisec: key }, signal }),
  };
  const answer = requireData(await listSectionItems('product', key, listingQueryOf(state), signal));
  return { selection, state, ...secondary, answer };
}

/** Two digits in its own edition; null if the selection isn't a whole division. */
function divisionOf({ kind, key }: CsiSelection): string | null {
  return kind === 'division' || /^\d{2}000$/.test(key) ? key.slice(0, 2) : null;
}

export type ProductsByCsi = Awaited<ReturnType<typeof productsByCsi>>;

/** Manufacturers under a letter, in a division, or in a category. */
export async function manufacturersOf({ params, request: { url, signal } }: ScreenRequest) {
  const key = categoryKeyFrom(params['category'] ?? '');
  const page = pageNumberFrom(new URL(url).searchParams.get('page'));
  if (key === null || page === null) throw notFound();
  return {
    key,
    page,
    answer: requireData(await call(searchManufacturers, { params: { category: key }, signal })),
  };
}
