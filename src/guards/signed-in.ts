import { isFramed } from '#src/browser/frame.ts';
import { hashFor } from '#src/browser/location.ts';
import { redirect } from '#src/lib/redirect.ts';
import { requireData } from '#src/lib/require-data.ts';
import type { ScreenLoader } from '#src/components/page/screen-route.ts';
import { to } from '#src/paths.ts';
import { restoreSession } from '#src/services/restore-session.ts';
import { useSession } from '#src/stores/session.ts';

/**
 * Waits for the session. Visitors who are not signed in are redirected to sign in, and return to this URL
 * afterwards (requirements: routes).
 */
export function signedIn(_pattern: string, load: ScreenLoader): ScreenLoader {
  return async (screenRequest) => {
    const { pathname, search } = new URL(screenRequest.request.url);
    // The host's headers should forbid framing; if they are missing, this still prevents clickjacking of
    // private screens.
    if (isFramed()) throw new Response('This page can’t be shown inside another site.', { status: 403 });
    const error = useSession.getState().user ? null : await restoreSession();
    const isHere = (): boolean => useSession.getState().user !== null;
    const leave = (): Response => redirect(to.signIn(pathname + search + hashFor(pathname, search)));
    if (error && !isHere()) requireData({ error });
    if (!isHere()) throw leave();
    try {
      return await load(screenRequest);
    } catch (thrown) {
      // The session ended while the screen was loading.
      throw isHere() ? thrown : leave();
    }
  };
}
