import type { LoaderFunctionArgs } from 'react-router';

import { getLibrary, getPromo, listBanners, listRandomProducts } from '#src/api/home.ts';

/** Spec §9: four featured products. */
const featuredSize = 4;

/** Nothing here is needed to search, so nothing is waited for. */
export function home({ request: { signal } }: LoaderFunctionArgs) {
  return {
    library: getLibrary(signal),
    featured: listRandomProducts(featuredSize, signal),
    promo: getPromo(signal),
    banners: listBanners(signal),
  };
}
