import { call } from '#src/api/call.ts';
import { manufacturersEs } from '#src/contracts/companies.ts';
import { searchProduct, type ProductPage } from '#src/contracts/products.ts';
import { listContentByIds } from '#src/api/content.ts';
import { type ContentType, contentTypes } from '#src/contracts/content-types.ts';
import type { SavedType } from '#src/contracts/saved-items.ts';
import type { Result } from '#src/contracts/result.ts';
import type { BinderRecord } from '#src/domain/design-projects/binder.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import { forEachLimited } from '#src/lib/for-each-limited.ts';

const maxParallelProducts = 4;

export interface LibraryItem {
  content_type: SavedType;
  content_id: number;
}

/** By `savedKey`. */
export type LibraryRecords = ReadonlyMap<string, BinderRecord>;

/**
 * The records of some items, by `savedKey`. There is one call for each content type and one for each manufacturer, and each record
 * resolves with its call. No promise rejects: a record that couldn't be read has the kind `unread`.
 */
export function fetchRecords(
  items: readonly LibraryItem[],
  signal: AbortSignal,
): ReadonlyMap<string, Promise<BinderRecord>> {
  const idsOf = (type: SavedType): number[] =>
    items
      .filter((item) => item.content_type === type)
      .map((item) => item.content_id)
      // Sorted, so that the same items always make the same call, which may be kept.
      .toSorted((one, other) => one - other);
  return new Map([
    ...contentTypes.flatMap((type) => contentRecords(type, idsOf(type), signal)),
    ...idsOf('company').map(
      (coid) =>
        [savedKey({ content_type: 'company', content_id: coid }), companyRecord(coid, signal)] as const,
    ),
  ]);
}

/** The same records, once all have arrived. */
export async function loadRecords(
  items: readonly LibraryItem[],
  signal: AbortSignal,
): Promise<LibraryRecords> {
  const requests = [...fetchRecords(items, signal)];
  return new Map(await Promise.all(requests.map(async ([key, record]) => [key, await record] as const)));
}

/** Product pages by id, read four at a time. */
export function fetchProducts(
  ids: Iterable<number>,
  signal: AbortSignal,
): ReadonlyMap<number, Promise<Result<ProductPage>>> {
  const requests = [...ids].map((id) => ({ id, ...Promise.withResolvers<Result<ProductPage>>() }));
  void forEachLimited(maxParallelProducts, requests, async ({ id, resolve }) =>
    resolve(await call(searchProduct, { params: { id }, signal })),
  );
  return new Map(requests.map(({ id, promise }) => [id, promise]));
}

function contentRecords(type: ContentType, ids: readonly number[], signal: AbortSignal) {
  const answer = listContentByIds(type, ids, signal);
  return ids.map(
    (id) => [savedKey({ content_type: type, content_id: id }), contentRecord(id, answer)] as const,
  );
}

async function contentRecord(id: number, answer: ReturnType<typeof listContentByIds>): Promise<BinderRecord> {
  const { data } = await answer;
  const item = data?.find((one) => one.id === id);
  return item ? { kind: 'item', item } : { kind: data ? 'gone' : 'unread' };
}

async function companyRecord(coid: number, signal: AbortSignal): Promise<BinderRecord> {
  const { data, error } = await call(manufacturersEs, { params: { coid }, signal });
  return data ? { kind: 'company', company: data } : { kind: error?.status === 404 ? 'gone' : 'unread' };
}
