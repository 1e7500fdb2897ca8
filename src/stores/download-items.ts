import type { Content } from '#src/contracts/content.ts';
import { keyOf } from '#src/domain/selected-items.ts';
import { productContent } from '#src/stores/product-content.ts';

/**
 * Selected items, and the content of selected products, each once. `missing` names the products that failed to load.
 */
export async function downloadItems(
  chosen: readonly Content[],
  signal: AbortSignal,
): Promise<{ items: readonly Content[]; missing: readonly string[] }> {
  const found = await Promise.all(
    chosen.map(async (item) => {
      if (item.content_type !== 'product') return { items: [item], missing: [] };
      const { data } = await productContent(item.id, signal);
      return data ? { items: [item, ...data], missing: [] } : { items: [], missing: [item.title] };
    }),
  );
  const items = found.flatMap((one) => one.items).filter(({ files }) => files.length > 0);
  return {
    items: [...new Map(items.map((item) => [keyOf(item), item])).values()],
    missing: found.flatMap((one) => one.missing),
  };
}
