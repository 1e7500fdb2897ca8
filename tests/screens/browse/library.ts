import { getDivisionLevel } from '#src/api/browse.ts';
import { getLibrary } from '#src/api/home.ts';
import { sentRequests } from '#tests/support/server.ts';

const { signal } = new AbortController();

/** The counts that the home page shows; asking for them is not the site's doing. */
export async function library() {
  const { data } = await getLibrary(signal);
  if (!data) throw new Error('The API has no library.');
  sentRequests.length = 0;
  return data;
}

export async function sectionsOf(division: string) {
  const { data } = await getDivisionLevel(division, signal);
  if (!data) throw new Error(`The API has no division ${division}.`);
  sentRequests.length = 0;
  return data.sections;
}
