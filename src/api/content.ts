import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import { contentByIds } from '#src/contracts/companies.ts';
import type { Content } from '#src/contracts/content.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import { certificateEsIds, datasheetEsIds, webinarEsIds } from '#src/contracts/products.ts';
import { addAll } from '#src/lib/long-lists.ts';

/** How many ids one call asks for. */
const maxIds = 100;

/** Items of one type by id, in as many calls as needed. Items that don't exist are left out. */
export async function listContentByIds(
  contentType: ContentType,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<Result<Content[]>> {
  const calls = Array.from({ length: Math.ceil(ids.length / maxIds) }, (_, at) =>
    listSome(contentType, ids.slice(at * maxIds, (at + 1) * maxIds), signal),
  );
  const found: Content[] = [];
  for (const { data, error } of await Promise.all(calls)) {
    if (error) return { error };
    addAll(found, data);
  }
  return { data: found };
}

function listSome(
  contentType: ContentType,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<Result<Content[]>> {
  const params = { ids: ids.join(',') };
  if (contentType !== 'certificate' && contentType !== 'datasheet' && contentType !== 'webinar')
    return call(contentByIds, { params: { contentType, ...params }, signal });
  return call(searchesByIds[contentType], { params, signal });
}

/** Three content types return a search response for ids. */
const searchesByIds = { certificate: certificateEsIds, datasheet: datasheetEsIds, webinar: webinarEsIds };
