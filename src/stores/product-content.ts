import { getProductRecord } from '#src/api/products.ts';
import type { Result } from '#src/contracts/result.ts';
import type { Content } from '#src/contracts/content.ts';

/** What belongs to a product: its drawings, objects, specifications …; answered from what was read before, if it was. */
export async function productContent(id: number, signal: AbortSignal): Promise<Result<readonly Content[]>> {
  const result = await getProductRecord(id, signal);
  return result.error ? result : { data: result.data.content };
}
