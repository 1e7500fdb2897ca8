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

/** A product with what belongs to it. An invalid id is not found, without a call. */
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
