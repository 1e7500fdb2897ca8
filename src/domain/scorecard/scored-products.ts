import type { Content, Product } from '#src/contracts/content.ts';
import type { BinderItem } from '#src/domain/design-projects/binder.ts';
import type { ScoredProduct } from '#src/domain/scorecard/scorecard.ts';

/**
 * The products that a project's items stand for, each with all its content in the library. A product item stands for
 * itself; a declaration or certificate saved on its own stands for the first product it covers. `about` has the
 * records of the latter. Leaves out what is unknown.
 */
export const scoredProducts = (
  items: readonly BinderItem[],
  about: ReadonlyMap<number, { product: Product; content: readonly Content[] }>,
): readonly ScoredProduct[] =>
  items.flatMap(({ saved, record, documents }): ScoredProduct[] => {
    if (record.kind !== 'item') return [];
    const { item } = record;
    if (item.content_type === 'product') return [scored(item, saved.status, documents ?? [])];
    const known = about.get(item.productIds[0] ?? 0);
    if (known === undefined || !standaloneDocumentTypes.has(item.content_type)) return [];
    return [scored(known.product, saved.status, known.content)];
  });

/** Saved on their own, these stand for their product. */
export const standaloneDocumentTypes: ReadonlySet<string> = new Set([
  'epd',
  'hpd',
  'certificate',
  'datasheet',
]);

function scored(
  product: Product,
  status: ScoredProduct['status'],
  documents: readonly Content[],
): ScoredProduct {
  const { id, title, coid, company } = product;
  return { id, title, coid, company, status, documents };
}
