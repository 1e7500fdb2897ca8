import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import type { ListedProduct } from '#src/contracts/content.ts';
import { productsEsSearch } from '#src/contracts/featured.ts';

/** Products in random order (four; requirements: sizes). */
export const listRandomProducts = (size: number, signal: AbortSignal): Promise<Result<ListedProduct[]>> =>
  call(productsEsSearch, {
    body: { size, query: { function_score: { query: { match_all: {} }, random_score: {} } } },
    signal,
  });
