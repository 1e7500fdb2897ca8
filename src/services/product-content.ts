import { getProductRecord } from '#src/api/products.ts';
import type { Result } from '#src/contracts/result.ts';
import type { Content } from '#src/contracts/content.ts';

/** From the cache when it was read before. */
export async function productContent(id: number, signal: AbortSignal): Promise<Result<readonly Content[]>> {
  const result = await getProductRecord(id, signal);
  return result.error ? result : { data: result.data.content };
}
