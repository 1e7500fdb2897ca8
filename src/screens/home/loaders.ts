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

/** Searching needs none of this data, so nothing is awaited. Data further down the page is requested last. */
export function home({ request: { signal } }: ScreenRequest) {
  // Loaded separately, because this loader is part of the page's first script.
  const ofAssembly = import('#src/screens/home/assembly-data.ts');
  const assembly = ofAssembly.then((data) => data.assembly(signal));
  return {
    library: call(contentTypeTopLevel, { params: { type: 'all' }, signal }),
    assembly,
    excerpt: afterFirstPaint(async () => (await ofAssembly).excerptFor(await assembly, signal)),
    featured: afterFirstPaint(() => listRandomProducts(featuredSize, signal)),
    alerts: afterFirstPaint(() => call(alertsList, { query: { size: alertsShown }, signal })),
    promo: afterFirstPaint(() => call(homepagePromoActive, { signal })),
    banners: afterFirstPaint(() => call(bannersRandom, { query: { all: 'true' }, signal })),
  };
}
