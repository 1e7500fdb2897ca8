import { getProductRecord } from '#src/api/products.ts';
import type { ProjectItem } from '#src/contracts/char-projects.ts';
import type { Content, Product } from '#src/contracts/content.ts';
import type { Result } from '#src/contracts/result.ts';
import { atMost } from '#src/lib/at-most.ts';
import { keptKey } from '#src/domain/kept-item.ts';
import type { BinderItem, BinderRecord } from '#src/domain/design-projects/binder.ts';
import { countsAlone } from '#src/domain/scorecard/scored-products.ts';
import { askForRecords } from '#src/stores/kept-records.ts';

/** So many products are asked for at once. */
const atOnce = 4;

export type Records = ReadonlyMap<string, BinderRecord>;

/** What the library has of a project's items, by their keys; one that does not come is not read, and none fails the rest. */
export async function recordsOf(
  items: readonly Pick<ProjectItem, 'content_type' | 'content_id'>[],
  signal: AbortSignal,
): Promise<Records> {
  const batches = await Promise.all(askForRecords(items, signal).map((batch) => batch.records));
  return new Map(batches.flatMap((batch) => [...batch]));
}

/** A product with all that belongs to it. */
export interface ProductPapers {
  product: Product;
  documents: readonly Content[];
}
export type Papers = ReadonlyMap<number, Promise<Result<ProductPapers>>>;

/** What belongs to the products of a project, and to those that its declarations are about; a few at a time. */
export function documentsOf(records: Records, signal: AbortSignal): Papers {
  const ids = new Set<number>();
  for (const record of records.values()) {
    if (record.kind !== 'item') continue;
    const { item } = record;
    if (item.content_type === 'product') ids.add(item.id);
    else if (countsAlone.has(item.content_type) && item.productIds[0] !== undefined)
      ids.add(item.productIds[0]);
  }
  const papers = new Map<number, Promise<Result<ProductPapers>>>();
  const answers: { id: number; give: (result: Result<ProductPapers>) => void }[] = [];
  for (const id of ids) {
    papers.set(id, new Promise((give) => answers.push({ id, give })));
  }
  void atMost(atOnce, answers, async ({ id, give }) => {
    const { data, error } = await getProductRecord(id, signal);
    give(error ? { error } : { data: { product: data.product, documents: data.content } });
  });
  return papers;
}

/** The papers of all products that came, and how many did not. */
export interface AllPapers {
  found: ReadonlyMap<number, ProductPapers>;
  failed: number;
}

/** Waits for all papers; what fails leaves the rest. */
export async function allPapers(papers: Papers): Promise<{ data: AllPapers }> {
  const found = new Map<number, ProductPapers>();
  let failed = 0;
  for (const [id, answer] of papers) {
    const { data } = await answer;
    if (data) found.set(id, data);
    else failed += 1;
  }
  return { data: { found, failed } };
}

/** A project's items with what is known of them. */
export function binderItems(
  items: readonly ProjectItem[],
  records: Records,
  found: AllPapers['found'] | null,
): readonly BinderItem[] {
  return items.map((kept) => {
    const record = records.get(keptKey(kept)) ?? { kind: 'coming' };
    return { kept, record, documents: documentsFor(record, found) };
  });
}

function documentsFor(record: BinderRecord, found: AllPapers['found'] | null): readonly Content[] | null {
  if (record.kind !== 'item') return [];
  const { item } = record;
  return item.content_type === 'product' ? (found?.get(item.id)?.documents ?? null) : [item];
}
