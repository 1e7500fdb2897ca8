import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import { searchProduct } from '#src/contracts/products.ts';
import type { ProductPage } from '#src/contracts/products.ts';

/** One product with its content, without its manufacturer's tree. */
export function getProductRecord(id: number, signal: AbortSignal): Promise<Result<ProductPage>> {
  return call(searchProduct, { params: { id }, query: {}, signal });
}
