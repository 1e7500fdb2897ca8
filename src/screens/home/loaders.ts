import { bannersRandom } from '#src/contracts/banners.ts';
import { contentTypeTopLevel } from '#src/contracts/library.ts';
import { homepagePromoActive } from '#src/contracts/promo.ts';
import { listRandomProducts } from '#src/api/products.ts';
import { call } from '#src/api/call.ts';
import { afterFirstPaint } from '#src/browser/first-paint.ts';
import { alertsList } from '#src/contracts/alerts.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';

/** Four featured products (requirements: sizes). */
const featuredSize = 4;

const alertsShown = 3;

/** Searching needs none of this data, so nothing is awaited. What is further down is requested last. */
export function home({ request: { signal } }: ScreenRequest) {
  return {
    library: call(contentTypeTopLevel, { params: { type: 'all' }, signal }),
    featured: listRandomProducts(featuredSize, signal),
    alerts: call(alertsList, { query: { size: alertsShown }, signal }),
    promo: afterFirstPaint(() => call(homepagePromoActive, { signal })),
    banners: afterFirstPaint(() => call(bannersRandom, { query: { all: 'true' }, signal })),
  };
}
