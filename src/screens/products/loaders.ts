import type { LoaderFunctionArgs } from 'react-router';

import { getProduct } from '#src/api/products.ts';
import { need, notFound } from '#src/components/need.ts';
import { positiveIntegerFrom } from '#src/domain/positive-integer.ts';

/** One product with all that belongs to it, in one call. A bad id is not found, and no call is made. */
export async function productPage({ params, request: { signal } }: LoaderFunctionArgs) {
  const id = positiveIntegerFrom(params['id'] ?? '');
  if (id === null) throw notFound();
  return need(await getProduct(id, signal));
}
