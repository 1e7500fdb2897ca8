import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import type { ListedProduct } from '#src/contracts/content.ts';
import type { AnswerOf } from '#src/contracts/define-call.ts';
import { productsEsSearch } from '#src/contracts/featured.ts';
import { contentTypeTopLevel } from '#src/contracts/library.ts';
import { homepagePromoActive } from '#src/contracts/promo.ts';
import type { Promo } from '#src/contracts/promo.ts';

export type Library = AnswerOf<typeof contentTypeTopLevel>;

/** The whole library in numbers: divisions × content types. */
export function getLibrary(signal: AbortSignal): Promise<Result<Library>> {
  return call(contentTypeTopLevel, { params: { type: 'all' }, signal });
}

export function getPromo(signal: AbortSignal): Promise<Result<Promo | null>> {
  return call(homepagePromoActive, { signal });
}

/** Products in random order (four; requirements: sizes). */
export function listRandomProducts(
  size: number,
  signal: AbortSignal,
): Promise<Result<ListedProduct[]>> {
  return call(productsEsSearch, { body: { size, query: { function_score: { query: { match_all: {} }, random_score: {} } } }, signal });
}
