import type { CallError } from '#src/contracts/result.ts';
import { listSectionItems } from '#src/api/browse.ts';
import type { ListedContent } from '#src/contracts/content.ts';
import type { ContentType } from '#src/contracts/content-types.ts';

/** The most that the API returns at once. */
const most = 200;

type Collected = { items: readonly ListedContent[]; error?: never } | { error: CallError; items?: never };

/**
 * Collects all items of a type in the given divisions or sections, page by page, without duplicates. Stops at the first
 * error, because a list with gaps would look complete.
 */
export async function collectItems(
  type: ContentType,
  places: readonly string[],
  onProgress: (count: number) => void,
  signal: AbortSignal,
): Promise<Collected> {
  const items = new Map<number, ListedContent>();
  for (const place of places) {
    for (let from = 0, total = 1; from < total; from += most) {
      // One request at a time, so that a list of thousands leaves the API free for other calls.
      const { data, error } = await listSectionItems(type, place, { from, size: most }, signal);
      if (error) return { error };
      total = data.hits.total.value;
      for (const { _source: item } of data.hits.hits) items.set(item.id, item);
      onProgress(items.size);
    }
  }
  return { items: [...items.values()] };
}
