import { call } from '#src/api/call.ts';
import { searchProduct } from '#src/contracts/products.ts';
import type { ListedContent } from '#src/contracts/content.ts';
import { keyOf } from '#src/domain/selected-items.ts';

export interface ItemsToDownload {
  items: readonly ListedContent[];
  /** Titles of products whose files could not be listed. */
  missing: readonly string[];
}

/** The selected items and the content of selected products, without duplicates and without items that have no files. */
export async function downloadItems(
  chosen: readonly ListedContent[],
  signal: AbortSignal,
): Promise<ItemsToDownload> {
  const found = await Promise.all(
    chosen.map(async (item): Promise<ItemsToDownload> => {
      if (item.content_type !== 'product') return { items: [item], missing: [] };
      const { data } = await call(searchProduct, { params: { id: item.id }, signal });
      return data ? { items: [item, ...data.content], missing: [] } : { items: [], missing: [item.title] };
    }),
  );
  const items = found.flatMap((one) => one.items).filter(({ files }) => files.length > 0);
  return {
    items: [...new Map(items.map((item) => [keyOf(item), item])).values()],
    missing: found.flatMap((one) => one.missing),
  };
}
