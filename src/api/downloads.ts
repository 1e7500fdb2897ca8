import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import { searchDownloads } from '#src/contracts/products.ts';
import type { Downloads } from '#src/contracts/products.ts';

export type { Downloads } from '#src/contracts/products.ts';

/** Downloads of a manufacturer by words (`*` for all), or those of one product. */
export function listDownloads(
  of: { coid: number; contentType: ContentType; qstr: string; productId: number | null },
  signal: AbortSignal,
): Promise<Result<Downloads>> {
  const { coid, contentType, qstr, productId } = of;
  const product = productId === null ? {} : { productId };
  return call(searchDownloads, {
    query: { coid, contentType, qstr, ...product, isExcluding: 'false' },
    signal,
  });
}
