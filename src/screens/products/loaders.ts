import { call } from '#src/api/call.ts';
import {
  certificateByProductIds,
  clientProductPhotoByProductId,
  datasheetByProductIds,
  searchProduct,
  webinarByProductIds,
} from '#src/contracts/products.ts';
import { clientProjectByCoid } from '#src/contracts/projects.ts';
import { afterFirstPaint } from '#src/browser/first-paint.ts';
import { requireData, notFound } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { positiveIntegerFrom } from '#src/lib/positive-integer.ts';

/** A product with its content. An invalid id is not found, without a call. */
export async function productPage({ params, request: { signal } }: ScreenRequest) {
  const id = positiveIntegerFrom(params['id'] ?? '');
  if (id === null) throw notFound();
  const beside = {
    certificates: afterFirstPaint(() =>
      call(certificateByProductIds, { params: { ids: [id].join(',') }, signal }),
    ),
    datasheets: afterFirstPaint(() =>
      call(datasheetByProductIds, { params: { ids: [id].join(',') }, signal }),
    ),
    webinars: afterFirstPaint(() => call(webinarByProductIds, { params: { ids: [id].join(',') }, signal })),
    photos: afterFirstPaint(() => call(clientProductPhotoByProductId, { params: { id }, signal })),
  };
  const found = requireData(await call(searchProduct, { params: { id }, query: { tree: 'true' }, signal }));
  const { coid } = found.product;
  return {
    ...found,
    ...beside,
    projects: afterFirstPaint(() => call(clientProjectByCoid, { params: { coid }, signal })),
  };
}
export type ProductPage = Awaited<ReturnType<typeof productPage>>;
