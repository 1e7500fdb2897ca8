import { call } from '#src/api/call.ts';
import { manufacturersEs } from '#src/contracts/companies.ts';
import { searchProduct } from '#src/contracts/products.ts';
import { listContentByIds } from '#src/api/content.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import type { SavedType } from '#src/contracts/saved-items.ts';
import type { ProductPage } from '#src/contracts/products.ts';
import type { Result } from '#src/contracts/result.ts';
import type { BinderRecord } from '#src/domain/design-projects/binder.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import { forEachLimited } from '#src/lib/for-each-limited.ts';

const productsAtOnce = 4;

export interface LibraryItem {
  content_type: SavedType;
  content_id: number;
}

/** By `savedKey`. */
export type LibraryRecords = ReadonlyMap<string, BinderRecord>;

/**
 * The records of some items, by `savedKey`, each as soon as its call is answered: one answer for each type, one for
 * each manufacturer. No promise rejects: what could not be read is `unread`, and leaves the rest.
 */
export function fetchRecords(
  items: readonly LibraryItem[],
  signal: AbortSignal,
): ReadonlyMap<string, Promise<BinderRecord>> {
  const idsOf = (type: SavedType): number[] =>
    items
      .filter((item) => item.content_type === type)
      .map((item) => item.content_id)
      // In one order, so that the same items are the same call.
      .toSorted((one, other) => one - other);
  return new Map([
    ...contentTypes.flatMap((type) => contentRecords(type, idsOf(type), signal)),
    ...idsOf('company').map(
      (coid) =>
        [savedKey({ content_type: 'company', content_id: coid }), companyRecord(coid, signal)] as const,
    ),
  ]);
}

/** The same once all of them are there. */
export async function loadRecords(
  items: readonly LibraryItem[],
  signal: AbortSignal,
): Promise<LibraryRecords> {
  const requests = [...fetchRecords(items, signal)];
  return new Map(await Promise.all(requests.map(async ([key, record]) => [key, await record] as const)));
}

/** Products with what belongs to each, by id, four calls at a time. */
export function fetchProducts(
  ids: Iterable<number>,
  signal: AbortSignal,
): ReadonlyMap<number, Promise<Result<ProductPage>>> {
  const requests = [...ids].map((id) => ({ id, ...Promise.withResolvers<Result<ProductPage>>() }));
  void forEachLimited(productsAtOnce, requests, async ({ id, resolve }) =>
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
