import { getProfile } from '#src/api/circulation.ts';
import { listContentRequests } from '#src/api/content-requests.ts';
import { listDesignProjects } from '#src/api/design-projects.ts';
import { need } from '#src/components/need.ts';
import type { ScreenRequest } from '#src/components/screen-route.ts';
import type { Profile } from '#src/contracts/circulation.ts';

/** One's own profile. */
export async function profile({ request: { signal } }: ScreenRequest): Promise<Profile> {
  return need(await getProfile(signal));
}

/** What was asked for, and the projects that it may be for; `query` fills the form in. */
export function contentRequests({ request: { url, signal } }: ScreenRequest) {
  return {
    requests: listContentRequests(signal),
    projects: listDesignProjects(signal),
    query: new URL(url).search.slice(1),
  };
}
