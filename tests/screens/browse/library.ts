import { call } from '#src/api/call.ts';
import { contentTypeDivisionLevel } from '#src/contracts/browse.ts';
import { contentTypeTopLevel } from '#src/contracts/library.ts';
import { sentRequests } from '#tests/support/server.ts';

const { signal } = new AbortController();

/** The counts that the home page shows; asking for them is not the site's doing. */
export async function library() {
  const { data } = await call(contentTypeTopLevel, { params: { type: 'all' }, signal });
  if (!data) throw new Error('The API has no library.');
  sentRequests.length = 0;
  return data;
}

export async function sectionsOf(division: string) {
  const { data } = await call(contentTypeDivisionLevel, { params: { type: 'all', division }, signal });
  if (!data) throw new Error(`The API has no division ${division}.`);
  sentRequests.length = 0;
  return data.sections;
}
