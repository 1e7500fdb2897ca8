import { percentDecode } from '#src/lib/percent-decoding.ts';
import { pathOf, sameOriginPath } from '#src/lib/same-origin-path.ts';

/** Screens that must not follow a sign-in: they would ask again, sign out, or use up a reset token. */
const excludedScreens = new Set(['signin', 'signout', 'reset']);

/** The path if it is on this site, else home. Never throws. */
export function safeReturnTo(path: string | null | undefined): string {
  const url = sameOriginPath(path ?? '');
  if (url === null) return '/';
  const screen = percentDecode(url.pathname)?.split('/')[1]?.toLowerCase();
  return screen === undefined || excludedScreens.has(screen) ? '/' : pathOf(url);
}
