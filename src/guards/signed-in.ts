import { redirect } from 'react-router';

import { isFramed } from '#src/browser/frame.ts';
import { log } from '#src/browser/log.ts';
import { hashAt } from '#src/browser/location.ts';
import { need, notFound } from '#src/components/page/need.ts';
import type { ScreenLoader } from '#src/components/page/screen-route.ts';
import { urlTrapMarker } from '#src/domain/url-trap.ts';
import { to } from '#src/paths.ts';
import { restoreSession } from '#src/stores/restore-session.ts';
import { useSession } from '#src/stores/session.ts';

/**
 * The loader of a screen for signed-in people (spec §2). First the check for trapped addresses: the not-found screen,
 * and no call made. Then the session: whoever is not signed in is sent to sign in, and from there back to this address.
 */
export function signedIn(pattern: string, load: ScreenLoader): ScreenLoader {
  return async (asked) => {
    const { pathname, search } = new URL(asked.request.url);
    const marker = urlTrapMarker(pathname, search);
    if (marker !== null) {
      log.warn('A trapped address', { pattern, marker });
      throw notFound();
    }
    // The host's headers forbid it; should they be missing, nothing private is shown to be clicked on.
    if (isFramed()) throw new Response('This is not shown inside another page.', { status: 403 });
    const error = useSession.getState().user ? null : await restoreSession();
    const isHere = (): boolean => useSession.getState().user !== null;
    const leave = (): Response => redirect(to.signIn(pathname + search + hashAt(pathname, search)));
    if (error && !isHere()) need({ error });
    if (!isHere()) throw leave();
    try {
      return await load(asked);
    } catch (thrown) {
      // The session ended while the screen was on its way.
      throw isHere() ? thrown : leave();
    }
  };
}
