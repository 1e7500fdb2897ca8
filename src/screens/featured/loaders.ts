import { call } from '#src/api/call.ts';
import { productsFeatured } from '#src/contracts/featured.ts';
import { searchProduct } from '#src/contracts/products.ts';
import { promos } from '#src/contracts/promos.ts';
import { requireData, notFound } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { findDivision } from '#src/domain/masterformat/divisions.ts';
import { positiveIntegerFrom } from '#src/lib/positive-integer.ts';

export const featuredProducts = async ({ request: { signal } }: ScreenRequest) => ({
  division: null,
  products: requireData(await call(productsFeatured, { signal })),
});

export async function featuredProductsOf({ params, request: { signal } }: ScreenRequest) {
  const division = findDivision(params['division'] ?? '');
  if (division === null) throw notFound();
  return {
    division,
    products: requireData(await call(productsFeatured, { query: { division: division.number }, signal })),
  };
}

/** The promotion's product is a promise. */
export async function promotion({ params, request: { signal } }: ScreenRequest) {
  const id = positiveIntegerFrom(params['id'] ?? '');
  if (id === null) throw notFound();
  const promo = requireData(await call(promos.get, { params: { id }, signal }));
  return {
    promo,
    product:
      promo.productId === null
        ? null
        : call(searchProduct, { params: { id: promo.productId }, query: { tree: 'true' }, signal }),
  };
}
