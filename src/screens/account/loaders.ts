import { getProfile } from '#src/api/circulation.ts';
import type { Profile } from '#src/contracts/circulation.ts';
import { need } from '#src/components/need.ts';
import type { ScreenRequest } from '#src/components/screen-route.ts';

/** One's own profile. */
export async function profile({ request: { signal } }: ScreenRequest): Promise<Profile> {
  return need(await getProfile(signal));
}
