import { call } from '#src/api/call.ts';
import { charProjectList } from '#src/contracts/char-projects.ts';
import { circulationMe, type Profile } from '#src/contracts/circulation.ts';
import { userProjectFyiList } from '#src/contracts/content-requests.ts';
import { requireData } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';

export const profile = async ({ request: { signal } }: ScreenRequest): Promise<Profile> =>
  requireData(await call(circulationMe, { signal, fresh: true }));

/** `query` prefills the form. */
export async function contentRequests({ request: { url, signal } }: ScreenRequest) {
  const [requests, projects] = [
    call(userProjectFyiList, { signal, fresh: true }),
    call(charProjectList, { signal }),
  ];
  await requests;
  return { requests, projects, query: new URL(url).search.slice(1) };
}
