import { getCompanyRecord, listContentByIds } from '#src/api/companies.ts';
import type { KeptType } from '#src/contracts/kept-items.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import type { BinderRecord } from '#src/domain/design-projects/binder.ts';
import { keptKey } from '#src/domain/kept-item.ts';

/** So many ids stand in one address. */
const mostIds = 100;

/** Some kept items, and what the library has of them, by their keys; it never fails. */
export interface RecordBatch {
  keys: readonly string[];
  records: Promise<ReadonlyMap<string, BinderRecord>>;
}

interface Kept {
  content_type: KeptType;
  content_id: number;
}

/** Asks for the records of kept items, a call for each type; each batch comes when it comes, or is not read. */
export function askForRecords(items: readonly Kept[], signal: AbortSignal): readonly RecordBatch[] {
  const idsOf = (type: KeptType): number[] =>
    items
      .filter((item) => item.content_type === type)
      .map((item) => item.content_id)
      // In one order, so that the same favorites are the same call.
      .toSorted((one, other) => one - other);
  return [
    ...contentTypes.flatMap((type) =>
      chunks(idsOf(type)).map((ids) =>
        batch(type, ids, async () => {
          const { data } = await listContentByIds(type, ids, signal);
          return ids.map((id): BinderRecord => {
            const item = data?.find((one) => one.id === id);
            return item ? { kind: 'item', item } : { kind: data ? 'gone' : 'unread' };
          });
        }),
      ),
    ),
    ...idsOf('company').map((coid) =>
      batch('company', [coid], async () => {
        const { data, error } = await getCompanyRecord(coid, signal);
        return [
          data ? { kind: 'company', company: data } : { kind: error?.status === 404 ? 'gone' : 'unread' },
        ];
      }),
    ),
  ];
}

function batch(type: KeptType, ids: readonly number[], ask: () => Promise<BinderRecord[]>): RecordBatch {
  const keys = ids.map((id) => keptKey({ content_type: type, content_id: id }));
  return {
    keys,
    records: ask().then(
      (records) => new Map(keys.map((key, index) => [key, records[index] ?? { kind: 'unread' }])),
    ),
  };
}

function chunks(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, index) =>
    ids.slice(index * mostIds, (index + 1) * mostIds),
  );
}
