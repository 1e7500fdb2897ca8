import { listBanners } from '#src/api/banners.ts';
import { getLibrary, getPromo, listRandomProducts } from '#src/api/home.ts';
import { listAlerts } from '#src/api/news.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';

/** Spec §9: four featured products. */
const featuredSize = 4;

const alertsShown = 3;

/** Nothing here is needed to search, so nothing is waited for. */
export function home({ request: { signal } }: ScreenRequest) {
  return {
    library: getLibrary(signal),
    featured: listRandomProducts(featuredSize, signal),
    promo: getPromo(signal),
    banners: listBanners(signal),
    alerts: listAlerts({ size: alertsShown }, signal),
  };
}
