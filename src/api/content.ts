import { call } from '#src/api/call.ts';
import type { Result } from '#src/contracts/result.ts';
import { contentByIds, contentEs } from '#src/contracts/companies.ts';
import type { Content } from '#src/contracts/content.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import { certificateEsIds, datasheetEsIds, webinarEsIds } from '#src/contracts/products.ts';

/** One item, whoever made it. */
export async function getContent(
  contentType: ContentType,
  id: number,
  signal: AbortSignal,
): Promise<Result<Content>> {
  const result = await call(contentEs, { params: { contentType, id }, signal });
  return result.error ? result : { data: result.data._source };
}

/** Several items of one type by their ids; those that do not exist are left out. */
export async function listContentByIds(
  contentType: ContentType,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<Result<Content[]>> {
  const params = { ids: ids.join(',') };
  if (contentType !== 'certificate' && contentType !== 'datasheet' && contentType !== 'webinar')
    return call(contentByIds, { params: { contentType, ...params }, signal });
  const { data, error } = await call(searchesByIds[contentType], { params, signal });
  return error ? { error } : { data: data.hits.hits.map((hit) => hit._source) };
}

/** Three types answer ids with a search. */
const searchesByIds = { certificate: certificateEsIds, datasheet: datasheetEsIds, webinar: webinarEsIds };
