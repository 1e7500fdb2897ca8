import {
  getProduct,
  listProductCertificates,
  listProductDatasheets,
  listProductPhotos,
  listProductWebinars,
} from '#src/api/products.ts';
import { afterFirstPaint } from '#src/browser/first-paint.ts';
import { requireData, notFound } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { positiveIntegerFrom } from '#src/lib/positive-integer.ts';

/** One product with what belongs to it. A bad id is not found, and no call is made. */
export async function productPage({ params, request: { signal } }: ScreenRequest) {
  const id = positiveIntegerFrom(params['id'] ?? '');
  if (id === null) throw notFound();
  const beside = {
    certificates: afterFirstPaint(() => listProductCertificates([id], signal)),
    datasheets: afterFirstPaint(() => listProductDatasheets([id], signal)),
    webinars: afterFirstPaint(() => listProductWebinars([id], signal)),
    photos: afterFirstPaint(() => listProductPhotos(id, signal)),
  };
  return { ...requireData(await getProduct(id, signal)), ...beside };
}
export type ProductPage = Awaited<ReturnType<typeof productPage>>;
