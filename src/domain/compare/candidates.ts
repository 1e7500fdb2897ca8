import type { ListedProduct } from '#src/contracts/content.ts';
import type { ProductPage } from '#src/contracts/products.ts';

/** Products to add to a comparison: other manufacturers' first, each once, without those already in it. */
export function candidatesOf(
  pages: readonly Pick<ProductPage, 'competing' | 'related'>[],
  taken: readonly number[],
): readonly ListedProduct[] {
  const all = [...pages.flatMap(({ competing }) => competing), ...pages.flatMap(({ related }) => related)];
  const byId = new Map(all.map((product) => [product.id, product]));
  return [...byId.values()].filter(({ id }) => !taken.includes(id));
}
