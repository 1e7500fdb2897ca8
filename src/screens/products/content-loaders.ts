import { call } from '#src/api/call.ts';
import { searchProduct } from '#src/contracts/products.ts';
import { requireData, notFound } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { contentTypeFrom } from '#src/domain/content-types.ts';
import { positiveIntegerFrom } from '#src/lib/positive-integer.ts';

/** A product and its content of one type. Makes no call if the address names neither. */
export async function productContent({ params, request: { signal } }: ScreenRequest) {
  const id = positiveIntegerFrom(params['id'] ?? '');
  const type = contentTypeFrom(params['contentType'] ?? '');
  if (id === null || type === null) throw notFound();
  return {
    type,
    ...requireData(await call(searchProduct, { params: { id }, query: { content_type: type }, signal })),
  };
}
export type ProductContent = Awaited<ReturnType<typeof productContent>>;
