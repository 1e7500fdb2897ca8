import type { ListedContent } from '#src/contracts/content.ts';

/** Identifies an item across all types. */
export const keyOf = ({ content_type, id }: Pick<ListedContent, 'content_type' | 'id'>): string =>
  `${content_type} ${id}`;

/** The selected products, plus the first product of every other item. */
export function comparedProducts(items: readonly ListedContent[]): readonly number[] {
  const ids = items.flatMap((item) =>
    item.content_type === 'product' ? [item.id] : item.productIds.slice(0, 1),
  );
  return [...new Set(ids)];
}
