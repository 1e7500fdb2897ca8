import { listBanners } from '#src/api/banners.ts';
import { getLibrary, getPromo, listRandomProducts } from '#src/api/home.ts';
import { listAlerts } from '#src/api/news.ts';
import { afterFirstPaint } from '#src/browser/first-paint.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';

/** Four featured products (requirements: sizes). */
const featuredSize = 4;

const alertsShown = 3;

/** Searching needs none of this data, so nothing is awaited. What is further down is requested last. */
export function home({ request: { signal } }: ScreenRequest) {
  return {
    library: getLibrary(signal),
    featured: listRandomProducts(featuredSize, signal),
    alerts: listAlerts({ size: alertsShown }, signal),
    promo: afterFirstPaint(() => getPromo(signal)),
    banners: afterFirstPaint(() => listBanners(signal)),
  };
}
