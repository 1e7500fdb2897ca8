import type { ProjectItem } from '#src/contracts/char-projects.ts';
import type { Content } from '#src/contracts/content.ts';
import type { ProductPage } from '#src/contracts/products.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import type { BinderItem, BinderRecord } from '#src/domain/design-projects/binder.ts';
import { standaloneDocumentTypes } from '#src/domain/scorecard/scored-products.ts';
import { fetchProducts, type LibraryRecords } from '#src/services/library-records.ts';

export type PendingDocuments = ReturnType<typeof fetchProducts>;

/** Loads the content of the project's products, and of products that its declarations cover; a few calls at a time. */
export function documentsOf(records: LibraryRecords, signal: AbortSignal): PendingDocuments {
  const ids = new Set<number>();
  for (const record of records.values()) {
    if (record.kind !== 'item') continue;
    const { item } = record;
    if (item.content_type === 'product') ids.add(item.id);
    else if (standaloneDocumentTypes.has(item.content_type) && item.productIds[0] !== undefined)
      ids.add(item.productIds[0]);
  }
  return fetchProducts(ids, signal);
}

/** The loaded documents, and the number of calls that failed. */
export interface LoadedDocuments {
  found: ReadonlyMap<number, ProductPage>;
  failed: number;
}

/** Waits for all documents; failed calls don't affect the others. */
export async function loadAllDocuments(
  pendingDocuments: PendingDocuments,
): Promise<{ data: LoadedDocuments }> {
  const found = new Map<number, ProductPage>();
  let failed = 0;
  for (const [id, answer] of pendingDocuments) {
    const { data } = await answer;
    if (data) found.set(id, data);
    else failed += 1;
  }
  return { data: { found, failed } };
}

/** A project's items with their records. */
export const binderItems = (
  items: readonly ProjectItem[],
  records: LibraryRecords,
  found: LoadedDocuments['found'] | null,
): readonly BinderItem[] =>
  items.map((saved) => {
    const record = records.get(savedKey(saved)) ?? { kind: 'coming' };
    return { saved, record, documents: documentsFor(record, found) };
  });

function documentsFor(
  record: BinderRecord,
  found: LoadedDocuments['found'] | null,
): readonly Content[] | null {
  if (record.kind !== 'item') return [];
  const { item } = record;
  return item.content_type === 'product' ? (found?.get(item.id)?.content ?? null) : [item];
}
