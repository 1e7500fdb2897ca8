import { getProfile } from '#src/api/circulation.ts';
import { listContentRequests } from '#src/api/content-requests.ts';
import { listDesignProjects } from '#src/api/design-projects.ts';
import { requireData } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import type { Profile } from '#src/contracts/circulation.ts';

export async function profile({ request: { signal } }: ScreenRequest): Promise<Profile> {
  return requireData(await getProfile(signal));
}

/** `query` prefills the form. */
export async function contentRequests({ request: { url, signal } }: ScreenRequest) {
  const [requests, projects] = [listContentRequests(signal), listDesignProjects(signal)];
  await requests;
  return { requests, projects, query: new URL(url).search.slice(1) };
}
