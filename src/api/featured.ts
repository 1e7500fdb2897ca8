import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import type { ListedProduct } from '#src/contracts/content.ts';
import { productsFeatured } from '#src/contracts/featured.ts';
import type { Promo } from '#src/contracts/promo.ts';
import { promos } from '#src/contracts/promos.ts';

/** The products that the library features today, of all divisions or of one. */
export function listFeaturedProducts(
  division: string | null,
  signal: AbortSignal,
): Promise<Result<ListedProduct[]>> {
  return call(productsFeatured, { query: { division: division ?? undefined }, signal });
}

/** One promotion, running or over. */
export function getPromotion(id: number, signal: AbortSignal): Promise<Result<Promo>> {
  return call(promos.get, { params: { id }, signal });
}
