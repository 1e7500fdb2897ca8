import { call } from '#src/api/call.ts';
import { contentTypeTopLevel } from '#src/contracts/browse.ts';
import { requireData, notFound } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { contentTypeFrom } from '#src/domain/content-types.ts';

/** Counts for a content type, as lists to download. */
export async function typeLists({ params, request: { signal } }: ScreenRequest) {
  const type = contentTypeFrom(params['contentType'] ?? '');
  if (type === null) throw notFound();
  return { type, level: requireData(await call(contentTypeTopLevel, { params: { type }, signal })) };
}
